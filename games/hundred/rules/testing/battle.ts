import { copy, type Dice, hashOf, scriptedDice } from '@tessera/kernel'
import type { Goal, OrdersChoice, Plan, Policy, Step, UnitRef, When } from '../choice.ts'
import { choiceSchema } from '../choice.ts'
import { configSchema, type HundredConfig } from '../config.ts'
import type { Condition, ScenarioUnit } from '../content/scenarios.ts'
import type { Template } from '../content/templates.ts'
import type { Patch, Terrain } from '../content/terrain.ts'
import type { EventOf, EventType, HundredEvent } from '../events.ts'
import { brokenInvariants } from '../rules/invariants.ts'
import { type Play, playOf } from '../rules/play.ts'
import { placeOf } from '../rules/world.ts'
import { hundredRules } from '../ruleset.ts'
import type { HundredState, Thing, UnitRow, World } from '../state.ts'
import { refuse } from '../view/refuse.ts'
import { view } from '../view/view.ts'
import { missingFields } from './event-fields.ts'

export interface BattleSetup {
  readonly west: readonly ScenarioUnit[]
  readonly east: readonly ScenarioUnit[]
  readonly terrain?: readonly Patch[]
  readonly fog?: boolean
  readonly w?: number
  readonly h?: number
  readonly turns?: number
  readonly conditions?: readonly [Condition, Condition]
  readonly more?: Record<string, unknown>
  readonly swapSides?: boolean
}

export function unit(template: Template, x: number, y: number, more: Partial<ScenarioUnit> = {}): ScenarioUnit {
  return { template, x, y, ...more }
}

export function patch(code: Terrain, x: number, y: number, w: number, h: number, level = 0): Patch {
  return { code, level, x, y, w, h }
}

/** Dice that must not be asked. */
const NO_DICE: Dice = scriptedDice([], 1)

/** Dice whose every draw is the highest: tests fail, checks fail, damage is large. */
export function constantDice(share: number): Dice {
  const int = (n: number): number => Math.min(n - 1, Math.floor((n * share) / 100))
  return { int, d: (n) => int(n) + 1, pick: (list) => list[int(list.length)] as never, shuffle: () => undefined }
}

/** Dice that write down what they give, from 1. */
function noted(dice: Dice): { readonly dice: Dice; readonly draws: readonly number[] } {
  const draws: number[] = []
  const int = (n: number): number => {
    const result = dice.int(n)
    if (n > 1) draws.push(result + 1)
    return result
  }
  return { dice: { ...dice, int, d: (n) => int(n) + 1 }, draws }
}

/** A small battle to play by hand: units by id, dice by script. */
export class Battle {
  readonly config: HundredConfig
  state: HundredState
  events: HundredEvent[] = []

