import type { Unit } from '../state.ts'
import { cellOf, grid } from './board.ts'
import { type Field, isFree } from './scratch.ts'

/**
 * The first step of a way to fire at an enemy on which every hex is nearer to it than the one before, forward order
 * first; -1 when units block all such ways. Where there is one, no way is shorter.
 */
export function beeline(field: Field, unit: Unit, enemy: Unit, distance: number): number {
  field.search++
  return nearerStep(field, unit, cellOf(unit), cellOf(enemy), distance - 1)
}

/** In forward order: West's is that of the directions themselves, East's the opposite (HEX-24). */
function nearerStep(field: Field, unit: Unit, here: number, goal: number, distance: number): number {
  const { neighbours, places, nearer } = grid()
  let ways = nearer[(nearer.length >> 1) + (places[goal] as number) - (places[here] as number)] as number
  while (ways !== 0) {
    const direction = 31 - Math.clz32(unit.side === 1 ? ways & -ways : ways)
    ways ^= 1 << direction
    const cell = neighbours[here * 6 + direction] as number
    if (cell < 0 || !isFree(field, cell)) continue
    if (distance === unit.attack_range) return cell
    if (field.deadEnds[cell] === field.search) continue
    if (nearerStep(field, unit, cell, goal, distance - 1) >= 0) return cell
    field.deadEnds[cell] = field.search
  }
  return -1
}
