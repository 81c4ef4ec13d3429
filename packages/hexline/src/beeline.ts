import type { HexDirection } from '@tessera/board'
import { cellOf, facingOf, GRID } from './board.ts'
import type { Field } from './scratch.ts'
import type { Unit } from './state.ts'

/**
 * The first step of a way to fire at an enemy on which every hex is nearer to it than the one before, forward order
 * first; -1 when units block all such ways. Where there is one, no way is shorter.
 */
export function beeline(field: Field, unit: Unit, enemy: Unit, distance: number): number {
  field.search++
  return nearerStep(field, unit, cellOf(unit), cellOf(enemy), distance - 1)
}

function nearerStep(field: Field, unit: Unit, here: number, goal: number, distance: number): number {
  const { neighbours, places, distances, rowOf, bitOf } = GRID
  const { free, deadEnds, search } = field
  const { forward } = facingOf(unit.side)
  const from = (distances.length >> 1) + (places[goal] as number)
  for (let i = 0; i < 6; i++) {
    const cell = neighbours[here * 6 + (forward[i] as HexDirection)] as number
    if (cell < 0 || distances[from - (places[cell] as number)] !== distance) continue
    if (((free[rowOf[cell] as number] as number) & (bitOf[cell] as number)) === 0) continue
    if (distance === unit.attack_range) return cell
    if (deadEnds[cell] === search) continue
    if (nearerStep(field, unit, cell, goal, distance - 1) >= 0) return cell
    deadEnds[cell] = search
  }
  return -1
}
