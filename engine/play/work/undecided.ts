import type { ChanceCurve } from '@tessera/lab'

/** A curve as it grows, until it is late: what decided the match is told once, at the end. Before that it would be the largest swing so far. */
export function* undecided(growing: Iterable<ChanceCurve>, isLate: () => boolean): Generator<ChanceCurve> {
  let last: ChanceCurve | null = null
  for (const curve of growing) {
    last = curve
    if (isLate()) break
    yield { ...curve, deciding: null }
  }
  if (last !== null) yield last
}
