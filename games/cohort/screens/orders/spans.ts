/** Where an error or a word stands: line and column from 1, in code points (COH-12.1). */
export interface Placed {
  readonly line: number
  readonly col: number
  readonly length: number
}

export interface Piece<T> {
  readonly text: string
  readonly mark: T | null
}

/** A text cut at its marks, so that each piece can be drawn in its own way; marks that overlap an earlier one are left out. */
export function cutAt<T extends Placed>(text: string, marks: readonly T[]): readonly Piece<T>[] {
  const points = [...text]
  const starts = lineStarts(points)
  const placed = marks
    .map((mark) => ({ mark, from: (starts[mark.line - 1] ?? points.length) + mark.col - 1 }))
    .toSorted((a, b) => a.from - b.from)
  const pieces: Piece<T>[] = []
  let at = 0
  for (const { mark, from } of placed) {
    const to = Math.min(points.length, from + Math.max(1, mark.length))
    if (from < at || to <= from) continue
    if (from > at) pieces.push({ text: points.slice(at, from).join(''), mark: null })
    pieces.push({ text: points.slice(from, to).join(''), mark })
    at = to
  }
  if (at < points.length) pieces.push({ text: points.slice(at).join(''), mark: null })
  return pieces
}

/** The text with what stands at a place replaced. */
export function replacedAt(text: string, place: Placed, words: string): string {
  const points = [...text]
  const from = (lineStarts(points)[place.line - 1] ?? points.length) + place.col - 1
  const after = points.slice(from + place.length)
  // The full stop of the sheet stays, so that of an answer goes.
  const bare = after[0] === '.' && words.endsWith('.') ? words.slice(0, -1) : words
  return [...points.slice(0, from), bare, ...after].join('')
}

function lineStarts(points: readonly string[]): readonly number[] {
  const starts = [0]
  points.forEach((point, i) => {
    if (point === '\n') starts.push(i + 1)
  })
  return starts
}
