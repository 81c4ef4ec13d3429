import { endText } from '@tessera/hundred'
import type { EndingProps } from '@tessera/play'
import { seatClass, TryNext } from '@tessera/table'
import { capitalised, plainWords } from '@tessera/words'
import { type ReactNode, useMemo } from 'react'
import type { Hundred } from '../types.ts'
import { adviceOf } from './advice.ts'
import { useAllBlows } from './all-blows.ts'
import { fightersOf } from './battle.ts'
import { DamageChart, ValueCurve } from './ending-charts.tsx'
import { type Bin, luckOf, tallyOf } from './tally.ts'
import './ending.css'

/** HUN-1121: how it ended, and what the chances and the dice had to do with it. */
export default function Ending({ view, timeline, me, seats, record, playedOut }: EndingProps<Hundred>): ReactNode {
  const tally = useMemo(
    () => tallyOf(Array.from({ length: timeline.length }, (_, index) => timeline.events(index))),
    [timeline],
  )
  const fighters = useMemo(() => fightersOf(view), [view])
  const { result } = view
  const seed = record()?.start.seed
  const all = useAllBlows(tally.bins, seed === undefined ? null : JSON.stringify(seed))
  if (result === null) return null
  const survived = new Map(result.survival.map((one) => [one.unit, one.survived]))
  const luck = (seat: number): number =>
    luckOf([...tally.units.values()].filter((one) => fighters.find((each) => each.id === one.id)?.seat === seat))
  return (
    <div className="hu-ending">
      <p>{plainWords(capitalised([endText(result.reason)]))}.</p>
      {me !== null && playedOut && (
        <TryNext
          advice={adviceOf(
            fighters.map((one) => ({ ...one, own: one.seat === me, did: tally.units.get(one.id) })),
            result.winner === me,
          )}
        />
      )}
      <ValueCurve tally={tally} />
      <DamageChart fighters={fighters} tally={tally} />
      <table>
        <caption className="vh">What every fighter did</caption>
        <thead>
          <tr>
            <th scope="col">Fighter</th>
            <th scope="col">blows</th>
            <th scope="col">hits, expected</th>
            <th scope="col">dealt</th>
            <th scope="col">taken</th>
            <th scope="col">felled</th>
            <th scope="col">end</th>
          </tr>
        </thead>
        <tbody>
          {fighters.map((one) => {
            const sum = tally.units.get(one.id)
            return (
              <tr key={one.id}>
                <th scope="row" className={seatClass(one.seat)}>
                  {one.name}
                </th>
                <td>{sum?.attacks ?? 0}</td>
                <td>
                  {sum?.hits ?? 0}, {((sum?.chances ?? 0) / 100).toFixed(1)}
                </td>
                <td>{sum?.dealt ?? 0}</td>
                <td>{sum?.taken ?? 0}</td>
                <td>{sum?.felled ?? 0}</td>
                <td>
                  {one.down
                    ? survived.get(one.id) === false
                      ? 'dead'
                      : 'survived'
                    : one.fled
                      ? 'fled'
                      : `${one.hp} of ${one.maxHp}`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>
        Luck: {seats[0]?.name} {signed(luck(0))} hits, {seats[1]?.name} {signed(luck(1))} hits against what the chances
        promised.
      </p>
      <BlowTable title="Blows of this battle, by the chance shown" bins={tally.bins} />
      {me !== null && <BlowTable title="Blows of all your battles here" bins={all} />}
    </div>
  )
}

/** "of 312 blows shown at 80 to 89 %, 283 hit, 281 expected" */
function BlowTable({ title, bins }: { readonly title: string; readonly bins: readonly Bin[] }) {
  const shown = bins.filter((bin) => bin.shown > 0)
  if (shown.length === 0) return null
  return (
    <section className="hu-bins" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {shown.map((bin) => (
          <li key={bin.from}>
            <span className="barbox" aria-hidden="true">
              <i style={{ width: `${(bin.hit / bin.shown) * 100}%` }} />
              <u style={{ left: `${bin.chances / bin.shown}%` }} />
            </span>
            Of {bin.shown} {bin.shown === 1 ? 'blow' : 'blows'} shown at {Math.max(5, bin.from)} to{' '}
            {Math.min(95, bin.from + 9)} %, {bin.hit} hit, {(bin.chances / 100).toFixed(1)} expected.
          </li>
        ))}
      </ul>
    </section>
  )
}

function signed(value: number): string {
  return value >= 0 ? `+${value.toFixed(1)}` : `−${(-value).toFixed(1)}`
}
