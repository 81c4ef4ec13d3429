import { type Dice, type Memory, type SeededDice, seededDice } from '@tessera/kernel'
import type { OrdersChoice, Step } from '../choice.ts'
import { d2Between, isStanding, type Play, playOf } from '../rules/play.ts'
import { at, type HundredState } from '../state.ts'
import { imagine } from '../view/imagine.ts'
import { nameFor } from '../view/handles.ts'
import { type HundredView, seatOf } from '../view/view.ts'
import { beliefs, type Expected, expect } from './belief.ts'
import { aimOf } from './goals.ts'
import { stillness } from './habit.ts'
import { rankAll } from './planner.ts'
import { race } from './race.ts'
import { ableOf, focusPlans, ordersFor, planOf, type TeamPlan, type TeamScript, teamPlan } from './team.ts'
import { PERSONALITIES, type Personality, TEMPERS } from './temper.ts'
import { clearOf, playOut, someSeed, standing } from './trial.ts'

export const TUNE = {
  values: 30000,
  turns: 3,
  objectiveTurns: 2,
  heat: 8,
  out: 2,
  sure: 0.5,
  units: true,
  unitSure: 1.5,
  unitSamples: 32,
  guesses: ['rush', 'screen', 'receive', 'character'] as readonly Guess[],
  scripts: ['rush', 'counter', 'screen', 'hunt', 'close', 'standOff', 'poised'] as readonly TeamScript[],
  far: 16000,
}

type Guess = TeamScript | 'character'

/** A plan for this turn, and the script its side goes on with. */
interface Idea {
  readonly plan: TeamPlan
  readonly then: TeamScript | null
}

interface World {
  readonly state: HundredState
  readonly foes: readonly OrdersChoice[]
}

const WORLDS = 4
const CROWD = 12

export function foresee(view: HundredView, dice: Dice, personality: Personality, memory: Memory): OrdersChoice {
  const seat = seatOf(view)
  const still = stillness(view, memory)
  const sight = new Foresight(view, dice, personality, beliefs(view, memory, TUNE.guesses))
  const { play } = sight
  if (ableOf(play, seat).length === 0) return ordersFor(play, new Map())
  const script = usualScript(play, seat, still)
  const ideas = ideasOf(play, seat, personality, script)
  const [usual] = ideas
  if (usual === undefined) return ordersFor(play, new Map())
  if (script !== null && !isNearAny(play, TUNE.far)) return ordersFor(play, usual.plan)
  const idea = ideas[sight.best(ideas)] ?? usual
  const plan = TUNE.units ? sight.refined(idea, optionsOf(play, seat, personality)) : idea.plan
  sight.expectOf({ plan, then: idea.then }, memory)
  return ordersFor(play, plan)
}

function usualScript(play: Play, seat: number, still: number): TeamScript | null {
  if (ableOf(play, seat).some((place) => aimOf(play, seat, place) !== null)) return null
  return still >= 50 ? 'standOff' : 'poised'
}

function isNearAny({ world }: Play, mm: number): boolean {
  for (let a = 0; a < world.ids.length; a++)
    for (let b = a + 1; b < world.ids.length; b++)
      if (
        at(world.faction.seat, a) !== at(world.faction.seat, b) &&
        isStanding(world, a) &&
        isStanding(world, b) &&
        d2Between(world, a, b) < mm * mm
      )
        return true
  return false
}

function ideasOf(play: Play, seat: number, personality: Personality, usual: TeamScript | null): readonly Idea[] {
  const ranked = (who: Personality): Idea => ({ plan: planOf(rankAll(play, seat, who, null)), then: usual })
  const scripts = TUNE.scripts.filter((script) => script !== usual)
  const ideas: Idea[] = [
    usual === null ? ranked(personality) : { plan: teamPlan(play, seat, usual), then: usual },
    ...scripts.map((script) => ({ plan: teamPlan(play, seat, script), then: usual === null ? null : script })),
    ...focusPlans(play, seat, 2).map((plan) => ({ plan, then: usual })),
  ]
  if (usual === null) {
    ideas.push({ plan: teamPlan(play, seat, 'objective'), then: null })
    for (const who of PERSONALITIES) if (who !== personality) ideas.push(ranked(who))
  } else ideas.push(ranked(personality))
  const known = new Set<string>()
  return ideas.filter(({ plan }) => {
    const text = JSON.stringify([...plan])
    if (known.has(text)) return false
    known.add(text)
    return true
  })
}

/** What each fighter could do instead of what its side does. */
function optionsOf(
  play: Play,
  seat: number,
  personality: Personality,
): ReadonlyMap<number, readonly (readonly Step[])[]> {
  const options = new Map<number, readonly (readonly Step[])[]>()
  const scripted = (['rush', 'receive', 'counter', 'screen'] as const).map((script) => teamPlan(play, seat, script))
  for (const { place, options: ranked } of rankAll(play, seat, personality, null))
    options.set(place, [
      ...scripted.flatMap((plan) => (plan.has(place) ? [plan.get(place) ?? []] : [])),
      ...ranked.slice(0, 5).map(({ steps }) => steps),
    ])
  return options
}

