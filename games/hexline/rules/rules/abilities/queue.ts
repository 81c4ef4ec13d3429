import type { QueuedEffect } from '../../content/ability.ts'
import type { QueueEntry } from '../../state.ts'
import { hexAt } from '../board/board.ts'
import type { Field } from '../board/scratch.ts'
import { cellIn, type Id, isAlive } from '../board/units.ts'
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
  target: Id
  source: Id
  amount: number
  at: number
  sourceAt: number
  answer: boolean
}

export function queue(): Queue {
  return { entries: [], head: 0, tail: 0 }
}

/** Who is affected and how much is fixed now. */
export function enqueue(field: Field, effect: QueuedEffect, source: Id, target: Id, power: Power): void {
  const { queue } = field
  const entry = queue.entries[queue.tail] ?? newEntry(queue)
  entry.effect = effect
  entry.target = target
  entry.source = source
  entry.amount = power.value
  entry.at = cellIn(target)
  entry.sourceAt = cellIn(source)
  entry.answer = power.trigger === 'wounded'
  queue.tail++
  field.work?.spend()
  if (field.tell)
    field.tell({
      type: 'queued',
      battle: field.battle.number,
      step: field.battle.steps,
      entry: plainEntry(entry),
    })
}

function newEntry({ entries }: Queue): Entry {
  const entry: Entry = { effect: 'heal', target: 0, source: 0, amount: 0, at: 0, sourceAt: 0, answer: false }
  entries.push(entry)
  return entry
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
    if (isAlive(entry.target)) take(field, entry)
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
      damage(field, entry.source, entry.target, entry.amount, entry.effect, entry.answer)
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
