import { z } from 'zod'
import { type Audience, type Ruleset, schemaOf } from '../index.ts'

/**
 * A toy of the simultaneous and secret kind: three seats bid coins for prizes, all at once; the highest bid pays and takes
 * the prize, equal bids let the dice decide. A seat that leaves bids no more, and the match goes on.
 */
export interface AuctionState {
  coins: number[]
  prizes: number[]
  round: number
  rounds: number
  out: boolean[]
}

export interface AuctionEvent {
  readonly type: 'sold'
  readonly to: number
  readonly bids: readonly (number | null)[]
  readonly draw: number | null
}

export interface AuctionView extends Readonly<AuctionState> {
  readonly to: Audience
}

export const auction: Ruleset<
  { readonly rounds: number },
  AuctionState,
  { readonly bid: number },
  AuctionEvent,
  AuctionView
> = {
  id: 'auction',
  version: 3,
  config: schemaOf(z.strictObject({ rounds: z.int().min(1).max(50).default(4) })),
  choice: schemaOf(z.strictObject({ bid: z.int().min(0).max(100) })),
  seats: () => 3,
  setup: (config) => ({
    coins: [20, 20, 20],
    prizes: [0, 0, 0],
    round: 0,
    rounds: config.rounds,
    out: [false, false, false],
  }),
  awaiting: (state, config) =>
    auction.result(state, config) === null ? [0, 1, 2].filter((seat) => state.out[seat] === false) : [],
  resolve(state, choices, ref) {
    const bids = choices.map((choice) => choice?.bid ?? null)
    const best = Math.max(...bids.map((bid) => bid ?? -1))
    const leaders = bids.flatMap((bid, seat) => (bid === best ? [seat] : []))
    const draw = leaders.length > 1 ? ref.dice.int(leaders.length) : null
    const winner = leaders[draw ?? 0] ?? 0
    state.coins[winner] = (state.coins[winner] ?? 0) - best
    state.prizes[winner] = (state.prizes[winner] ?? 0) + 1
    state.round++
    ref.tell?.({ type: 'sold', to: winner, bids, draw })
  },
  leave(state, seat) {
    state.out[seat] = true
  },
  result(state) {
    const staying = state.out.flatMap((out, seat) => (out ? [] : [seat]))
    if (staying.length === 1) return { winner: staying[0] ?? null, reason: 'alone' }
    if (state.round < state.rounds) return null
    const most = Math.max(...state.prizes)
    const leaders = state.prizes.flatMap((count, seat) => (count === most ? [seat] : []))
    return { winner: leaders.length === 1 ? (leaders[0] ?? null) : null, reason: 'prizes', score: state.prizes }
  },
  period: (state) => state.round,
  view: (state, to) => ({ ...state, to }),
  hear: (_state, event) => event,
  refuse(view, choice) {
    const coins = view.to === 'spectator' ? 0 : (view.coins[view.to] ?? 0)
    return choice.bid <= coins ? null : { code: 'too_poor', message: `You have ${coins} coins.` }
  },
  sample: (view, dice) => ({ bid: dice.int((view.to === 'spectator' ? 0 : (view.coins[view.to] ?? 0)) + 1) }),
  late: () => ({ bid: 0 }),
  upgrade: (state) => state as AuctionState,
}
