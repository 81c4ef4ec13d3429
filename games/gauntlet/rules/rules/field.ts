import type { Dice } from '@tessera/kernel'
import type { Ability, Condition, ModifyEffect, StatusEffect, TagEffect } from '../content/ability.ts'
import type { Content } from '../content/content.ts'
import { STATS, TAGS } from '../content/vocabulary.ts'
import type { BattleEvent } from '../events.ts'
import type { Battle, Unit } from '../state.ts'
import { CELLS, type SideIndex } from './board.ts'
import { type Card, cardOf, type Deck, deckOf, hasTag } from './card.ts'
import { STAT_INDEX, STATUS_BIT, TAG_INDEX } from './codes.ts'
import { addRow, type Columns, noteAllAround, surroundStat, surroundStatus, surroundTag } from './columns.ts'
import { noteZone } from './effects/zones.ts'

/** What a battle gets from outside. */
export interface BattleReferee {
  readonly dice: Dice
  readonly tell: ((event: BattleEvent) => void) | undefined
}

/** A static aura that somebody carries. */
interface Carried<E> {
  readonly carrier: Unit
  readonly ability: Ability
  readonly effect: E
}

/** A continuous effect of a leader for a whole side. */
interface TeamLasting<E> {
  readonly side: SideIndex
  readonly effect: E
  readonly when: readonly Condition[]
}

/** The attack that is being resolved, for conditions that ask about it. */
interface AttackContext {
  readonly attacker: Unit
  readonly target: Unit
  readonly flanking: boolean
  readonly rear: boolean
  readonly charging: boolean
}

/**
 * A battle with everything that follows from it and is read often: who stands where, the compiled cards, which statuses a
 * unit has. Built from the battle alone, so a battle that went through JSON gives the same field.
 */
export interface Field extends Columns {
  /** False while the units enter one after another. */
  built: boolean
  readonly battle: Battle
  readonly content: Content
  readonly units: Unit[]
  dice: Dice
  tell: ((event: BattleEvent) => void) | undefined
  readonly board: (Unit | null)[]
  /** The cells with somebody on them: three words of bits. */
  readonly taken: Int32Array
  /** By side, three words of bits each: the cells of its units, and of those of them that have a zone of control (GB-601). */
  readonly standing: Int32Array
  readonly control: Int32Array
  readonly decks: readonly [Deck, Deck]
  /** By unit id. */
  readonly cards: Card[]
  /** By unit id: who took its last HP, and how. */
  readonly slayer: number[]
  readonly slainBy: string[]
  readonly slainByShot: boolean[]
  /** Static auras with `stay` effects; the lists are filled when a carrier enters. */
  readonly auraMods: (readonly Carried<ModifyEffect>[])[]
  readonly auraStatuses: Carried<StatusEffect>[]
  readonly auraTags: Carried<TagEffect>[]
  readonly staticAuras: { readonly carrier: Unit; readonly ability: Ability }[]
  /** Those of them that do something at the turns of units. */
  readonly turnAuras: { readonly carrier: Unit; readonly ability: Ability }[]
  /** Bits of the triggers that set something off for anybody in the battle. */
  triggerBits: number
  readonly teamMods: (readonly TeamLasting<ModifyEffect>[])[]
  readonly teamStatuses: TeamLasting<StatusEffect>[]
  /** By side: what something sets off for the side as a whole. */
  readonly teamTriggered: readonly [Ability[], Ability[]]
  /** By side: bits of the stats that auras, teams or zones may change for its units, and of statuses they may give. */
  readonly ambientStats: [number, number]
  readonly ambientMask: [number, number]
  /** Somebody is printed Incorporeal or has been phased. */
  haunted: boolean
  /** By tag: somebody may be granted or lose it. */
  readonly tagChanges: Uint8Array
  /** By tag: an aura or zone may give it. */
  readonly tagsAround: Uint8Array
  anyTagAround: boolean
  /** Melee units with LongReach. */
  readonly longReachers: Unit[]
  /** Scratch of `sums`. */
  pct: number
  flat: number
  attack: AttackContext | null
  /** Inside a trigger's effects only deaths and breaks fire more (GB-209). */
  triggered: number
  settling: boolean
  /** Something may be due to die or break; somebody stands only because of those beside it. */
  restless: boolean
  held: boolean
  /** The unit whose charge is in progress, 0 for none; set to -1 when it is disrupted. */
  charger: number
  /** HP damage of the attack or ability in progress. */
  dealt: number
  /** Unit lists by side in battle order are asked for often; rebuilt when somebody comes or changes sides. */
  ordered: Unit[] | null
  orderedFor: SideIndex
  /** By side: its enemies in the same order; true while `ordered` is. */
  readonly foes: [Unit[], Unit[]]
}

