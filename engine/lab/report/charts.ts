/** Charts as SVG text: no library, no script, so that a report is one file that also prints. */

export interface Whisker {
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
  /** Beside the interval. */
  readonly note?: string
}

/** What a chart's axis means. */
export interface Axis {
  /** Read out for those who do not see the chart. */
  readonly name: string
  /** A line to compare with, and what it stands for. */
  readonly mark?: { readonly at: number; readonly means: string }
  format(value: number): string
}

const WIDTH = 760
const ROW = 22

/** A dot and its interval per row, along one axis; `mark` draws a line to compare with. */
export function whiskers(rows: readonly Whisker[], axis: Axis): string {
  if (rows.length === 0) return ''
  const [least, most] = room(
    rows.flatMap(({ low, high }) => [low, high]),
    axis.mark?.at,
  )
  const left = Math.min(280, 20 + 7.3 * Math.max(...rows.map(({ label }) => label.length)))
  const right = WIDTH - 12 - 7.3 * Math.max(...rows.map((row) => `${axis.format(row.value)} ${row.note ?? ''}`.length))
  const x = (value: number): number => left + ((value - least) / (most - least)) * (right - left)
  const height = rows.length * ROW + 30 + (axis.mark === undefined ? 0 : 22)
  const lines = rows.map(({ label, value, low, high, note = '' }, i) => {
    const y = 14 + i * ROW
    return (
      `<text class="label" x="${left - 10}" y="${y + 4}" text-anchor="end">${escaped(clip(label, 40))}</text>` +
      `<line class="whisker" x1="${f(x(low))}" x2="${f(x(high))}" y1="${y}" y2="${y}"/>` +
      `<circle class="dot" cx="${f(x(value))}" cy="${y}" r="4"><title>${escaped(`${label}: ${axis.format(value)}, ${axis.format(low)} to ${axis.format(high)}`)}</title></circle>` +
      `<text class="figure" x="${right + 12}" y="${y + 4}">${escaped(axis.format(value))}${note === '' ? '' : ` <tspan class="faint">${escaped(note)}</tspan>`}</text>`
    )
  })
  const bottom = rows.length * ROW + 8
  const ticks = ticksOf(least, most).map(
    (tick) =>
      `<line class="grid" x1="${f(x(tick))}" x2="${f(x(tick))}" y1="4" y2="${bottom}"/>` +
      `<text class="tick" x="${f(x(tick))}" y="${bottom + 16}" text-anchor="middle">${escaped(axis.format(tick))}</text>`,
  )
  const mark =
    axis.mark === undefined
      ? ''
      : `<line class="mark" x1="${f(x(axis.mark.at))}" x2="${f(x(axis.mark.at))}" y1="2" y2="${bottom}"/>` +
        legend(left, bottom + 36, axis.mark.means)
  return svg(height, axis.name, `${ticks.join('')}${mark}${lines.join('')}`)
}

