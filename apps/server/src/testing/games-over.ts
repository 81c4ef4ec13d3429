import { games } from '@tessera/games'
import type { AnyGame } from '@tessera/kernel'

/**
 * Real games that are played out in a test of the matches service, or of the API, on a kind of database: in a deep run all of
 * them, else each by the service on one database, and one over the API. All are played while servers are killed, too.
 */
export function gamesOver(way: 'service' | 'api', kind: 'embedded' | 'postgres'): readonly AnyGame[] {
  if (process.env['TESSERA_DEEP'] !== undefined) return games
  if (way === 'api') return kind === 'postgres' ? games.slice(0, 1) : []
  return games.filter((_, index) => index % 2 === (kind === 'embedded' ? 0 : 1))
}
