import type { Memory } from '@tessera/kernel'
import type { HundredView } from '../view/view.ts'

const MOVED = 600

/**
 * Percent of the seen enemies that stood still in the last turns, the newest counting half: whether it comes or waits is what
 * most of a plan depends on. Kept in the bot's memory.
 */
export function stillness(view: HundredView, memory: Memory): number {
  const before = (memory['places'] ?? {}) as { readonly [id: string]: readonly number[] }
  let stood = 0
  let known = 0
  const places: { [id: string]: number[] } = {}
  for (const { id, x, y, woundState } of view.enemies) {
    if (woundState === 'down') continue
    places[id] = [x, y]
    const [px, py] = before[id] ?? []
    if (px === undefined || py === undefined) continue
    known++
    if (Math.abs(px - x) < MOVED && Math.abs(py - y) < MOVED) stood++
  }
  memory['places'] = places
  const last = typeof memory['still'] === 'number' ? memory['still'] : 30
  const still = known === 0 ? last : Math.floor((last + Math.floor((100 * stood) / known)) / 2)
  memory['still'] = still
  return still
}
