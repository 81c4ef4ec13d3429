import { cohort } from '@tessera/cohort'
import { gauntletDuel, gauntletRun } from '@tessera/gauntlet'
import { hexline } from '@tessera/hexline'
import { hundred } from '@tessera/hundred'
import { type AnyGame, anyGame } from '@tessera/kernel'
import { siegefront } from '@tessera/siegefront'
import { addedGames } from './added-rules.ts'

/** The one list of all games: hosts, the lab, the command line and the client know no others. */
export const games: readonly AnyGame[] = [
  anyGame(hexline),
  anyGame(siegefront),
  anyGame(cohort),
  anyGame(gauntletDuel),
  anyGame(gauntletRun),
  anyGame(hundred),
  ...addedGames,
]

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.ruleset.id === id)
}

/**
 * Older versions that were shipped and that matches may still be running under, as they were built then; a server ends those
 * matches by the rules they began with. There are none before the first release.
 */
export const frozen: readonly AnyGame[] = []

/** That version of a game, if its rules are still here. */
export function gameAt(id: string, version: number): AnyGame | undefined {
  const is = ({ ruleset }: AnyGame): boolean => ruleset.id === id && ruleset.version === version
  return games.find(is) ?? frozen.find(is)
}
