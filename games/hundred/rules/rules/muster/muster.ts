import { type HundredConfig, scenarioOf, seatOfSide } from '../../config.ts'
import { AMMUNITION_DATA, ITEM_DATA, ITEMS } from '../../content/ammunition.ts'
import { type Content, contentOf } from '../../content/changes.ts'
import type { ArmyUnit, ScenarioUnit } from '../../content/scenarios.ts'
import { EXPERIENCE_AP } from '../../content/templates.ts'
import { traitBits } from '../../content/traits.ts'
import { SHIELD_DATA } from '../../content/weapons.ts'
import { columnOf, type HundredState, pairOf, type Quiver, type UnitRow, type World } from '../../state.ts'
import { addUnit, blankRow, copyWorld, emptyWorld, noSight } from '../world.ts'
import { levelsAbove, unitCost } from './army.ts'
import { defaultPlaces } from './deployment.ts'

/** HUN-006: ids of a side count from here. */
export const FIRST_ID = [1, 101] as const

/** HUN-1201: what experience above the template's changes, by level. */
const SKILL_BY_LEVEL = 5
const HP_BY_LEVEL = 2

/** A fighter as it comes to the field, without a place. */
export function musteredRow(unit: ArmyUnit, seat: number, content: Content): UnitRow {
  const data = content.templates[unit.template]
  const levels = levelsAbove(unit, data)
  const experience = unit.experience ?? data.experience
  const worn = unit.armour ?? data.armour
  const armour = content.armours[worn]
  const weapons = unit.weapons ?? data.weapons
  const shield = unit.shield ?? data.shield
  const skill = (printed: number): number => (printed > 0 ? printed + SKILL_BY_LEVEL * levels : 0)
  const ap = Math.max(1, data.baseAp + armour.ap + EXPERIENCE_AP[experience])
  const hp = data.hp + HP_BY_LEVEL * levels
  const row = blankRow()
  row.faction = {
    seat,
    template: unit.template,
    experience,
    traits: traitBits([...data.traits, ...(unit.traits ?? [])]),
    radius: data.radius,
    rate: data.rate + armour.rate - content.armours[data.armour].rate,
    cost: unitCost(unit, content),
  }
  row.skills = {
    melee: skill(data.melee),
    ranged: skill(data.ranged),
    block: skill(data.block),
    dodge: skill(data.dodge),
    medicine: skill(data.medicine),
    toughness: data.toughness,
    morale: data.morale + SKILL_BY_LEVEL * levels,
  }
  row.health.current = hp
  row.health.max = hp
  row.actionPoints = { current: ap, max: ap, spent: 0 }
  row.stamina = { current: data.stamina, max: data.stamina, exhausted: false }
  row.armour = {
    kind: worn,
    head: armour.head,
    torso: armour.torso,
    arms: armour.arms,
    legs: armour.legs,
    dodge: armour.dodge,
    staminaPenalty: armour.stamina,
  }
  row.weapon = {
    list: [...weapons],
    thrown: weapons.map((weapon) => content.weapons[weapon].carried),
    readied: 0,
    loaded: true,
    shield,
    integrity: SHIELD_DATA[shield].integrity,
  }
  const crossbow = weapons.some((weapon) => content.weapons[weapon].kind === 'crossbow')
  const bow = weapons.some((weapon) => content.weapons[weapon].kind === 'bow')
  row.ammo.slots = crossbow
    ? [{ type: 'bolt', left: data.quiver }]
    : bow
      ? quiverOf(data.quiver, unit.halves ?? ['standard', 'standard'])
      : []
  for (const item of ITEMS)
    row.inventory[item] =
      (data.items[item] ?? 0) + (unit.items ?? []).filter((other) => other === item).length * ITEM_DATA[item].count
  return row
}

/** HUN-307. */
export function quiverOf(
  capacity: number,
  halves: readonly [keyof typeof AMMUNITION_DATA, keyof typeof AMMUNITION_DATA],
): Quiver[] {
  return halves.map((type) => ({ type, left: Math.min(Math.floor(capacity / 2), AMMUNITION_DATA[type].bundle) }))
}

const worlds = new WeakMap<HundredConfig, World>()

/** Fills the world once the units of both sides are known. Where the config says them all, they are worked out once. */
export function fillWorld(state: HundredState, config: HundredConfig): void {
  const brought = state.seats.some(({ army }) => army !== null)
  let world = brought ? undefined : worlds.get(config)
  if (world === undefined) {
    world = musteredWorld(state, config)
    if (!brought) worlds.set(config, world)
  }
  state.world = brought ? world : copyWorld(world)
  const units = world.ids.length
  for (const seat of state.seats) seat.sight = noSight(units)
  state.watching = { handle: columnOf(new Array<number>(units).fill(0)), handles: 0, things: [] }
}

function musteredWorld(state: HundredState, config: HundredConfig): World {
  const content = contentOf(config)
  const scenario = scenarioOf(config)
  const world = emptyWorld()
  for (const side of [0, 1] as const) {
    const seat = seatOfSide(config, side)
    const army: readonly (ArmyUnit | ScenarioUnit)[] = pairOf(state.seats, seat).army ?? scenario.sides[side].units
    const places = defaultPlaces(config, side, army)
    for (const [index, unit] of army.entries()) {
      const row = musteredRow(unit, seat, content)
      const place = places[index] ?? { x: 0, y: 0 }
      row.position = {
        ...row.position,
        x: place.x,
        y: place.y,
        fx: side === 0 ? 1000 : -1000,
        startX: place.x,
        startY: place.y,
      }
      addUnit(world, FIRST_ID[side] + index, row)
    }
  }
  return world
}
