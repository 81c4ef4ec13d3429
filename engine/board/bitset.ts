/** A set of cells, 32 to a word. */
export type CellSet = Int32Array

/** An empty set with room for so many cells. */
export function cellSet(cells: number): CellSet {
  return new Int32Array((cells + 31) >>> 5)
}

export function contains(set: CellSet, cell: number): boolean {
  return ((set[cell >>> 5] as number) & (1 << (cell & 31))) !== 0
}

export function include(set: CellSet, cell: number): void {
  set[cell >>> 5] = (set[cell >>> 5] as number) | (1 << (cell & 31))
}

/** Adds the other set's cells to this one. */
export function unite(set: CellSet, other: CellSet): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] as number) | (other[i] as number)
}
