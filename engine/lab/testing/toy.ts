import {
  type AnyGame,
  type Audience,
  anyGame,
  type Game,
  plainNarrator,
  type Result,
  type Schema,
} from '@tessera/kernel'

/**
 * Stones: both seats hide 1 to 4 stones in their fist; when both are shown, each stone on the table is rolled for, one a
 * beat, and goes to the seat whose number comes up. Most stones after all rounds wins.
 */
interface Config {
  readonly rounds: number
}

interface State {
  config: Config
  round: number
  /** Stones still to be rolled for. */
  table: number
  owned: [number, number]
}

interface Choice {
  readonly stones: number
}

type Event =
  | { readonly type: 'shown'; readonly stones: readonly number[] }
  | { readonly type: 'won'; readonly seat: number; readonly roll: number }

interface View extends State {
  readonly to: Audience
}

export interface Planted {
  /** Breaks the game in one way, for tests of the tools that must notice. */
  readonly fault?: 'lost-stone' | 'unstable' | 'crash' | 'meddling' | 'bad-words'
}

export function stones({ fault }: Planted = {}): AnyGame {
  let played = 0
  const game: Game<Config, State, Choice, Event, View> = {
    name: 'Stones',
    blurb: 'A toy for tests.',
    minutes: 1,
    simulation: { rounds: 3 },
    bot: {
      levels: [
        { id: 'few', name: 'Few', blurb: 'Hides one stone.' },
        { id: 'many', name: 'Many', blurb: 'Hides four stones.' },
        { id: 'quitter', name: 'Quitter', blurb: 'Resigns in the second round.' },
      ],
      personalities: [{ id: 'grim', name: 'Grim', blurb: 'Says nothing.' }],
      choose(view, _dice, style) {
        if (style.level === 'quitter' && view.round === 2) return { act: 'resign' }
        return { choice: { stones: style.level === 'many' ? 4 : 1 } }
      },
    },
    panel: {
      scripts: [{ id: 'pair', name: 'Pair', blurb: 'Hides two stones.', choose: () => ({ stones: 2 }) }],
      grounds: [
        { id: 'short', name: 'Short', config: { rounds: 1 } },
        { id: 'long', name: 'Long', config: { rounds: 9 } },
      ],
      goals: { few: 40, many: 101 },
      goalsAgainstRandom: { few: 10 },
    },
    narrator: plainNarrator((event) => {
      if (fault === 'bad-words') return `Seat ${undefined} wins`
      return event.type === 'won'
        ? `Seat ${event.seat} wins a stone (${event.roll}).`
        : `Shown: ${event.stones.join(' and ')}.`
    }),
    picture: (view) => `${view.owned[0]} : ${view.owned[1]}, ${view.table} on the table`,
    brokenInvariants: (state) => {
      const broken = state.table < 0 || state.owned[0] + state.owned[1] + state.table < 2 * (state.round - 1)
      return broken ? [`stones are missing in round ${state.round}`] : []
    },
    ruleset: {
      id: 'stones',
      version: 1,
      config: wholeField('rounds', 1, 200, 3),
      choice: wholeField('stones', 0, 9),
      seats: () => 2,
      setup: (config) => ({ config, round: 1, table: 0, owned: [0, 0] }),
      awaiting: (state) => (state.table > 0 || state.round > state.config.rounds ? [] : [0, 1]),
      resolve(state, choices, ref) {
        const shown = choices.map((choice) => choice?.stones ?? 0)
        if (fault === 'crash' && shown[0] === 2) throw new Error('two stones are too heavy')
        if (fault === 'unstable' && played++ % 2 === 1) state.owned[0]++
        state.table = shown.reduce((sum, n) => sum + n, 0)
        if (fault === 'lost-stone' && shown[0] === 3) state.table = -1
        ref.tell?.({ type: 'shown', stones: shown })
        state.round++
      },
      beat(state, ref) {
        const roll = ref.dice.d(6)
        const seat = roll % 2 === 0 ? 0 : 1
        state.table--
        state.owned[seat]++
        ref.tell?.({ type: 'won', seat, roll })
      },
      result(state): Result | null {
        if (state.table > 0 || state.round <= state.config.rounds) return null
        const [a, b] = state.owned
        return { winner: a === b ? null : a > b ? 0 : 1, reason: 'stones', score: [a, b] }
      },
      period: (state) => state.round,
      view: (state, to) => ({ ...state, to }),
      hear: (_state, event) => event,
      refuse(view, { stones: held }) {
        if (held >= 1 && held <= 4) return null
        if (fault === 'meddling') view.owned[0]++
        return { code: 'stones', message: 'Hide 1 to 4 stones.' }
      },
      sample: (_view, dice) => ({ stones: dice.d(4) }),
      late: () => ({ stones: 1 }),
    },
  }
  return anyGame(game)
}

/** `{ [name]: n }` with n from least to most, and nothing else. */
function wholeField<Name extends string>(
  name: Name,
  least: number,
  most: number,
  otherwise?: number,
): Schema<Readonly<Record<Name, number>>> {
  const bad = (code: string, text: string) => ({ ok: false as const, inputErrors: [{ path: name, code, text }] })
  return {
    json: { type: 'object', properties: { [name]: { type: 'integer', minimum: least, maximum: most } } },
    hostFields: [],
    parse(input) {
      if (typeof input !== 'object' || input === null || Array.isArray(input))
        return bad('wrong_type', 'Give an object.')
      const unknown = Object.keys(input).find((key) => key !== name)
      if (unknown !== undefined) return bad('unknown_key', `There is no field ${unknown}.`)
      const value = Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : otherwise
      if (!Number.isInteger(value)) return bad('wrong_type', `${name} must be a whole number.`)
      const whole = value as number
      if (whole < least || whole > most) return bad('out_of_range', `${name} must be ${least} to ${most}.`)
      return { ok: true, value: { [name]: whole } as Record<Name, number> }
    },
  }
}
