import type { AnyGame, Json } from '@tessera/kernel'
import { requestError } from '../../request-error.ts'
import { draft, type LoadedMatch } from '../load/index.ts'
import type { Rooms } from '../road/index.ts'
import { amended, type Change, type SeatRow } from '../store/index.ts'
import { commitmentTo } from './fairness.ts'

type Backed = Pick<Rooms, 'facts'>

/** Ratings compare people, not purses; and a server without a chain has nothing to look up. */
export function refuseBacking({ facts }: Backed, game: AnyGame, config: Json, rated: boolean): void {
  if (game.hostFacts?.wanted(config) !== true) return
  if (rated) throw requestError(422, 'lp_rated', 'Liquidity bonuses are off in rated play.')
  if (!facts.some(({ name }) => name === game.hostFacts?.provider))
    throw requestError(422, 'lp_unavailable', 'This server is not connected to a blockchain.')
}

/** The steps of those already seated, and the config they make. */
export async function backed(
  rooms: Backed,
  game: AnyGame,
  config: Json,
  seats: readonly Pick<SeatRow, 'account'>[],
): Promise<{ readonly config: Json; readonly backing: readonly (number | null)[] }> {
  if (game.hostFacts?.wanted(config) !== true) return { config, backing: seats.map(() => null) }
  const backing = await Promise.all(seats.map(({ account }) => (account === null ? 0 : stepsOf(rooms, game, account))))
  return { config: game.hostFacts.write(config, backing), backing }
}

/** The steps of a person who takes a seat. */
export async function backingOf(rooms: Backed, { game, row }: LoadedMatch, account: string): Promise<number | null> {
  if (row.startState !== null || game?.hostFacts?.wanted(row.config) !== true) return null
  return await stepsOf(rooms, game, account)
}

/**
 * The change with what those seated bring written into the config, and a new commitment to it: still before anybody has shown a salt, so the
 * server's secret is as blind as before.
 */
export function withBacking(match: LoadedMatch, change: Change): Change {
  const { game, row } = match
  if (row.startState !== null || game?.hostFacts?.wanted(row.config) !== true) return change
  const steps = draft(match, change).seats.map(({ backing }) => backing ?? 0)
  const config = game.hostFacts.write(row.config, steps)
  return amended(change, { set: { config, commitment: commitmentTo(row.secret, row.id, config, row.version) } })
}

async function stepsOf({ facts }: Backed, { hostFacts }: AnyGame, account: string): Promise<number> {
  const provider = facts.find(({ name }) => name === hostFacts?.provider)
  return Number((await provider?.factsOf(account)) ?? 0)
}
