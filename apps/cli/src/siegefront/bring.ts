import type { Json } from '@tessera/kernel'
import type { Player, Simulation } from '@tessera/lab'
import { READY_DECKS, type SeatConfig, type SiegefrontConfig } from '@tessera/siegefront'
import { usage } from '../problem.ts'
import { readSupply } from './deck.ts'

/**
 * Decks belong to A and B, not to seats, so that they change sides with them: those named by the config move to the
 * players. A forge is part of the config, so where only one side forges nobody changes seats.
 */
export function siegefrontBringing(
  simulation: Simulation,
  flags: readonly [string | undefined, string | undefined],
): Simulation {
  const config = simulation.config as unknown as SiegefrontConfig
  const [a, b] = simulation.players
  const left = side(a, flags[0], config.seats[0], '--army-a')
  const right = side(b, flags[1], config.seats[1], '--army-b')
  const open: SiegefrontConfig = { ...config, seats: [left.seat, right.seat] }
  const alike = JSON.stringify(left.seat) === JSON.stringify(right.seat)
  return {
    ...simulation,
    config: open as unknown as Json,
    players: [left.player, right.player],
    ...(alike ? {} : { swap: false }),
  }
}

function side(player: Player, flag: string | undefined, seat: SeatConfig, where: string) {
  if (flag !== undefined) {
    const supply = readSupply(flag, where)
    return supply.kind === 'forge'
      ? { player, seat: supply.seat }
      : { player: withDeck(player, supply.cards), seat: OPEN }
  }
  if (seat.supply === 'forge') return { player, seat }
  if (seat.deck === undefined) return { player, seat: OPEN }
  const cards = typeof seat.deck === 'string' ? READY_DECKS.find(({ key }) => key === seat.deck)?.cards : seat.deck
  if (cards === undefined) throw usage(`There is no ready deck ${String(seat.deck)}`)
  return { player: withDeck(player, cards), seat: OPEN }
}

const OPEN: SeatConfig = { supply: 'deck' }

function withDeck(player: Player, cards: readonly string[]): Player {
  return { ...player, brings: { type: 'deck', cards } }
}
