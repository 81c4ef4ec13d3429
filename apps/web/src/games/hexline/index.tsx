import 'virtual:icons/hexline'
import { ruleset } from '@tessera/hexline'
import { lazy } from 'react'
import { defineScreens } from '#play'
import { FIRST_BATTLE, hexlineMatch } from './setup/definition.ts'
import { inShort, OnlineOptions } from './setup/online-options.tsx'
import { PRACTICE } from './setup/practice.ts'
import { PLAY_CONFIG } from './setup/remembered.ts'
import type { HexlinePlay } from './types.ts'

/** Hexline's screens, below /hexline and at matches on a server. */
export const screens = defineScreens<HexlinePlay>(hexlineMatch, {
  what: 'match',
  Table: lazy(() => import('./setup/table.tsx')),
  Guide: lazy(() => import('./setup/guide.tsx')),
  first: FIRST_BATTLE,
  practice: PRACTICE,
  redo: ({ phase }) =>
    phase === 'deploy' ? 'Place the army again' : phase === 'muster' ? 'Choose another army' : null,
  replay: {
    rules: ruleset,
    Table: lazy(() => import('./battle/replay.tsx')),
    eyes: [{ to: 'spectator' }],
    forks: 'record',
  },
  options: { usual: { deployment: PLAY_CONFIG.deployment }, Panel: OnlineOptions, inShort },
  pages: {
    play: lazy(() => import('./setup/play.tsx')),
    army: lazy(() => import('./setup/army-page.tsx')),
    units: lazy(() => import('./setup/units-page.tsx')),
    'puzzle/:number': lazy(() => import('./puzzle/puzzle-page.tsx')),
    lab: lazy(() => import('./lab/lab-page.tsx')),
  },
})
