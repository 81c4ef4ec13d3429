import type { Dice, Memory, Seed } from '@tessera/kernel'
import type { OrdersChoice } from '../choice.ts'
import { type Play, playOf } from '../rules/play.ts'
import type { HundredState } from '../state.ts'
import { imagine } from '../view/imagine.ts'
import { type HundredView, seatOf } from '../view/view.ts'
import { stillness } from './habit.ts'
import { rankAll } from './planner.ts'
import { ableOf, focusPlans, ordersFor, planOf, type TeamPlan, type TeamScript, teamPlan } from './team.ts'
import { type Personality, TEMPERS } from './temper.ts'
import { outcome, someSeed } from './trial.ts'

/** HUN-1705: how hard a level thinks. Effort is counted in turns of one unit, so that large battles take no longer. */
interface Effort {
  /** Turns that a trial looks ahead. */
  readonly turns: number
  readonly scripts: readonly TeamScript[]
  /** Enemies that the whole side may fall upon. */
  readonly focus: number
  readonly guesses: readonly Guess[]
  readonly unitTurns: number
}

/** What the enemy might do: follow a script, or plan as an aggressive bot without a search. */
type Guess = TeamScript | 'character'

export const EFFORTS: Readonly<Record<'normal' | 'hard', Effort>> = {
  normal: {
    turns: 2,
    scripts: ['rush', 'receive', 'hunt', 'objective'],
    focus: 0,
    guesses: ['rush', 'receive'],
    unitTurns: 1000,
  },
  hard: {
    turns: 2,
    scripts: ['rush', 'receive', 'hunt', 'close', 'screen', 'harass', 'fallBack', 'objective', 'stand'],
    focus: 3,
    guesses: ['rush', 'receive', 'hunt', 'character'],
    unitTurns: 16000,
  },
}

const WORLDS = 4
/** Everybody looks at everybody: from so many units on a turn takes twice as long for each. */
const CROWD = 12

/**
 * Plans for the whole side compete: what the character of the bot would do, and simple ideas. They are played through on imagined
 * states against guesses of the enemy; the worse half is dropped and the others are tried more often, until one is left.
 */
export function search(
  view: HundredView,
  dice: Dice,
  personality: Personality,
  effort: Effort,
  memory: Memory,
): OrdersChoice {
  const seat = seatOf(view)
  const trials = new Trials(view, dice, personality, effort, stillness(view, memory))
  const { play } = trials
  if (ableOf(play, seat).length === 0) return ordersFor(play, new Map())
  const ranked = rankAll(play, seat, personality, null)
  const plans = [
    planOf(ranked),
    ...effort.scripts.map((script) => teamPlan(play, seat, script)),
    ...focusPlans(play, seat, effort.focus),
  ]
  return ordersFor(play, bestOf(plans, trials, effort.unitTurns))
}

/** Successive halving: each round spends the same on fewer plans. */
function bestOf(plans: readonly TeamPlan[], trials: Trials, unitTurns: number): TeamPlan {
  let left = plans.map((team) => ({ team, sum: 0, samples: 0 }))
  let rounds = 0
  for (let plansLeft = left.length; plansLeft > 1; plansLeft = Math.ceil(plansLeft / 2)) rounds++
  const each = Math.floor(unitTurns / (trials.cost * Math.max(1, rounds)))
  while (left.length > 1) {
    const more = Math.max(2, Math.floor(each / left.length))
    for (const plan of left) {
      plan.sum += trials.sum(plan.team, plan.samples, plan.samples + more)
      plan.samples += more
    }
    left.sort((a, b) => b.sum - a.sum)
    left = left.slice(0, Math.ceil(left.length / 2))
  }
  const [first] = left
  if (first === undefined) throw new Error('There is no plan')
  return first.team
}

interface World {
  readonly state: HundredState
  readonly foes: readonly OrdersChoice[]
}

/** Samples are numbered: the same number is the same imagined state, guess and dice for every plan. */
class Trials {
  readonly play: Play
  /** Turns of units that one sample takes. */
  readonly cost: number
  readonly #view: HundredView
  readonly #dice: Dice
  readonly #personality: Personality
  readonly #effort: Effort
  readonly #still: number
  readonly #worlds: World[] = []
  readonly #seeds: Seed[] = []

  constructor(view: HundredView, dice: Dice, personality: Personality, effort: Effort, still: number) {
    this.#view = view
    this.#dice = dice
    this.#personality = personality
    this.#effort = effort
    this.#still = still
    const { state } = this.#world(0)
    this.play = playOf(state, { config: view.config, dice, tell: undefined })
    const units = state.world.ids.length
    this.cost = Math.ceil((effort.turns * units * (CROWD + units)) / CROWD)
  }

  /** What a plan comes to over the samples from one number up to another. */
  sum(team: TeamPlan, from: number, to: number): number {
    const { config } = this.#view
    const seat = seatOf(this.#view)
    const own = ordersFor(this.play, team)
    const { regard } = TEMPERS[this.#personality]
    let sum = 0
    for (let sample = from; sample < to; sample++) {
      const { state, foes } = this.#world(sample % WORLDS)
      const foe = foes[this.#guess(sample)] ?? NOTHING
      sum += outcome(state, config, seat, own, foe, this.#seed(sample), this.#effort.turns, regard)
    }
    return sum
  }

  /** Enemies that have stood still lately are guessed to wait as often as they did. */
  #guess(sample: number): number {
    const { guesses } = this.#effort
    const waiting = guesses.indexOf('receive')
    if ((sample * 37) % 100 < this.#still) return waiting
    const others = guesses.length - 1
    const other = Math.floor(sample / WORLDS) % others
    return other < waiting ? other : other + 1
  }

  #world(number: number): World {
    const known = this.#worlds[number]
    if (known !== undefined) return known
    const state = imagine(this.#view, this.#dice)
    const play = playOf(state, { config: this.#view.config, dice: this.#dice, tell: undefined })
    const seat = 1 - seatOf(this.#view)
    const foes = this.#effort.guesses.map((guess) =>
      ordersFor(
        play,
        guess === 'character' ? planOf(rankAll(play, seat, 'aggressive', null)) : teamPlan(play, seat, guess),
      ),
    )
    const world = { state, foes }
    this.#worlds[number] = world
    return world
  }

  #seed(sample: number): Seed {
    while (this.#seeds.length <= sample) this.#seeds.push(someSeed(this.#dice))
    return this.#seeds[sample] ?? ''
  }
}

const NOTHING: OrdersChoice = { type: 'orders', plans: {}, policies: {} }
