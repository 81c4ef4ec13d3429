import { columnOf, MAP_DATA, type MapId, manhattan, rowOf, SIDE } from '@tessera/cohort'

/** A tile's side in the drawing's own units. */
export const TILE = 40
export interface Point {
  readonly x: number
  readonly y: number
}

export function centreOf(tile: number): Point {
  return { x: (columnOf(tile) + 0.5) * TILE, y: (rowOf(tile) + 0.5) * TILE }
}

export const COLUMNS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRST']

/** The tile at a place of the drawing; null beyond its edges. */
export function tileAt({ x, y }: Point): number | null {
  const [col, row] = [Math.floor(x / TILE), Math.floor(y / TILE)]
  return col < 0 || row < 0 || col >= SIDE || row >= SIDE ? null : SIDE * row + col
}

/** The neighbour in a direction of the screen; null beyond the map. */
export function beside(tile: number, dx: number, dy: number): number | null {
  const [col, row] = [columnOf(tile) + dx, rowOf(tile) + dy]
  return col < 0 || row < 0 || col >= SIDE || row >= SIDE ? null : SIDE * row + col
}

/** The tiles of the point that is nearest to these; none without a point or without tiles. */
export function nearestPoint(map: MapId, from: readonly number[]): readonly number[] {
  const far = (tiles: readonly number[]) => Math.min(...tiles.flatMap((a) => from.map((b) => manhattan(a, b))))
  return from.length === 0 ? [] : (MAP_DATA[map].points.toSorted((a, b) => far(a.tiles) - far(b.tiles))[0]?.tiles ?? [])
}

/** The tile a mouse or finger points at. */
export function tileOfPointer(
  svg: SVGSVGElement,
  at: { readonly clientX: number; readonly clientY: number },
): number | null {
  const matrix = svg.getScreenCTM()
  return matrix === null ? null : tileAt(new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix.inverse()))
}

/** The direction of an arrow key. */
export function arrowOf(key: string): readonly [number, number] | undefined {
  return ARROWS[key]
}

const ARROWS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
