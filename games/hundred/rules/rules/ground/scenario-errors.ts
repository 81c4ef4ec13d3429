import { discsOverlap } from '@tessera/board'
import type { InputError } from '@tessera/kernel'
import { type Condition, type Leaf, PRESETS, type Scenario, type ScenarioUnit } from '../../content/scenarios.ts'
import { TEMPLATE_DATA } from '../../content/templates.ts'
import type { Place } from '../../state.ts'
import { groundOf, isOpen } from './field.ts'
import { rowsIn } from './rows.ts'

/** The errors of a custom scenario that its shape cannot show: things off the field, and conditions that name nothing. */
export function scenarioErrors(scenario: Scenario): readonly InputError[] {
  const inputErrors: InputError[] = []
  const bad = (path: string, text: string): void => {
    inputErrors.push({ path: `scenario.${path}`, code: 'bad_scenario', text })
  }
  const outside = (x: number, y: number): boolean => x > scenario.w || y > scenario.h
  scenario.terrain.forEach((patch, place) => {
    if (outside(patch.x + patch.w, patch.y + patch.h)) bad(`terrain.${place}`, 'Terrain reaches over the edge')
  })
  scenario.areas.forEach((area, place) => {
    if (outside(area.x, area.y)) bad(`areas.${place}`, 'The area lies outside the field')
  })
  scenario.banners.forEach((banner, place) => {
    if (outside(banner.x, banner.y)) bad(`banners.${place}`, 'The banner lies outside the field')
  })
  scenario.sides.forEach((side, at) => {
    const path = `sides.${at}`
    if (side.zone !== null && outside(side.zone.x + side.zone.w, side.zone.y + side.zone.h))
      bad(`${path}.zone`, 'The zone reaches over the edge')
    if (scenario.builder && side.zone === null) bad(`${path}.zone`, 'An army needs a zone to deploy in')
    if (scenario.builder && !holdsAnybody(scenario, at === 0 ? 0 : 1))
      bad(`${path}.zone`, 'The zone has no room for a fighter')
    if (scenario.builder !== (side.units.length === 0))
      bad(`${path}.units`, scenario.builder ? 'Armies are brought here, not written' : 'A side has no units')
    if (side.units.some((unit) => outside(unit.x, unit.y))) bad(`${path}.units`, 'A unit lies outside the field')
    for (const leaf of leavesOf(side.condition)) {
      const text = leafError(scenario, leaf, at)
      if (text !== null) bad(`${path}.condition`, text)
    }
    for (const [place, unit] of side.units.entries())
      if (!hasRoom(scenario, unit, at, place))
        bad(`${path}.units.${place}`, 'A unit stands where there is no room for it')
    if (misplacedKeep(side.condition, false)) bad(`${path}.condition`, 'keep stands only inside all')
  })
  return inputErrors
}

/** Whether everybody of the ready armies could stand in the zone alone: then an army that fits can be found. */
function holdsAnybody(scenario: Scenario, side: 0 | 1): boolean {
  const { zone } = scenario.sides[side]
  const field = groundOf(scenario)
  return (
    zone === null ||
    Object.values(PRESETS)
      .flat()
      .every((unit) => rowsIn(field, zone, side, [unit], TEMPLATE_DATA) !== null)
  )
}

/** Open ground under it, and nobody listed before it too near. */
function hasRoom(scenario: Scenario, unit: ScenarioUnit, side: number, place: Place): boolean {
  const { radius, traits } = TEMPLATE_DATA[unit.template]
  if (!isOpen(groundOf(scenario), unit.x, unit.y, radius, traits.includes('mounted'))) return false
  const others = [...scenario.sides[0].units, ...scenario.sides[1].units]
  const own = side === 0 ? place : scenario.sides[0].units.length + place
  return others.slice(0, own).every((other) => !discsOverlap(unit, radius, other, TEMPLATE_DATA[other.template].radius))
}

export function leavesOf(condition: Condition): readonly Leaf[] {
  return condition.type === 'any' || condition.type === 'all' ? condition.of.flatMap(leavesOf) : [condition]
}

function leafError(scenario: Scenario, leaf: Leaf, side: number): string | null {
  const knowsArea = (id: string): boolean => scenario.areas.some((area) => area.id === id)
  const first = (at: number): number => 1 + 100 * at
  const has = (unit: Place, at: number): boolean =>
    unit >= first(at) && unit < first(at) + (scenario.sides[at]?.units.length ?? 0)
  switch (leaf.type) {
    case 'hold':
    case 'reach':
      return knowsArea(leaf.area) ? null : `There is no area ${leaf.area}`
    case 'capture':
      if (!knowsArea(leaf.area)) return `There is no area ${leaf.area}`
      return scenario.banners.some((banner) => banner.id === leaf.banner) ? null : `There is no banner ${leaf.banner}`
    case 'escort':
      if (!knowsArea(leaf.area)) return `There is no area ${leaf.area}`
      return has(leaf.unit, side) ? null : `Its side has no unit ${leaf.unit}`
    case 'keep':
      return has(leaf.unit, side) ? null : `Its side has no unit ${leaf.unit}`
    case 'assassinate':
      return has(leaf.unit, 1 - side) ? null : `The other side has no unit ${leaf.unit}`
    default:
      return null
  }
}

function misplacedKeep(condition: Condition, insideAll: boolean): boolean {
  if (condition.type === 'keep') return !insideAll
  if (condition.type === 'any') return condition.of.some((inner) => misplacedKeep(inner, false))
  return condition.type === 'all' && condition.of.some((inner) => misplacedKeep(inner, true))
}
