import { type Audience, type Game, plainNarrator, type Ruleset, type Seat, schemaOf } from '@tessera/kernel'
import { z } from 'zod'

/** LAN-6: its seat belongs to the host. */
const LIGHTHOUSE: Seat = 2

/** LAN-1. */
export interface Config {
  readonly nights: number
  readonly oil: number
  /** The most that the lighthouse burns in a night. */
  readonly lighthouse: number
}

export interface State {
  /** Nights that are over. */
  night: number
  /** What each seat has left; the other seat cannot count it. */
  oil: [number, number]
  /** Nights each seat has taken. */
  taken: [number, number]
}

interface Choice {
  readonly burn: number
}

interface Event {
  readonly type: 'night'
  readonly night: number
  /** By seat; null where the listener may not know. */
  readonly burnt: readonly (number | null)[]
  /** Null when the lighthouse outshines both. */
  readonly taken: Seat | null
  /** What the coin showed, where one was thrown. */
  readonly coin: number | null
}

interface View {
  readonly to: Audience
  readonly config: Config
  readonly night: number
  /** What the listener may burn tonight; null for spectators. */
  readonly oil: number | null
  readonly taken: readonly [number, number]
}

const ruleset: Ruleset<Config, State, Choice, Event, View> = {
  id: 'lanterns',
  version: 1,
  config: schemaOf(
    z.strictObject({
      nights: z.int().min(1).max(50).default(5),
      oil: z.int().min(0).max(1000).default(20),
      lighthouse: z.int().min(0).max(1000).default(3),
    }),
  ),
  choice: schemaOf(z.strictObject({ burn: z.int().min(0).max(1000) })),
  seats: () => 3,
  hostSeats: () => [LIGHTHOUSE],

  setup: (config) => ({ night: 0, oil: [config.oil, config.oil], taken: [0, 0] }),
  awaiting: (state, config) => (state.night < config.nights ? [0, 1, LIGHTHOUSE] : []),
  resolve(state, choices, ref) {
    const burnt = choices.map((choice) => choice?.burn ?? 0)
    const [first = 0, second = 0, lighthouse = 0] = burnt
    const outshone = lighthouse > Math.max(first, second)
    // LAN-3.
    const coin = !outshone && first === second ? ref.dice.int(2) : null
    const taken = outshone ? null : (coin ?? (first > second ? 0 : 1))
    state.oil = [state.oil[0] - first, state.oil[1] - second]
    if (taken !== null) state.taken[taken === 0 ? 0 : 1]++
    state.night++
    ref.tell?.({ type: 'night', night: state.night, burnt, taken, coin })
  },
  result({ night, taken }, config) {
    if (night < config.nights) return null
    const [first, second] = taken
    return { winner: first === second ? null : first > second ? 0 : 1, reason: 'nights', score: [...taken] }
  },
  period: (state) => state.night,

  view: ({ night, oil, taken }, to, config) => ({
    to,
    config,
    night,
    oil: to === 'spectator' ? null : (oil[to] ?? config.lighthouse),
    taken,
  }),
  // LAN-4.
  hear: (_state, event, to) => ({
    ...event,
    burnt: event.burnt.map((burnt, seat) => (seat === to || seat === LIGHTHOUSE ? burnt : null)),
  }),
  refuse: ({ oil }, { burn }) =>
    burn <= (oil ?? 0) ? null : { code: 'too_little_oil', message: `You have ${oil ?? 0} measures of oil left.` },
  sample: ({ oil }, dice) => ({ burn: dice.int((oil ?? 0) + 1) }),
  late: () => ({ burn: 0 }),
  legal: ({ oil }) => Array.from({ length: (oil ?? 0) + 1 }, (_, burn) => ({ burn })),
}

export const lanterns: Game<Config, State, Choice, Event, View> = {
  ruleset,
  name: 'Lanterns',
  blurb: 'Burn more oil than the other, on more nights than the other.',
  minutes: 2,
  simulation: {},
  bot: {
    levels: [
      { id: 'gambler', name: 'Gambler', blurb: 'Burns a random part of the oil.' },
      { id: 'steward', name: 'Steward', blurb: 'Divides the oil among the nights that are left.' },
    ],
    personalities: [],
    choose: (view, dice, { level }) => ({
      choice: level === 'gambler' || view.to === LIGHTHOUSE ? ruleset.sample(view, dice) : { burn: fairShare(view) },
    }),
  },
  panel: {
    scripts: [
      { id: 'spender', name: 'Spender', blurb: 'Burns all it has at once.', choose: ({ oil }) => ({ burn: oil ?? 0 }) },
    ],
    grounds: [{ id: 'usual', name: 'Five nights', config: {} }],
    // In percent of the points, by level; a level without an entry is measured and not judged.
    goals: { steward: 65 },
    goalsAgainstRandom: { gambler: 45, steward: 70 },
  },
  narrator: plainNarrator(({ night, burnt, taken, coin }) => {
    const [first, second, lighthouse] = burnt.map((measures) => (measures === null ? 'some oil' : `${measures} of oil`))
    const why = coin === null ? '' : ` Equally bright: the coin shows ${coin}.`
    const end = taken === null ? 'The lighthouse outshines both.' : `Seat ${taken} takes it.`
    return `Night ${night}: ${first} against ${second}, ${lighthouse} in the lighthouse.${why} ${end}`
  }),
  picture: ({ config, night, oil, taken }) =>
    `Night ${Math.min(night + 1, config.nights)} of ${config.nights}, ${taken.join(' to ')}, your oil: ${oil ?? 'unknown'}`,
  brokenInvariants({ night, oil, taken }, config) {
    const found: string[] = []
    if (oil.some((left) => left < 0 || left > config.oil)) found.push(`Oil out of bounds: ${oil.join(', ')}`)
    if (taken[0] + taken[1] > night) found.push(`${night} nights, but ${taken.join(' and ')} taken`)
    return found
  },
}

function fairShare({ config, night, oil }: View): number {
  return Math.floor((oil ?? 0) / Math.max(1, config.nights - night))
}
