import { words } from '@tessera/hexline/words'
import 'virtual:icons/hexline'
import { ruleset } from '@tessera/hexline'
import { defineScreens } from '@tessera/play'
import { HALL } from '@tessera/ui/sound'
import { lazy } from 'react'
import { PRACTICE } from './guide/practice.ts'
import { FIRST_BATTLE, hexlineMatch } from './match/definition.ts'
import { inShort, OnlineOptions } from './setup/online-options.tsx'
import { PLAY_CONFIG } from './setup/remembered.ts'
import type { HexlinePlay } from './types.ts'

/** Hexline's screens, below /hexline and at matches on a server. */
export const screens = defineScreens<HexlinePlay>(hexlineMatch, {
  what: 'match',
  sound: HALL,
  Table: lazy(() => import('./match/table.tsx')),
  Guide: lazy(() => import('./guide/guide.tsx')),
  first: FIRST_BATTLE,
  practice: PRACTICE,
  redo: ({ phase }) =>
    phase === 'deploy' ? words.text('match.redoPlaces') : phase === 'muster' ? words.text('match.redoArmy') : null,
  replay: {
    rules: ruleset,
    Table: lazy(() => import('./match/replay.tsx')),
    eyes: [{ to: 'spectator' }],
    forks: 'record',
  },
  options: { usual: { deployment: PLAY_CONFIG.deployment }, Panel: OnlineOptions, inShort },
  pages: {
    play: lazy(() => import('./setup/play.tsx')),
    army: lazy(() => import('./build/army-page.tsx')),
    units: lazy(() => import('./build/units-page.tsx')),
    'puzzle/:number': lazy(() => import('./puzzle/puzzle-page.tsx')),
    lab: lazy(() => import('./lab/lab-page.tsx')),
  },
})
