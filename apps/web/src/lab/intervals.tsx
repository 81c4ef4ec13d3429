import { words } from './words/catalogue.ts'
export interface IntervalsProps {
  readonly title: string
  readonly rows: readonly {
    readonly name: string
    readonly value: number
    readonly low: number
    readonly high: number
  }[]
  /** What they are compared with. */
  readonly mark: number
  readonly format: (value: number) => string
}

/** A name, a dot with its interval, and the figures in words. */
export function Intervals({ title, rows, mark, format }: IntervalsProps) {
  const least = Math.min(mark, ...rows.map(({ low }) => low))
  const most = Math.max(mark, ...rows.map(({ high }) => high))
  const at = (value: number) => `${(100 * (value - least)) / (most - least || 1)}%`
  return (
    <section className="lab-intervals" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ name, value, low, high }) => (
          <li key={name}>
            <span className="name" title={name}>
              {name}
            </span>
            <span className="scale" aria-hidden="true">
              <i className="mark" style={{ left: at(mark) }} />
              <i className="reach" style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }} />
              <i className="point" style={{ left: at(value) }} />
            </span>
            <span className="mono">
              {format(value)} <small>{words.text('interval', { low: format(low), high: format(high) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
