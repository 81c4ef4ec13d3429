import type { DeployChoice, Spot } from '../../choice.ts'
import { type HundredConfig, scenarioOf } from '../../config.ts'
import { contentOf } from '../../content/changes.ts'
import type { ArmyUnit, ScenarioUnit } from '../../content/scenarios.ts'
import type { HundredState, Place } from '../../state.ts'
import { fieldOf } from '../ground/field.ts'
import { rowsIn } from '../ground/rows.ts'
import { face, weaponAt } from '../play.ts'
import { placeOf } from '../world.ts'
import { quiverOf } from './muster.ts'

/** HUN-1402: the scenario's places; an army that was brought stands in rows from the middle of its zone. */
export function defaultPlaces(
  config: HundredConfig,
  side: 0 | 1,
  units: readonly (ArmyUnit | ScenarioUnit)[],
): readonly Spot[] {
  const written = units.flatMap((unit) => ('x' in unit ? [{ x: unit.x, y: unit.y }] : []))
  if (written.length === units.length) return written
  const { zone } = scenarioOf(config).sides[side]
  if (zone === null) throw new Error('An army that was brought has no zone')
  const places = rowsIn(fieldOf(config), zone, side, units, contentOf(config).templates)
  // An army with a unit that has no room is refused.
  if (places === null) throw new Error('The zone has no room for the army')
  return places
}

/** HUN-101: whether there is anything to choose before the first turn. */
export function needsDeployment(state: HundredState, config: HundredConfig): boolean {
  const scenario = scenarioOf(config)
  if (scenario.sides.some(({ zone }) => zone !== null)) return true
  if (scenario.atOnce) return false
  return state.world.ids.some((_, place) => mayChooseQuiver(state, config, place))
}

/** HUN-1402: a bow whose quiver nobody has filled yet. */
function mayChooseQuiver(state: HundredState, config: HundredConfig, place: Place): boolean {
  const { world } = state
  const bow = world.weapon.list[place].some(
    (_, slot) => contentOf(config).weapons[weaponAt(world, place, slot)].kind === 'bow',
  )
  if (!bow) return false
  const scenario = scenarioOf(config)
  const id = world.ids[place]
  const side = id < 100 ? 0 : 1
  return !scenario.builder && scenario.sides[side].units[(id % 100) - 1]?.halves === undefined
}

export function deploy(state: HundredState, config: HundredConfig, seat: number, choice: DeployChoice): void {
  const { world } = state
  for (const { unit, x, y, facing } of choice.placements) {
    const place = placeOf(world, unit)
    world.position.x[place] = x
    world.position.y[place] = y
    if (facing !== null) face(world, place, facing.x, facing.y)
  }
  for (const [id, halves] of Object.entries(choice.halves)) {
    const place = placeOf(world, Number(id))
    const capacity = contentOf(config).templates[world.faction.template[place]].quiver
    world.ammo.slots[place] = quiverOf(capacity, halves)
  }
  state.seats[seat === 0 ? 0 : 1].deployed = true
}
