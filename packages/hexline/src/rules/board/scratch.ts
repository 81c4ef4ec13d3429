import { hasCell, listWithin } from '@tessera/board'
import { type Dice, type Referee, WorkMeter } from '@tessera/kernel'
import type { HexlineConfig } from '../../config.ts'
import type { BattleEvent, HexlineEvent } from '../../events.ts'
import type { Battle, Side, Unit } from '../../state.ts'
import { type Kind, kindsOf } from '../abilities/kind.ts'
import { type Queue, queue } from '../abilities/queue.ts'
import { cellOf, grid, MOST_ROWS } from './board.ts'
import { copyOfGround, ground, heldAt, restoreGround, standsAt } from './ground.ts'

/**
 * The battle as the rules look at it while a step runs: the state itself, and indexes over it that are rebuilt from the
 * state and never part of it. Lists by side have West at 1 and East at 2.
 */
export interface Field {
  battle: Battle
  config: HexlineConfig
  /** Steps of the battle when the indexes were last true. */
  steps: number
  dice: Dice
  /** The ground of the step in whose midst this field was asked for. */
  kept: ReturnType<typeof copyOfGround> | null
  /** Who opened it last. */
  ref: Referee<HexlineEvent> | null
  /** HEX-123: counts the effects of a match; null where nobody limits them. */
  work: WorkMeter | null
  tell: ((event: BattleEvent) => void) | undefined

  /** In id order; where they stand is in the `ground`. */
  readonly living: BySide<Unit[]>
  /** By unit id: the index of a living unit in these lists. */
  readonly ranks: number[]
  /** By unit id. */
  readonly kinds: Kind[]
  blade: Kind

  /** Who ever had these abilities, living or dead, in id order: Blades have none, so the lists stand for the whole battle. */
  readonly boosting: BySide<Unit[]>
  readonly shielding: BySide<Unit[]>
  readonly executing: BySide<Unit[]>
  readonly saving: BySide<Unit[]>
  readonly mourning: BySide<Unit[]>
  readonly harvesting: BySide<Unit[]>

  readonly queue: Queue
  draining: boolean
  /** How many units of `Ground.chosen` count. */
  chosenCount: number
}

type BySide<T> = readonly [none: T, west: T, east: T]

/**
 * Borrows the field and the ground for one step. They stay ready for the next one while it is the same battle at the same
 * step. Whoever comes while they are out gets a new field, and the ground is kept for the first one until it is given back.
 */
export function openField(battle: Battle, config: HexlineConfig, ref: Referee<HexlineEvent>): Field {
  const field = idle
  idle = null
  const kept = lent ? copyOfGround() : null
  lent = true
  const ready = field !== null && field.battle === battle && field.steps === battle.steps && field.config === config
  const open = ready ? field : rebuild(field, battle, config, ref.dice)
  open.kept = kept
  open.dice = ref.dice
  open.tell = ref.tell === undefined ? undefined : tellerOf(battle, ref.tell)
  if (!ready || open.ref !== ref) {
    open.ref = ref
    open.work = 'work' in ref && ref.work instanceof WorkMeter ? ref.work : null
  }
  return open
}

export function closeField(field: Field): void {
  field.steps = field.battle.steps
  field.tell = undefined
  if (field.kept === null) {
    lent = false
    idle = field
  } else restoreGround(field.kept)
}

/** Gives back a field whose step threw: it may be half done, so nobody goes on with it. */
export function abandonField(field: Field): void {
  if (field.kept === null) lent = false
  else restoreGround(field.kept)
}

export function kindIn(field: Field, unit: Unit): Kind {
  return field.kinds[unit.id] as Kind
}

export function unitIn(field: Field, id: number): Unit {
  return field.battle.units[id - 1] as Unit
}

/** One of the units an ability has chosen. */
export function chosenUnit(field: Field, place: number): Unit {
  return unitIn(field, ground().chosen[place] as number)
}

export function alliesOf(field: Field, unit: Unit): Unit[] {
  return field.living[unit.side]
}

export function enemiesOf(field: Field, unit: Unit): Unit[] {
  return field.living[foeOf(unit.side)]
}

/** Fills `Ground.found` with the ids of a side's living units within a radius of a cell; returns how many there are. */
export function findWithin(side: Side, cell: number, radius: number): number {
  const { held, standing, found } = ground()
  return listWithin(grid(), held, heldAt(side), cell, radius, standing, found)
}

export function foeOf(side: Side): Side {
  return side === 1 ? 2 : 1
}

export function isFree(cell: number): boolean {
  return hasCell(grid(), ground().free, cell)
}

