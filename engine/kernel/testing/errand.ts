import { z } from 'zod'
import { type Audience, type Game, plainNarrator, type Ruleset, schemaOf } from '../index.ts'

/**
 * A toy with a seat of the host: seat 0 sends a messenger who carries so many letters, the host decides how long the way is,
 * and the messenger walks it out of sight. Every step costs as much work as there are letters; who is exhausted turns back.
 */
export interface ErrandConfig {
  readonly errands: number
}

export interface ErrandState {
  errand: number
  letters: number
  /** Steps still to go, which seat 0 does not know. */
  way: number
  awaited: 0 | 1 | null
  delivered: number
  turnedBack: boolean
  left: boolean
}

export type ErrandChoice = { readonly letters: number } | { readonly way: number }

export type ErrandEvent =
  | { readonly type: 'step'; readonly left: number }
  | { readonly type: 'back'; readonly delivered: number }

export interface ErrandView {
  readonly to: Audience
  readonly errand: number
  readonly awaited: 0 | 1 | null
  readonly delivered: number
}

export const errand: Ruleset<ErrandConfig, ErrandState, ErrandChoice, ErrandEvent, ErrandView> = {
  id: 'errand',
  version: 2,
  config: schemaOf(z.strictObject({ errands: z.int().min(1).max(9).default(3) })),
  choice: schemaOf(
    z.union([
      z.strictObject({ letters: z.int().min(1).max(1000) }),
      z.strictObject({ way: z.int().min(0).max(9) }),
    ]) as z.ZodType<ErrandChoice>,
  ),
  seats: () => 2,
  hostSeats: () => [1],
  acts: ['resign'],
  frames: 'perceived',
  workLimits: () => ({ step: 100, match: 400 }),
  olderRecords: [1],
  setup: () => ({ errand: 0, letters: 0, way: 0, awaited: 0, delivered: 0, turnedBack: false, left: false }),
  awaiting: (state, config) => (state.awaited === null || errand.result(state, config) !== null ? [] : [state.awaited]),
  resolve(state, [player, host], ref) {
    if (player && 'letters' in player) {
      state.letters = ref.late.includes(0) ? 1 : player.letters
      state.awaited = 1
    } else if (host && 'way' in host) {
      state.way = host.way
      state.awaited = null
    }
  },
  beat(state, ref) {
    ref.work.spend(state.letters)
    if (ref.work.exhausted()) {
      state.turnedBack = true
      state.way = 0
    }
    if (state.way > 0) {
      state.way--
      ref.tell?.({ type: 'step', left: state.way })
      return
    }
    if (!state.turnedBack) state.delivered += state.letters
    state.errand++
    state.awaited = 0
    ref.tell?.({ type: 'back', delivered: state.delivered })
  },
  leave(state) {
    state.left = true
  },
  result: ({ errand: done, turnedBack, left, delivered }, { errands }) => {
    if (left) return { winner: 1, reason: 'called_back', score: [delivered] }
    if (turnedBack) return { winner: 1, reason: 'exhausted', score: [delivered] }
    return done < errands ? null : { winner: 0, reason: 'delivered', score: [delivered] }
  },
  period: ({ errand: done }) => done,
  view: ({ errand: done, awaited, delivered }, to) => ({ to, errand: done, awaited, delivered }),
  hear: (_state, event, to) => (event.type === 'step' && to !== 1 ? null : event),
  refuse: ({ awaited }, choice) =>
    'letters' in choice === (awaited === 0) ? null : { code: 'wrong_seat', message: 'That is for somebody else.' },
  sample: ({ awaited }, dice) => (awaited === 0 ? { letters: dice.d(20) } : { way: dice.int(10) }),
  late: ({ awaited }) => (awaited === 0 ? { letters: 1000 } : { way: 0 }),
  upgrade: (state) => ({ ...(state as ErrandState), left: (state as Partial<ErrandState>).left ?? false }),
  // The first version kept its config in the state, and players could not leave.
  formerly: ({ left, ...state }, version, config) => (version === 1 && !left ? { ...state, config } : null),
}

export const errandGame: Game<ErrandConfig, ErrandState, ErrandChoice, ErrandEvent, ErrandView> = {
  ruleset: errand,
  name: 'Errand',
  blurb: 'A toy for tests.',
  minutes: 1,
  bot: {
    levels: [{ id: 'host', name: 'Host', blurb: 'Every way has one step.' }],
    personalities: [],
    choose: ({ awaited }) => ({ choice: awaited === 0 ? { letters: 2 } : { way: 1 } }),
  },
  simulation: {},
  narrator: plainNarrator((event) =>
    event.type === 'step' ? `${event.left} steps to go.` : `${event.delivered} delivered.`,
  ),
  picture: ({ errand: done, delivered }) => `Errand ${done + 1}, ${delivered} delivered`,
  brokenInvariants: ({ way }) => (way < 0 ? ['The way is shorter than nothing'] : []),
}
