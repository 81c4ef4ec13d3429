import {
  type HundredConfig,
  type HundredEvent,
  type HundredState,
  type HundredView,
  hundred,
  hundredRules,
  type OrdersChoice,
  type Plan,
  unitName,
} from '@tessera/hundred'
import { copy, refereeOf, type Seed, seededDice } from '@tessera/kernel'

/** The outcomes of many tries of one turn, for every fighter in it. */
interface Outcome {
  readonly key: string
  /** The place where it ended in each try, in metres. */
  readonly points: readonly (readonly [number, number])[]
  readonly felled: number
  readonly broke: number
  readonly hp: number
}

export interface Outcomes {
  readonly tries: number
  readonly fighters: readonly Outcome[]
}

/** Orders are guessed anew after so many tries. */
const SAME_GUESS = 10
const MOST_BEATS = 60

/** One moment of a turn that is tried: how it would look to the seat, and what happened on the way there. */
export interface TrialFrame {
  readonly view: HundredView
  readonly events: readonly HundredEvent[]
}

/** The turn played once from what the seat knows, tick by tick: other dice and other guesses than in the match. */
export function trialOf(
  view: HundredView,
  orders: OrdersChoice,
  foePlans: Readonly<Record<string, Plan>>,
  seed: Seed,
): readonly TrialFrame[] {
  const { config } = view
  const me = view.to === 1 ? 1 : 0
  const dice = seededDice(seed, { purpose: 9, turn: 0 })
  const state = hundredRules.imagine?.(view, dice)
  if (state === undefined) return []
  const theirs = thoughtOrders(state, view, foePlans, seed, 0)
  const frames: TrialFrame[] = []
  let events: HundredEvent[] = []
  const ref = refereeOf(config, { dice, tell: (event: HundredEvent) => void events.push(event) })
  const shoot = (): void => {
    frames.push({ view: copy(hundredRules.view(state, me, config)), events })
    events = []
  }
  shoot()
  hundredRules.resolve(state, me === 0 ? [orders, theirs] : [theirs, orders], ref)
  shoot()
  for (let beat = 0; beat < MOST_BEATS && isPlaying(state, config); beat++) {
    hundredRules.beat?.(state, ref)
    shoot()
  }
  return frames
}

function isPlaying(state: HundredState, config: HundredConfig): boolean {
  return hundredRules.awaiting(state, config).length === 0 && hundredRules.result(state, config) === null
}

/** The enemy's orders: as the player thinks, and else as a bot would give them. */
function thoughtOrders(
  state: HundredState,
  { config, to }: HundredView,
  foePlans: Readonly<Record<string, Plan>>,
  seed: Seed,
  round: number,
): OrdersChoice {
  const guess = foeGuess(hundredRules.view(copy(state), to === 1 ? 0 : 1, config), seed, round)
  return { ...guess, plans: { ...guess.plans, ...foePlans } }
}

/**
 * Plays the turn `tries` times from what the seat knows: its orders as drafted, the enemy's as given and else as a bot would guess them, other
 * dice each time. The rules themselves run, on imagined positions.
 */
export function outcomesOf(
  view: HundredView,
  orders: OrdersChoice,
  foePlans: Readonly<Record<string, Plan>>,
  tries: number,
  seed: Seed,
): Outcomes {
  const me = view.to === 1 ? 1 : 0
  const sums = new Map<string, { points: [number, number][]; felled: number; broke: number; hp: number }>()
  const { config } = view
  let theirs: OrdersChoice = NO_ORDERS
  for (let round = 0; round < tries; round++) {
    const dice = seededDice(seed, { purpose: 9, turn: round })
    const state = hundredRules.imagine?.(view, dice)
    if (state === undefined) break
    if (round % SAME_GUESS === 0) theirs = thoughtOrders(state, view, foePlans, seed, round)
    const ref = refereeOf(config, { dice, tell: undefined })
    const choices = me === 0 ? [orders, theirs] : [theirs, orders]
    hundredRules.resolve(state, choices, ref)
    for (let beat = 0; beat < MOST_BEATS && isPlaying(state, config); beat++) hundredRules.beat?.(state, ref)
    state.world.ids.forEach((id, place) => {
      const key = unitName(id)
      const sum = sums.get(key) ?? { points: [], felled: 0, broke: 0, hp: 0 }
      const { position, health, moraleState } = state.world
      sum.points.push([(position.x[place] ?? 0) / 1000, (position.y[place] ?? 0) / 1000])
      if (health.woundState[place] === 'down') sum.felled++
      if (moraleState.state[place] === 'broken' || moraleState.state[place] === 'routed') sum.broke++
      sum.hp += Math.max(0, health.current[place] ?? 0)
      sums.set(key, sum)
    })
  }
  return {
    tries,
    fighters: [...sums].map(([key, sum]) => ({
      key,
      points: sum.points,
      felled: sum.felled,
      broke: sum.broke,
      hp: Math.round(sum.hp / Math.max(1, sum.points.length)),
    })),
  }
}

const NO_ORDERS: OrdersChoice = { type: 'orders', plans: {}, policies: {} }

function foeGuess(view: HundredView, seed: Seed, round: number): OrdersChoice {
  const style = { level: 'normal', personality: 'aggressive' }
  const answer = hundred.bot.choose(view, seededDice(seed, { purpose: 10, turn: round }), style, {})
  return 'choice' in answer && answer.choice.type === 'orders' ? answer.choice : NO_ORDERS
}
