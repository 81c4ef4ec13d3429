import type { Dice, Memory, Seed } from '@tessera/kernel'
import type { OrdersChoice } from '../choice.ts'
import { cellsLookedAt } from '../rules/movement/route.ts'
import { type Play, playOf } from '../rules/play.ts'
import type { HundredState } from '../state.ts'
import { imagine } from '../view/imagine.ts'
import { type HundredView, seatOf } from '../view/view.ts'
import { bestOf } from './contest.ts'
import { stillness } from './habit.ts'
import { rankAll } from './planner.ts'
import { ableOf, ordersFor, planOf, type TeamPlan, type TeamScript, teamPlan } from './team.ts'
import { type Personality, TEMPERS } from './temper.ts'
import { outcome, someSeed } from './trial.ts'
import { isAnyNear, usualScript } from './usual.ts'

/** The ideas of the normal level, beside its usual plan and its character's. */
const SCRIPTS: readonly TeamScript[] = ['rush', 'counter', 'screen', 'hunt', 'objective']
/** Guesses of the enemy's plan. */
const GUESSES = ['rush', 'receive'] as const satisfies readonly TeamScript[]
const WAITING = GUESSES.indexOf('receive')

/**
 * HUN-1705: effort is counted in turns of one unit, so that large battles take no longer; `decision` is the samples after which a plan that does
 * better takes over. Cells are counted where ways are looked for.
 */
const EFFORT = { turns: 2, unitTurns: 4000, cells: 100_000, decision: 16 }

/** Standard errors a plan must be better by: a usual script is good, a character's plan for an objective less so. */
const SURE = { script: 2.5, character: 1 }

const WORLDS = 4
/** Everybody looks at everybody: from so many units on a turn takes twice as long for each. */
const CROWD = 12

/**
 * Plans for the whole side compete: what the character of the bot would do, and simple ideas. They are played through on imagined
 * states against guesses of the enemy. A usual plan is kept unless another does surely better: of many plans tried a few times
 * each, the luckiest would win.
 */
export function search(view: HundredView, dice: Dice, personality: Personality, memory: Memory): OrdersChoice {
  const seat = seatOf(view)
  const trials = new Trials(view, dice, personality, stillness(view, memory))
  const { play } = trials
  if (ableOf(play, seat).length === 0) return ordersFor(play, new Map())
  const usual = usualScript(play, seat, trials.still)
  if (usual !== null && !isAnyNear(play, seat)) return ordersFor(play, teamPlan(play, seat, usual))
  const plans = SCRIPTS.filter((script) => script !== usual).map((script) => teamPlan(play, seat, script))
  const ranked = planOf(rankAll(play, seat, personality, null))
  const first = usual === null ? ranked : teamPlan(play, seat, usual)
  if (usual !== null) plans.unshift(ranked)
  return ordersFor(
    play,
    bestOf(first, plans, trials, { ...EFFORT, sure: usual === null ? SURE.character : SURE.script }),
  )
}

/** The usual plan and nothing tried out. */
export function usualOrders(view: HundredView, dice: Dice, personality: Personality, memory: Memory): OrdersChoice {
  const seat = seatOf(view)
  const still = stillness(view, memory)
  const play = playOf(imagine(view, dice), { config: view.config, dice, tell: undefined })
  const usual = usualScript(play, seat, still)
  return ordersFor(play, usual === null ? planOf(rankAll(play, seat, personality, null)) : teamPlan(play, seat, usual))
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
  /** Percent of the enemies that stand still. */
  readonly still: number
  readonly #worlds: World[] = []
  readonly #seeds: Seed[] = []
  readonly #cellsBefore = cellsLookedAt()

  constructor(view: HundredView, dice: Dice, personality: Personality, still: number) {
    this.#view = view
    this.#dice = dice
    this.#personality = personality
    this.still = still
    const { state } = this.#world(0)
    this.play = playOf(state, { config: view.config, dice, tell: undefined })
    const units = state.world.ids.length
    this.cost = Math.ceil((EFFORT.turns * units * (CROWD + units)) / CROWD)
  }

  /** The outcome of a plan in one sample. */
  value(team: TeamPlan, sample: number): number {
    const { config } = this.#view
    const own = ordersFor(this.play, team)
    const { regard } = TEMPERS[this.#personality]
    const { state, foes } = this.#world(sample % WORLDS)
    const foe = foes[this.#guess(sample)] ?? NOTHING
    return outcome(state, config, seatOf(this.#view), own, foe, this.#seed(sample), EFFORT.turns, regard)
  }

  isSpent(): boolean {
    return cellsLookedAt() - this.#cellsBefore >= EFFORT.cells
  }

  /** Enemies that have stood still lately are guessed to wait as often as they did. */
  #guess(sample: number): number {
    return (sample * 37) % 100 < this.still ? WAITING : 1 - WAITING
  }

  #world(number: number): World {
    const known = this.#worlds[number]
    if (known !== undefined) return known
    const state = imagine(this.#view, this.#dice)
    const play = playOf(state, { config: this.#view.config, dice: this.#dice, tell: undefined })
    const seat = 1 - seatOf(this.#view)
    const foes = GUESSES.map((guess) => ordersFor(play, teamPlan(play, seat, guess)))
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
