import 'virtual:icons/gauntlet/shared'
import { runRules } from '@tessera/gauntlet'
import { defineScreens } from '@tessera/play'
import { CAMP } from '@tessera/ui/sound'
import { lazy } from 'react'
import { runMatch } from './match/definition.ts'
import { inShort, OnlineOptions } from './setup/online-options.tsx'
import type { Run } from './types.ts'

/** The screens of Gauntlet's runs, below /gauntlet-run and at runs on a server. */
export const screens = defineScreens<Run>(runMatch, {
  what: 'run',
  sound: CAMP,
  Table: lazy(() => import('./match/table.tsx')),
  Guide: lazy(() => import('./guide/guide.tsx')),
  replay: {
    rules: runRules,
    Table: lazy(() => import('./match/replay.tsx')),
    eyes: [{ to: 0 }],
    forks: 'match',
  },
  options: { usual: {}, Panel: OnlineOptions, inShort },
  pages: {
    play: lazy(() => import('./setup/play.tsx')),
    learn: lazy(() => import('./guide/learn.tsx')),
    decks: lazy(() => import('./build/deck-page.tsx')),
    road: lazy(() => import('./road/road-page.tsx')),
    runs: lazy(() => import('./setup/runs.tsx')),
    ladder: lazy(() => import('./online/ladder-page.tsx')),
    'battles/:id': lazy(async () => ({ default: (await import('./online/watch-stored.tsx')).WatchBattlePage })),
    'challenges/:id': lazy(async () => ({ default: (await import('./online/watch-stored.tsx')).WatchChallengePage })),
  },
})
