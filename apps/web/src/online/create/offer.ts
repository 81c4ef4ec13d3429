import { type AnyGame, clocksOf, type InputError } from '@tessera/kernel'
import { type Clock, Clock as ClockShape, type SeatWish, type Visibility } from '@tessera/wire'
import { words } from '../words/catalogue.ts'

/** A match that is being set up: what its maker has chosen so far. */
export interface Offer {
  readonly game: string
  /** The options of each game that was looked at. */
  readonly configs: Readonly<Record<string, unknown>>
  readonly clocks: Readonly<Record<string, Clock>>
  readonly seats: readonly SeatWish[]
  readonly visibility: Visibility
  readonly rated: boolean
  readonly spectators: boolean
  /** What the server found wrong with it. */
  readonly inputErrors: readonly InputError[]
  readonly sending: boolean
}

export type OfferAction =
  | { readonly type: 'game'; readonly game: string; readonly invited: string | null }
  | { readonly type: 'config'; readonly config: unknown }
  | { readonly type: 'clock'; readonly clock: Clock }
  | { readonly type: 'seat'; readonly seat: number; readonly wish: SeatWish; readonly seats: readonly SeatWish[] }
  | { readonly type: 'visibility'; readonly visibility: Visibility }
  | { readonly type: 'rated'; readonly rated: boolean }
  | { readonly type: 'spectators'; readonly spectators: boolean }
  | { readonly type: 'sending' }
  | { readonly type: 'refused'; readonly inputErrors: readonly InputError[] }

/** The offer a page opens with. Its address may name a game with options, a player to invite, or a bot as level:personality. */
export function firstOffer(games: readonly string[], address: URLSearchParams): Offer {
  const wanted = address.get('game')
  const game = games.find((id) => id === wanted) ?? games[0] ?? ''
  return {
    game,
    configs: configsFor(game, address.get('config')),
    clocks: {},
    seats: seatsFor(address.get('invite'), address.get('bot')),
    visibility: address.has('open') ? 'public' : 'link',
    rated: false,
    spectators: true,
    inputErrors: [],
    sending: false,
  }
}

export function changeOffer(offer: Offer, action: OfferAction): Offer {
  switch (action.type) {
    case 'game':
      return { ...offer, game: action.game, seats: seatsFor(action.invited) }
    case 'config':
      return { ...offer, configs: { ...offer.configs, [offer.game]: action.config } }
    case 'clock':
      return { ...offer, clocks: { ...offer.clocks, [offer.game]: action.clock } }
    case 'seat':
      return { ...offer, seats: placed(action.seats, action.seat, action.wish) }
    case 'visibility':
      return { ...offer, visibility: action.visibility }
    case 'rated':
      return { ...offer, rated: action.rated }
    case 'spectators':
      return { ...offer, spectators: action.spectators }
    case 'sending':
      return { ...offer, sending: true, inputErrors: [] }
    case 'refused':
      return { ...offer, sending: false, inputErrors: action.inputErrors }
  }
}

/** What an offer comes to under the rules of its game. */
export interface OfferRead {
  readonly config: unknown
  readonly clock: Clock
  readonly suggested: readonly Clock[]
  readonly seats: readonly SeatWish[]
  readonly rated: boolean
  /** Why it cannot be rated. */
  readonly unratable: string | null
  readonly inputErrors: readonly InputError[]
  /** Why its options do not fit. */
  readonly refusal: string | null
}

export interface OfferFacts {
  readonly rules: AnyGame | undefined
  /** The options people begin with; none until the game's screens are loaded. */
  readonly usual: unknown
  /** The clock this maker chose last for the game, as it was stored. */
  readonly storedClock: unknown
  /** Whether the maker has an account. */
  readonly named: boolean
}

export function readOffer(offer: Offer, { rules, usual, storedClock, named }: OfferFacts): OfferRead {
  const suggested = rules === undefined ? [] : clocksOf(rules)
  const clock = offer.clocks[offer.game] ?? clockIn(storedClock) ?? suggested[0] ?? { kind: 'none' }
  const config = offer.configs[offer.game] ?? usual ?? {}
  const parsed = rules?.ruleset.config.parse(config)
  const count = parsed?.ok === true && rules !== undefined ? rules.ruleset.seats(parsed.value) : offer.seats.length
  const seats = Array.from({ length: count }, (_, seat): SeatWish => offer.seats[seat] ?? { who: 'open' })
  const unratable = whyNotRated(named, seats, clock)
  const inputErrors = parsed?.ok === false ? parsed.inputErrors : []
  const refusal = parsed?.ok === false ? (inputErrors[0]?.text ?? words.text('new.misfit')) : null
  return { config, clock, suggested, seats, rated: offer.rated && unratable === null, unratable, inputErrors, refusal }
}

/** The words of the button that makes the match. */
export function verbFor(seats: readonly SeatWish[]): string {
  if (seats.some(({ who }) => who === 'invited')) return words.text('new.verb.invite')
  return seats.some(({ who }) => who === 'open') ? words.text('new.verb.create') : words.text('new.verb.begin')
}

/** A player has one seat: taking another leaves the first open. */
function placed(seats: readonly SeatWish[], seat: number, wish: SeatWish): readonly SeatWish[] {
  return seats.map((old, at) => {
    if (at === seat) return wish
    return wish.who === 'me' && old.who === 'me' ? { who: 'open' } : old
  })
}

function whyNotRated(named: boolean, seats: readonly SeatWish[], clock: Clock): string | null {
  if (!named) return words.text('new.unrated.account')
  if (seats.length !== 2 || seats.some(({ who }) => who === 'bot')) return words.text('new.unrated.two')
  return clock.kind === 'none' ? words.text('new.unrated.clock') : null
}

function clockIn(stored: unknown): Clock | null {
  const parsed = ClockShape.safeParse(stored)
  return parsed.success ? parsed.data : null
}

function configsFor(game: string, text: string | null): Readonly<Record<string, unknown>> {
  try {
    const config: unknown = text === null ? null : JSON.parse(text)
    return typeof config === 'object' && config !== null ? { [game]: config } : {}
  } catch {
    return {}
  }
}

function seatsFor(invited: string | null, bot: string | null = null): readonly SeatWish[] {
  const [level, personality] = (bot ?? '').split(':')
  if (level !== undefined && level !== '')
    return [{ who: 'me' }, { who: 'bot', bot: { level, ...(personality === undefined ? {} : { personality }) } }]
  return [{ who: 'me' }, invited === null ? { who: 'open' } : { who: 'invited', name: invited.slice(0, 40) }]
}
