import { z } from 'zod'
import { type Audience, type Ruleset, schemaOf } from '../index.ts'

/**
 * A toy of the automatic kind: both seats choose a runner in secret, then the race runs by itself, one throw of the dice a
 * beat. With no seats to choose (`fixed`) nobody is ever awaited.
 */
export interface RaceConfig {
  readonly length: number
  readonly fixed: boolean
}

export interface RaceState {
  config: RaceConfig
  runners: ('hare' | 'tortoise')[]
  places: [number, number]
  beats: number
}

export type RaceEvent =
  | { readonly type: 'start'; readonly runners: readonly string[] }
  | { readonly type: 'ran'; readonly seat: number; readonly roll: number; readonly place: number }

export interface RaceView extends Readonly<RaceState> {
  readonly to: Audience
}

export const race: Ruleset<RaceConfig, RaceState, { readonly runner: 'hare' | 'tortoise' }, RaceEvent, RaceView> = {
  id: 'race',
  version: 1,
  config: schemaOf(
    z.strictObject({ length: z.int().min(1).max(1_000_000).default(40), fixed: z.boolean().default(false) }),
  ),
  choice: schemaOf(z.strictObject({ runner: z.enum(['hare', 'tortoise']) })),
  seats: () => 2,
  setup: (config) => ({ config, runners: config.fixed ? ['hare', 'tortoise'] : [], places: [0, 0], beats: 0 }),
  awaiting: (state) => (state.runners.length === 0 ? [0, 1] : []),
  resolve(state, choices, ref) {
    state.runners = choices.map((choice) => choice?.runner ?? 'hare')
    ref.tell?.({ type: 'start', runners: [...state.runners] })
  },
  beat(state, ref) {
    const seat = (state.beats % 2) as 0 | 1
    const roll = ref.dice.int(state.runners[seat] === 'hare' ? 6 : 4)
    const step = state.runners[seat] === 'hare' ? (roll < 3 ? 0 : roll) : 1 + (roll >> 1)
    state.places[seat] += step
    state.beats++
    ref.tell?.({ type: 'ran', seat, roll, place: state.places[seat] })
  },
  result(state) {
    const winner = state.places.findIndex((place) => place >= state.config.length)
    return winner === -1 ? null : { winner, reason: 'finish' }
  },
  period: (state) => Math.floor(state.beats / 10),
  view: (state, to) => ({ ...state, to }),
  hear: (_state, event) => event,
  refuse: () => null,
  sample: (_view, dice) => ({ runner: dice.int(2) === 0 ? 'hare' : 'tortoise' }),
  late: () => ({ runner: 'tortoise' }),
}
