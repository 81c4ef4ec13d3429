import { words } from '@tessera/hundred/words'
import { seatClass } from '@tessera/table'
import type { Fighter } from './fighter.ts'
import type { Tally } from './tally.ts'

/** Damage dealt to the right, taken to the left, on one scale; the table below has the numbers. */
export function DamageChart({ fighters, tally }: { readonly fighters: readonly Fighter[]; readonly tally: Tally }) {
  const sums = fighters.map((one) => ({ one, sum: tally.units.get(one.id) }))
  const most = Math.max(1, ...sums.flatMap(({ sum }) => [sum?.dealt ?? 0, sum?.taken ?? 0]))
  return (
    <figure className="hu-damage">
      <figcaption className="muted">{words.text('ending.damage')}</figcaption>
      <div aria-hidden="true">
        {sums.map(({ one, sum }) => (
          <div key={one.id}>
            <i className="taken" style={{ width: `${((sum?.taken ?? 0) / most) * 100}%` }} />
            <span className={seatClass(one.seat)}>{one.name}</span>
            <i className="dealt" style={{ width: `${((sum?.dealt ?? 0) / most) * 100}%` }} />
          </div>
        ))}
      </div>
    </figure>
  )
}

/** The remaining value of both sides, turn by turn. */
export function ValueCurve({ tally }: { readonly tally: Tally }) {
  const most = Math.max(1, ...tally.values.flatMap((one) => one.value.map((value) => value ?? 0)))
  if (tally.values.length < 2) return null
  const line = (seat: 0 | 1): string =>
    tally.values
      .flatMap((one, i) =>
        one.value[seat] === null
          ? []
          : [`${(i / (tally.values.length - 1)) * 100},${40 - ((one.value[seat] ?? 0) / most) * 38}`],
      )
      .join(' ')
  return (
    <figure className="hu-curve">
      <svg viewBox="0 0 100 42" preserveAspectRatio="none" role="img" aria-label={words.text('ending.value')}>
        <polyline points={line(0)} className="c0" />
        <polyline points={line(1)} className="c1" />
      </svg>
      <figcaption className="muted">{words.text('ending.valueShort')}</figcaption>
    </figure>
  )
}
