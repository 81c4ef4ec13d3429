import { type Refusal, refused } from '@tessera/kernel'
import type { Said } from '@tessera/words'
import { type HundredConfig, scenarioOf, sideOfSeat } from '../../config.ts'
import { AMMUNITION_DATA, ITEM_DATA, ITEMS } from '../../content/ammunition.ts'
import { type Content, contentOf } from '../../content/changes.ts'
import { MOST_UNITS } from '../../content/scenario-shape.ts'
import { type ArmyUnit, PRESETS, type PresetId } from '../../content/scenarios.ts'
import { EXPERIENCES, type Experience, type TemplateData } from '../../content/templates.ts'
import type { Trait } from '../../content/traits.ts'
import type { Weapon } from '../../content/weapons.ts'
import type { Place } from '../../state.ts'
import { words } from '../../words/catalogue.ts'
import { fieldOf } from '../ground/field.ts'
import { rowsIn } from '../ground/rows.ts'

const MOST_LEADERS = 2
const MOST_ITEM_KINDS = 2
const LEAST_COST = 5
const FEARLESS_COST = 6

/** HUN-1201. */
export function unitCost(unit: ArmyUnit, content: Content): number {
  const data = content.templates[unit.template]
  const gear = gearCost(unit, data, content)
  const levels = levelsAbove(unit, data)
  const experience = levels >= 0 ? levels * Math.ceil(data.cost / 5) : levels * Math.floor((data.cost * 15) / 100)
  const bought = (unit.traits ?? []).length * FEARLESS_COST
  return Math.max(LEAST_COST, data.cost + gear + experience + bought)
}

export function armyCost(units: readonly ArmyUnit[], content: Content): number {
  return units.reduce((sum, unit) => sum + unitCost(unit, content), 0)
}

/** Levels of experience above the template's. */
export function levelsAbove(unit: ArmyUnit, data: TemplateData): number {
  const of = (experience: Experience): number => EXPERIENCES.indexOf(experience)
  return of(unit.experience ?? data.experience) - of(data.experience)
}

function gearCost(unit: ArmyUnit, data: TemplateData, { armours, weapons, shields }: Content): number {
  const price = (list: readonly Weapon[]): number => list.reduce((sum, weapon) => sum + weapons[weapon].cost, 0)
  return (
    armours[unit.armour ?? data.armour].cost -
    armours[data.armour].cost +
    price(unit.weapons ?? data.weapons) -
    price(data.weapons) +
    shields[unit.shield ?? data.shield].cost -
    shields[data.shield].cost +
    (unit.halves ?? []).reduce((sum, half) => sum + AMMUNITION_DATA[half].cost, 0) +
    (unit.items ?? []).reduce((sum, item) => sum + ITEM_DATA[item].cost, 0)
  )
}

/** The army a choice names: a preset, or the units written. */
export function unitsOf(choice: {
  readonly preset: PresetId | null
  readonly units: readonly ArmyUnit[]
}): readonly ArmyUnit[] {
  return choice.preset === null ? choice.units : PRESETS[choice.preset]
}

/** HUN-1202, HUN-1203: the first thing wrong with an army. */
export function refuseArmy(config: HundredConfig, seat: number, units: readonly ArmyUnit[]): Refusal | null {
  const content = contentOf(config)
  if (units.length === 0) return refused('no_units', words.said('refuse.no_units'))
  if (units.length > MOST_UNITS)
    return refused('too_many_units', words.said('refuse.too_many_units', { most: MOST_UNITS, n: units.length }))
  for (const [place, unit] of units.entries()) {
    const wrong = wrongWith(unit, config, seat, content)
    if (wrong !== null) return refused(wrong.code, words.said('refuse.inUnit', { n: place + 1, what: wrong.said }))
  }
  const leaders = units.filter(({ template }) => content.templates[template].traits.includes('leader')).length
  if (leaders > MOST_LEADERS)
    return refused('too_many_leaders', words.said('refuse.too_many_leaders', { most: MOST_LEADERS, n: leaders }))
  const cost = armyCost(units, content)
  if (cost > config.budget)
    return refused('over_budget', words.said('refuse.over_budget', { cost, budget: config.budget }))
  if (!hasRoom(config, seat, units)) return refused('no_room', words.said('refuse.no_room'))
  return null
}

