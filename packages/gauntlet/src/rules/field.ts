import type { Dice } from '@tessera/kernel'
import type { Ability, Condition, ModifyEffect, StatusEffect, TagEffect } from '../content/ability.ts'
import type { Content, UnitCard } from '../content/content.ts'
import { type FactionId, STATS, type Stat, type StatusId, TAGS, TRIGGERS, type Whom } from '../content/vocabulary.ts'
import type { BattleEvent } from '../events.ts'
import type { Battle, SideState, Unit } from '../state.ts'
import { CELLS, NEIGHBOURS, type SideIndex } from './board.ts'
import { STAT_INDEX, STATUS_BIT, TAG_INDEX, TRIGGER_INDEX } from './codes.ts'
import { noteZone } from './effects/zones.ts'

/** What a battle gets from outside. */
export interface BattleReferee {
  readonly dice: Dice
  readonly tell: ((event: BattleEvent) => void) | undefined
}

/** A continuous effect of a passive, with the conditions under which it holds. */
interface Lasting<E> {
  readonly effect: E
  readonly when: readonly Condition[]
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

/** A unit's entry in the tables, arranged for quick reading. */
export interface Card {
  readonly record: UnitCard
  /** Tier factor (GB-201). */
  readonly factor: number
  /** Own abilities in list order, then leader and faction. */
  readonly abilities: readonly Ability[]
  readonly active: Ability | null
  /** By stat. */
  readonly always: readonly (readonly Lasting<ModifyEffect>[])[]
  /** Bits of the stats that `always` changes. */
  readonly alwaysStats: number
  readonly alwaysStatus: readonly Lasting<StatusEffect>[]
  readonly alwaysStatusMask: number
  readonly alwaysTags: readonly Lasting<TagEffect>[]
  /** By tag: 1 has it. */
  readonly tags: Uint8Array
  /** By trigger: what it sets off. */
  readonly triggers: readonly (readonly Ability[])[]
  /** Bits of the triggers that set something off. */
  readonly triggerBits: number
  readonly auras: readonly Ability[]
  readonly pulses: readonly Ability[]
  readonly widestAura: number
  readonly value: number
  readonly conserveAmmo: boolean
  readonly burnout: boolean
  readonly rapidReload: boolean
  readonly cursedBlades: boolean
  readonly structure: boolean
  readonly living: boolean
  readonly meleeOnly: boolean
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
export interface Field {
  readonly battle: Battle
  readonly content: Content
  readonly units: Unit[]
  dice: Dice
  tell: ((event: BattleEvent) => void) | undefined
  readonly board: (Unit | null)[]
  /** The cells with somebody on them: three words of bits. */
  readonly taken: Int32Array
  /** By side and cell: how many units of that side stand next to it. */
  readonly near: readonly [Uint8Array, Uint8Array]
  readonly decks: readonly [Deck, Deck]
  /** By unit id. */
  readonly cards: Card[]
  /** By unit id: bits of its timed statuses. */
  readonly mask: number[]
  /** By unit id: who took its last HP, and how. */
  readonly slayer: number[]
  readonly slainBy: string[]
  readonly slainByShot: boolean[]
  /** Static auras with `stay` effects; the lists are filled when a carrier enters. */
  readonly auraMods: Carried<ModifyEffect>[][]
  readonly auraStatuses: Carried<StatusEffect>[]
  readonly auraTags: Carried<TagEffect>[]
  readonly staticAuras: { readonly carrier: Unit; readonly ability: Ability }[]
  readonly teamMods: TeamLasting<ModifyEffect>[][]
  readonly teamStatuses: TeamLasting<StatusEffect>[]
  /** By side: what something sets off for the side as a whole. */
  readonly teamTriggered: readonly [Ability[], Ability[]]
  /** By unit id: bits of the stats that its modifiers change. */
  readonly modified: number[]
  /** By side: bits of the stats that auras, teams or zones may change for its units, and of statuses they may give. */
  readonly ambientStats: [number, number]
  readonly ambientMask: [number, number]
  /** Somebody is printed Incorporeal or has been phased. */
  haunted: boolean
  /** By tag: somebody may be granted or lose it. */
  readonly tagChanges: Uint8Array
  /** Melee units with LongReach. */
  readonly longReachers: Unit[]
  /** Scratch of `sums`. */
  pct: number
  flat: number
  attack: AttackContext | null
  /** Inside a trigger's effects only deaths and breaks fire more (GB-209). */
  triggered: number
  settling: boolean
  /** Something may be due to die or break. */
  restless: boolean
  /** The unit whose charge is in progress, 0 for none; set to -1 when it is disrupted. */
  charger: number
  /** HP damage of the attack or ability in progress. */
  dealt: number
  /** Unit lists by side in battle order are asked for often; rebuilt when somebody comes or changes sides. */
  ordered: Unit[] | null
  orderedFor: SideIndex
  /** By side: its enemies in the same order; true while `ordered` is. */
  readonly foes: [Unit[], Unit[]]
  readonly scratch: Scratch
}

/** Arrays that floods of the board write into, of all battles alike; the last flood owns them. */
interface Scratch {
  /** Steps from the start; below 0: not reached. */
  readonly steps: Int16Array
  readonly parent: Int16Array
  readonly queue: Int16Array
  /** How many enemies would engage the unit on each cell. */
  zone: Uint8Array
  /** How good each cell is as a goal whoever the target is, -1: not asked yet. */
  readonly keys: Int32Array
}

const SCRATCH: Scratch = {
  steps: new Int16Array(CELLS),
  parent: new Int16Array(CELLS),
  queue: new Int16Array(CELLS),
  zone: new Uint8Array(CELLS),
  keys: new Int32Array(CELLS),
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

function buildField(battle: Battle, content: Content, ref: BattleReferee): Field {
  const field: Field = {
    battle,
    content,
    units: battle.units,
    dice: ref.dice,
    tell: ref.tell,
    board: new Array<Unit | null>(CELLS).fill(null),
    taken: new Int32Array(3),
    near: [new Uint8Array(CELLS), new Uint8Array(CELLS)],
    decks: [deckOf(content, battle.sides[0]), deckOf(content, battle.sides[1])],
    cards: [],
    mask: [],
    slayer: [],
    slainBy: [],
    slainByShot: [],
    auraMods: STATS.map(() => []),
    auraStatuses: [],
    auraTags: [],
    staticAuras: [],
    teamMods: STATS.map(() => []),
    teamStatuses: [],
    teamTriggered: [[], []],
    modified: [],
    ambientStats: [0, 0],
    ambientMask: [0, 0],
    haunted: false,
    tagChanges: new Uint8Array(TAGS.length),
    longReachers: [],
    pct: 0,
    flat: 0,
    attack: null,
    triggered: 0,
    settling: false,
    restless: true,
    charger: 0,
    dealt: 0,
    ordered: null,
    orderedFor: 0,
    foes: [[], []],
    scratch: SCRATCH,
  }
  for (const side of [0, 1] as const) addTeam(field, side)
  for (const unit of battle.units) enter(field, unit)
  for (const zone of battle.zones) noteZone(field, zone)
  return field
}

/** Makes a unit known to the field. */
export function enter(field: Field, unit: Unit): void {
  const card = cardOf(field, unit)
  field.cards[unit.id] = card
  field.slayer[unit.id] = 0
  field.slainBy[unit.id] = ''
  field.slainByShot[unit.id] = false
  let mask = 0
  for (const status of unit.statuses) mask |= STATUS_BIT[status.id]
  field.mask[unit.id] = mask
  noteModifiers(field, unit)
  for (const { tag } of unit.tags) field.tagChanges[TAG_INDEX[tag]] = 1
  for (const { effect } of card.alwaysTags) field.tagChanges[TAG_INDEX[effect.tag]] = 1
  if (card.tags[TAG_INDEX.Incorporeal] === 1 || ((mask | card.alwaysStatusMask) & STATUS_BIT.phased) !== 0)
    field.haunted = true
  if (unit.cell >= 0) occupy(field, unit, unit.cell)
  if (card.meleeOnly && card.tags[TAG_INDEX.LongReach] === 1) field.longReachers.push(unit)
  for (const ability of card.auras) {
    if (ability.aura?.type !== 'static') continue
    field.staticAuras.push({ carrier: unit, ability })
    if (ability.aura.on !== 'stay') continue
    for (const effect of ability.effects) {
      if (effect.do === 'modify') {
        field.auraMods[STAT_INDEX[effect.stat]]?.push({ carrier: unit, ability, effect })
        surroundStat(field, effect.stat, unit.side, ability.aura.side)
      } else if (effect.do === 'status') {
        field.auraStatuses.push({ carrier: unit, ability, effect })
        surroundStatus(field, effect.id, unit.side, ability.aura.side)
      } else if (effect.do === 'tag') {
        field.auraTags.push({ carrier: unit, ability, effect })
        field.tagChanges[TAG_INDEX[effect.tag]] = 1
      }
    }
  }
  field.ordered = null
}

/** Keeps `modified` true after the modifiers of a unit changed. */
export function noteModifiers(field: Field, unit: Unit): void {
  let bits = 0
  for (const { stat } of unit.modifiers) bits |= 1 << STAT_INDEX[stat]
  field.modified[unit.id] = bits
}

/** Something of this side's may change the stat for those near it. */
export function surroundStat(field: Field, stat: Stat, side: SideIndex, whom: Whom): void {
  const bit = 1 << STAT_INDEX[stat]
  if (whom !== 'enemies') field.ambientStats[side] |= bit
  if (whom !== 'allies') field.ambientStats[side === 0 ? 1 : 0] |= bit
}

export function surroundStatus(field: Field, id: StatusId, side: SideIndex, whom: Whom): void {
  if (whom !== 'enemies') field.ambientMask[side] |= STATUS_BIT[id]
  if (whom !== 'allies') field.ambientMask[side === 0 ? 1 : 0] |= STATUS_BIT[id]
}

/** Whoever changes sides takes what it carries along. */
export function mingle({ ambientStats, ambientMask }: Field): void {
  ambientStats[0] = ambientStats[1] = ambientStats[0] | ambientStats[1]
  ambientMask[0] = ambientMask[1] = ambientMask[0] | ambientMask[1]
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
        field.teamMods[STAT_INDEX[effect.stat]]?.push({ side, effect, when: passive.when })
        surroundStat(field, effect.stat, side, 'both')
      } else if (effect.do === 'status') {
        field.teamStatuses.push({ side, effect, when: passive.when })
        surroundStatus(field, effect.id, side, 'both')
      }
    }
  }
}

