import { appendFileSync, existsSync } from 'node:fs'
import { type AnyGame, type Audience, anyGame, type Game, plainNarrator, schemaOf } from '@tessera/kernel'
import { z } from 'zod'

interface BidsState {
  rounds: number
  strict: boolean
  /** The secret draw of each seat. */
  hands: number[]
  points: number[]
  round: number
}
interface BidsView extends Omit<BidsState, 'hands'> {
  readonly to: Audience
  readonly hand: number | null
}
interface BidsConfig {
  readonly rounds: number
  readonly strict: boolean
}

/** Simultaneous and secret: both bid at once, the higher bid scores; each holds a secret number that the dice gave it. */
export function bids(version = 1): AnyGame {
  const game: Game<BidsConfig, BidsState, { readonly bid: number }, { readonly bids: readonly number[] }, BidsView> = {
    ruleset: {
      id: 'bids',
      version,
      config: schemaOf(
        z.strictObject({ rounds: z.int().min(1).max(500).default(3), strict: z.boolean().default(false) }),
      ),
      choice: schemaOf(z.strictObject({ bid: z.int().min(0).max(99) })),
      seats: () => 2,
      setup: (config, { dice }) => ({ ...config, hands: [dice.int(1000), dice.int(1000)], points: [0, 0], round: 0 }),
      awaiting: (state) => (state.round < state.rounds ? [0, 1] : []),
      resolve(state, choices, ref) {
        const told = choices.map((choice) => choice?.bid ?? 0)
        const [a = 0, b = 0] = told
        const winner = a === b ? ref.dice.int(2) : a > b ? 0 : 1
        state.points[winner] = (state.points[winner] ?? 0) + 1
        state.round++
        ref.tell?.({ bids: told })
      },
      result(state) {
        if (state.round < state.rounds) return null
        const [a = 0, b = 0] = state.points
        return { winner: a === b ? null : a > b ? 0 : 1, reason: 'points', score: [...state.points] }
      },
      period: (state) => state.round,
      view: ({ hands, ...state }, to) => ({ ...state, to, hand: to === 'spectator' ? null : (hands[to] ?? null) }),
      hear: (_state, event) => event,
      refuse: (_view, { bid }) => (bid <= 20 ? null : { code: 'too_high', message: 'Nobody may bid more than 20.' }),
      sample: (_view, dice) => ({ bid: dice.int(21) }),
      late: (view) => (view.strict ? 'forfeit' : { bid: 0 }),
      ...(version > 1 ? { upgrade: (state: unknown) => state as BidsState } : {}),
    },
    name: 'Bids',
    blurb: 'The higher bid wins.',
    minutes: 1,
    bot: {
      levels: [{ id: 'plain', name: 'Plain', blurb: 'Bids anything.' }],
      personalities: [],
      choose(_view, dice, _style, memory) {
        memory['asked'] = Number(memory['asked'] ?? 0) + 1
        return { choice: { bid: dice.int(21) } }
      },
    },
    simulation: {},
    narrator: plainNarrator(({ bids: told }) => `The bids were ${told.join(' and ')}.`),
    picture: ({ points }) => points.join(' : '),
    brokenInvariants: ({ round, rounds }) => (round > rounds ? ['too many rounds'] : []),
  }
  return anyGame(game)
}

interface RaceState {
  runners: string[]
  places: number[]
  beats: number
}

