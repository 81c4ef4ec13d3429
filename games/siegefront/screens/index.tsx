import 'virtual:icons/siegefront'
import { defineScreens } from '@tessera/play'
import { siegefrontRules } from '@tessera/siegefront'
import { WALLS } from '@tessera/ui/sound'
import { lazy } from 'react'
import { FIRST_MATCH } from './guide/first-match.ts'
import { PRACTICE } from './guide/practice.ts'
import { siegeMatch } from './match/definition.ts'
import { inShort, OnlineOptions } from './setup/online-options.tsx'
import type { Siege } from './types.ts'

/** Siegefront's screens, below /siegefront and at matches on a server. */
export const screens = defineScreens<Siege>(siegeMatch, {
  what: 'match',
  sound: WALLS,
  Table: lazy(() => import('./match/table.tsx')),
  Ending: lazy(() => import('./match/ending.tsx')),
  Guide: lazy(() => import('./guide/guide.tsx')),
  first: FIRST_MATCH,
  practice: PRACTICE,
  undo: ({ phase }) => phase === 'action',
  replay: {
    rules: siegefrontRules,
    Table: lazy(() => import('./match/replay.tsx')),
    eyesLabel: 'Seen from',
    forks: 'match',
  },
  options: { usual: {}, Panel: OnlineOptions, inShort },
  pages: {
    play: lazy(() => import('./setup/play.tsx')),
    holdings: lazy(() => import('./holdings/holdings-page.tsx')),
    deck: lazy(() => import('./build/deck-page.tsx')),
    'puzzle/:number': lazy(() => import('./puzzle/puzzle-page.tsx')),
  },
})
