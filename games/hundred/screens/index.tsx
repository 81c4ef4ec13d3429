import 'virtual:icons/hundred'
import { hundredRules } from '@tessera/hundred'
import { defineScreens } from '@tessera/play'
import { FIELD } from '@tessera/ui/sound'
import { lazy } from 'react'
import { FIRST_MATCH } from './guide/first-match.ts'
import { PRACTICE } from './guide/practice.ts'
import { hundredMatch } from './match/definition.ts'
import { inShort, OnlineOptions } from './setup/online-options.tsx'
import type { Hundred } from './types.ts'

/** Hundred's screens, below /hundred and at matches on a server. */
export const screens = defineScreens<Hundred>(hundredMatch, {
  what: 'battle',
  sound: FIELD,
  Table: lazy(() => import('./match/table.tsx')),
  Ending: lazy(() => import('./match/ending.tsx')),
  Guide: lazy(() => import('./guide/guide.tsx')),
  first: FIRST_MATCH,
  practice: PRACTICE,
  replay: {
    rules: hundredRules,
    Table: lazy(() => import('./match/replay.tsx')),
    eyesLabel: 'Seen from',
    forks: 'match',
  },
  options: { usual: {}, Panel: OnlineOptions, inShort },
  pages: {
    play: lazy(() => import('./setup/play.tsx')),
    army: lazy(() => import('./build/army-page.tsx')),
  },
})