/** Automatic: both choose a runner, then the race is run in beats. */
export function race(): AnyGame {
  const game: Game<
    Record<string, never>,
    RaceState,
    { readonly runner: string },
    { readonly place: number },
    RaceState
  > = {
    ruleset: {
      id: 'race',
      version: 1,
      config: schemaOf(z.strictObject({})) as never,
      choice: schemaOf(z.strictObject({ runner: z.enum(['hare', 'tortoise']) })),
      seats: () => 2,
      setup: () => ({ runners: [], places: [0, 0], beats: 0 }),
      awaiting: (state) => (state.runners.length === 0 ? [0, 1] : []),
      resolve(state, choices) {
        state.runners = choices.map((choice) => choice?.runner ?? 'hare')
      },
      beat(state, ref) {
        const seat = state.beats % 2
        const place = (state.places[seat] ?? 0) + (state.runners[seat] === 'hare' ? ref.dice.int(4) : 1)
        state.places[seat] = place
        state.beats++
        ref.tell?.({ place })
      },
      result(state) {
        const winner = state.places.findIndex((place) => place >= 60)
        return winner === -1 ? null : { winner, reason: 'finish' }
      },
      period: (state) => Math.floor(state.beats / 10),
      view: (state) => state,
      hear: (_state, event) => event,
      refuse: () => null,
      sample: () => ({ runner: 'hare' }),
      late: () => ({ runner: 'tortoise' }),
    },
    name: 'Race',
    blurb: 'Choose a runner and watch.',
    minutes: 1,
    bot: {
      levels: [{ id: 'plain', name: 'Plain', blurb: 'Sends the hare.' }],
      personalities: [],
      choose: () => ({ choice: { runner: 'hare' } }),
    },
    simulation: {},
    narrator: plainNarrator(({ place }) => `Now at ${place}.`),
    picture: ({ places }) => places.join(' : '),
    brokenInvariants: () => [],
  }
  return anyGame(game)
}

interface RelayState {
  legs: number
  beats: number
  turn: number
  moves: number
}

/**
 * Both choose, six beats follow, and again: two legs. Then the seats take turns, in which one may choose as often as one likes
 * before passing; after four turns it is over.
 */
export function relay(): AnyGame {
  const game: Game<
    Record<string, never>,
    RelayState,
    { readonly pass: boolean },
    { readonly leg: number },
    RelayState
  > = {
    ruleset: {
      id: 'relay',
      version: 1,
      config: schemaOf(z.strictObject({})) as never,
      choice: schemaOf(z.strictObject({ pass: z.boolean() })),
      seats: () => 2,
      setup: () => ({ legs: 0, beats: 0, turn: 0, moves: 0 }),
      awaiting({ legs, beats, turn }) {
        if (beats > 0 || turn === 4) return []
        return legs < 2 ? [0, 1] : [turn % 2]
      },
      resolve(state, choices) {
        if (state.legs < 2) {
          state.legs++
          state.beats = 6
        } else if (choices.some((choice) => choice?.pass)) state.turn++
        else state.moves++
      },
      beat(state, ref) {
        state.beats--
        ref.tell?.({ leg: state.legs })
      },
      result: ({ turn }) => (turn < 4 ? null : { winner: null, reason: 'home' }),
      period: ({ legs, turn }) => legs + turn,
      view: (state) => state,
      hear: (_state, event) => event,
      refuse: () => null,
      sample: () => ({ pass: true }),
      late: () => ({ pass: true }),
    },
    name: 'Relay',
    blurb: 'Run, then walk.',
    minutes: 1,
    beatMs: 1000,
    bot: {
      levels: [{ id: 'plain', name: 'Plain', blurb: 'Passes.' }],
      personalities: [],
      choose: () => ({ choice: { pass: true } }),
    },
    simulation: {},
    narrator: plainNarrator(({ leg }) => `Leg ${leg}.`),
    picture: ({ turn }) => String(turn),
    brokenInvariants: () => [],
  }
  return anyGame(game)
}

type Burn = 'nothing' | 'time' | 'memory' | 'wait' | 'note'

