/** A set of cells, 32 to a word. */
export type CellSet = Int32Array

/** An empty set with room for so many cells. */
export function cellSet(cells: number): CellSet {
  return new Int32Array((cells + 31) >>> 5)
}

export function setOf(cells: number, members: Iterable<number>): CellSet {
  const set = cellSet(cells)
  for (const cell of members) include(set, cell)
  return set
}

export function contains(set: CellSet, cell: number): boolean {
  return ((set[cell >>> 5] as number) & (1 << (cell & 31))) !== 0
}

export function include(set: CellSet, cell: number): void {
  set[cell >>> 5] = (set[cell >>> 5] as number) | (1 << (cell & 31))
}

export function exclude(set: CellSet, cell: number): void {
  set[cell >>> 5] = (set[cell >>> 5] as number) & ~(1 << (cell & 31))
}

/** Adds the other set's cells to this one. */
export function unite(set: CellSet, other: CellSet): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] as number) | (other[i] as number)
}

/** Keeps what the other set has as well. */
export function intersect(set: CellSet, other: CellSet): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] as number) & (other[i] as number)
}

/** Takes the other set's cells away. */
export function subtract(set: CellSet, other: CellSet): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] as number) & ~(other[i] as number)
}

export function meets(set: CellSet, other: CellSet): boolean {
  for (let i = 0; i < set.length; i++) if (((set[i] as number) & (other[i] as number)) !== 0) return true
  return false
}

export function countOf(set: CellSet): number {
  let count = 0
  for (let i = 0; i < set.length; i++) for (let word = set[i] as number; word !== 0; word &= word - 1) count++
  return count
}

/** In rising order. */
export function cellsOf(set: CellSet): number[] {
  const cells: number[] = []
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i] as number; word !== 0; word &= word - 1) cells.push(i * 32 + 31 - Math.clz32(word & -word))
  }
  return cells
}