export interface CurvePoint {
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Values along an axis of steps, with the band of their intervals. */
export function curve(points: readonly CurvePoint[], axis: Axis): string {
  if (points.length === 0) return ''
  const [least, most] = room(
    points.flatMap(({ low, high }) => [low, high]),
    axis.mark?.at,
  )
  const [left, right, top, bottom] = [70, WIDTH - 50, 12, 230]
  const x = (i: number): number =>
    points.length === 1 ? (left + right) / 2 : left + (i / (points.length - 1)) * (right - left)
  const y = (value: number): number => bottom - ((value - least) / (most - least)) * (bottom - top)
  const ticks = ticksOf(least, most).map(
    (tick) =>
      `<line class="grid" x1="${left}" x2="${right}" y1="${f(y(tick))}" y2="${f(y(tick))}"/>` +
      `<text class="tick" x="${left - 8}" y="${f(y(tick) + 4)}" text-anchor="end">${escaped(axis.format(tick))}</text>`,
  )
  const mark =
    axis.mark === undefined
      ? ''
      : `<line class="mark" x1="${left}" x2="${right}" y1="${f(y(axis.mark.at))}" y2="${f(y(axis.mark.at))}"/>` +
        legend(left, bottom + 40, axis.mark.means)
  const highs = points.map(({ high }, i) => `${f(x(i))},${f(y(high))}`)
  const lows = points.map(({ low }, i) => `${f(x(i))},${f(y(low))}`).reverse()
  const line = points.map(({ value }, i) => `${f(x(i))},${f(y(value))}`).join(' ')
  const dots = points.map(
    ({ label, value, low, high }, i) =>
      `<line class="whisker" x1="${f(x(i))}" x2="${f(x(i))}" y1="${f(y(low))}" y2="${f(y(high))}"/>` +
      `<circle class="dot" cx="${f(x(i))}" cy="${f(y(value))}" r="4"><title>${escaped(`${label}: ${axis.format(value)}, ${axis.format(low)} to ${axis.format(high)}`)}</title></circle>`,
  )
  const every = Math.max(1, Math.ceil(points.length / 12))
  const labels = points.map(({ label }, i) =>
    i % every === 0
      ? `<text class="tick" x="${f(x(i))}" y="${bottom + 18}" text-anchor="middle">${escaped(clip(label, 16))}</text>`
      : '',
  )
  return svg(
    bottom + (axis.mark === undefined ? 30 : 52),
    axis.name,
    `${ticks.join('')}${mark}<polygon class="band" points="${[...highs, ...lows].join(' ')}"/><polyline class="line" points="${line}"/>${dots.join('')}${labels.join('')}`,
  )
}

/** How often each length came up. */
export function bars(counts: readonly number[], from: number, width: number, what: string): string {
  const most = Math.max(1, ...counts)
  const [left, right, top, bottom] = [70, WIDTH - 30, 12, 170]
  const step = (right - left) / Math.max(counts.length, 1)
  const boxes = counts.map((count, i) => {
    const height = (count / most) * (bottom - top)
    const start = from + i * width
    const label = width === 1 ? `${start} ${what}` : `${start} to ${start + width - 1} ${what}`
    return `<rect class="bar" x="${f(left + i * step + 0.5)}" y="${f(bottom - height)}" width="${f(Math.max(step - 1, 0.5))}" height="${f(height)}"><title>${escaped(`${label}: ${count}`)}</title></rect>`
  })
  const every = Math.max(1, Math.ceil(counts.length / 10))
  const labels = counts.map((_, i) =>
    i % every === 0
      ? `<text class="tick" x="${f(left + (i + 0.5) * step)}" y="${bottom + 16}" text-anchor="middle">${from + i * width}</text>`
      : '',
  )
  const scale = ticksOf(0, most).map((tick) => {
    const y = bottom - (tick / most) * (bottom - top)
    return (
      `<line class="grid" x1="${left}" x2="${right}" y1="${f(y)}" y2="${f(y)}"/>` +
      `<text class="tick" x="${left - 8}" y="${f(y + 4)}" text-anchor="end">${tick.toLocaleString('en-US')}</text>`
    )
  })
  const name = `<text class="tick" x="${(left + right) / 2}" y="${bottom + 34}" text-anchor="middle">${escaped(what)}</text>`
  return svg(
    bottom + 42,
    `Matches by their length in ${what}`,
    `${scale.join('')}${boxes.join('')}${labels.join('')}${name}`,
  )
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** On a phone a chart keeps a size at which it can be read, and is moved sideways. */
function svg(height: number, name: string, inside: string): string {
  return `<div class="wide" tabindex="0"><svg viewBox="0 0 ${WIDTH} ${height}" width="100%" role="img" aria-label="${escaped(name)}" xmlns="http://www.w3.org/2000/svg">${inside}</svg></div>`
}

function legend(x: number, y: number, words: string): string {
  return `<line class="mark" x1="${f(x)}" x2="${f(x + 22)}" y1="${f(y)}" y2="${f(y)}"/><text class="tick" x="${f(x + 30)}" y="${f(y + 4)}">${escaped(words)}</text>`
}

/** A little more than what is drawn, the mark included. */
function room(values: readonly number[], mark?: number): readonly [number, number] {
  const all = mark === undefined ? values : [...values, mark]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const more = (most - least) * 0.05 || 0.05
  return [least - more, most + more]
}

function ticksOf(least: number, most: number): readonly number[] {
  const rough = (most - least) / 6
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power * 10
  const ticks: number[] = []
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) ticks.push(Number(tick.toPrecision(12)))
  return ticks
}

function clip(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

function f(value: number): string {
  return value.toFixed(1)
}
