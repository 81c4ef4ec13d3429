import type { Explained, HexlineEvent, HexlineView, QueueEntry, Unit } from '@tessera/hexline'
import { queuesDuring } from '@tessera/hexline'
import { signed } from '../../board/scene/badges.ts'
import { unitName } from '../../names.ts'

/** The values of a unit that a step may change (HEX-163). */
export const FIELDS = [
  'hp',
  'max_hp',
  'damage',
  'attack_range',
  'armor',
  'speed',
  'col',
  'row',
  'alive',
  'frozen_turns',
  'silenced_turns',
  'block_used',
  'ramp_accumulated',
  'has_acted',
  'ready_triggered',
  'turns_taken',
  'ready_blades',
  'charges',
  'summoner_id',
  'dealt',
  'taken',
  'healed',
  'kills',
] as const satisfies readonly (keyof Unit)[]

export function fieldWords(value: unknown): string {
  return Array.isArray(value) ? (value.length === 0 ? 'none' : value.join(', ')) : String(value)
}

/** "4 base, +2 rage = 6". */
export function sumWords({ total, terms }: Explained): string {
  if (terms.length <= 1) return String(total)
  return `${terms.map((part, i) => `${i === 0 ? part.amount : signed(part.amount)} ${part.why}`).join(', ')} = ${total}`
}

export interface Change {
  readonly key: string
  readonly name: string
  readonly field: string
  readonly from: string
  readonly to: string
}

/** Every value that differs from the frame before. */
export function changesOf(before: HexlineView | null, after: HexlineView): readonly Change[] {
  if (before?.battle === null || before === null || after.battle === null) return []
  const changes: Change[] = []
  for (const unit of after.battle.units) {
    const was = before.battle.units[unit.id - 1]
    const name = unitLabel(after, unit)
    if (was === undefined) {
      changes.push({ key: `${unit.id}`, name, field: 'new', from: 'nothing', to: `${unit.col},${unit.row}` })
      continue
    }
    for (const field of FIELDS) {
      if (fieldWords(was[field]) === fieldWords(unit[field])) continue
      changes.push({
        key: `${unit.id} ${field}`,
        name,
        field,
        from: fieldWords(was[field]),
        to: fieldWords(unit[field]),
      })
    }
  }
  return changes
}

/** The dice of a step. */
export function drawsOf(events: readonly HexlineEvent[]): { of: number; result: number; why: string }[] {
  return events.flatMap((event) => {
    if (event.type === 'attack' && event.draw !== null)
      return [{ of: event.candidates.length, result: event.draw, why: 'target of the attack' }]
    if (event.type === 'ability' && event.draw !== null)
      return [{ of: event.candidates.length, result: event.draw, why: `target of ${event.effect}` }]
    if (event.type === 'speed_roll') return [{ of: 100, result: event.roll, why: `extra hex below ${event.need}` }]
    if (event.type === 'round_start')
      return [
        {
          of: event.order.length,
          result: event.order[0] ?? 0,
          why: `order shuffled, first is #${event.order[0] ?? 0}`,
        },
      ]
    return []
  })
}

/** The queue as it was when each entry was taken, that entry in front (HEX-94, HEX-95). */
export function queueOf(events: readonly HexlineEvent[]): readonly (readonly QueueEntry[])[] {
  return queuesDuring(events).filter((queue, i) => {
    const event = events[i]
    const [front] = queue
    if (event === undefined || front === undefined || !('unit' in event)) return false
    const kind = event.type === 'damage' || event.type === 'blocked' ? event.kind : event.type
    return front.type === kind && front.target_id === event.unit
  })
}

/** "Archer #3". */
export function unitLabel(view: HexlineView, unit: Unit): string {
  return `${unitName(view.config, unit.type)} #${unit.id}`
}

export interface Watch {
  readonly unit: number
  readonly field: (typeof FIELDS)[number]
}

export const MOST_WATCHES = 8

/** Without a change when no unit is selected, the field is unknown or it is watched already. */
export function withWatch(watches: readonly Watch[], unit: number | null, name: string): readonly Watch[] {
  const field = FIELDS.find((each) => each === name)
  if (unit === null || field === undefined || watches.length >= MOST_WATCHES) return watches
  return watches.some((watch) => watch.unit === unit && watch.field === field) ? watches : [...watches, { unit, field }]
}

/** A watched value as it is, with the one before when it has changed. */
export function watchWords(
  { unit: id, field }: Watch,
  before: HexlineView | null,
  view: HexlineView,
): { readonly name: string; readonly value: string } {
  const unit = view.battle?.units[id - 1]
  if (unit === undefined) return { name: `#${id}`, value: '' }
  const was = before?.battle?.units[id - 1]
  const [from, to] = [was === undefined ? '' : fieldWords(was[field]), fieldWords(unit[field])]
  return { name: unitLabel(view, unit), value: was === undefined || from === to ? to : `${from} → ${to}` }
}
