import { games } from '@tessera/games'
import type { AnyGame } from '@tessera/kernel'

/**
 * Real games that are played out in a test of the matches service, or of the API, on a kind of database. In a deep run all of
 * them; else each on one database by the service and on the other one over the API.
 */
export function gamesOver(way: 'service' | 'api', kind: 'embedded' | 'postgres'): readonly AnyGame[] {
  if (process.env['TESSERA_DEEP'] !== undefined) return games
  const even = (way === 'service') === (kind === 'embedded')
  return games.filter((_, index) => (index % 2 === 0) === even)
}