const fields = new WeakMap<Battle, Field>()

/** The field of a battle. There is one for each battle object; everything that changes the battle keeps it true. */
export function fieldOf(battle: Battle, content: Content, ref: BattleReferee): Field {
  let field = fields.get(battle)
  if (field === undefined || field.content !== content) {
    field = buildField(battle, content, ref)
    fields.set(battle, field)
  }
  field.dice = ref.dice
  field.tell = ref.tell
  return field
}

/** A field to read from, for battles that somebody else may go on with. */
export function fieldToRead(battle: Battle, content: Content): Field {
  return buildField(battle, content, { dice: NO_DICE, tell: undefined })
}

const refuse = (): never => {
  throw new Error('Nothing is drawn here')
}
const NO_DICE: Dice = { int: refuse, d: refuse, pick: refuse, shuffle: refuse }

/** By stat: no effects. */
const NOTHING: readonly (readonly never[])[] = STATS.map(() => [])

function buildField(battle: Battle, content: Content, ref: BattleReferee): Field {
  const field: Field = {
    built: false,
    battle,
    content,
    units: battle.units,
    dice: ref.dice,
    tell: ref.tell,
    board: new Array<Unit | null>(CELLS).fill(null),
    taken: new Int32Array(3),
    standing: new Int32Array(6),
    control: new Int32Array(6),
    decks: [deckOf(content, battle.sides[0]), deckOf(content, battle.sides[1])],
    cards: [],
    slayer: [],
    slainBy: [],
    slainByShot: [],
    auraMods: NOTHING.slice(),
    auraStatuses: [],
    auraTags: [],
    staticAuras: [],
    turnAuras: [],
    triggerBits: 0,
    teamMods: NOTHING.slice(),
    teamStatuses: [],
    teamTriggered: [[], []],
    ambientStats: [0, 0],
    ambientMask: [0, 0],
    haunted: false,
    tagChanges: new Uint8Array(TAGS.length),
    tagsAround: new Uint8Array(TAGS.length),
    anyTagAround: false,
    // The ids begin at 1.
    mask: [0],
    mayHave: [0],
    pctRows: [],
    flatRows: [],
    varies: [0],
    changed: [0],
    mayTag: [0, 0],
    askTag: [0, 0],
    longReachers: [],
    pct: 0,
    flat: 0,
    attack: null,
    triggered: 0,
    settling: false,
    restless: true,
    held: false,
    charger: 0,
    dealt: 0,
    ordered: null,
    orderedFor: 0,
    foes: [[], []],
  }
  for (const side of [0, 1] as const) addTeam(field, side)
  for (const unit of battle.units) enter(field, unit)
  for (const zone of battle.zones) noteZone(field, zone)
  field.built = true
  noteAllAround(field)
  return field
}

/** Makes a unit known to the field. */
export function enter(field: Field, unit: Unit): void {
  const { owner } = unit
  const card = cardOf(field.decks[owner], field.content, unit, field.battle.sides[owner])
  field.cards[unit.id] = card
  field.slayer[unit.id] = 0
  field.slainBy[unit.id] = ''
  field.slainByShot[unit.id] = false
  field.triggerBits |= card.triggerBits
  addRow(field, unit, card)
  for (const { effect } of card.alwaysTags) field.tagChanges[TAG_INDEX[effect.tag]] = 1
  if (hasTag(card.tags, TAG_INDEX.Incorporeal) || ((field.mayHave[unit.id] as number) & STATUS_BIT.phased) !== 0)
    field.haunted = true
  if (unit.cell >= 0) occupy(field, unit, unit.cell)
  if (card.meleeOnly && hasTag(card.tags, TAG_INDEX.LongReach)) field.longReachers.push(unit)
  for (const ability of card.auras) {
    if (ability.aura?.type !== 'static') continue
    field.staticAuras.push({ carrier: unit, ability })
    if (ability.aura.on === 'turn') field.turnAuras.push({ carrier: unit, ability })
    if (ability.aura.on !== 'stay') continue
    for (const effect of ability.effects) {
      if (effect.do === 'modify') {
        const stat = STAT_INDEX[effect.stat]
        field.auraMods[stat] = [...(field.auraMods[stat] ?? []), { carrier: unit, ability, effect }]
        surroundStat(field, effect.stat, unit.side, ability.aura.side)
      } else if (effect.do === 'status') {
        field.auraStatuses.push({ carrier: unit, ability, effect })
        surroundStatus(field, effect.id, unit.side, ability.aura.side)
      } else if (effect.do === 'tag') {
        field.auraTags.push({ carrier: unit, ability, effect })
        surroundTag(field, effect.tag)
      }
    }
  }
  field.ordered = null
}

