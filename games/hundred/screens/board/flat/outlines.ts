import type { FogModel, PathModel } from '../scene/model.ts'

export interface Notch {
  readonly x: number
  readonly y: number
  readonly nx: number
  readonly ny: number
  readonly long: boolean
}

/** The notches of a path: where they are, and the direction across it. Every fifth is long. */
export function notchesOf(path: PathModel): readonly Notch[] {
  const marks: Notch[] = []
  let run = 0
  let next = 0
  for (let i = 1; i < path.points.length; i++) {
    const a = path.points[i - 1]
    const b = path.points[i]
    if (a === undefined || b === undefined) continue
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (
      let at = path.notches[next];
      at !== undefined && at <= run + length + 0.0001 && length > 0;
      at = path.notches[next]
    ) {
      const t = (at - run) / length
      marks.push({
        x: a[0] + (b[0] - a[0]) * t,
        y: a[1] + (b[1] - a[1]) * t,
        nx: -(b[1] - a[1]) / length,
        ny: (b[0] - a[0]) / length,
        long: (next + 1) % 5 === 0,
      })
      next++
    }
    run += length
  }
  return marks
}

/** Unseen cells as one path, a run of cells in a row as one rectangle. */
export function fogPath({ cell, columns, rows, seen }: FogModel): string {
  let path = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const start = column
      while (column < columns && seen[row * columns + column] === 0) column++
      if (column > start)
        path += `M${start * cell},${row * cell}h${(column - start) * cell}v${cell}h${-(column - start) * cell}z`
    }
  return path
}
