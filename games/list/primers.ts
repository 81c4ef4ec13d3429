import { primer as cohort } from '@tessera/cohort-screens/primer'
import { primer as gauntletDuel } from '@tessera/gauntlet-screens/duel/primer'
import { primer as gauntletRun } from '@tessera/gauntlet-screens/run/primer'
import { primer as hexline } from '@tessera/hexline-screens/primer'
import { primer as hundred } from '@tessera/hundred-screens/primer'
import type { Primer } from '@tessera/play/guide'
import { primer as siegefront } from '@tessera/siegefront-screens/primer'
import { addedPrimers } from './added-primers.ts'

const PRIMERS = new Map<string, Primer>([
  ['hexline', hexline],
  ['siegefront', siegefront],
  ['cohort', cohort],
  ['gauntlet-duel', gauntletDuel],
  ['gauntlet-run', gauntletRun],
  ['hundred', hundred],
  ...addedPrimers,
])

/** The page that explains a game. */
export function primerOf(game: string): Primer | null {
  return PRIMERS.get(game) ?? null
}
