import type { Memory } from '@tessera/kernel'
import type { Spot } from '../choice.ts'
import { WEAPON_DATA, type Weapon } from '../content/weapons.ts'
import type { HundredView } from '../view/view.ts'

/** A walk: an enemy that comes no faster is waiting for something. */
const WALKED = 3200
/** A fighter this near to an enemy is fighting, which says nothing about where it would go. */
const FIGHTS = 3000

/**
 * Percent of the seen enemies that stood still in the last turns, the newest counting half: whether it comes or waits is what
 * most of a plan depends on. Kept in the bot's memory.
 */
export function stillness(view: HundredView, memory: Memory): number {
  const before = (memory['places'] ?? {}) as { readonly [id: string]: readonly number[] }
  let stood = 0
  let known = 0
  const places: { [id: string]: number[] } = {}
  const standing = view.enemies.filter(
    ({ woundState, morale }) => woundState !== 'down' && morale !== 'broken' && morale !== 'routed',
  )
  const comers = standing.filter(({ weapon }) => !isBow(weapon))
  for (const { id, x, y } of standing) places[id] = [x, y]
  // Archers stand to shoot, so their standing says nothing.
  for (const { id, x, y } of comers.length > 0 ? comers : standing) {
    const [px, py] = before[id] ?? []
    if (px === undefined || py === undefined || view.units.some(({ position }) => isNear(position, x, y))) continue
    known++
    if (Math.abs(px - x) < WALKED && Math.abs(py - y) < WALKED) stood++
  }
  memory['places'] = places
  const last = typeof memory['still'] === 'number' ? memory['still'] : 30
  const now = known > 0 ? Math.floor((100 * stood) / known) : last
  const still = Math.floor((last + now) / 2)
  memory['still'] = still
  return still
}

function isBow(weapon: Weapon): boolean {
  const { kind } = WEAPON_DATA[weapon]
  return kind === 'bow' || kind === 'crossbow'
}

function isNear(position: Spot, x: number, y: number): boolean {
  return Math.abs(position.x - x) < FIGHTS && Math.abs(position.y - y) < FIGHTS
}
