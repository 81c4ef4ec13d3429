import type { RatingStep } from '@tessera/wire'

interface Curve {
  readonly path: string
  readonly points: readonly {
    readonly key: string
    readonly x: number
    readonly y: number
    readonly outcome: RatingStep['outcome']
  }[]
  /** Round ratings with a line across. */
  readonly lines: readonly { readonly y: number; readonly value: number }[]
  readonly first: number
  readonly last: number
  readonly most: number
}

const LEFT = 52
const EDGE = 12

/** A rating over its matches, oldest first, fitted into a picture; null without any. */
export function curveOf(
  steps: readonly Pick<RatingStep, 'at' | 'before' | 'after' | 'outcome'>[],
  width: number,
  height: number,
): Curve | null {
  const [begin] = steps
  const end = steps.at(-1)
  if (begin === undefined || end === undefined) return null
  const values = [begin.before, ...steps.map(({ after }) => after)]
  const step = gap(Math.max(...values) - Math.min(...values))
  const low = Math.floor(Math.min(...values) / step) * step
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step)
  const x = (index: number): number => LEFT + (index / steps.length) * (width - LEFT - EDGE)
  const y = (value: number): number => EDGE + ((high - value) / (high - low)) * (height - 2 * EDGE)
  const round = (number: number): number => Math.round(number * 10) / 10
  return {
    path: values.map((value, index) => `${index === 0 ? 'M' : 'L'}${round(x(index))} ${round(y(value))}`).join(''),
    points: steps.map(({ at, after, outcome }, index) => ({
      key: `${at} ${index}`,
      x: round(x(index + 1)),
      y: round(y(after)),
      outcome,
    })),
    lines: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step).map(
      (value) => ({ y: round(y(value)), value }),
    ),
    first: begin.before,
    last: end.after,
    most: Math.max(...values),
  }
}

/** Between two and about five lines, at round numbers. */
function gap(range: number): number {
  return [25, 50, 100, 200, 500].find((each) => range / each <= 4) ?? 1000
}