function addTeam(field: Field, side: SideIndex): void {
  const state = field.battle.sides[side]
  const leader = field.content.leaders.get(state.leader)
  const passives = [leader?.passive, field.content.factions.get(state.faction)?.bonus]
  for (const passive of passives) {
    if (passive === undefined || passive.scope !== 'team') continue
    if (passive.on !== 'always') {
      field.teamTriggered[side].push(passive)
      continue
    }
    for (const effect of passive.effects) {
      if (effect.do === 'modify') {
        const stat = STAT_INDEX[effect.stat]
        field.teamMods[stat] = [...(field.teamMods[stat] ?? []), { side, effect, when: passive.when }]
        surroundStat(field, effect.stat, side, 'both')
      } else if (effect.do === 'status') {
        field.teamStatuses.push({ side, effect, when: passive.when })
        surroundStatus(field, effect.id, side, 'both')
      }
    }
  }
}

export const cardFor = (field: Field, unit: Unit): Card => field.cards[unit.id] as Card
export const unitById = (field: Field, id: number): Unit => field.units[id - 1] as Unit
/** On the board and not about to die. */
export const alive = (unit: Unit): boolean => unit.cell >= 0 && unit.hp > 0
/** Its cell, or the one it died on. */
export const placeOf = (unit: Unit): number => (unit.cell >= 0 ? unit.cell : unit.fell)
export const triggersOf = (field: Field, unit: Unit, trigger: number): readonly Ability[] =>
  cardFor(field, unit).triggers[trigger] as readonly Ability[]

/** GB-105: units on the board, the side with priority first, ascending ids. The list is shared: do not keep it over a change. */
export function battleOrder(field: Field): readonly Unit[] {
  const { priority } = field.battle
  if (field.ordered !== null && field.orderedFor === priority) return field.ordered
  const first: Unit[] = []
  const second: Unit[] = []
  for (const unit of field.units) if (unit.cell >= 0) (unit.side === priority ? first : second).push(unit)
  field.ordered = first.concat(second)
  field.orderedFor = priority
  field.foes[priority] = second
  field.foes[1 - priority] = first
  return field.ordered
}

/** The enemies of a side in battle order. The list is shared: do not keep it over a change. */
export function foesOf(field: Field, side: SideIndex): readonly Unit[] {
  battleOrder(field)
  return field.foes[side]
}

/** Puts a unit on a cell of the board. */
export function occupy(field: Field, unit: Unit, cell: number): void {
  field.board[cell] = unit
  const word = cell >> 5
  const at = setOf(unit.side) + word
  const bit = 1 << cell
  field.taken[word] = (field.taken[word] as number) | bit
  field.standing[at] = (field.standing[at] as number) | bit
  if (unit.state !== 'retreating' && !cardFor(field, unit).structure)
    field.control[at] = (field.control[at] as number) | bit
}

/** Takes it off the board, if it stands there. */
export function vacate(field: Field, unit: Unit): void {
  const { cell } = unit
  if (cell < 0 || field.board[cell] !== unit) return
  field.board[cell] = null
  const word = cell >> 5
  const at = setOf(unit.side) + word
  const others = ~(1 << cell)
  field.taken[word] = (field.taken[word] as number) & others
  field.standing[at] = (field.standing[at] as number) & others
  field.control[at] = (field.control[at] as number) & others
}

/** Where the words of a side, or of the other one, begin in sets of cells by side. */
const setOf = (side: SideIndex): 0 | 3 => (side === 0 ? 0 : 3)
export const setOfFoes = (side: SideIndex): 0 | 3 => (side === 0 ? 3 : 0)

/** Makes a unit retreat or stand again, which its zone of control depends on. */
export function changeState(field: Field, unit: Unit, state: 'ready' | 'retreating'): void {
  const { cell } = unit
  const stands = cell >= 0 && field.board[cell] === unit
  vacate(field, unit)
  unit.state = state
  if (stands) occupy(field, unit, cell)
}

/** GB-202: a flat number at the tier of the unit it affects. */
export function scaled(field: Field, unit: Unit, n: number): number {
  return Math.floor((n * cardFor(field, unit).factor) / 100)
}

/** GB-203: certain outcomes take no draw. */
export function chance(field: Field, percent: number, unitId: number, what: string): boolean {
  if (percent <= 0) return false
  if (percent >= 100) return true
  const roll = field.dice.d(100)
  const success = roll <= percent
  field.tell?.({ type: 'roll', unitId, what, chance: percent, roll, success })
  return success
}
