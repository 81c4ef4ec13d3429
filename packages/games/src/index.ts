import { hexline } from '@tessera/hexline'
import { type AnyGame, anyGame } from '@tessera/kernel'
import { siegefront } from '@tessera/siegefront'

/** The one list of all games: hosts, the lab, the command line and the client know no others. */
export const games: readonly AnyGame[] = [anyGame(hexline), anyGame(siegefront)]

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.ruleset.id === id)
}
