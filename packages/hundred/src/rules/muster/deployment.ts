import { discsOverlap } from '@tessera/board'
import type { DeployChoice, Spot } from '../../choice.ts'
import { type HundredConfig, scenarioOf } from '../../config.ts'
import type { ArmyUnit, ScenarioUnit } from '../../content/scenarios.ts'
import { contentOf } from '../../lab/changes.ts'
import { at, type HundredState } from '../../state.ts'
import { fieldOf, isOpen } from '../ground/field.ts'
import { face, weaponAt } from '../play.ts'
import { placeOf } from '../world.ts'
import { quiverOf } from './muster.ts'

/** Room between two units that stand in a row. */
const ROW_SPACING = 1600

/** HUN-1402: the scenario's places; an army that was brought stands in rows from the middle of its zone. */
export function defaultPlaces(
  config: HundredConfig,
  side: 0 | 1,
  units: readonly (ArmyUnit | ScenarioUnit)[],
): readonly Spot[] {
  const { zone } = scenarioOf(config).sides[side]
  const { templates } = contentOf(config)
  const field = fieldOf(config)
  const taken: { x: number; y: number; radius: number }[] = []
  return units.map((unit) => {
    if ('x' in unit) return { x: unit.x, y: unit.y }
    if (zone === null) throw new Error('An army that was brought has no zone')
    const { radius, traits } = templates[unit.template]
    const mounted = traits.includes('mounted')
    for (const spot of rowSpots(zone.x, zone.y, zone.w, zone.h, side)) {
      if (!isOpen(field, spot.x, spot.y, radius, mounted)) continue
      if (taken.some((other) => discsOverlap(other, other.radius, spot, radius))) continue
      taken.push({ ...spot, radius })
      return spot
    }
    throw new Error('The zone has no room for the army')
  })
}

/** Row after row from the front of the zone backwards, each from its middle outwards, north first. */
function* rowSpots(x: number, y: number, w: number, h: number, side: 0 | 1): Generator<Spot> {
  const middle = y + Math.floor(h / 2)
  const columns = Math.max(1, Math.floor(w / ROW_SPACING))
  const rows = Math.max(1, Math.floor(h / ROW_SPACING))
  for (let column = 0; column < columns; column++) {
    const back = Math.floor(ROW_SPACING / 2) + column * ROW_SPACING
    for (let row = 0; row < rows; row++) {
      const away = Math.ceil(row / 2) * ROW_SPACING * (row % 2 === 1 ? -1 : 1)
      yield { x: side === 0 ? x + w - back : x + back, y: middle + away }
    }
  }
}

/** HUN-101: whether there is anything to choose before the first turn. */
export function needsDeployment(state: HundredState, config: HundredConfig): boolean {
  const scenario = scenarioOf(config)
  if (scenario.sides.some(({ zone }) => zone !== null)) return true
  if (scenario.atOnce) return false
  return state.world.ids.some((_, place) => mayChooseQuiver(state, config, place))
}

/** HUN-1402: a bow whose quiver nobody has filled yet. */
function mayChooseQuiver(state: HundredState, config: HundredConfig, place: number): boolean {
  const { world } = state
  const bow = at(world.weapon.list, place).some(
    (_, slot) => contentOf(config).weapons[weaponAt(world, place, slot)].kind === 'bow',
  )
  if (!bow) return false
  const scenario = scenarioOf(config)
  const id = at(world.ids, place)
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
    const capacity = contentOf(config).templates[at(world.faction.template, place)].quiver
    world.ammo.slots[place] = quiverOf(capacity, halves)
  }
  state.seats[seat === 0 ? 0 : 1].deployed = true
}