/** Rules that never come to an end, fill all memory, go on until a file is there, or write a line into it, whichever the choice says. */
export function furnace(): AnyGame {
  const game: Game<
    Record<string, never>,
    { turns: number; held: number[][] },
    { readonly burn: Burn; readonly file: string },
    never,
    { turns: number }
  > = {
    ruleset: {
      id: 'furnace',
      version: 1,
      config: schemaOf(z.strictObject({})) as never,
      choice: schemaOf(
        z.strictObject({ burn: z.enum(['nothing', 'time', 'memory', 'wait', 'note']), file: z.string().default('') }),
      ) as never,
      seats: () => 2,
      setup: () => ({ turns: 0, held: [] }),
      awaiting: () => [0, 1],
      resolve(state, choices) {
        const { burn, file } = choices.find((choice) => choice?.burn !== 'nothing') ?? { burn: 'nothing', file: '' }
        while (burn === 'time' || (burn === 'wait' && !existsSync(file)));
        while (burn === 'memory') state.held.push(Array.from({ length: 10_000 }, (_, index) => index + 0.5))
        if (burn === 'note') appendFileSync(file, 'done\n')
        state.turns++
      },
      result: () => null,
      period: (state) => state.turns,
      view: ({ turns }) => ({ turns }),
      hear: (_state, event) => event,
      refuse: () => null,
      sample: () => ({ burn: 'nothing', file: '' }),
      late: () => ({ burn: 'nothing', file: '' }),
    },
    name: 'Furnace',
    blurb: 'Burns what it gets.',
    minutes: 1,
    bot: {
      levels: [{ id: 'plain', name: 'Plain', blurb: 'Burns time.' }],
      personalities: [],
      choose: () => ({ choice: { burn: 'time', file: '' } }),
    },
    simulation: {},
    narrator: plainNarrator(() => ''),
    picture: ({ turns }) => String(turns),
    brokenInvariants: () => [],
  }
  return anyGame(game)
}

interface DelveState {
  depth: number
  guard: number | null
  over: boolean
}

/** For one: the host puts a guard on every level, and the player goes past those that are weaker than what they bring. */
export function delve(): AnyGame {
  const game: Game<
    { readonly levels: number },
    DelveState,
    { readonly strength: number },
    { readonly guard: number },
    DelveState & { readonly levels: number }
  > = {
    ruleset: {
      id: 'delve',
      version: 1,
      config: schemaOf(z.strictObject({ levels: z.int().min(1).max(50).default(3) })),
      choice: schemaOf(z.strictObject({ strength: z.int().min(0).max(99) })),
      seats: () => 2,
      hostSeats: () => [1],
      acts: ['resign'],
      setup: () => ({ depth: 0, guard: null, over: false }),
      awaiting: (state) => (state.over ? [] : state.guard === null ? [1] : [0]),
      resolve(state, choices, ref) {
        const strength = choices.find((choice) => choice !== null)?.strength ?? 0
        if (state.guard === null) {
          state.guard = strength
          ref.tell?.({ guard: strength })
          return
        }
        if (strength > state.guard) state.depth++
        else state.over = true
        state.guard = null
        if (state.depth >= ref.config.levels) state.over = true
      },
      result: (state, { levels }) =>
        state.over ? { winner: state.depth >= levels ? 0 : 1, reason: 'depth', score: [state.depth, 0] } : null,
      period: (state) => state.depth,
      view: (state, _to, { levels }) => ({ ...state, levels }),
      hear: (_state, event) => event,
      refuse: (_view, { strength }) =>
        strength <= 90 ? null : { code: 'too_strong', message: 'Nobody is stronger than 90.' },
      sample: (_view, dice) => ({ strength: dice.int(91) }),
      late: () => 'forfeit',
    },
    name: 'Delve',
    blurb: 'Go down.',
    minutes: 1,
    bot: {
      levels: [{ id: 'plain', name: 'Plain', blurb: 'Is as strong as 5.' }],
      personalities: [],
      choose: () => ({ choice: { strength: 5 } }),
    },
    simulation: {},
    narrator: plainNarrator(({ guard }) => `A guard of ${guard}.`),
    picture: ({ depth }) => String(depth),
    brokenInvariants: () => [],
  }
  return anyGame(game)
}
