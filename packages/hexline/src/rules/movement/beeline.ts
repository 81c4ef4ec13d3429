import type { Side } from '../../state.ts'
import { grid } from '../board/board.ts'
import { ground } from '../board/ground.ts'

/**
 * The first step of a way from a cell to fire at an enemy's place (`HexGrid.places`) on which every hex is nearer to it than
 * the one before, forward order first; -1 when units block all such ways. Where there is one, no way is shorter.
 */
export function beeline(side: Side, here: number, place: number, distance: number, range: number): number {
  search++
  return nearerStep(side, here, place, distance - 1 - range)
}

/** Counts the searches, so that dead ends of earlier ones need not be wiped out. */
let search = 0

/** In forward order: West's is that of the directions themselves, East's the opposite (HEX-24). */
function nearerStep(side: Side, here: number, place: number, left: number): number {
  const { neighbours, places, nearer } = grid()
  const { deadEnds, standing } = ground()
  let ways = nearer[(nearer.length >> 1) + place - (places[here] as number)] as number
  while (ways !== 0) {
    const direction = 31 - Math.clz32(side === 1 ? ways & -ways : ways)
    ways ^= 1 << direction
    const cell = neighbours[here * 6 + direction] as number
    if (cell < 0 || standing[cell] !== 0) continue
    if (left === 0) return cell
    if (deadEnds[cell] === search) continue
    if (nearerStep(side, cell, place, left - 1) >= 0) return cell
    deadEnds[cell] = search
  }
  return -1
}
