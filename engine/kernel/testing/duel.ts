import { z } from 'zod'
import { type Audience, copy, type Game, plainNarrator, type Ruleset, schemaOf } from '../index.ts'

/**
 * A toy of the alternating kind, with a hidden hand: two seats hold cards from a shuffled deck and play them in turn; a card
 * higher than the one on the table scores a point. The seat that leads when both hands are empty wins.
 */
export interface DuelConfig {
  readonly cards: number
}

export interface DuelState {
  config: DuelConfig
  hands: [number[], number[]]
  deck: number[]
  table: number
  turn: number
  points: [number, number]
  left: number | null
}

export type DuelChoice = { readonly play: number }

export type DuelEvent =
  | { readonly type: 'dealt'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: 'drew'; readonly seat: number; readonly card: number | null }
  | { readonly type: 'played'; readonly seat: number; readonly card: number; readonly scored: boolean }

export interface DuelView {
  readonly to: Audience
  readonly hand: readonly number[]
  readonly held: readonly [number, number]
  readonly deck: number
  readonly table: number
  readonly turn: number
  readonly points: readonly [number, number]
  readonly left: number | null
}

export const duel: Ruleset<DuelConfig, DuelState, DuelChoice, DuelEvent, DuelView> = {
  id: 'duel',
  version: 1,
  config: schemaOf(z.strictObject({ cards: z.int().min(1).max(20).default(5) })),
  choice: schemaOf(z.strictObject({ play: z.int().min(1).max(100) })),
  seats: () => 2,
  setup(config, ref) {
    const deck = Array.from({ length: config.cards * 4 }, (_, i) => i + 1)
    ref.dice.shuffle(deck)
    const hands: [number[], number[]] = [deck.splice(0, config.cards), deck.splice(0, config.cards)]
    for (const seat of [0, 1] as const) ref.tell?.({ type: 'dealt', seat, cards: [...hands[seat]] })
    return { config, hands, deck, table: 0, turn: 0, points: [0, 0], left: null }
  },
  awaiting: (state) => (over(state) ? [] : [state.turn % 2]),
  resolve(state, choices, ref) {
    const seat = (state.turn % 2) as 0 | 1
    const card = choices[seat]?.play ?? 0
    state.hands[seat] = state.hands[seat].filter((held) => held !== card)
    const scored = card > state.table
    if (scored) state.points[seat]++
    state.table = card
    state.turn++
    ref.tell?.({ type: 'played', seat, card, scored })
    const drawn = ref.dice.int(2) === 0 ? state.deck.pop() : undefined
    if (drawn === undefined) return
    state.hands[seat].push(drawn)
    ref.tell?.({ type: 'drew', seat, card: drawn })
  },
  leave(state, seat) {
    state.left = seat
  },
  result(state) {
    if (state.left !== null) return { winner: 1 - state.left, reason: 'left' }
    if (!over(state)) return null
    const [a, b] = state.points
    return { winner: a === b ? null : a > b ? 0 : 1, reason: 'points', score: [a, b] }
  },
  period: (state) => Math.floor(state.turn / 2),
  view: (state, to) => ({
    to,
    hand: to === 'spectator' ? [] : (state.hands[to] ?? []),
    held: [state.hands[0].length, state.hands[1].length],
    deck: state.deck.length,
    table: state.table,
    turn: state.turn,
    points: state.points,
    left: state.left,
  }),
  hear(_state, event, to) {
    if (event.type === 'dealt') return event.seat === to ? event : null
    if (event.type === 'drew' && event.seat !== to) return { ...event, card: null }
    return event
  },
  refuse: (view, choice) =>
    view.hand.includes(choice.play) ? null : { code: 'not_held', message: `You do not hold the ${choice.play}.` },
  sample: (view, dice) => ({ play: dice.pick(view.hand) }),
  late: () => 'forfeit',
  legal: (view) => view.hand.map((play) => ({ play })),
}

/** Changes everything `to` may not know: the other hand, the order of the deck, cards others drew. */
export const rehideDuel = {
  state(state: DuelState, to: Audience): DuelState {
    const hidden = copy(state)
    for (const seat of [0, 1] as const)
      if (seat !== to) hidden.hands[seat] = hidden.hands[seat].map((card) => 1000 + card)
    hidden.deck = hidden.deck.map((card) => 2000 + card)
    return hidden
  },
  event(event: DuelEvent, to: Audience): DuelEvent {
    if (event.type === 'dealt' && event.seat !== to) return { ...event, cards: event.cards.map((card) => 1000 + card) }
    if (event.type === 'drew' && event.seat !== to) return { ...event, card: 1000 + (event.card ?? 0) }
    return event
  },
}

export const duelGame: Game<DuelConfig, DuelState, DuelChoice, DuelEvent, DuelView> = {
  ruleset: duel,
  name: 'Duel',
  blurb: 'Play the higher card.',
  minutes: 1,
  bot: {
    levels: [{ id: 'low', name: 'Low', blurb: 'Plays its lowest card.' }],
    personalities: [],
    choose: (view) => ({ choice: { play: Math.min(...view.hand) } }),
  },
  simulation: { cards: 5 },
  narrator: plainNarrator((event) => JSON.stringify(event)),
  picture: (view) => `table ${view.table}`,
  brokenInvariants(state) {
    const cards = [...state.hands[0], ...state.hands[1], ...state.deck]
    return new Set(cards).size === cards.length ? [] : ['A card is in two places']
  },
}

/** The hand that is to play is empty, or a player left. */
function over(state: DuelState): boolean {
  return state.left !== null || state.hands[(state.turn % 2) as 0 | 1].length === 0
}
