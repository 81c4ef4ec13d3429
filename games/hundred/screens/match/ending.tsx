import type { EndingProps } from '@tessera/play'
import { seatClass, TryNext } from '@tessera/table'
import { readStored, writeStored } from '@tessera/ui/storage'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Hundred } from '../types.ts'
import { adviceOf } from './advice.ts'
import { fightersOf } from './battle.ts'
import type { Fighter } from './fighter.ts'
import { type Bin, luckOf, type Tally, tallyOf } from './tally.ts'
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
      <p>{reasonWords(result.reason)}</p>
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

/** Damage dealt to the right, taken to the left, on one scale; the table below has the numbers. */
function DamageChart({ fighters, tally }: { readonly fighters: readonly Fighter[]; readonly tally: Tally }) {
  const sums = fighters.map((one) => ({ one, sum: tally.units.get(one.id) }))
  const most = Math.max(1, ...sums.flatMap(({ sum }) => [sum?.dealt ?? 0, sum?.taken ?? 0]))
  return (
    <figure className="hu-damage">
      <figcaption className="muted">Damage taken and dealt</figcaption>
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

function ValueCurve({ tally }: { readonly tally: Tally }) {
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
      <svg
        viewBox="0 0 100 42"
        preserveAspectRatio="none"
        role="img"
        aria-label="Remaining value of both sides, turn by turn"
      >
        <polyline points={line(0)} className="c0" />
        <polyline points={line(1)} className="c1" />
      </svg>
      <figcaption className="muted">Remaining value, turn by turn</figcaption>
    </figure>
  )
}

/** What was shown and what was rolled in all battles watched to their end in this browser, each counted once. */
function useAllBlows(bins: readonly Bin[], battle: string | null): readonly Bin[] {
  const stored = useMemo(() => storedBlows(), [])
  const counted = battle !== null && stored.battles.includes(battle)
  const sum = useMemo(
    () => (counted ? stored.bins : stored.bins.map((bin, i) => added(bin, bins[i]))),
    [stored, counted, bins],
  )
  useEffect(() => {
    if (battle !== null && !counted)
      writeStored('hundred-blows', { bins: sum, battles: [...stored.battles, battle].slice(-500) })
  }, [battle, counted, sum, stored])
  return sum
}

function storedBlows(): { readonly bins: readonly Bin[]; readonly battles: readonly string[] } {
  const stored = readStored('hundred-blows')
  const { bins, battles } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const empty = Array.from({ length: 10 }, (_, i): Bin => ({ from: i * 10, shown: 0, hit: 0, chances: 0 }))
  return {
    bins: Array.isArray(bins) ? empty.map((bin, i) => added(bin, bins[i] as Bin | undefined)) : empty,
    battles: Array.isArray(battles) ? battles.filter((one) => typeof one === 'string') : [],
  }
}

function added(bin: Bin, more: Bin | undefined): Bin {
  const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
  return {
    from: bin.from,
    shown: bin.shown + number(more?.shown),
    hit: bin.hit + number(more?.hit),
    chances: bin.chances + number(more?.chances),
  }
}

function signed(value: number): string {
  return value >= 0 ? `+${value.toFixed(1)}` : `−${(-value).toFixed(1)}`
}

function reasonWords(reason: string): string {
  return REASONS[reason] ?? `Decided by ${reason.replaceAll('_', ' ')}.`
}

const REASONS: Readonly<Record<string, string>> = {
  objective: 'The objective was reached.',
  elimination: 'One side had nobody left who could fight.',
  points: 'The turn limit was reached; the side with more points left wins.',
  limit: 'The turn limit was reached.',
  resign: 'One side gave up.',
}
