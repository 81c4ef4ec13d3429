import { endText } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
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
        <caption className="vh">{words.text('ending.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{words.text('ending.fighter')}</th>
            <th scope="col">{words.text('ending.blows')}</th>
            <th scope="col">{words.text('ending.hits')}</th>
            <th scope="col">{words.text('ending.dealt')}</th>
            <th scope="col">{words.text('ending.taken')}</th>
            <th scope="col">{words.text('ending.felled')}</th>
            <th scope="col">{words.text('ending.end')}</th>
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
                      ? words.text('ending.dead')
                      : words.text('ending.survived')
                    : one.fled
                      ? words.text('picture.fled')
                      : words.text('report.of', { n: one.hp, all: one.maxHp })}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>
        {words.text('ending.luck', {
          first: seats[0]?.name ?? '',
          firstLuck: luck(0),
          second: seats[1]?.name ?? '',
          secondLuck: luck(1),
        })}
      </p>
      <BlowTable title={words.text('ending.thisBattle')} bins={tally.bins} />
      {me !== null && <BlowTable title={words.text('ending.allBattles')} bins={all} />}
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
            {words.text('ending.bin', {
              shown: bin.shown,
              least: Math.max(5, bin.from),
              most: Math.min(95, bin.from + 9),
              hit: bin.hit,
              expected: bin.chances / 100,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
