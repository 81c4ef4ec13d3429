/** What a fight between two units would cost each of them: the least and the most men. */
export interface Exchange {
  readonly name: string
  readonly handle: string
  readonly deals: readonly [number, number] | null
  readonly takes: readonly [number, number] | null
  readonly how: 'melee' | 'shot'
}

/** A range of losses: `6–14`. */
export function rangeWords(range: readonly [number, number] | null): string {
  if (range === null) return '0'
  return range[0] === range[1] ? String(range[0]) : `${range[0]}–${range[1]}`
}
