import { STATUS_KINDS, type StatusId } from '../../content/vocabulary.ts'
import type { Modifier, Status, Unit } from '../../state.ts'
import { STATUS_BIT, TAG_INDEX } from '../codes.ts'
import { mingle, noteStatuses } from '../columns.ts'
import { clearContagion } from '../combat/contagion.ts'
import { cardFor, type Field, occupy, vacate } from '../field.ts'
import { has, tagged } from '../values.ts'
import { dropModifier, isHarmful } from './modifiers.ts'

/** GB-213: the longer duration stays. -1 is the whole battle. */
export function addStatus(field: Field, unit: Unit, id: StatusId, turns: number, p: number, by: number): void {
  if (refuses(field, unit, id)) {
    field.tell?.({ type: 'status_refused', unitId: unit.id, id })
    return
  }
  const known = unit.statuses.find((status) => status.id === id)
  if (known === undefined) {
    unit.statuses.push({
      id,
      turns,
      p,
      by,
      fresh: field.battle.turnOf === unit.id && id !== 'suppressed',
      at: ++field.battle.tick,
    })
    noteStatuses(field, unit)
    if (id === 'charm') changeSide(field, unit)
    else if (id === 'phased') field.haunted = true
  } else if (known.turns !== -1 && (turns === -1 || turns > known.turns)) {
    known.turns = turns
    known.p = p
    known.by = by
  }
  field.tell?.({ type: 'status_applied', unitId: unit.id, id, duration: known?.turns ?? turns, p })
}

function refuses(field: Field, unit: Unit, id: StatusId): boolean {
  if (STATUS_KINDS[id] === 'control') {
    if (unit.resists || cardFor(field, unit).structure || has(field, unit, STATUS_BIT.control_immune)) return true
  }
  switch (id) {
    case 'freeze':
      return tagged(field, unit, TAG_INDEX.FrostImmune)
    case 'fear':
      return has(field, unit, STATUS_BIT.fear_immune)
    case 'burn':
      return tagged(field, unit, TAG_INDEX.FireImmune)
    case 'venom':
      return tagged(field, unit, TAG_INDEX.PoisonImmune) || tagged(field, unit, TAG_INDEX.Undead)
    case 'bleed':
      return !cardFor(field, unit).living
    default:
      return false
  }
}

/** Takes a timed status away. */
export function endStatus(field: Field, unit: Unit, id: StatusId): void {
  if (((field.mask[unit.id] as number) & STATUS_BIT[id]) === 0) return
  unit.statuses.splice(
    unit.statuses.findIndex((status) => status.id === id),
    1,
  )
  noteStatuses(field, unit)
  if (STATUS_KINDS[id] === 'control') unit.resists = true
  if (id === 'charm') changeSide(field, unit)
  field.tell?.({ type: 'status_ended', unitId: unit.id, id })
}

/** GB-213 charm: belongs to the other side while it lasts. */
function changeSide(field: Field, unit: Unit): void {
  const charmed = ((field.mask[unit.id] as number) & STATUS_BIT.charm) !== 0
  const side = charmed ? (unit.owner === 0 ? 1 : 0) : unit.owner
  const { cell } = unit
  const stands = cell >= 0 && field.board[cell] === unit
  vacate(field, unit)
  unit.side = side
  if (stands) occupy(field, unit, cell)
  mingle(field)
  field.ordered = null
}

/** GB-410 (8): taunts end when the taunter dies or retreats. */
export function endTauntsOf(field: Field, taunter: Unit): void {
  for (const unit of field.units)
    if (
      unit.cell >= 0 &&
      unit.statuses.length > 0 &&
      unit.statuses.some((status) => status.id === 'taunt' && status.by === taunter.id)
    )
      endStatus(field, unit, 'taunt')
}

/** GB-210 cleanse, oldest first. */
export function cleanse(
  field: Field,
  unit: Unit,
  what: 'contagion' | 'status' | 'debuff' | 'all',
  n: number | 'all',
  by: number,
): void {
  let left = n === 'all' ? Number.MAX_SAFE_INTEGER : n
  if (what === 'contagion' || what === 'all') {
    let removed = 0
    while (left > 0 && unit.contagions.length > 0) {
      const [first] = unit.contagions
      if (first === undefined) break
      clearContagion(unit, first.type)
      removed++
      left--
    }
    if (removed > 0)
      field.tell?.({ type: 'contagion_purified', casterId: by, targetId: unit.id, removedCount: removed })
  }
  if (what === 'contagion') return
  const harmful: (Status | Modifier)[] = [
    ...unit.statuses.filter((status) => STATUS_KINDS[status.id] !== 'helpful'),
    ...(what === 'status' ? [] : unit.modifiers.filter(isHarmful)),
  ]
  harmful.sort((a, b) => a.at - b.at)
  for (const entry of harmful) {
    if (left <= 0) return
    remove(field, unit, entry)
    left--
  }
}

/** GB-210 dispel, newest first: helpful statuses, positive timed modifiers, the barrier last of all. */
export function dispel(field: Field, unit: Unit, n: number | 'all'): void {
  let left = n === 'all' ? Number.MAX_SAFE_INTEGER : n
  const helpful: (Status | Modifier)[] = [
    ...unit.statuses.filter((status) => STATUS_KINDS[status.id] === 'helpful'),
    ...unit.modifiers.filter((modifier) => !isHarmful(modifier)),
  ]
  helpful.sort((a, b) => b.at - a.at)
  for (const entry of helpful) {
    if (left <= 0) return
    remove(field, unit, entry)
    left--
  }
  if (left > 0 && unit.barrier > 0) {
    const amount = -unit.barrier
    unit.barrier = 0
    unit.barrierTurns = 0
    unit.barrierFresh = false
    field.tell?.({ type: 'barrier_changed', unitId: unit.id, cause: 'dispel', amount, value: 0, duration: 0 })
  }
}

function remove(field: Field, unit: Unit, entry: Status | Modifier): void {
  if ('stat' in entry) dropModifier(field, unit, entry)
  else endStatus(field, unit, entry.id)
}
