import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../../config.ts'
import type { Ability, Effect, UnitType } from '../../content/ability.ts'
import { BLADE, ROSTER } from '../../content/roster.ts'
import type { Battle, Side, Unit } from '../../state.ts'
import { type Board, boardOf, cellAt, distance } from './hexes.ts'
import type { Mutant } from './mutants.ts'

/** A battle with all that its rules consult. */
export interface World {
  readonly battle: Battle
  readonly config: HexlineConfig
  readonly types: ReadonlyMap<string, UnitType>
  readonly board: Board
  readonly dice: Dice
  readonly mutant: Mutant | undefined
  /** HEX-95: a drain is never started inside a drain. */
  draining: boolean
  /** Effects queued in this step (HEX-123). */
  queued: number
}

export function worldOf(battle: Battle, config: HexlineConfig, dice: Dice, mutant: Mutant | undefined): World {
  return {
    battle,
    config,
    types: typesOf(config),
    board: boardOf(battle.rows),
    dice,
    mutant,
    draining: false,
    queued: 0,
  }
}

const typesByConfig = new WeakMap<HexlineConfig, ReadonlyMap<string, UnitType>>()

export function typesOf(config: HexlineConfig): ReadonlyMap<string, UnitType> {
  let types = typesByConfig.get(config)
  if (types === undefined) {
    const customs = config.custom_units.map((unit): UnitType => ({ ...unit, family: 'custom', cost: unit.cost ?? 0 }))
    types = new Map([...ROSTER, BLADE, ...customs].map((type) => [type.id, type]))
    typesByConfig.set(config, types)
  }
  return types
}

export function typeNamed(types: ReadonlyMap<string, UnitType>, id: string): UnitType {
  const type = types.get(id)
  if (type === undefined) throw new Error(`there is no unit type ${id}`)
  return type
}

export function unitWith(world: World, id: number): Unit {
  const unit = world.battle.units[id - 1]
  if (unit === undefined) throw new Error(`there is no unit #${id}`)
  return unit
}

export function abilitiesOf(world: World, unit: Unit): readonly Ability[] {
  return typeNamed(world.types, unit.type).abilities
}

/** HEX-83: silence switches all abilities off. */
export function abilitiesInForce(world: World, unit: Unit): readonly Ability[] {
  return unit.silenced_turns > 0 ? [] : abilitiesOf(world, unit)
}

export function living(world: World): Unit[] {
  return world.battle.units.filter((unit) => unit.alive)
}

/** HEX-2: the unit itself included. */
export function friendsOf(world: World, unit: Unit): Unit[] {
  return world.battle.units.filter((other) => other.alive && other.side === unit.side)
}

export function enemiesOf(world: World, unit: Unit): Unit[] {
  return world.battle.units.filter((other) => other.alive && other.side !== unit.side)
}

export function apart(a: Unit, b: Unit): number {
  return distance(a.col, a.row, b.col, b.row)
}

export function enemiesInRange(world: World, unit: Unit): Unit[] {
  return enemiesOf(world, unit).filter((enemy) => apart(unit, enemy) <= unit.attack_range)
}

/** HEX-2: by cell, whether a hex holds no living unit. */
export function freeHexes(world: World): boolean[] {
  const free = new Array<boolean>(world.board.cells).fill(true)
  for (const unit of world.battle.units) if (unit.alive) free[cellOf(unit)] = false
  return free
}

export function cellOf(unit: Unit): number {
  return cellAt(unit.col, unit.row)
}

export function sumOf(abilities: readonly Ability[], effect: Effect): number {
  let sum = 0
  for (const ability of abilities) if (ability.effect === effect) sum += valueIn(ability)
  return sum
}

export function valueIn(ability: Ability): number {
  return ability.value ?? 0
}

/** HEX-84: raises the counter; true when the ability fires, which returns it to 0. */
export function countCharge(world: World, unit: Unit, index: number): boolean {
  const ability = abilitiesOf(world, unit)[index] as Ability
  const count = (unit.charges[index] as number) + 1
  const fires = count >= (ability.charge ?? 1)
  unit.charges[index] = fires ? 0 : count
  return fires
}

export function freshUnit(id: number, type: UnitType, side: Side, col: number, row: number): Unit {
  return {
    id,
    type: type.id,
    side,
    col,
    row,
    alive: true,
    hp: type.max_hp,
    max_hp: type.max_hp,
    damage: type.damage,
    attack_range: type.attack_range,
    armor: type.armor,
    speed: type.speed,
    frozen_turns: 0,
    silenced_turns: 0,
    block_used: 0,
    ramp_accumulated: 0,
    has_acted: false,
    ready_triggered: false,
    turns_taken: 0,
    ready_blades: 0,
    charges: type.abilities.map(() => 0),
    summoner_id: 0,
    dealt: 0,
    taken: 0,
    healed: 0,
    kills: 0,
  }
}
