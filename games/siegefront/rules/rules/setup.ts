import type { Referee, Seat } from '@tessera/kernel'
import type { SiegefrontConfig } from '../config.ts'
import { readyDeck } from '../content/decks.ts'
import { TERRAINS, type Terrain } from '../content/tables.ts'
import type { SiegefrontEvent } from '../events.ts'
import type { SeatState, SiegefrontState } from '../state.ts'
import { configuredWeather, drawWeather } from './field/weather.ts'
import { drawCard, type Play, seatOf } from './play.ts'
import { startTurn } from './turn.ts'

/** Config to first state; when every deck is known the match begins at once. */
export function setup(config: SiegefrontConfig, ref: Referee<SiegefrontEvent>): SiegefrontState {
  const state: SiegefrontState = {
    phase: 'deck',
    turn: 0,
    active: 0,
    first: 0,
    weather: 'CLEAR',
    duration: 0,
    terrain: new Array<Terrain>(9).fill('NONE'),
    nextUnitId: 1,
    units: [],
    seats: [seatState(config, 0), seatState(config, 1)],
    result: null,
  }
  if (owingDecks(state).length === 0) begin({ state, config, ref, queue: [] })
  return state
}

/** Deck seats whose deck is not known yet. */
export function owingDecks(state: SiegefrontState): readonly Seat[] {
  return ([0, 1] as const).filter((seat) => state.seats[seat].supply === 'deck' && state.seats[seat].deck.length === 0)
}

/** Deck seats that owe a mulligan (SGF-205). */
export function owingMulligans(state: SiegefrontState): readonly Seat[] {
  return ([0, 1] as const).filter((seat) => !state.seats[seat].mulliganDone)
}

/** SGF-203, SGF-204: every draw of creation, in the rule's order. */
export function begin(play: Play): void {
  const { state, config, ref } = play
  state.first = config.first === 'random' ? ref.dice.d(2) - 1 : config.first
  if (config.terrain === 'random') state.terrain = drawTerrain(play)
  else if (config.terrain !== 'off') state.terrain = [...config.terrain]
  if (config.weather === 'random') {
    const { weather, duration } = drawWeather(play)
    state.weather = weather
    state.duration = duration
  } else state.weather = configuredWeather(play)
  const [left, right] = state.seats
  for (const seat of state.seats) if (seat.supply === 'deck') ref.dice.shuffle(seat.deck)
  ref.tell?.({
    type: 'match_started',
    first: state.first,
    castleHp: config.castleHp,
    terrain: [...state.terrain],
    weather: state.weather,
    duration: state.duration,
    impact: [left.impact, right.impact],
  })
  for (const seat of [0, 1] as const) {
    const own = seatOf(play, seat)
    if (own.supply === 'forge') own.charges = config.openingHand
    else for (let card = 0; card < config.openingHand; card++) drawCard(play, seat, 'opening')
    own.mulliganDone = own.supply === 'forge' || !config.mulligan
  }
  if (owingMulligans(state).length > 0) {
    state.phase = 'mulligan'
    return
  }
  state.phase = 'action'
  startTurn(play)
}

/** SGF-205: the named cards are set aside, as many drawn, then they go under the deck and it is shuffled. */
export function mulligan(play: Play, seat: Seat, back: readonly number[]): void {
  const own = seatOf(play, seat)
  own.mulliganDone = true
  const aside = own.hand.filter((held) => back.includes(held.id))
  own.hand = own.hand.filter((held) => !back.includes(held.id))
  play.ref.tell?.({ type: 'mulligan_done', seat, count: aside.length, cards: aside.map((held) => held.card) })
  if (aside.length === 0) return
  for (let card = 0; card < aside.length; card++) drawCard(play, seat, 'mulligan')
  own.deck.push(...aside.map((held) => held.card))
  play.ref.dice.shuffle(own.deck)
}

/** The cards a config's deck stands for. */
export function deckCards(deck: string | readonly string[]): readonly string[] {
  return typeof deck === 'string' ? (readyDeck(deck)?.cards ?? []) : deck
}

function seatState(config: SiegefrontConfig, seat: 0 | 1): SeatState {
  const { supply, deck } = config.seats[seat]
  return {
    castleHp: config.castleHp,
    castleMax: config.castleHp,
    mana: 0,
    maxMana: 0,
    hand: [],
    deck: supply === 'deck' && deck !== undefined ? [...deckCards(deck)] : [],
    graveyard: [],
    supply,
    charges: 0,
    nextHandId: 1,
    impact: 100 + 5 * lpStepsUsed(config, seat),
    mulliganDone: false,
  }
}

/** SGF-1402. */
export function lpStepsUsed(config: SiegefrontConfig, seat: 0 | 1): number {
  const { mode, cap } = config.lp
  const steps = config.lpSteps[seat]
  switch (mode) {
    case 'off':
      return 0
    case 'capped':
      return Math.min(steps, cap)
    case 'open':
      return Math.min(steps, 1000)
    case 'shared':
      return Math.min(Math.max(...config.lpSteps), cap)
  }
}

/** SGF-1001: the same ground for cells that face each other across the middle. */
function drawTerrain(play: Play): Terrain[] {
  const terrain = new Array<Terrain>(9).fill('NONE')
  for (const cells of [[0, 8], [1, 7], [2, 6], [3, 5], [4]]) {
    const draw = play.ref.dice.d(100)
    const kind = draw <= 52 ? 0 : 1 + Math.floor((draw - 53) / 12)
    for (const cell of cells) terrain[cell] = TERRAINS[kind] ?? 'NONE'
  }
  return terrain
}
