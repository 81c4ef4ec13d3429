import { counted } from '@tessera/words'

/** "3 units in front, then 2, then 1." */
export function shapeInWords(columns: readonly number[]): string {
  if (columns.length === 0) return 'Nobody stands on the board yet.'
  const counts = new Map<number, number>()
  for (const col of columns) counts.set(col, (counts.get(col) ?? 0) + 1)
  const ranks = [...counts].sort(([a], [b]) => b - a).map(([, count]) => count)
  const behind = ranks.slice(1).map((count) => `, then ${count}`)
  return `${counted(ranks[0] ?? 0, 'unit')} in front${behind.join('')}.`
}
