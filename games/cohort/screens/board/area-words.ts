import type { Area } from '@tessera/cohort'

/** The row of an area in which nobody stands, nearest to its middle; its middle where every row is taken. */
export function rowForWords({ left, right, top, bottom }: Area, taken: readonly (readonly [number, number])[]): number {
  const middle = (top + bottom) / 2
  const rows = Array.from({ length: bottom - top + 1 }, (_, i) => top + i)
  const free = rows.filter((row) => !taken.some(([column, at]) => at === row && column >= left && column <= right))
  const nearest = (a: number, b: number): number => Math.abs(a - middle) - Math.abs(b - middle) || a - b
  return free.sort(nearest)[0] ?? Math.floor(middle)
}
