import type { Dice } from '@tessera/kernel'
import {
  AIMS,
  type DeployChoice,
  type Goal,
  type HundredChoice,
  type OrdersChoice,
  type Plan,
  type Policy,
  SELECTORS,
  type Spot,
  type Step,
  type UnitRef,
  type When,
} from '../choice.ts'
import { scenarioOf } from '../config.ts'
import { ARROWS, ITEMS } from '../content/ammunition.ts'
import { ARMOURS } from '../content/armour.ts'
import { type ArmyUnit, PRESETS } from '../content/scenarios.ts'
import { EXPERIENCES, TEMPLATES } from '../content/templates.ts'
import { lateArmy, refuseArmy } from '../rules/muster/army.ts'
import { mayFillQuiver, refuse } from './refuse.ts'
import { type HundredView, type OwnUnit, obeys, seatOf } from './view.ts'

/** Some legal choice: fuzzing, the simplest bot. */
export function sample(view: HundredView, dice: Dice): HundredChoice {
  switch (view.phase) {
    case 'muster':
      return { type: 'army', preset: null, units: someArmy(view, dice) }
    case 'deployment':
      return someDeployment(view, dice)
    default:
      return someOrders(view, dice)
  }
}

/** A preset, or units taken at random until the budget is used. */
function someArmy(view: HundredView, dice: Dice): readonly ArmyUnit[] {
  const seat = seatOf(view)
  const fits = (units: readonly ArmyUnit[]): boolean => refuseArmy(view.config, seat, units) === null
  if (dice.int(4) === 0) {
    const preset = PRESETS[dice.pick(['company', 'horde'] as const)]
    return fits(preset) ? preset : lateArmy(view.config, seat)
  }
  let army: readonly ArmyUnit[] = []
  for (let tries = 0; tries < 40; tries++) {
    const next = [...army, someUnit(dice)]
    if (fits(next)) army = next
  }
  return army.length > 0 ? army : lateArmy(view.config, seat)
}

function someUnit(dice: Dice): ArmyUnit {
  const template = dice.pick(TEMPLATES)
  switch (dice.int(6)) {
    case 0:
      return { template, experience: dice.pick(EXPERIENCES) }
    case 1:
      return { template, armour: dice.pick(ARMOURS) }
    case 2:
      return { template, items: [dice.pick(ITEMS)] }
    case 3:
      return { template, halves: [dice.pick(ARROWS), dice.pick(ARROWS)] }
    default:
      return { template }
  }
}

function someDeployment(view: HundredView, dice: Dice): DeployChoice {
  let choice: DeployChoice = { type: 'deploy', placements: [], halves: {} }
  const zone = view.side === null ? null : scenarioOf(view.config).sides[view.side].zone
  for (const unit of view.units) {
    if (mayFillQuiver(view.config, unit) && dice.int(2) === 0)
      choice = { ...choice, halves: { ...choice.halves, [unit.id]: ['standard', dice.pick(ARROWS)] } }
    if (zone === null || dice.int(3) === 0) continue
    const placement = {
      unit: unit.id,
      x: zone.x + dice.int(zone.w),
      y: zone.y + dice.int(zone.h),
      facing: dice.int(3) === 0 ? { x: 1 - dice.int(3), y: 1 } : null,
    }
    const next = { ...choice, placements: [...choice.placements, placement] }
    if (refuse(view, next) === null) choice = next
  }
  return choice
}

function someOrders(view: HundredView, dice: Dice): OrdersChoice {
  const plans: Record<string, Plan> = {}
  const policies: Record<string, Partial<Policy>> = {}
  for (const unit of view.units) {
    if (!obeys(unit)) continue
    if (dice.int(3) > 0) {
      const steps = someSteps(view, unit, dice)
      if (steps.length > 0) plans[unit.id] = { steps, loop: dice.int(8) === 0 }
    }
    if (dice.int(6) === 0) policies[unit.id] = somePolicy(dice)
  }
  return { type: 'orders', plans, policies }
}

function someSteps(view: HundredView, unit: OwnUnit, dice: Dice): readonly Step[] {
  const steps: Step[] = []
  const wanted = 1 + dice.int(3)
  for (let tries = 0; tries < 8 && steps.length < wanted; tries++) {
    const step = someStep(view, unit, dice)
    const orders: OrdersChoice = { type: 'orders', plans: { [unit.id]: { steps: [step], loop: false } }, policies: {} }
    if (refuse(view, orders) === null) steps.push(step)
  }
  return steps
}

