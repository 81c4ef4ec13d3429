import { games } from '@tessera/games'
import { type AnyGame, peopleSeats } from '@tessera/kernel'

/** Games that two people play against each other; games for one have tests of their own. */
export const gamesForTwo: readonly AnyGame[] = games.filter((game) => seatsOf(game) === 2)

/** How many people a match has as it is simulated. */
export function seatsOf({ ruleset, simulation }: AnyGame): number {
  const config = ruleset.config.parse(simulation)
  if (!config.ok) throw new Error(`${ruleset.id} cannot be simulated`)
  return peopleSeats(ruleset, config.value).length
}

/**
 * Real games that are played out in a test of the matches service, or of the API, on a kind of database: in a deep run all of
 * them, else each by the service on one database, and one over the API. All are played while servers are killed, too.
 */
export function gamesOver(way: 'service' | 'api', kind: 'embedded' | 'postgres'): readonly AnyGame[] {
  if (process.env['TESSERA_DEEP'] !== undefined) return gamesForTwo
  if (way === 'api') return kind === 'postgres' ? gamesForTwo.slice(0, 1) : []
  return gamesForTwo.filter((_, index) => index % 2 === (kind === 'embedded' ? 0 : 1))
}