const VALUES = { ranged_dps: 4, mage: 4, support: 3, control: 3, melee_dps: 2, tank: 1 } as const
export const FACTORS = [0, 100, 150, 200] as const

/** By unit, then tier, printed or copied. */
type Deck = Map<string, (Card | undefined)[]>

const compiled = new WeakMap<Content, Map<string, Deck>>()

/** The compiled cards of all who fight under this leader and faction. */
function deckOf(content: Content, { leader, faction }: SideState): Deck {
  const key = `${leader} ${faction}`
  let decks = compiled.get(content)
  if (decks === undefined) {
    decks = new Map()
    compiled.set(content, decks)
  }
  let deck = decks.get(key)
  if (deck === undefined) {
    deck = new Map()
    decks.set(key, deck)
  }
  return deck
}

function cardOf(field: Field, unit: Unit): Card {
  const deck = field.decks[unit.owner]
  let cards = deck.get(unit.key)
  if (cards === undefined) {
    cards = []
    deck.set(unit.key, cards)
  }
  const place = unit.copied ? unit.tier + 3 : unit.tier
  let card = cards[place]
  if (card === undefined) {
    const { leader, faction } = field.battle.sides[unit.owner]
    card = compile(field.content, unit, leader, faction)
    cards[place] = card
  }
  return card
}

