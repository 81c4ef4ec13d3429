import { type Dice, type Memory, type SeededDice, seededDice } from '@tessera/kernel'
import type { OrdersChoice } from '../choice.ts'
import { cellsLookedAt } from '../rules/movement/route.ts'
import { type Play, playOf } from '../rules/play.ts'
import { at, type HundredState } from '../state.ts'
import { nameFor } from '../view/handles.ts'
import { imagine } from '../view/imagine.ts'
import { type HundredView, seatOf, view as viewOf } from '../view/view.ts'
import { beliefs, type Expected, expectNext } from './belief.ts'
import { fetching, isFetched } from './fetch.ts'
import { stillness } from './habit.ts'
import { type Idea, ideasOf } from './ideas.ts'
import { race } from './race.ts'
import { search } from './search.ts'
import { ableOf, ordersFor, type TeamScript, teamPlan } from './team.ts'
import { type Personality, TEMPERS } from './temper.ts'
import { clearOf, playOut, prospects, someSeed } from './trial.ts'
import { isAnyNear, isCapture, usualScript } from './usual.ts'

/** Guesses of how the enemy plays, as a normal bot or by a fixed script, each with the belief it starts with. */
const GUESSES = [
  { guess: 'normal', prior: 70 },
  { guess: 'rush', prior: 15 },
  { guess: 'receive', prior: 15 },
] as const

/** HUN-1705: effort is counted in turns of one unit, so that large battles take no longer, and in cells where ways are looked for. */
const FORESIGHT = { unitTurns: 24_000, cellsPerUnitTurn: 12, samples: 100, turns: 2, heat: 6, out: 2 }

/** Standard errors by which an idea must be better than the usual one: a usual script is good, a character's plan for an objective less so. */
const SURE = { script: 2, character: 0.5 }

/** Imagined states. */
const WORLDS = 4
/** Everybody looks at everybody, and from so many units on they stand in each other's way. */
const CROWD = 12

/**
 * HUN-1705, hard: ideas for the whole side are played through against what a normal bot would do in the enemy's place, and against simple scripts as far
 * as the enemy has been seen to follow them.
 */
export function foresee(view: HundredView, dice: Dice, personality: Personality, memory: Memory): OrdersChoice {
  const seat = seatOf(view)
  const still = stillness(view, memory)
  const foresight = new Foresight(view, dice, personality, memory)
  const { play } = foresight
  if (ableOf(play, seat).length === 0) return ordersFor(play, new Map())
  const usual = isFetched(play, seat) ? 'rush' : usualScript(play, seat, still)
  const ideas = ideasOf(play, seat, personality, usual)
  const near = usual === null || (isAnyNear(play, seat) && !isCapture(play, seat))
  const idea = ideas[near ? foresight.best(ideas, usual === null ? SURE.character : SURE.script) : 0]
  if (idea === undefined) return ordersFor(play, new Map())
  const orders = ordersFor(play, fetching(play, seat, idea.plan))
  if (near) expectNext(memory, foresight.expected(orders))
  return orders
}

interface World {
  readonly state: HundredState
  /** The enemy's orders, by guess. */
  readonly foes: readonly OrdersChoice[]
}

class Foresight {
  readonly play: Play
  readonly #view: HundredView
  readonly #dice: Dice
  readonly #trialDice: SeededDice
  readonly #personality: Personality
  readonly #beliefs: readonly number[]
  readonly #worlds: World[] = []
  /** The memory of a normal bot in the enemy's place. */
  readonly #theirMemory: Memory
  readonly #theirScript: TeamScript
  /** Its orders; asked once, because they take as long as many trials. */
  #normal: OrdersChoice | null = null

  constructor(view: HundredView, dice: Dice, personality: Personality, memory: Memory) {
    this.#view = view
    this.#dice = dice
    this.#personality = personality
    this.#beliefs = beliefs(view, memory, GUESSES)
    this.#trialDice = seededDice(someSeed(dice))
    const state = imagine(view, dice)
    this.play = playOf(state, { config: view.config, dice, tell: undefined })
    const theirs = { ...(memory['theirs'] as Memory | undefined) }
    this.#theirMemory = { ...theirs }
    const still = stillness(viewOf(state, 1 - seatOf(view), view.config), theirs)
    memory['theirs'] = theirs
    this.#theirScript = usualScript(this.play, 1 - seatOf(view), still) ?? 'rush'
  }

