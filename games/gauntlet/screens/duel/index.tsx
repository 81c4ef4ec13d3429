import 'virtual:icons/gauntlet/shared'
import { duelRules } from '@tessera/gauntlet'
import { defineScreens } from '@tessera/play'
import { lazy } from 'react'
import { duelMatch, FIRST_DUEL } from './match/definition.ts'
import { inShort, OnlineOptions } from './setup/online-options.tsx'
import { PRACTICE } from './setup/practice.ts'
import { place } from './sounds.ts'
import type { Duel } from './types.ts'

/** The screens of Gauntlet's duels, below /gauntlet-duel and at matches on a server. */
export const screens = defineScreens<Duel>(duelMatch, {
  what: 'duel',
  sound: { place },
  Table: lazy(() => import('./match/table.tsx')),
  Ending: lazy(() => import('./match/ending.tsx')),
  Guide: lazy(() => import('./setup/guide.tsx')),
  first: FIRST_DUEL,
  practice: PRACTICE,
  redo: ({ phase }) => (phase === 'deploy' ? 'Place the team anew' : phase === 'muster' ? 'Choose another team' : null),
  replay: {
    rules: duelRules,
    Table: lazy(() => import('./match/replay.tsx')),
    eyesLabel: 'Seen from',
    forks: 'match',
  },
  options: { usual: {}, Panel: OnlineOptions, inShort },
  pages: {
    play: lazy(() => import('./setup/play.tsx')),
    units: lazy(() => import('./build/compendium.tsx')),
  },
})
