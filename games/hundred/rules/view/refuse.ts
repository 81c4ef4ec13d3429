import { discsOverlap } from '@tessera/board'
import { type Refusal, refused } from '@tessera/kernel'
import {
  type DeployChoice,
  type Goal,
  type HundredChoice,
  MOST_STEPS,
  type OrdersChoice,
  type Spot,
  type Step,
  type UnitRef,
  type When,
} from '../choice.ts'
import { type HundredConfig, scenarioOf } from '../config.ts'
import { contentOf } from '../content/changes.ts'
import { traitBit } from '../content/traits.ts'
import { covers, type Field, fieldOf, isOpen } from '../rules/ground/field.ts'
import { refuseArmy, unitsOf } from '../rules/muster/army.ts'
import { words } from '../words/catalogue.ts'
import { unitName } from './handles.ts'
import type { OwnUnit } from './view.ts'
import { type HundredView, seatOf } from './view.ts'

/** HUN-1402: the general refusals. */
type Code =
  | 'wrong_phase'
  | 'unknown_unit'
  | 'not_your_unit'
  | 'unit_down'
  | 'unit_routed'
  | 'too_many_steps'
  | 'bad_param'
  | 'bad_condition'
  | 'bad_target'
  | 'friendly_target'
  | 'off_map'
  | 'point_blocked'
  | 'no_such_weapon'
  | 'weapon_cannot'
  | 'aim_needed'
  | 'no_ammo'
  | 'no_such_item'
  | 'no_shield'
  | 'lacks_trait'
  | 'outside_zone'
  | 'overlap'
  | 'bad_ammo'

/** HUN-1403: judged from the seat's view alone. */
export function refuse(view: HundredView, choice: HundredChoice): Refusal | null {
  if (view.to === 'spectator') return refusal('not_your_unit')
  switch (choice.type) {
    case 'army':
      return view.phase === 'muster' ? refuseArmy(view.config, seatOf(view), unitsOf(choice)) : refusal('wrong_phase')
    case 'deploy':
      return view.phase === 'deployment' ? refuseDeploy(view, choice) : refusal('wrong_phase')
    case 'orders':
      return view.phase === 'planning' ? refuseOrders(view, choice) : refusal('wrong_phase')
  }
}

/** `who` is the unit that it is about, `step` the place of the order. */
function refusal(code: Code, who?: string, step?: number): Refusal {
  const what = words.said(`refuse.${code}`)
  if (who === undefined) return refused(code, what)
  return refused(
    code,
    step === undefined ? words.said('refuse.at', { who, what }) : words.said('refuse.atStep', { who, step, what }),
  )
}

function refuseDeploy(view: HundredView, { placements, halves }: DeployChoice): Refusal | null {
  const field = fieldOf(view.config)
  const zone = view.side === null ? null : scenarioOf(view.config).sides[view.side].zone
  const spots = new Map(
    view.units.map((unit) => [unit.id, { x: unit.position.x, y: unit.position.y, radius: unit.faction.radius }]),
  )
  const placed = new Set<number>()
  for (const { unit: id, x, y, facing } of placements) {
    const unit = view.units.find((each) => each.id === id)
    if (unit === undefined) return refusal('unknown_unit', unitName(id))
    if (placed.has(id) || (facing !== null && facing.x === 0 && facing.y === 0))
      return refusal('bad_param', unitName(id))
    placed.add(id)
    if (zone === null || !covers(zone, x, y)) return refusal('outside_zone', unitName(id))
    const { radius } = unit.faction
    if (!isOpen(field, x, y, radius, isMounted(unit))) return refusal('point_blocked', unitName(id))
    spots.set(id, { x, y, radius })
  }
  const all = [...spots]
  for (const [place, [id, spot]] of all.entries())
    for (const [, other] of all.slice(place + 1))
      if (discsOverlap(spot, spot.radius, other, other.radius)) return refusal('overlap', unitName(id))
  for (const [id, types] of Object.entries(halves)) {
    const unit = view.units.find((each) => each.id === Number(id))
    if (unit === undefined) return refusal('unknown_unit', unitName(Number(id)))
    if (!mayFillQuiver(view.config, unit) || types.every((type) => type !== 'standard'))
      return refusal('bad_ammo', unitName(unit.id))
  }
  return null
}