/** Moves a living unit to a free hex. */
export function relocate(field: Field, unit: Unit, cell: number): void {
  leave(cellOf(unit), unit.side)
  unit.col = grid().colOf[cell] as number
  unit.row = grid().rowOf[cell] as number
  occupy(cell, unit, field.ranks[unit.id] as number)
}

function leave(cell: number, side: Side): void {
  const { free, held } = ground()
  const row = grid().rowOf[cell] as number
  const bit = grid().bitOf[cell] as number
  free[row] = (free[row] as number) | bit
  held[heldAt(side) + row] = (held[heldAt(side) + row] as number) & ~bit
}

function occupy(cell: number, unit: Unit, rank: number): void {
  const { free, held, standing, stands } = ground()
  const row = grid().rowOf[cell] as number
  const bit = grid().bitOf[cell] as number
  const at = heldAt(unit.side) + row
  free[row] = (free[row] as number) & ~bit
  held[at] = (held[at] as number) | bit
  standing[cell] = unit.id
  stands[standsAt(unit.side) + rank] = grid().places[cell] as number
}

/** Takes a unit that has died off the board. */
export function lift(field: Field, unit: Unit): void {
  leave(cellOf(unit), unit.side)
  const { stands } = ground()
  const at = standsAt(unit.side)
  const units = field.living[unit.side]
  const last = units.length - 1
  for (let rank = field.ranks[unit.id] as number; rank < last; rank++) {
    const next = units[rank + 1] as Unit
    units[rank] = next
    stands[at + rank] = stands[at + rank + 1] as number
    field.ranks[next.id] = rank
  }
  units.pop()
}

/** Puts a new unit on the board. */
export function enter(field: Field, unit: Unit, kind: Kind): void {
  field.battle.units.push(unit)
  field.kinds.push(kind)
  field.ranks.push(0)
  stand(field, unit)
}

function stand(field: Field, unit: Unit): void {
  const units = field.living[unit.side]
  field.ranks[unit.id] = units.length
  occupy(cellOf(unit), unit, units.length)
  units.push(unit)
}

let idle: Field | null = null
let lent = false

function tellerOf(battle: Battle, listener: (event: HexlineEvent) => void): Field['tell'] {
  // Rules write each event anew, so the two fields all of them share can be put in without a copy.
  return (event) => {
    const told = event as BattleEvent & { battle: number; step: number }
    told.battle = battle.number
    told.step = battle.steps
    listener(told)
  }
}

function rebuild(old: Field | null, battle: Battle, config: HexlineConfig, dice: Dice): Field {
  const named = kindsOf(config)
  const blade = kindNamed(named, 'blade')
  const field = old ?? newField(battle, config, dice, blade)
  field.battle = battle
  field.config = config
  field.steps = battle.steps
  field.blade = blade
  field.draining = false
  field.queue.head = 0
  field.queue.tail = 0
  const { free, held } = ground()
  held.fill(0)
  for (let y = 0; y < MOST_ROWS; y++) free[y] = y < battle.rows ? (1 << grid().cols) - 1 : 0
  for (const side of [1, 2] as const) {
    field.living[side].length = 0
    field.boosting[side].length = 0
    field.shielding[side].length = 0
    field.executing[side].length = 0
    field.saving[side].length = 0
    field.mourning[side].length = 0
    field.harvesting[side].length = 0
  }
  field.kinds.length = 1
  field.ranks.length = 1
  for (const unit of battle.units) {
    const kind = kindNamed(named, unit.type)
    field.kinds.push(kind)
    field.ranks.push(0)
    const side = unit.side
    if (kind.boost > 0) field.boosting[side].push(unit)
    if (kind.armorAuras.length > 0) field.shielding[side].push(unit)
    if (kind.executes.length > 0) field.executing[side].push(unit)
    if (kind.undyings.length > 0) field.saving[side].push(unit)
    if (kind.laments.length > 0) field.mourning[side].push(unit)
    if (kind.harvests.length > 0) field.harvesting[side].push(unit)
    if (unit.alive) stand(field, unit)
  }
  return field
}

function kindNamed(named: Map<string, Kind>, id: string): Kind {
  const kind = named.get(id)
  if (kind === undefined) throw new Error(`There is no unit type ${id} in this match`)
  return kind
}

function newField(battle: Battle, config: HexlineConfig, dice: Dice, blade: Kind): Field {
  const lists = (): BySide<Unit[]> => [[], [], []]
  return {
    battle,
    config,
    steps: battle.steps,
    dice,
    tell: undefined,
    kept: null,
    ref: null,
    work: null,
    living: lists(),
    ranks: [0],
    kinds: [blade],
    blade,
    boosting: lists(),
    shielding: lists(),
    executing: lists(),
    saving: lists(),
    mourning: lists(),
    harvesting: lists(),
    queue: queue(),
    draining: false,
    chosenCount: 0,
  }
}
