import { type Dice, type Referee, WorkMeter } from '@tessera/kernel'
import type { HexlineConfig } from '../../config.ts'
import type { HexlineEvent } from '../../events.ts'
import type { Battle, Unit } from '../../state.ts'
import { type Kind, kindsOf } from '../abilities/kind.ts'
import { type Queue, queue } from '../abilities/queue.ts'
import { clearGround, copyOfGround, restoreGround, stand } from './ground.ts'
import { type Id, readUnit, writeUnits } from './units.ts'

/**
 * The battle as the rules look at it while it is fought: the state itself, its units in tables (`units`, `ground`), and
 * lists over them that are rebuilt from the state and never part of it. Lists by side have West at 1 and East at 2.
 */
export interface Field {
  battle: Battle
  config: HexlineConfig
  /** Steps of the battle when the tables were last true. */
  steps: number
  dice: Dice
  /** The battle in whose midst this field was asked for. */
  kept: { readonly tables: ReturnType<typeof copyOfGround>; readonly battle: Battle } | null
  /** Who opened it last. */
  ref: Referee<HexlineEvent> | null
  /** HEX-123: counts the effects of a match; null where they are not limited. */
  work: WorkMeter | null
  tell: Referee<HexlineEvent>['tell']
  /** HEX-96. */
  deferred: boolean

  /** By unit id. */
  readonly kinds: Kind[]
  blade: Kind

  /** Who ever had these abilities, living or dead, in id order: Blades have none, so the lists stand for the whole battle. */
  readonly boosting: BySide<Id[]>
  readonly shielding: BySide<Id[]>
  readonly executing: BySide<Id[]>
  readonly saving: BySide<Id[]>
  readonly mourning: BySide<Id[]>
  readonly harvesting: BySide<Id[]>

  readonly queue: Queue
  draining: boolean
  /** How many units of `Ground.chosen` count. */
  chosenCount: number
}

type BySide<T> = readonly [none: T, west: T, east: T]

/**
 * Borrows the field and its tables. They stay ready for the next step while it is the same battle at the same step. A
 * second borrower gets a new field, and the tables are kept for the first one until they are given back.
 */
export function openField(battle: Battle, config: HexlineConfig, ref: Referee<HexlineEvent>): Field {
  const field = idle
  idle = null
  const kept = lentFor === null ? null : setAside(lentFor)
  lentFor = battle
  const ready = field !== null && field.battle === battle && field.steps === battle.steps && field.config === config
  const open = ready ? field : rebuild(field, battle, config, ref.dice)
  open.kept = kept
  open.dice = ref.dice
  open.tell = ref.tell
  if (!ready || open.ref !== ref) {
    open.ref = ref
    open.work = 'work' in ref && ref.work instanceof WorkMeter ? ref.work : null
  }
  return open
}

/** Within a step the state is as far as the step has come. */
function setAside(battle: Battle): NonNullable<Field['kept']> {
  const tables = copyOfGround(battle.units.length)
  writeUnits(battle.units)
  return { tables, battle }
}

/** Puts what the units have become into the state. */
export function writeBack(field: Field): void {
  writeUnits(field.battle.units)
}

/** Gives the field back. */
export function closeField(field: Field): void {
  field.steps = field.battle.steps
  field.tell = undefined
  giveBack(field)
  if (lentFor === null) idle = field
}

/** Gives back a field whose step threw: it may be half done, so it is not used again. */
export function abandonField(field: Field): void {
  writeBack(field)
  giveBack(field)
}

function giveBack({ kept }: Field): void {
  if (kept !== null) restoreGround(kept.tables)
  lentFor = kept === null ? null : kept.battle
}

export function kindIn(field: Field, unit: Id): Kind {
  return field.kinds[unit] as Kind
}

/** A unit of the state, which lags behind the tables while the battle is fought. */
export function unitIn(field: Field, id: Id): Unit {
  return field.battle.units[id - 1] as Unit
}

/** Puts a new unit on the board. */
export function enter(field: Field, unit: Unit, kind: Kind): void {
  field.battle.units.push(unit)
  field.kinds.push(kind)
  readUnit(unit, kind)
  stand(unit.id)
}

let idle: Field | null = null
/** The battle that is in the tables while they are out. */
let lentFor: Battle | null = null

function rebuild(old: Field | null, battle: Battle, config: HexlineConfig, dice: Dice): Field {
  const named = kindsOf(config)
  const blade = kindNamed(named, 'blade')
  const field = old ?? newField(battle, config, dice, blade)
  field.battle = battle
  field.config = config
  field.steps = battle.steps
  field.deferred = config.events === 'deferred'
  field.blade = blade
  field.draining = false
  field.queue.head = 0
  field.queue.tail = 0
  clearGround(battle.rows)
  empty(field.boosting)
  empty(field.shielding)
  empty(field.executing)
  empty(field.saving)
  empty(field.mourning)
  empty(field.harvesting)
  shorten(field.kinds, 1)
  for (const unit of battle.units) {
    const kind = kindNamed(named, unit.type)
    const { id, side } = unit
    field.kinds.push(kind)
    if (kind.boost > 0) field.boosting[side].push(id)
    if (kind.armorAuras.length > 0) field.shielding[side].push(id)
    if (kind.executes.length > 0) field.executing[side].push(id)
    if (kind.undyings.length > 0) field.saving[side].push(id)
    if (kind.laments.length > 0) field.mourning[side].push(id)
    if (kind.harvests.length > 0) field.harvesting[side].push(id)
    readUnit(unit, kind)
    if (unit.alive) stand(id)
  }
  return field
}

function empty(lists: BySide<Id[]>): void {
  shorten(lists[1], 0)
  shorten(lists[2], 0)
}

/** Faster than setting the length, which gives up and asks the runtime. */
export function shorten(list: unknown[], length: number): void {
  while (list.length > length) list.pop()
}

function kindNamed(named: Map<string, Kind>, id: string): Kind {
  const kind = named.get(id)
  if (kind === undefined) throw new Error(`There is no unit type ${id} in this match`)
  return kind
}

function newField(battle: Battle, config: HexlineConfig, dice: Dice, blade: Kind): Field {
  const lists = (): BySide<Id[]> => [[], [], []]
  return {
    battle,
    config,
    steps: battle.steps,
    dice,
    tell: undefined,
    kept: null,
    ref: null,
    work: null,
    deferred: false,
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
