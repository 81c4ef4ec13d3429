import { copy } from '@tessera/kernel'
import type { Goal, OrdersChoice, Plan, Spot, Step, When } from '../choice.ts'
import type { HundredConfig } from '../config.ts'
import type { Scenario } from '../content/scenarios.ts'
import type { HundredState } from '../state.ts'

/** u1 becomes u101 and the other way round. */
function mirrorId(id: number): number {
  return id > 100 ? id - 100 : id + 100
}

/** West for east: a field that is its own mirror image keeps its terrain. */
function mirrorScenario(scenario: Scenario): Scenario {
  const flip = <T extends { readonly x: number }>(each: T): T => ({ ...each, x: scenario.w - each.x })
  const rect = <T extends { readonly x: number; readonly w: number }>(each: T): T => ({
    ...each,
    x: scenario.w - each.x - each.w,
  })
  const [west, east] = scenario.sides
  const side = (each: typeof west): typeof west => ({
    ...each,
    zone: each.zone === null ? null : rect(each.zone),
    units: each.units.map(flip),
  })
  return {
    ...scenario,
    terrain: scenario.terrain.map(rect),
    areas: scenario.areas.map(flip),
    sides: [side(east), side(west)],
  }
}

export function mirrorConfig(config: HundredConfig): HundredConfig {
  if (typeof config.scenario === 'string') throw new Error('Only written scenarios are mirrored')
  return { ...config, scenario: { ...config.scenario, ...mirrorScenario(config.scenario) } }
}

/** The orders of one seat, as the other would give them in the mirror. */
export function mirrorOrders(orders: OrdersChoice, w: number): OrdersChoice {
  const keyed = <T>(record: Readonly<Record<string, T>>, map: (value: T) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [mirrorId(Number(id)), map(value)]))
  const plan = ({ steps, loop }: Plan): Plan => ({ steps: steps.map((step) => mirrorStep(step, w)), loop })
  return { type: 'orders', plans: keyed(orders.plans, plan), policies: keyed(orders.policies, (policy) => policy) }
}

function mirrorStep(step: Step, w: number): Step {
  const spot = (each: Spot): Spot => ({ x: w - each.x, y: each.y })
  const vector = (each: Spot): Spot => ({ x: 0 - each.x, y: each.y })
  const ref = <T>(each: T): T => (typeof each === 'number' ? (mirrorId(each) as T) : each)
  const goal = (each: Goal): Goal => ('x' in each ? spot(each) : 'unit' in each ? { unit: ref(each.unit) } : each)
  const when = step.when === null ? null : mirrorWhen(step.when)
  switch (step.do) {
    case 'move':
      return { ...step, when, to: goal(step.to), face: step.face === null ? null : vector(step.face) }
    case 'attack':
      return { ...step, when, target: ref(step.target) }
    case 'ignite':
      return { ...step, when, point: spot(step.point) }
    case 'turn':
      return { ...step, when, to: 'unit' in step.to ? { unit: ref(step.to.unit) } : vector(step.to) }
    case 'disengage':
      return { ...step, when, to: step.to === null ? null : goal(step.to) }
    case 'useItem':
      return { ...step, when, target: typeof step.target === 'number' ? mirrorId(step.target) : spot(step.target) }
    case 'special':
      return { ...step, when, target: ref(step.target) }
    default:
      return { ...step, when }
  }
}

function mirrorWhen(when: When): When {
  switch (when.is) {
    case 'inRange':
      return typeof when.target === 'number' ? { ...when, target: mirrorId(when.target) } : when
    case 'hpBelow':
      return when.unit === null ? when : { ...when, unit: mirrorId(when.unit) }
    case 'targetDead':
      return { ...when, target: mirrorId(when.target) }
    default:
      return when
  }
}

/** The parts of a state that the mirror exchanges: units with their places, facing and health; west for east. */
export function standingOf(state: HundredState, config: HundredConfig, mirrored: boolean): readonly string[] {
  const { world } = copy(state)
  const w = typeof config.scenario === 'string' ? 0 : config.scenario.w
  return world.ids
    .map((id, place) => {
      const x = world.position.x[place] ?? 0
      const fx = world.position.fx[place] ?? 0
      return [
        mirrored ? mirrorId(id) : id,
        mirrored ? w - x : x,
        world.position.y[place],
        mirrored ? 0 - fx : fx,
        world.position.fy[place],
        world.health.current[place],
        world.health.woundState[place],
        world.health.crippled[place],
        world.moraleState.state[place],
        world.actionPoints.current[place],
        world.stamina.current[place],
        world.weapon.integrity[place],
        JSON.stringify(world.weapon.list[place]),
        world.turnFlags.reactions[place],
        world.commandQueue.current[place],
        world.health.fled[place],
      ].join(' ')
    })
    .sort()
}