/** HUN-1402: a bow of a fixed scenario whose quiver the scenario does not fill. */
export function mayFillQuiver(config: HundredConfig, { id, weapon }: OwnUnit): boolean {
  const scenario = scenarioOf(config)
  if (scenario.builder || !weapon.list.some((each) => contentOf(config).weapons[each].kind === 'bow')) return false
  return scenario.sides[id < 100 ? 0 : 1].units[(id % 100) - 1]?.halves === undefined
}

function isMounted({ faction }: OwnUnit): boolean {
  return (faction.traits & traitBit('mounted')) !== 0
}

function refuseOrders(view: HundredView, { plans, policies }: OrdersChoice): Refusal | null {
  const judge = new OrderJudge(view)
  for (const [key, plan] of Object.entries(plans)) {
    const id = Number(key)
    const unit = judge.commanded(id)
    if ('code' in unit) return unit
    if (plan.steps.length > MOST_STEPS) return refusal('too_many_steps', unitName(id))
    for (const [place, step] of plan.steps.entries()) {
      const code = judge.step(unit, step) ?? judge.condition(step.when)
      if (code !== null) return refusal(code, unitName(id), place + 1)
    }
  }
  for (const key of Object.keys(policies)) {
    const unit = judge.commanded(Number(key))
    if ('code' in unit) return unit
  }
  return null
}

/** Judges steps from one view; what is looked up for each of them is kept. */
class OrderJudge {
  readonly #view: HundredView
  readonly #field: Field
  readonly #foes: ReadonlySet<number>

  constructor(view: HundredView) {
    this.#view = view
    this.#field = fieldOf(view.config)
    const foes = new Set<number>()
    for (const { id, seat } of view.roster) if (seat !== view.to) foes.add(id)
    for (const { id } of view.enemies) foes.add(id)
    for (const { id } of view.markers) foes.add(id)
    this.#foes = foes
  }

