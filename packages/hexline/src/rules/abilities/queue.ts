import type { QueuedEffect } from '../../content/ability.ts'
import type { QueueEntry, Unit } from '../../state.ts'
import { cellOf, hexAt } from '../board/board.ts'
import { type Field, unitIn } from '../board/scratch.ts'
import { damage } from '../combat/damage.ts'
import { endBattle } from '../victory.ts'
import { applyFortify, applyHeal, applySunder } from './effects.ts'
import type { Power } from './kind.ts'

/**
 * HEX-94: one queue per battle, first in, first out. Its entries are used again and again; `Battle.queue` stays empty, as
 * it is between steps.
 */
export interface Queue {
  readonly entries: Entry[]
  head: number
  tail: number
}

/** A `QueueEntry` with cells in place of columns and rows. */
export interface Entry {
  effect: QueuedEffect
  target: number
  source: number
  amount: number
  at: number
  sourceAt: number
  answer: boolean
}

export function queue(): Queue {
  return { entries: [], head: 0, tail: 0 }
}

/** Who is affected and how much is fixed now. */
export function enqueue(field: Field, effect: QueuedEffect, source: Unit, target: Unit, power: Power): void {
  const { entries } = field.queue
  const at = cellOf(target)
  const sourceAt = cellOf(source)
  const answer = power.trigger === 'wounded'
  if (field.queue.tail === entries.length) {
    entries.push({ effect, target: target.id, source: source.id, amount: power.value, at, sourceAt, answer })
  } else {
    const entry = entries[field.queue.tail] as Entry
    entry.effect = effect
    entry.target = target.id
    entry.source = source.id
    entry.amount = power.value
    entry.at = at
    entry.sourceAt = sourceAt
    entry.answer = answer
  }
  field.work?.spend()
  if (field.tell) field.tell({ type: 'queued', entry: plainEntry(entries[field.queue.tail] as Entry) })
  field.queue.tail++
}

/**
 * HEX-95: until it is empty, or the effects of the step or the match are used up (HEX-123). Abilities fired meanwhile append
 * at the back; a drain is never started inside a drain.
 */
export function drain(field: Field): void {
  const { queue } = field
  field.draining = true
  while (queue.head < queue.tail) {
    if (field.work?.exhausted()) {
      endBattle(field.battle, 0, 'exhausted')
      break
    }
    const entry = queue.entries[queue.head++] as Entry
    if (unitIn(field, entry.target).alive) take(field, entry)
  }
  queue.head = 0
  queue.tail = 0
  field.draining = false
}

function take(field: Field, entry: Entry): void {
  switch (entry.effect) {
    case 'heal':
      applyHeal(field, entry)
      break
    case 'fortify':
      applyFortify(field, entry)
      break
    case 'sunder':
      applySunder(field, entry)
      break
    case 'strike':
    case 'splash':
      damage(field, unitIn(field, entry.source), unitIn(field, entry.target), entry.amount, entry.effect, entry.answer)
      break
  }
}

function plainEntry(entry: Entry): QueueEntry {
  return {
    type: entry.effect,
    target_id: entry.target,
    source_id: entry.source,
    amount: entry.amount,
    pos: hexAt(entry.at),
    source_pos: hexAt(entry.sourceAt),
    answer: entry.answer,
  }
}