function compile(content: Content, unit: Unit, leaderId: string, factionId: FactionId): Card {
  const record = content.units.get(unit.key)
  if (record === undefined) throw new Error(`There is no unit ${unit.key}`)
  const ids = unit.copied
    ? []
    : [...record.abilities, ...(unit.tier === 3 && record.mastery !== null ? [record.mastery] : [])]
  const own = ids.map((id) => {
    const ability = content.abilities.get(id)
    if (ability === undefined) throw new Error(`${unit.key} has the unknown ability ${id}`)
    return ability
  })
  const gifts = [content.leaders.get(leaderId)?.passive, content.factions.get(factionId)?.bonus]
  const abilities = [...own, ...gifts.flatMap((gift) => (gift?.scope === 'each' ? [gift] : []))]
  const always: Lasting<ModifyEffect>[][] = STATS.map(() => [])
  const alwaysStatus: Lasting<StatusEffect>[] = []
  const alwaysTags: Lasting<TagEffect>[] = []
  const triggers: Ability[][] = TRIGGERS.map(() => [])
  let alwaysStatusMask = 0
  let alwaysStats = 0
  for (const ability of abilities) {
    if (ability.on === null) continue
    if (ability.on !== 'always') {
      triggers[TRIGGER_INDEX[ability.on]]?.push(ability)
      continue
    }
    for (const effect of ability.effects) {
      const when = [...ability.filter, ...ability.when, ...effect.if]
      if (effect.do === 'modify') {
        if (effect.pct === 0 && effect.flat === 0) continue
        always[STAT_INDEX[effect.stat]]?.push({ effect, when })
        alwaysStats |= 1 << STAT_INDEX[effect.stat]
      } else if (effect.do === 'status') {
        alwaysStatus.push({ effect, when })
        alwaysStatusMask |= STATUS_BIT[effect.id]
      } else if (effect.do === 'tag') alwaysTags.push({ effect, when })
    }
  }
  const tags = new Uint8Array(TAGS.length)
  for (const tag of record.tags) tags[TAG_INDEX[tag]] = 1
  const auras = abilities.filter((ability) => ability.kind === 'aura')
  const structure = record.tags.includes('Structure')
  return {
    record,
    factor: FACTORS[unit.tier],
    abilities,
    active: abilities.find((ability) => ability.kind === 'active') ?? null,
    always,
    alwaysStats,
    alwaysStatus,
    alwaysStatusMask,
    alwaysTags,
    tags,
    triggers,
    triggerBits: triggers.reduce((bits, list, trigger) => (list.length > 0 ? bits | (1 << trigger) : bits), 0),
    auras,
    pulses: auras.filter((ability) => ability.aura?.type === 'pulse'),
    widestAura: auras.reduce((most, ability) => Math.max(most, ability.aura?.range ?? 0), 0),
    value: structure ? 0 : VALUES[record.role],
    conserveAmmo: ids.includes('conserve_ammo'),
    burnout: ids.includes('burnout'),
    rapidReload: ids.includes('rapid_reload'),
    cursedBlades: ids.includes('cursed_blades'),
    structure,
    living: record.nature === 'living',
    meleeOnly: record.range === 1,
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
  field.taken[cell >> 5] = (field.taken[cell >> 5] as number) | (1 << (cell & 31))
  countNear(field, unit.side, cell, 1)
}

/** Takes it off the board, if it stands there. */
export function vacate(field: Field, unit: Unit): void {
  const { cell } = unit
  if (cell < 0 || field.board[cell] !== unit) return
  field.board[cell] = null
  field.taken[cell >> 5] = (field.taken[cell >> 5] as number) & ~(1 << (cell & 31))
  countNear(field, unit.side, cell, -1)
}

function countNear(field: Field, side: SideIndex, cell: number, by: 1 | -1): void {
  const near = field.near[side]
  const around = NEIGHBOURS[cell] as readonly number[]
  for (let i = 0; i < around.length; i++) {
    const other = around[i] as number
    near[other] = (near[other] as number) + by
  }
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