  commanded(id: number): OwnUnit | Refusal {
    const unit = this.#view.units.find((each) => each.id === id)
    if (unit === undefined) return refusal(this.#foes.has(id) ? 'not_your_unit' : 'unknown_unit', unitName(id))
    if (unit.health.woundState === 'down' || unit.health.fled) return refusal('unit_down', unitName(id))
    return unit.moraleState.state === 'routed' ? refusal('unit_routed', unitName(id)) : unit
  }

  step(unit: OwnUnit, step: Step): Code | null {
    switch (step.do) {
      case 'move':
        if (step.face !== null && isNothing(step.face)) return 'bad_param'
        return this.#goal(unit, step.to)
      case 'attack':
        return this.#attack(unit, step)
      case 'ignite':
        return (
          this.#onMap(step.point) ??
          (this.#has(unit, 'bow') ? (this.#hasFire(unit) ? null : 'no_ammo') : 'weapon_cannot')
        )
      case 'turn':
        return 'unit' in step.to ? this.#unit(step.to.unit) : isNothing(step.to) ? 'bad_param' : null
      case 'disengage':
        return step.to === null ? null : this.#goal(unit, step.to)
      case 'hold':
        return step.turns === 0 && step.ticks === 0 ? 'bad_param' : null
      case 'useItem':
        return this.#item(unit, step)
      case 'reload':
        return this.#has(unit, 'crossbow') ? null : 'weapon_cannot'
      case 'switch':
        return step.slot < unit.weapon.list.length ? null : 'no_such_weapon'
      case 'pickup':
        return this.#view.things.some(({ id }) => id === step.item) ? null : 'bad_target'
      case 'special':
        return this.#special(unit, step)
      case 'defend':
      case 'extinguish':
        return null
    }
  }

  condition(when: When | null): Code | null {
    switch (when?.is) {
      case 'inRange':
        return this.#unit(when.target) === null && this.#isFoe(when.target) ? null : 'bad_condition'
      case 'hpBelow':
        return when.unit === null || this.#unit(when.unit) === null ? null : 'bad_condition'
      case 'targetDead':
        return this.#unit(when.target) === null ? null : 'bad_condition'
      default:
        return null
    }
  }

  #attack(unit: OwnUnit, step: Extract<Step, { do: 'attack' }>): Code | null {
    const target = this.#foe(step.target)
    if (target !== null) return target
    if (step.kind === 'aimed' && step.aim === null) return 'aim_needed'
    if (step.weapon !== null && step.weapon !== 'unarmed' && !unit.weapon.list.includes(step.weapon))
      return 'no_such_weapon'
    const weapon = step.weapon ?? unit.weapon.list[unit.weapon.readied] ?? 'unarmed'
    const { kind } = contentOf(this.#view.config).weapons[weapon]
    if (step.kind === 'power' && kind !== 'melee') {
      if (step.weapon !== null) return 'weapon_cannot'
      if (!this.#has(unit, 'melee')) return 'weapon_cannot'
    }
    if (step.ammo === null) return null
    if (!this.#has(unit, 'bow')) return 'weapon_cannot'
    return unit.ammo.slots.some(({ type, left }) => type === step.ammo && left > 0) ? null : 'no_ammo'
  }

  #item(unit: OwnUnit, { item, target }: Extract<Step, { do: 'useItem' }>): Code | null {
    if (unit.inventory[item] === 0) return 'no_such_item'
    if (item !== 'bandage') return typeof target === 'number' ? 'bad_target' : this.#onMap(target)
    return typeof target === 'number' && this.#isOwn(target) ? null : 'bad_target'
  }

  #special(unit: OwnUnit, { name, target }: Extract<Step, { do: 'special' }>): Code | null {
    const has = (trait: Parameters<typeof traitBit>[0]): boolean => (unit.faction.traits & traitBit(trait)) !== 0
    switch (name) {
      case 'shieldWall':
        if (has('mounted')) return 'lacks_trait'
        return unit.weapon.integrity > 0 ? null : 'no_shield'
      case 'rally':
        return null
      case 'treat':
        if (!has('medic')) return 'lacks_trait'
        return typeof target === 'number' && this.#isOwn(target) ? null : 'bad_target'
      case 'intimidate':
        if (!has('fierce')) return 'lacks_trait'
        return target === null ? 'bad_target' : this.#foe(target)
      case 'challenge':
        if (unit.faction.cost < CHALLENGER_COST) return 'lacks_trait'
        return target === null ? 'bad_target' : this.#foe(target)
      case 'execute':
        return typeof target === 'number' ? this.#foe(target) : 'bad_target'
    }
  }

  #goal(unit: OwnUnit, goal: Goal): Code | null {
    if ('x' in goal) {
      const off = this.#onMap(goal)
      if (off !== null) return off
      return isOpen(this.#field, goal.x, goal.y, unit.faction.radius, isMounted(unit)) ? null : 'point_blocked'
    }
    if ('area' in goal) return this.#field.areas.some(({ id }) => id === goal.area) ? null : 'bad_target'
    if ('edge' in goal) return null
    return goal.unit === unit.id ? 'bad_target' : this.#unit(goal.unit)
  }

  #onMap({ x, y }: Spot): Code | null {
    return x <= this.#field.w && y <= this.#field.h ? null : 'off_map'
  }

  #foe(ref: UnitRef): Code | null {
    const unknown = this.#unit(ref)
    if (unknown !== null) return unknown
    return this.#isFoe(ref) ? null : 'friendly_target'
  }

  #isFoe(ref: UnitRef): boolean {
    return typeof ref !== 'number' || this.#foes.has(ref)
  }

  #isOwn(id: number): boolean {
    return this.#view.units.some((unit) => unit.id === id)
  }

  #unit(ref: UnitRef): Code | null {
    return typeof ref !== 'number' || this.#foes.has(ref) || this.#isOwn(ref) ? null : 'bad_target'
  }

  #has(unit: OwnUnit, kind: 'bow' | 'crossbow' | 'melee'): boolean {
    return unit.weapon.list.some((weapon) => contentOf(this.#view.config).weapons[weapon].kind === kind)
  }

  #hasFire(unit: OwnUnit): boolean {
    return unit.ammo.slots.some(({ type, left }) => type === 'fire' && left > 0)
  }
}

const CHALLENGER_COST = 34

function isNothing({ x, y }: Spot): boolean {
  return x === 0 && y === 0
}
