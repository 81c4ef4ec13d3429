import type { Dice, Memory, Seed } from '@tessera/kernel'
import type { OrdersChoice } from '../choice.ts'
import { type Play, playOf } from '../rules/play.ts'
import type { HundredState } from '../state.ts'
import { imagine } from '../view/imagine.ts'
import { type HundredView, seatOf } from '../view/view.ts'
import { bestOf } from './contest.ts'
import { aimOf } from './goals.ts'
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
  /** Samples after which a plan that does better takes over, and the standard errors it must do better by. */
  readonly decision: number
  readonly sure: number
  /** What it does where nothing speaks against it: with enemies that come, and with those that stand still. */
  readonly usual: { readonly coming: TeamScript; readonly still: TeamScript }
}

/** What the enemy might do: follow a script, or plan as an aggressive bot without a search. */
type Guess = TeamScript | 'character'

export const EFFORTS: Readonly<Record<'normal' | 'hard', Effort>> = {
  normal: {
    turns: 2,
    scripts: ['rush', 'counter', 'screen', 'hunt', 'objective'],
    focus: 0,
    guesses: ['rush', 'receive'],
    unitTurns: 4000,
    decision: 16,
    sure: 1,
    usual: { coming: 'screen', still: 'rush' },
  },
  hard: {
    turns: 2,
    scripts: ['rush', 'counter', 'screen', 'hunt', 'objective', 'close', 'standOff'],
    focus: 2,
    guesses: ['rush', 'receive', 'character'],
    unitTurns: 12000,
    decision: 40,
    sure: 2,
    usual: { coming: 'poised', still: 'standOff' },
  },
}

const WORLDS = 4
/** Everybody looks at everybody: from so many units on a turn takes twice as long for each. */
const CROWD = 12

/**
 * Plans for the whole side compete: what the character of the bot would do, and simple ideas. They are played through on imagined
 * states against guesses of the enemy. A usual plan is kept unless another does surely better: of many plans tried a few times
 * each, the luckiest would win.
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
  const usual = usualScript(play, seat, effort, trials.still)
  const scripts = effort.scripts.filter((script) => script !== usual).map((script) => teamPlan(play, seat, script))
  const ranked = planOf(rankAll(play, seat, personality, null))
  const plans = [...scripts, ...focusPlans(play, seat, effort.focus)]
  const first = usual === null ? ranked : teamPlan(play, seat, usual)
  if (usual !== null) plans.unshift(ranked)
  return ordersFor(play, bestOf(first, plans, trials, effort))
}

/** The usual plan and nothing tried out. */
export function usualOrders(view: HundredView, dice: Dice, personality: Personality, memory: Memory): OrdersChoice {
  const seat = seatOf(view)
  const still = stillness(view, memory)
  const play = playOf(imagine(view, dice), { config: view.config, dice, tell: undefined })
  const usual = usualScript(play, seat, EFFORTS.normal, still)
  return ordersFor(play, usual === null ? planOf(rankAll(play, seat, personality, null)) : teamPlan(play, seat, usual))
}

/** What to do where nothing speaks against it: let those come who come, go where nobody does. Objectives ask for more than a script. */
function usualScript(play: Play, seat: number, { usual }: Effort, still: number): TeamScript | null {
  if (ableOf(play, seat).some((place) => aimOf(play, seat, place) !== null)) return null
  return still >= COMES_NOT ? usual.still : usual.coming
}

const COMES_NOT = 50

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
  /** Percent of the enemies that stand still. */
  readonly still: number
  readonly #worlds: World[] = []
  readonly #seeds: Seed[] = []

  constructor(view: HundredView, dice: Dice, personality: Personality, effort: Effort, still: number) {
    this.#view = view
    this.#dice = dice
    this.#personality = personality
    this.#effort = effort
    this.still = still
    const { state } = this.#world(0)
    this.play = playOf(state, { config: view.config, dice, tell: undefined })
    const units = state.world.ids.length
    this.cost = Math.ceil((effort.turns * units * (CROWD + units)) / CROWD)
  }

  /** What a plan comes to over the samples from one number up to another. */
  sum(team: TeamPlan, from: number, to: number): number {
    let sum = 0
    for (let sample = from; sample < to; sample++) sum += this.value(team, sample)
    return sum
  }

  /** What a plan comes to in one sample. */
  value(team: TeamPlan, sample: number): number {
    const { config } = this.#view
    const own = ordersFor(this.play, team)
    const { regard } = TEMPERS[this.#personality]
    const { state, foes } = this.#world(sample % WORLDS)
    const foe = foes[this.#guess(sample)] ?? NOTHING
    return outcome(state, config, seatOf(this.#view), own, foe, this.#seed(sample), this.#effort.turns, regard)
  }

  /** Enemies that have stood still lately are guessed to wait as often as they did. */
  #guess(sample: number): number {
    const { guesses } = this.#effort
    const waiting = guesses.indexOf('receive')
    if ((sample * 37) % 100 < this.still) return waiting
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
