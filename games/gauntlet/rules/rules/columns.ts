import { type Stat, type StatusId, TAGS, type Tag, type Whom } from '../content/vocabulary.ts'
import type { Modifier, Unit } from '../state.ts'
import type { SideIndex } from './board.ts'
import { type Card, flatAt, hasTag } from './card.ts'
import { STAT_INDEX, STATUS_BIT, TAG_INDEX } from './codes.ts'
import type { Field } from './field.ts'

/**
 * What is asked of units all the time, by unit id: figures that depend on the unit alone stand ready, and bits say what
 * else must be asked for. Every change of a unit's statuses, modifiers or tags is noted here.
 */
export interface Columns {
  /** Bits of its timed statuses. */
  readonly mask: number[]
  /** Those, and the bits of statuses that something lasting may give it. */
  readonly mayHave: number[]
  /** By stat: the sums of its passives without conditions and of its modifiers; shared with the card while it has none. */
  readonly pctRows: (readonly number[])[]
  readonly flatRows: (readonly number[])[]
  /** Bits of the stats to which conditions, auras, leaders or zones may add something else. */
  readonly varies: number[]
  /** Those, and the bits of the stats that its rows change: all others are as printed. */
  readonly changed: number[]
  /** Two words of bits a unit: the tags that it has or may have, and those of them that must be asked for. */
  readonly mayTag: number[]
  readonly askTag: number[]
}

/** A row for a unit that enters. */
export function addRow(field: Field, unit: Unit, card: Card): void {
  const row = 2 * unit.id
  field.askTag[row] = card.askedTags[0]
  field.askTag[row + 1] = card.askedTags[1]
  field.mayTag[row] = card.tags[0] | card.askedTags[0]
  field.mayTag[row + 1] = card.tags[1] | card.askedTags[1]
  noteStatuses(field, unit)
  noteModifiers(field, unit)
  if (field.anyTagAround)
    for (let tag = 0; tag < TAGS.length; tag++) if (field.tagsAround[tag] === 1) askIfWithout(field, unit, tag)
  for (const { tag } of unit.tags) noteGrantedTag(field, unit, tag)
}

/** After the timed statuses of a unit changed. */
export function noteStatuses(field: Field, unit: Unit): void {
  let bits = 0
  const { statuses } = unit
  for (let i = 0; i < statuses.length; i++) bits |= STATUS_BIT[(statuses[i] as Unit['statuses'][number]).id]
  field.mask[unit.id] = bits
  noteMayHave(field, unit)
}

/** After the modifiers of a unit changed. */
export function noteModifiers(field: Field, unit: Unit): void {
  const { steadyPct, steadyFlat, factor } = field.cards[unit.id] as Card
  const { modifiers } = unit
  noteChanged(field, unit)
  if (modifiers.length === 0) {
    field.pctRows[unit.id] = steadyPct
    field.flatRows[unit.id] = steadyFlat
    return
  }
  const pcts = steadyPct.slice()
  const flats = steadyFlat.slice()
  for (let i = 0; i < modifiers.length; i++) {
    const { stat, pct, flat } = modifiers[i] as Modifier
    const index = STAT_INDEX[stat]
    pcts[index] = (pcts[index] as number) + pct
    flats[index] = (flats[index] as number) + flatAt(factor, index, flat)
  }
  field.pctRows[unit.id] = pcts
  field.flatRows[unit.id] = flats
}

function noteMayHave(field: Field, unit: Unit): void {
  const { alwaysStatusMask } = field.cards[unit.id] as Card
  field.mayHave[unit.id] = (field.mask[unit.id] as number) | alwaysStatusMask | field.ambientMask[unit.side]
}

function noteChanged(field: Field, unit: Unit): void {
  const { varyingStats, steadyStats } = field.cards[unit.id] as Card
  const varies = varyingStats | field.ambientStats[unit.side]
  let changed = varies | steadyStats
  const { modifiers } = unit
  for (let i = 0; i < modifiers.length; i++) changed |= 1 << STAT_INDEX[(modifiers[i] as Modifier).stat]
  field.varies[unit.id] = varies
  field.changed[unit.id] = changed
}

/** Nobody is asked for before the field stands. */
export function noteAllAround(field: Field): void {
  if (!field.built) return
  for (const unit of field.units) {
    // A unit that has not entered yet is noted when it does.
    if (field.cards[unit.id] === undefined) continue
    noteMayHave(field, unit)
    noteChanged(field, unit)
  }
}

/** Something of this side's may change the stat for those near it. */
export function surroundStat(field: Field, stat: Stat, side: SideIndex, whom: Whom): void {
  const bit = 1 << STAT_INDEX[stat]
  if (whom !== 'enemies') field.ambientStats[side] |= bit
  if (whom !== 'allies') field.ambientStats[side === 0 ? 1 : 0] |= bit
  noteAllAround(field)
}

export function surroundStatus(field: Field, id: StatusId, side: SideIndex, whom: Whom): void {
  if (whom !== 'enemies') field.ambientMask[side] |= STATUS_BIT[id]
  if (whom !== 'allies') field.ambientMask[side === 0 ? 1 : 0] |= STATUS_BIT[id]
  noteAllAround(field)
}

/** A unit that changes sides takes its effects along. */
export function mingle(field: Field): void {
  const { ambientStats, ambientMask } = field
  ambientStats[0] = ambientStats[1] = ambientStats[0] | ambientStats[1]
  ambientMask[0] = ambientMask[1] = ambientMask[0] | ambientMask[1]
  noteAllAround(field)
}

/** An aura or zone may give the tag to anybody. */
export function surroundTag(field: Field, tag: Tag): void {
  const index = TAG_INDEX[tag]
  field.tagChanges[index] = 1
  field.tagsAround[index] = 1
  field.anyTagAround = true
  for (const unit of field.units) if (field.cards[unit.id] !== undefined) askIfWithout(field, unit, index)
}

/** A unit that has a tag of its own needs no look at what is around it. */
function askIfWithout(field: Field, unit: Unit, tag: number): void {
  if (!hasTag((field.cards[unit.id] as Card).tags, tag)) askForTag(field, unit, tag)
}

/** An effect has granted the tag to the unit or hidden it. */
export function noteGrantedTag(field: Field, unit: Unit, tag: Tag): void {
  field.tagChanges[TAG_INDEX[tag]] = 1
  askForTag(field, unit, TAG_INDEX[tag])
}

function askForTag(field: Field, unit: Unit, tag: number): void {
  const at = tagWord(unit, tag)
  field.mayTag[at] = (field.mayTag[at] as number) | (1 << tag)
  field.askTag[at] = (field.askTag[at] as number) | (1 << tag)
}

/** The word that the bit of a tag is in. */
export const tagWord = (unit: Unit, tag: number): number => 2 * unit.id + (tag >> 5)
