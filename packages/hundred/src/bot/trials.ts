import type { Dice, Seed } from '@tessera/kernel'
import type { OrdersChoice } from '../choice.ts'
import { type Play, playOf } from '../rules/play.ts'
import type { HundredState } from '../state.ts'
import { imagine } from '../view/imagine.ts'
import { type HundredView, seatOf } from '../view/view.ts'
import { type Stillness, Watch } from './habit.ts'
import { rankAll } from './planner.ts'
import { type Course, ordersFor, planOf, type TeamScript, teamPlan, usualIdea } from './team.ts'
import { type Personality, TEMPERS } from './temper.ts'
import { type Conduct, outcome, someSeed } from './trial.ts'

/** What the enemy might do: follow a script, wait or come as this side comes or waits, or plan as an aggressive bot without a search. */
type Guess = TeamScript | 'usual' | 'character'

export interface Foresight {
  /** Turns that a trial looks ahead. */
  readonly turns: number
  /** One of them is `receive`, for enemies that stand still. */
  readonly guesses: readonly Guess[]
}

const WORLDS = 4
/** Everybody looks at everybody: from so many units on a turn takes twice as long for each. */
const CROWD = 12

interface World {
  readonly state: HundredState
  readonly play: Play
  readonly foes: readonly OrdersChoice[]
}

/** Samples are numbered: the same number is the same imagined state, guess and dice for every plan. */
export class Trials {
  readonly play: Play
  /** Turns of units that one sample takes. */
  readonly cost: number
  readonly still: Stillness
  readonly #view: HundredView
  readonly #dice: Dice
  readonly #personality: Personality
  readonly #foresight: Foresight
  readonly #worlds: World[] = []
  readonly #seeds: Seed[] = []

  constructor(view: HundredView, dice: Dice, personality: Personality, foresight: Foresight, still: Stillness) {
    this.#view = view
    this.#dice = dice
    this.#personality = personality
    this.#foresight = foresight
    this.still = still
    const { play } = this.#world(0)
    this.play = play
    const units = play.world.ids.length
    this.cost = Math.ceil((foresight.turns * units * (CROWD + units)) / CROWD)
  }

  /** What a plan comes to in one sample. */
  value({ now, later }: Course, sample: number): number {
    const { config } = this.#view
    const seat = seatOf(this.#view)
    const { regard } = TEMPERS[this.#personality]
    const world = this.#world(sample % WORLDS)
    const own: Conduct = { orders: ordersFor(this.play, now), later: later === null ? null : following(later, seat) }
    const foe = this.#foe(world, this.#guess(sample))
    return outcome(world.state, config, seat, own, foe, this.#seed(sample), this.#foresight.turns, regard)
  }

  #foe({ play, foes }: World, place: number): Conduct {
    const seat = seatOf(this.#view)
    const orders = foes[place] ?? NOTHING
    const guess = this.#foresight.guesses[place]
    if (guess !== 'usual') return { orders, later: null }
    const watch = new Watch(this.still.own, play, seat)
    return { orders, later: (next) => ordersFor(next, teamPlan(next, 1 - seat, usualIdea(watch.look(next, seat)))) }
  }

  /** Enemies that have stood still lately are guessed to wait as often as they did. */
  #guess(sample: number): number {
    const { guesses } = this.#foresight
    const waiting = guesses.indexOf('receive')
    if ((sample * 37) % 100 < this.still.enemy) return waiting
    const others = guesses.length - 1
    const other = Math.floor(sample / WORLDS) % others
    return other < waiting ? other : other + 1
  }

  #world(number: number): World {
    const known = this.#worlds[number]
    if (known !== undefined) return known
    const state = imagine(this.#view, this.#dice)
    const play = playOf(state, { config: this.#view.config, dice: this.#dice, tell: undefined })
    const world = { state, play, foes: this.#foresight.guesses.map((guess) => this.#orders(play, guess)) }
    this.#worlds[number] = world
    return world
  }

  #orders(play: Play, guess: Guess): OrdersChoice {
    const seat = 1 - seatOf(this.#view)
    if (guess === 'character') return ordersFor(play, planOf(rankAll(play, seat, 'aggressive', null)))
    return ordersFor(play, teamPlan(play, seat, guess === 'usual' ? usualIdea(this.still.own) : guess))
  }

  #seed(sample: number): Seed {
    while (this.#seeds.length <= sample) this.#seeds.push(someSeed(this.#dice))
    return this.#seeds[sample] ?? ''
  }
}

function following(script: TeamScript, seat: number): (play: Play) => OrdersChoice {
  return (play) => ordersFor(play, teamPlan(play, seat, script))
}

const NOTHING: OrdersChoice = { type: 'orders', plans: {}, policies: {} }
