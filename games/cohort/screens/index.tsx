import 'virtual:icons/cohort'
import { cohortRules } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { defineScreens } from '@tessera/play'
import { FIELD } from '@tessera/ui/sound'
import { lazy } from 'react'
import { FIRST_BATTLE } from './guide/first-battle.ts'
import { PRACTICE } from './guide/practice.ts'
import { firstTurn } from './log/story.ts'
import { cohortMatch } from './match/definition.ts'
import { truthRules } from './match/truth.ts'
import { matchInShort } from './setup/in-short.ts'
import type { CohortPlay } from './types.ts'

/** Cohort's screens, below /cohort and at matches on a server. */
export const screens = defineScreens<CohortPlay>(cohortMatch, {
  what: 'battle',
  sound: FIELD,
  Table: lazy(() => import('./match/table.tsx')),
  Ending: lazy(() => import('./match/ending.tsx')),
  Guide: lazy(() => import('./guide/guide.tsx')),
  onward: ({ config }, me) =>
    config.campaign !== undefined && me === 0 ? { to: '/cohort/campaign', text: words.text('onward') } : null,
  undo: ({ phase, turn }) => phase === 'orders' && turn > 1,
  first: FIRST_BATTLE,
  practice: PRACTICE,
  replay: {
    rules: cohortRules,
    Table: lazy(() => import('./match/replay.tsx')),
    eyes: [
      {
        to: 0,
        get name() {
          return words.text('replay.noFog')
        },
        rules: truthRules,
      },
      { to: 0 },
      { to: 1 },
    ],
    begins: firstTurn,
    forks: 'match',
    get again() {
      return words.text('replay.again')
    },
  },
  options: { usual: {}, Panel: lazy(() => import('./setup/online-options.tsx')), inShort: matchInShort },
  pages: {
    play: lazy(() => import('./setup/play.tsx')),
    army: lazy(() => import('./build/army-page.tsx')),
    campaign: lazy(() => import('./campaign/campaign-page.tsx')),
  },
})
