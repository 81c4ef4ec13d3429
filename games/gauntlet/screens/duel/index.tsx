import 'virtual:icons/gauntlet/shared'
import { duelRules } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { defineScreens } from '@tessera/play'
import { CAMP } from '@tessera/ui/sound'
import { lazy } from 'react'
import { duelMatch, FIRST_DUEL } from './match/definition.ts'
import { inShort, OnlineOptions } from './setup/online-options.tsx'
import { PRACTICE } from './setup/practice.ts'
import type { Duel } from './types.ts'

/** The screens of Gauntlet's duels, below /gauntlet-duel and at matches on a server. */
export const screens = defineScreens<Duel>(duelMatch, {
  what: 'duel',
  sound: CAMP,
  Table: lazy(() => import('./match/table.tsx')),
  Ending: lazy(() => import('./match/ending.tsx')),
  Guide: lazy(() => import('./setup/guide.tsx')),
  first: FIRST_DUEL,
  practice: PRACTICE,
  redo: ({ phase }) =>
    phase === 'deploy' ? words.text('duel.placeAnew') : phase === 'muster' ? words.text('duel.chooseAnother') : null,
  replay: {
    rules: duelRules,
    Table: lazy(() => import('./match/replay.tsx')),
    get eyesLabel() {
      return words.text('duel.seenFrom')
    },
    forks: 'match',
  },
  options: { usual: {}, Panel: OnlineOptions, inShort },
  pages: {
    play: lazy(() => import('./setup/play.tsx')),
    units: lazy(() => import('./build/compendium.tsx')),
  },
})