  constructor(field: BattleSetup) {
    const [west, east] = field.conditions ?? [{ type: 'elimination' }, { type: 'elimination' }]
    const parsed = configSchema.parse({
      scenario: {
        name: 'Test',
        w: field.w ?? 40000,
        h: field.h ?? 20000,
        turns: field.turns ?? 30,
        fog: field.fog ?? false,
        atOnce: true,
        terrain: field.terrain ?? [],
        sides: [
          { condition: west, units: field.west },
          { condition: east, units: field.east },
        ],
        ...field.more,
      },
      swapSides: field.swapSides ?? false,
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
    this.config = parsed.value
    this.state = hundredRules.setup(this.config, this.#ref(NO_DICE))
  }

  get world(): World {
    return this.state.world
  }

  at(id: number): number {
    const place = placeOf(this.world, id)
    if (place < 0) throw new Error(`There is no unit ${id}`)
    return place
  }

  get<C extends keyof UnitRow, F extends keyof UnitRow[C]>(id: number, component: C, field: F): UnitRow[C][F] {
    return (this.world[component] as Record<F, UnitRow[C][F][]>)[field][this.at(id)] as UnitRow[C][F]
  }

  set<C extends keyof UnitRow, F extends keyof UnitRow[C]>(
    id: number,
    component: C,
    field: F,
    value: UnitRow[C][F],
  ): this {
    ;(this.world[component] as Record<F, UnitRow[C][F][]>)[field][this.at(id)] = value
    return this
  }

  spot(id: number): readonly [number, number] {
    return [this.get(id, 'position', 'x'), this.get(id, 'position', 'y')]
  }

  face(id: number, fx: number, fy: number): this {
    return this.set(id, 'position', 'fx', fx).set(id, 'position', 'fy', fy)
  }

  play(dice: Dice = NO_DICE): Play {
    return playOf(this.state, this.#ref(dice))
  }

  /** Gives orders to units of either seat; they must be legal. */
  order(
    plans: Readonly<Record<number, readonly Step[]>>,
    policies: Readonly<Record<number, Partial<Policy>>> = {},
    loop = false,
  ): this {
    const choices = [0, 1].map((seat) => this.#choice(seat, plans, policies, loop))
    for (const [seat, choice] of choices.entries()) {
      const refusal = refuse(view(this.state, seat, this.config), choice)
      if (refusal !== null) throw new Error(`${refusal.code}: ${refusal.message}`)
    }
    hundredRules.resolve(this.state, choices, this.#ref(NO_DICE))
    return this
  }

  #choice(
    seat: number,
    plans: Readonly<Record<number, readonly Step[]>>,
    policies: Readonly<Record<number, Partial<Policy>>>,
    loop: boolean,
  ): OrdersChoice {
    const mine = (id: string): boolean => this.get(Number(id), 'faction', 'seat') === seat
    const written: Record<string, Plan> = {}
    for (const [id, steps] of Object.entries(plans)) if (mine(id)) written[id] = { steps, loop }
    const parsed = choiceSchema.parse({
      type: 'orders',
      plans: written,
      policies: Object.fromEntries(Object.entries(policies).filter(([id]) => mine(id))),
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
    return parsed.value as OrdersChoice
  }

  /** So many beats; the script must be used up. */
  beats(count: number, rolls: readonly number[] | Dice = []): this {
    const script = Array.isArray(rolls) ? scriptedDice(rolls as readonly number[], 1) : null
    const { dice, draws } = noted(script ?? (rolls as Dice))
    const ref = this.#ref(dice)
    const before = copy(this.state)
    const marks: { readonly hash: string; readonly draws: number }[] = []
    for (let beat = 0; beat < count && this.state.phase === 'resolution'; beat++) {
      hundredRules.beat?.(this.state, ref)
      const broken = brokenInvariants(this.state, this.config)
      if (broken.length > 0) throw new Error(broken.join('; '))
      marks.push({ hash: hashOf(this.state), draws: draws.length })
    }
    script?.done()
    this.#playUnheard(before, marks, draws)
    return this
  }

  /** The same beats once more, each taken up from the state alone and with nobody listening: they must come to the same. */
  #playUnheard(
    before: HundredState,
    marks: readonly { readonly hash: string; readonly draws: number }[],
    draws: readonly number[],
  ): void {
    let state = before
    let from = 0
    for (const { hash, draws: to } of marks) {
      const { tick } = state
      state = copy(state)
      const dice = scriptedDice(draws.slice(from, to), 1)
      hundredRules.beat?.(state, { ...this.#ref(dice), tell: undefined })
      dice.done()
      if (hashOf(state) !== hash) throw new Error(`Beat ${tick} comes to something else when nobody listens`)
      from = to
    }
  }

  /** The rest of the turn. */
  turn(rolls: readonly number[] | Dice = []): this {
    return this.beats(22, rolls)
  }

  told<T extends EventType>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> & HundredEvent => event.type === type)
  }

  #hear(event: HundredEvent): void {
    const missing = missingFields(event)
    if (missing.length > 0) throw new Error(`${event.type} does not say ${missing.join(', ')}`)
    this.events.push(event)
  }

  #ref(dice: Dice) {
    return {
      config: this.config,
      dice,
      tell: (event: HundredEvent) => this.#hear(event),
      work: undefined as never,
      late: [],
    }
  }
}

export function move(
  to: Goal,
  mode: 'walk' | 'advance' | 'run' | 'sprint' = 'advance',
  more: Partial<Extract<Step, { do: 'move' }>> = {},
): Step {
  return { do: 'move', to, mode, style: 'normal', onContact: 'stop', face: null, when: null, ...more }
}

export function attack(target: UnitRef, more: Partial<Extract<Step, { do: 'attack' }>> = {}): Step {
  return {
    do: 'attack',
    target,
    kind: 'normal',
    aim: null,
    weapon: null,
    ammo: null,
    approach: 'advance',
    times: 'untilDown',
    perTurn: 3,
    retarget: 'nearest',
    when: null,
    ...more,
  }
}

export function special(name: Extract<Step, { do: 'special' }>['name'], target: UnitRef | null = null): Step {
  return { do: 'special', name, target, when: null }
}

export function inRange(target: UnitRef): When {
  return { is: 'inRange', target, weapon: null, not: false }
}

/** No stance and no turning, so that a test sees only what it ordered. */
export const STILL: Partial<Policy> = { idle: 'none', autoFace: 'keep' }

/** A weapon that lies on the ground. */
export function dropped(id: string, x: number, y: number, more: Partial<Thing> = {}): Thing {
  return {
    id,
    kind: 'weapon',
    weapon: 'sword',
    thrown: 0,
    owner: -1,
    homeX: x,
    homeY: y,
    x,
    y,
    carrier: -1,
    ...more,
  }
}