class Foresight {
  readonly play: Play
  readonly #view: HundredView
  readonly #dice: Dice
  readonly #trialDice: SeededDice
  readonly #personality: Personality
  readonly #beliefs: readonly number[]
  readonly #worlds: World[] = []
  #left = TUNE.values

  constructor(view: HundredView, dice: Dice, personality: Personality, known: readonly number[]) {
    this.#view = view
    this.#dice = dice
    this.#personality = personality
    this.#beliefs = known
    this.#trialDice = seededDice(someSeed(dice))
    const state = imagine(view, dice)
    this.play = playOf(state, { config: view.config, dice, tell: undefined })
  }

  #costOf({ then }: Idea): number {
    const units = this.play.world.ids.length
    const turns = then === null ? TUNE.objectiveTurns : TUNE.turns
    return Math.ceil((turns * units * (CROWD + units)) / CROWD)
  }

  best(ideas: readonly Idea[]): number {
    const [first] = ideas
    if (first === undefined) return 0
    const cost = this.#costOf(first)
    const share = TUNE.units ? 0.6 : 1
    const { heat, out, sure } = TUNE
    const orders = ideas.map(({ plan }) => ordersFor(this.play, plan))
    const value = (contender: number, sample: number): number =>
      this.#value(orders[contender] as OrdersChoice, (ideas[contender] as Idea).then, sample)
    const values = Math.floor((share * TUNE.values) / cost)
    this.#left = TUNE.values - Math.floor(share * TUNE.values)
    return race(ideas.length, { value }, { values, heat, out, sure })
  }

  /** Fighter by fighter: what does surely better than what it was to do takes its place. */
  refined(idea: Idea, options: ReadonlyMap<number, readonly (readonly Step[])[]>): TeamPlan {
    const cost = this.#costOf(idea)
    let left = Math.floor(this.#left / cost)
    const samples = TUNE.unitSamples
    let plan = idea.plan
    for (const [place, others] of options) {
      const own = JSON.stringify(plan.get(place))
      const known = new Set([own])
      const plans: TeamPlan[] = [plan]
      for (const steps of others) {
        const text = JSON.stringify(steps)
        if (known.has(text)) continue
        known.add(text)
        plans.push(new Map([...plan, [place, steps]]))
      }
      const values = Math.min(left, Math.floor((samples * plans.length) / 2))
      if (values < 16) break
      const orders = plans.map((each) => ordersFor(this.play, each))
      let used = 0
      const chosen = race(
        plans.length,
        {
          value: (contender, sample) => {
            used++
            return this.#value(orders[contender] as OrdersChoice, idea.then, sample)
          },
        },
        { values, heat: 8, out: 1, sure: TUNE.unitSure },
      )
      left -= used
      plan = plans[chosen] ?? plan
    }
    return plan
  }

  expectOf({ plan, then }: Idea, memory: Memory): void {
    const { config } = this.#view
    const seat = seatOf(this.#view)
    const own = ordersFor(this.play, plan)
    const expected: { [guess: string]: Expected } = {}
    const { state, foes } = this.#world(0)
    for (const [index, guess] of TUNE.guesses.entries()) {
      const foe = foes[index] ?? NOTHING
      const after = playOut(state, config, seat === 0 ? [own, foe] : [foe, own], this.#trialDice, 0, 1, () => null)
      const spots: { [id: string]: readonly number[] } = {}
      for (let place = 0; place < after.world.ids.length; place++) {
        if (at(after.world.faction.seat, place) === seat) continue
        const name = nameFor(state, config, seat, place)
        if (name !== null)
          spots[name] = [at(after.world.position.x, place), at(after.world.position.y, place)]
      }
      expected[guess] = spots
    }
    void then
    expect(memory, expected)
  }

  #value(own: OrdersChoice, then: TeamScript | null, sample: number): number {
    const { config } = this.#view
    const seat = seatOf(this.#view)
    const { state, foes } = this.#world(sample % WORLDS)
    const guess = this.#guess(sample)
    const foe = foes[guess] ?? NOTHING
    const name = TUNE.guesses[guess] ?? 'rush'
    const their: TeamScript = name === 'character' ? 'rush' : name
    const after = playOut(
      state,
      config,
      seat === 0 ? [own, foe] : [foe, own],
      this.#trialDice,
      sample,
      then === null ? TUNE.objectiveTurns : TUNE.turns,
      (play) => {
        if (then === null) return null
        const mine = ordersFor(play, teamPlan(play, seat, then))
        const others = ordersFor(play, teamPlan(play, 1 - seat, their))
        return seat === 0 ? [mine, others] : [others, mine]
      },
    )
    return standing(after, clearOf(config), seat, TEMPERS[this.#personality].regard)
  }

  /** Guesses take turns as often as they are believed. */
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
    const state = number === 0 ? this.play.state : imagine(this.#view, this.#dice)
    const play = number === 0 ? this.play : playOf(state, { config: this.#view.config, dice: this.#dice, tell: undefined })
    const seat = 1 - seatOf(this.#view)
    const foes = TUNE.guesses.map((guess) =>
      ordersFor(play, guess === 'character' ? planOf(rankAll(play, seat, 'aggressive', null)) : teamPlan(play, seat, guess)),
    )
    const world = { state, foes }
    this.#worlds[number] = world
    return world
  }
}

const NOTHING: OrdersChoice = { type: 'orders', plans: {}, policies: {} }
