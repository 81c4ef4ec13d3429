import { defineScreens } from '@tessera/play'
import { lazy } from 'react'
import { lanterns } from '../rules/lanterns.ts'
import { lanternsMatch } from './match/definition.ts'
import type { Lanterns } from './types.ts'

/** Lanterns' screens, below /lanterns and at matches on a server. */
export const screens = defineScreens<Lanterns>(lanternsMatch, {
  what: 'match',
  Table: lazy(() => import('./match/table.tsx')),
  replay: { rules: lanterns.ruleset, Table: lazy(() => import('./match/replay.tsx')), forks: 'match' },
  options: { usual: {}, Panel: () => <p>Five nights, 20 measures of oil.</p>, inShort: () => 'Five nights' },
  pages: {
    play: lazy(() => import('./setup/play.tsx')),
    'puzzle/:number': lazy(() => import('./puzzle/puzzle-page.tsx')),
  },
})
