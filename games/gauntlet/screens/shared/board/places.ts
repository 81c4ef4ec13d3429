import { CELLS, type Facing, type SideIndex, xOf, yOf } from '@tessera/gauntlet'

/** Side of a cell in the drawing. */
export const CELL = 56
export const BOARD_WIDTH = 8 * CELL
export const BOARD_HEIGHT = 10 * CELL

/** Where the middle of a cell is drawn: the viewer's side stands below. */
export function placeOf(cell: number, below: SideIndex): { readonly x: number; readonly y: number } {
  const seen = below === 0 ? CELLS - 1 - cell : cell
  return { x: (xOf(seen) + 0.5) * CELL, y: (yOf(seen) + 0.5) * CELL }
}

/** Degrees clockwise from up. */
export function angleOf(facing: Facing, below: SideIndex): number {
  return (facing * 90 + (below === 0 ? 180 : 0)) % 360
}
