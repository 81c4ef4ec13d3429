import { type ScriptedDice, scriptedDice } from '@tessera/kernel'
import type { Content, UnitCard } from '../content/content.ts'
import { PRINTED } from '../content/content.ts'
import type { FactionId } from '../content/vocabulary.ts'
import type { BattleEvent } from '../events.ts'
import type { SideIndex } from '../rules/board.ts'
import { admit, newUnit } from '../rules/effects/summon.ts'
import { type Field, fieldOf } from '../rules/field.ts'
import type { Battle, Unit } from '../state.ts'

/** A unit of a small position: numbers of its card, and how it stands. */
export interface Standing extends Partial<UnitCard> {
  readonly side?: SideIndex
  /** Column and row. */
  readonly at: readonly [number, number]
  readonly tier?: 1 | 2 | 3
  /** Fields of the unit itself, put in last. */
  readonly is?: Partial<Unit>
}

export interface Scene {
  readonly field: Field
  readonly battle: Battle
  readonly units: readonly Unit[]
  readonly told: BattleEvent[]
  readonly dice: ScriptedDice
  /** Events of a type, in order. */
  events<T extends BattleEvent['type']>(type: T): readonly Extract<BattleEvent, { type: T }>[]
}

const PLAIN: Omit<UnitCard, 'id' | 'name'> = {
  faction: null,
  role: 'melee_dps',
  rarity: null,
  cost: 4,
  hp: 100,
  atk: 20,
  armor: 10,
  speed: 3,
  initiative: 10,
  range: 1,
  attackCount: 1,
  dodge: 0,
  crit: 0,
  resolve: 100,
  attackType: 'physical',
  trajectory: 'melee',
  ammo: null,
  nature: 'living',
  tags: [],
  abilities: [],
  mastery: null,
  deathSpread: 'plague',
}

/** Whose gifts the first side of a scene has; without them nobody leads it. */
export interface Led {
  readonly leader?: string
  readonly faction?: FactionId
}

/** A position of made-up units, in round 1, whose dice are a script that counts from 1. */
export function scene(
  standing: readonly Standing[],
  script: readonly number[] = [],
  content: Content = PRINTED,
  led: Led = {},
): Scene {
  const units = new Map(content.units)
  const list: Unit[] = []
  for (const [place, { side = 0, at, tier = 1, is, ...numbers }] of standing.entries()) {
    const id = numbers.id ?? `test_${place + 1}`
    const known = content.units.get(id)
    const card: UnitCard = { name: id, ...PLAIN, ...known, ...numbers, id }
    units.set(id, card)
    list.push(newUnit(card, place + 1, tier, side, at[1] * 8 + at[0]))
    Object.assign(list[place] as Unit, is)
  }
  const bare: Content = {
    ...content,
    units,
    leaders: led.leader === undefined ? new Map() : content.leaders,
    factions: led.faction === undefined ? new Map() : content.factions,
  }
  const side = { faction: 'order' as const, leader: '', spells: [], tier: 1 as const }
  const battle: Battle = {
    roundLimit: 40,
    step: 'turns',
    round: 1,
    first: 0,
    priority: 0,
    order: list.map((unit) => unit.id),
    next: 0,
    turnOf: 0,
    again: [],
    tick: 0,
    units: list,
    zones: [],
    sides: [
      { ...side, leader: led.leader ?? '', faction: led.faction ?? side.faction, spells: [] },
      { ...side, spells: [] },
    ],
    result: null,
  }
  const told: BattleEvent[] = []
  const dice = scriptedDice(script, 1)
  const field = fieldOf(battle, bare, { dice, tell: (event) => told.push(event) })
  for (const [place, unit] of list.entries()) {
    admit(field, unit)
    unit.ripostes = unit.ripostes || 1
    Object.assign(unit, standing[place]?.is)
  }
  field.restless = true
  return {
    field,
    battle,
    units: list,
    told,
    dice,
    events: <T extends BattleEvent['type']>(type: T) =>
      told.filter((event): event is Extract<BattleEvent, { type: T }> => event.type === type),
  }
}

/** The unit with this number. */
export function unit(scene: Scene, id: number): Unit {
  const found = scene.units[id - 1] ?? scene.battle.units[id - 1]
  if (found === undefined) throw new Error(`There is no unit ${id}`)
  return found
}