/** Whether all of them can stand in the zone of their side; without a zone nobody brings an army. */
function hasRoom(config: HundredConfig, seat: number, units: readonly ArmyUnit[]): boolean {
  const side = sideOfSeat(config, seat)
  const { zone } = scenarioOf(config).sides[side]
  return zone === null || rowsIn(fieldOf(config), zone, side, units, contentOf(config).templates) !== null
}

interface Wrong {
  readonly code: string
  readonly said: Said
}

function wrongWith(unit: ArmyUnit, config: HundredConfig, seat: number, content: Content): Wrong | null {
  const data = content.templates[unit.template]
  const faction = config.faction[sideOfSeat({ ...config, swapSides: false }, seat)]
  if (faction !== 'any' && faction !== data.people)
    return { code: 'faction', said: words.said('refuse.faction', { unit: words.said(`unit.${unit.template}`) }) }
  const gear = badGear(unit, data, content)
  if (gear !== null) return { code: 'bad_gear', said: gear }
  const shoots = (unit.weapons ?? data.weapons).some((weapon) => content.weapons[weapon].kind === 'bow')
  if (unit.halves !== undefined && !shoots) return { code: 'bad_ammo', said: words.said('refuse.only_bows') }
  return null
}

function badGear(unit: ArmyUnit, data: TemplateData, content: Content): Said | null {
  const armour = unit.armour ?? data.armour
  const weapons = unit.weapons ?? data.weapons
  const experience = unit.experience ?? data.experience
  const items = unit.items ?? []
  if (unit.template === 'troll' && changesAnything(unit)) return words.said('refuse.gear.troll')
  if (content.armours[armour].natural && armour !== data.armour) return words.said('refuse.gear.grown')
  if (unit.template === 'goblin' && (armour === 'chain' || armour === 'plate')) return words.said('refuse.gear.goblin')
  if (weapons.length === 0) return words.said('refuse.gear.weapon')
  for (const weapon of weapons)
    if (content.weapons[weapon].natural && !data.weapons.includes(weapon)) return words.said('refuse.gear.natural')
  if (weapons.includes('lance') !== isMounted(data)) return words.said('refuse.gear.lance')
  const bows = weapons.filter(
    (weapon) => content.weapons[weapon].kind === 'bow' || content.weapons[weapon].kind === 'crossbow',
  )
  if (bows.length > 1) return words.said('refuse.gear.bows')
  if (bows.length === 1 && data.quiver === 0)
    return words.said('refuse.gear.quiver', { unit: words.said(`unit.${unit.template}`) })
  if (new Set(items).size > MOST_ITEM_KINDS) return words.said('refuse.gear.kinds')
  for (const item of ITEMS)
    if (items.filter((other) => other === item).length > (item === 'bandage' ? 2 : 1))
      return words.said('refuse.gear.items')
  const extra: readonly Trait[] = unit.traits ?? []
  if (extra.some((trait) => trait !== 'fearless' || data.traits.includes(trait)) || extra.length > 1)
    return words.said('refuse.gear.trait')
  if (extra.length > 0 && experience !== 'elite') return words.said('refuse.gear.elite')
  return null
}

function changesAnything({ template: _template, ...rest }: ArmyUnit): boolean {
  return Object.values(rest).some((value) => value !== undefined)
}

function isMounted(data: TemplateData): boolean {
  return data.traits.includes('mounted')
}

/** HUN-1403: what an expired clock brings: a preset the faction allows, cut to the budget from its end. */
export function lateArmy(config: HundredConfig, seat: number): readonly ArmyUnit[] {
  const content = contentOf(config)
  const preset: PresetId = config.faction[seat === 0 ? 0 : 1] === 'horde' ? 'horde' : 'company'
  let units = PRESETS[preset]
  while (units.length > 1 && armyCost(units, content) > config.budget)
    units = withoutDearest(units, content, config.budget)
  while (units.length > 1 && !hasRoom(config, seat, units)) units = units.slice(0, -1)
  return units
}

/** Drops the last unit whose loss alone would fit, else the dearest, so that as many as possible stay. */
function withoutDearest(units: readonly ArmyUnit[], content: Content, budget: number): readonly ArmyUnit[] {
  const over = armyCost(units, content) - budget
  let drop = -1
  for (let place: Place = units.length - 1; place >= 0; place--) {
    const cost = unitCost(units[place] as ArmyUnit, content)
    const best = drop < 0 ? -1 : unitCost(units[drop] as ArmyUnit, content)
    if (drop < 0 || (best < over ? cost > best : cost >= over && cost < best)) drop = place
  }
  return units.filter((_, place) => place !== drop)
}
