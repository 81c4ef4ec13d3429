import type { RegisteredGames } from '@tessera/play/registry'
import { ADDED_RULES } from './added-rules-of.ts'

/** The rules of each game alone, loaded when they are asked for. */
export const RULES: RegisteredGames['rules'] = {
  hexline: () => import('@tessera/hexline-screens/rules'),
  siegefront: () => import('@tessera/siegefront-screens/rules'),
  cohort: () => import('@tessera/cohort-screens/rules'),
  'gauntlet-duel': () => import('@tessera/gauntlet-screens/duel/rules'),
  'gauntlet-run': () => import('@tessera/gauntlet-screens/run/rules'),
  hundred: () => import('@tessera/hundred-screens/rules'),
  ...ADDED_RULES,
}
