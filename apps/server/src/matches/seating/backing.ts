import type { AnyGame, Json } from '@tessera/kernel'
import { requestError } from '../../request-error.ts'
import type { LoadedMatch } from '../load/loaded-match.ts'
import type { MatchCache } from '../road/match-cache.ts'
import { drafted } from '../settle/settle.ts'
import type { Change } from '../store/change.ts'
import type { SeatRow } from '../store/rows.ts'
import { commitmentTo } from './fairness.ts'

/** Who knows what stands behind a person: so many steps, by what was found out in the last minutes. */
export interface Backers {
  stepsOf(account: string): Promise<number>
}

/** Ratings compare people, not purses; and what nobody can look up nobody gets. */
export function refuseBacking(cache: MatchCache, game: AnyGame, config: Json, rated: boolean): void {
  if (game.hostFacts?.wanted(config) !== true) return
  if (rated) throw requestError(422, 'lp_rated', 'Liquidity bonuses are off in rated play.')
  if (cache.backers === null) throw requestError(422, 'lp_unavailable', 'This server is not connected to a blockchain.')
}

/** The steps of those already seated, and the config they make. */
export async function backed(
  cache: MatchCache,
  game: AnyGame,
  config: Json,
  seats: readonly Pick<SeatRow, 'account'>[],
): Promise<{ readonly config: Json; readonly backing: readonly (number | null)[] }> {
  if (game.hostFacts?.wanted(config) !== true) return { config, backing: seats.map(() => null) }
  const backing = await Promise.all(seats.map(({ account }) => (account === null ? 0 : stepsOf(cache, account))))
  return { config: game.hostFacts.write(config, backing), backing }
}

/** What somebody who sits down brings. Within a change, as `rewrite`. */
export async function backingOf(
  cache: MatchCache,
  { game, row }: LoadedMatch,
  account: string,
): Promise<number | null> {
  const wanted = row.startState === null && game?.hostFacts?.wanted(row.config) === true
  return wanted ? await stepsOf(cache, account) : null
}

/**
 * Writes what those seated bring into the config, and commits to it anew: still before anybody has shown a salt, so the server's secret
 * is as blind as before.
 */
export function rewrite(loaded: LoadedMatch, change: Change): void {
  const { game, row } = loaded
  if (row.startState !== null || game?.hostFacts?.wanted(row.config) !== true) return
  const steps = drafted(loaded, change).seats.map(({ backing }) => backing ?? 0)
  const config = game.hostFacts.write(row.config, steps)
  change.set.config = config
  change.set.commitment = commitmentTo(row.secret, row.id, config, row.version)
}

async function stepsOf(cache: MatchCache, account: string): Promise<number> {
  return (await cache.backers?.stepsOf(account)) ?? 0
}