  /** Which of the ideas does best; the first is taken where nothing speaks against it. */
  best(ideas: readonly Idea[], sure: number): number {
    const { unitTurns, cellsPerUnitTurn, samples, turns, heat, out } = FORESIGHT
    const units = this.play.world.ids.length
    const cost = Math.ceil((turns * units * (CROWD + units) * Math.max(CROWD, units)) / (CROWD * CROWD))
    // The work for guesses about the enemy has a limit of its own.
    this.#world(0)
    const before = cellsLookedAt()
    let played = 0
    const contenders = ideas.map(({ plan, goesOn }) => ({ orders: ordersFor(this.play, plan), goesOn }))
    const value = (contender: number, sample: number): number => {
      const { orders, goesOn } = contenders[contender] ?? { orders: NOTHING, goesOn: null }
      played += cost
      return this.#value(orders, goesOn, sample)
    }
    const isSpent = (): boolean => played + (cellsLookedAt() - before) / cellsPerUnitTurn >= unitTurns
    return race(ideas.length, { value, isSpent }, { samples, heat, out, sure })
  }

  /** The places of the enemies after this turn, by each guess. */
  expected(own: OrdersChoice): { readonly [guess: string]: Expected } {
    const { config } = this.#view
    const seat = seatOf(this.#view)
    const { state, foes } = this.#world(0)
    const expected: { [guess: string]: Expected } = {}
    for (const [index, { guess }] of GUESSES.entries()) {
      const orders = pairOf(seat, own, foes[index] ?? NOTHING)
      const { world } = playOut(state, config, orders, this.#trialDice, 0, 1, () => null)
      const spots: { [id: string]: readonly number[] } = {}
      for (let place = 0; place < world.ids.length; place++) {
        const name = at(world.faction.seat, place) === seat ? null : nameFor(state, config, seat, place)
        if (name !== null) spots[name] = [at(world.position.x, place), at(world.position.y, place)]
      }
      expected[guess] = spots
    }
    return expected
  }

  #value(own: OrdersChoice, goesOn: TeamScript | null, sample: number): number {
    const { config } = this.#view
    const seat = seatOf(this.#view)
    const { state, foes } = this.#world(sample % WORLDS)
    const index = this.#guess(sample)
    const guess = GUESSES[index]?.guess ?? 'rush'
    const theirs = guess === 'normal' ? this.#theirScript : guess
    const after = playOut(
      state,
      config,
      pairOf(seat, own, foes[index] ?? NOTHING),
      this.#trialDice,
      sample,
      FORESIGHT.turns,
      (play) =>
        goesOn === null
          ? null
          : pairOf(
              seat,
              ordersFor(play, teamPlan(play, seat, goesOn)),
              ordersFor(play, teamPlan(play, 1 - seat, theirs)),
            ),
    )
    return prospects(after, clearOf(config), seat, TEMPERS[this.#personality].regard)
  }

  /** Guesses take turns as often as they are believed; the step has nothing in common with a hundred, so that all get their share. */
  #guess(sample: number): number {
    let chance = (sample * 37 + 11) % 100
    for (const [index, weight] of this.#beliefs.entries()) {
      if (chance < weight) return index
      chance -= weight
    }
    return 0
  }

  #world(number: number): World {
    const known = this.#worlds[number]
    if (known !== undefined) return known
    const { config } = this.#view
    const state = number === 0 ? this.play.state : imagine(this.#view, this.#dice)
    const play = playOf(state, { config, dice: this.#dice, tell: undefined })
    const seat = 1 - seatOf(this.#view)
    this.#normal ??= search(viewOf(state, seat, config), this.#dice, 'aggressive', { ...this.#theirMemory })
    const normal = this.#normal
    const foes = GUESSES.map(({ guess }) =>
      guess === 'normal' ? normal : ordersFor(play, teamPlan(play, seat, guess)),
    )
    const world = { state, foes }
    this.#worlds[number] = world
    return world
  }
}

function pairOf(seat: number, own: OrdersChoice, theirs: OrdersChoice): readonly [OrdersChoice, OrdersChoice] {
  return seat === 0 ? [own, theirs] : [theirs, own]
}

const NOTHING: OrdersChoice = { type: 'orders', plans: {}, policies: {} }
