import { type Brought, hashOf, type Parsed } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { SeatConfig, SiegefrontConfig } from '../config.ts'
import { readyDeck } from '../content/decks.ts'
import { workshop } from './workshop.ts'

/** The cards of one player: a deck of their own, or a forge that belongs to the seat. */
interface Supply {
  readonly seat: SeatConfig
  readonly brings: SiegefrontChoice | null
}

/**
 * Decks belong to players, not to seats, so that they change sides with them: those named by the config move to the
 * players. A forge is part of the config, so players keep their seats where only one side forges.
 */
export function bring(
  config: SiegefrontConfig,
  given: readonly (string | null)[],
): Parsed<Brought<SiegefrontConfig, SiegefrontChoice>> {
  const supplies: Supply[] = []
  for (const [player, seat] of config.seats.entries()) {
    const text = given[player] ?? null
    const read = text === null ? fixed(seat) : supplyIn(config, text)
    if (!read.ok)
      return { ok: false, inputErrors: read.inputErrors.map((inputError) => ({ ...inputError, path: `${player}` })) }
    supplies.push(read.value)
  }
  const [first = OPEN, second = OPEN] = supplies.map(({ seat }) => seat)
  return {
    ok: true,
    value: {
      config: { ...config, seats: [first, second] },
      brings: supplies.map(({ brings }) => brings),
      fixedSeats: hashOf(first) !== hashOf(second),
    },
  }
}

const OPEN: SeatConfig = { supply: 'deck' }

function supplyIn(config: SiegefrontConfig, text: string): Parsed<Supply> {
  const read = workshop.read(text)
  if (!read.ok) return read
  const refusal = workshop.refuse(config, read.value)
  if (refusal !== null) return bad(refusal)
  const { config: seated, brings } = workshop.seat(config, [read.value, null])
  return { ok: true, value: { seat: seated.seats[0], brings: brings[0] ?? null } }
}

function fixed(seat: SeatConfig): Parsed<Supply> {
  if (seat.supply === 'forge' || seat.deck === undefined) return { ok: true, value: { seat, brings: null } }
  const cards = typeof seat.deck === 'string' ? readyDeck(seat.deck)?.cards : seat.deck
  if (cards === undefined) return bad(`There is no ready deck ${String(seat.deck)}`)
  return { ok: true, value: { seat: OPEN, brings: { type: 'deck', cards } } }
}

function bad<T>(text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_build', text }] }
}
