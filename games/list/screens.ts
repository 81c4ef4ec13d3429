import { cohort } from '@tessera/cohort-screens/entry'
import { gauntletDuel } from '@tessera/gauntlet-screens/duel/entry'
import { gauntletRun } from '@tessera/gauntlet-screens/run/entry'
import { hexline } from '@tessera/hexline-screens/entry'
import { hundred } from '@tessera/hundred-screens/entry'
import type { GameEntry } from '@tessera/play'
import { siegefront } from '@tessera/siegefront-screens/entry'
import { words } from '@tessera/table/words'
import { afterWords } from '@tessera/words'
import { addedEntries } from './added-screens.ts'

/** The one place where a game's screens are registered; docs/screens.md says what its folder must have. */
export const GAMES: readonly GameEntry[] = [
  hexline,
  siegefront,
  cohort,
  gauntletDuel,
  gauntletRun,
  hundred,
  ...addedEntries,
].map((entry) => ({ ...entry, screens: afterWords(words, entry.screens) }))