function someStep(view: HundredView, unit: OwnUnit, dice: Dice): Step {
  const when = dice.int(5) === 0 ? someWhen(view, dice) : null
  const foe = (): UnitRef =>
    view.enemies.length > 0 && dice.int(2) === 0 ? dice.pick(view.enemies).id : dice.pick(SELECTORS)
  const friend = (): number => dice.pick(view.units).id
  switch (dice.int(14)) {
    case 0:
    case 1:
    case 2:
      return {
        do: 'move',
        to: someGoal(view, foe, dice),
        mode: dice.pick(['walk', 'advance', 'run', 'sprint'] as const),
        style: dice.int(5) === 0 ? 'retreat' : 'normal',
        onContact: dice.int(4) === 0 ? 'push' : 'stop',
        face: dice.int(6) === 0 ? { x: 1, y: dice.int(3) - 1 } : null,
        when,
      }
    case 3:
    case 4:
    case 5:
    case 6: {
      const kind = dice.pick(['normal', 'normal', 'aimed', 'power'] as const)
      return {
        do: 'attack',
        target: foe(),
        kind,
        aim: kind === 'aimed' ? dice.pick(AIMS) : null,
        weapon: dice.int(5) === 0 && unit.weapon.list.length > 0 ? dice.pick(unit.weapon.list) : null,
        ammo: dice.int(8) === 0 ? dice.pick(ARROWS) : null,
        approach: dice.pick(['none', 'walk', 'advance', 'run'] as const),
        times: dice.int(3) === 0 ? 1 + dice.int(3) : 'untilDown',
        perTurn: 1 + dice.int(3),
        retarget: dice.int(3) === 0 ? 'none' : 'nearest',
        when,
      }
    }
    case 7:
      return { do: 'defend', ap: dice.pick([1, 2, 3] as const), when }
    case 8:
      return dice.int(2) === 0
        ? { do: 'hold', turns: 1 + dice.int(3), ticks: 0, when }
        : { do: 'hold', turns: 0, ticks: 1 + dice.int(20), when }
    case 9:
      return { do: 'turn', to: dice.int(2) === 0 ? { unit: foe() } : { x: dice.int(3) - 1, y: 1 }, when }
    case 10:
      return { do: 'disengage', to: dice.int(2) === 0 ? null : { edge: 'home' }, when }
    case 11: {
      const item = dice.pick(ITEMS)
      return { do: 'useItem', item, target: item === 'bandage' ? friend() : near(view, unit, dice), when }
    }
    case 12:
      return dice.pick<Step>([
        { do: 'reload', when },
        { do: 'switch', slot: dice.int(3), when },
        { do: 'extinguish', when },
        { do: 'ignite', point: near(view, unit, dice), approach: 'none', when },
        { do: 'pickup', item: view.things.length > 0 ? dice.pick(view.things).id : 'i1', when },
      ])
    default: {
      const name = dice.pick(['shieldWall', 'rally', 'treat', 'intimidate', 'challenge', 'execute'] as const)
      const target = name === 'treat' ? friend() : name === 'shieldWall' || name === 'rally' ? null : foe()
      return { do: 'special', name, target, when }
    }
  }
}

function someGoal(view: HundredView, foe: () => UnitRef, dice: Dice): Goal {
  const { w, h, areas } = scenarioOf(view.config)
  switch (dice.int(5)) {
    case 0:
      return { unit: foe() }
    case 1:
      return areas.length > 0 ? { area: dice.pick(areas).id } : { edge: 'home' }
    default:
      return { x: dice.int(w), y: dice.int(h) }
  }
}

function someWhen(view: HundredView, dice: Dice): When {
  const not = dice.int(6) === 0
  switch (dice.int(6)) {
    case 0:
      return { is: 'inRange', target: dice.pick(SELECTORS), weapon: null, not }
    case 1:
      return { is: 'enemyApproaches', mm: 1000 * (1 + dice.int(12)), not }
    case 2:
      return { is: 'hpBelow', pct: 1 + dice.int(100), unit: null, not }
    case 3:
      return { is: 'targetDead', target: dice.pick(view.units).id, not }
    case 4:
      return { is: 'engaged', not }
    default:
      return { is: 'turnReached', n: 1 + dice.int(12), not }
  }
}

function near(view: HundredView, { position }: OwnUnit, dice: Dice): Spot {
  const { w, h } = scenarioOf(view.config)
  const inside = (value: number, size: number): number => Math.min(size, Math.max(0, value))
  return { x: inside(position.x + dice.int(9001) - 4500, w), y: inside(position.y + dice.int(9001) - 4500, h) }
}

function somePolicy(dice: Dice): Partial<Policy> {
  return dice.pick<Partial<Policy>>([
    { prefer: dice.pick(['best', 'block', 'parry', 'dodge'] as const) },
    { save: dice.pick(['any', 'serious', 'deadly'] as const) },
    { against: dice.pick(['any', 'melee', 'ranged'] as const) },
    { guard: dice.int(2) === 0, freeAttack: dice.int(2) === 0 },
    { idle: dice.pick(['defend', 'strike', 'none'] as const) },
    { autoFace: dice.pick(['nearest', 'keep'] as const) },
  ])
}
