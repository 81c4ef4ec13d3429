import type { AnyRecord, Seat } from '@tessera/kernel'
import type { ChanceCurve, LuckLedger } from '@tessera/lab'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { words } from '../words/catalogue.ts'

/** What is known so far of how a finished match went. */
export interface Chances {
  readonly curve: ChanceCurve | null
  /** Where the result came from; null while it is counted, and where that would take too long. */
  readonly ledger: LuckLedger | null
  readonly working: boolean
}

export const NO_CHANCES: Chances = { curve: null, ledger: null, working: false }

/** Finds them out, telling what is known so far; returns how to stop that. */
export type FindChances = (record: AnyRecord, seat: Seat, news: (chances: Chances) => void) => () => void

interface ChancesOfMatch {
  readonly chances: Chances
  /** Begins to find them out; the first call for a match counts. */
  begin(record: AnyRecord, seat: Seat): void
  /** The timeline it can be shown on; null where there is none. */
  readonly shown: ShownMoments | null
  offer(shown: ShownMoments | null): void
}

interface ShownMoments {
  /** Goes to a frame. */
  seek(frame: number): void
  /** When that is: "turn 7". */
  moment(frame: number): string
}

const Context = createContext<ChancesOfMatch | null>(null)

/** Around a table: what is found out about a finished match shows on its timeline and with its result. */
export function ChancesOfMatch({ find, children }: { readonly find: FindChances; readonly children: ReactNode }) {
  const [chances, setChances] = useState(NO_CHANCES)
  const [asked, setAsked] = useState<{ readonly record: AnyRecord; readonly seat: Seat } | null>(null)
  const [shown, offer] = useState<ShownMoments | null>(null)
  useEffect(() => (asked === null ? undefined : find(asked.record, asked.seat, setChances)), [find, asked])
  const value = useMemo(
    (): ChancesOfMatch => ({
      chances,
      begin: (record, seat) => setAsked((before) => (before?.record.hash === record.hash ? before : { record, seat })),
      shown,
      offer,
    }),
    [chances, shown],
  )
  return <Context value={value}>{children}</Context>
}

/** Around a table that shows a part of the match alone: frames are counted from the first it shows. */
export function ChancesWithin(props: { readonly first: number; readonly last: number; readonly children: ReactNode }) {
  const { first, last, children } = props
  const whole = useContext(Context)
  const value = useMemo(
    (): ChancesOfMatch | null =>
      whole && {
        ...whole,
        chances: { ...whole.chances, curve: whole.chances.curve && curveWithin(whole.chances.curve, first, last) },
        offer: () => {},
      },
    [whole, first, last],
  )
  return <Context value={value}>{children}</Context>
}

/** @public Tested by itself. */
export function curveWithin(curve: ChanceCurve, first: number, last: number): ChanceCurve {
  const inside = ({ frame }: { readonly frame: number }) => frame >= first && frame <= last
  const { points, deciding } = curve
  return {
    ...curve,
    points: points.filter(inside).map((point) => ({ ...point, frame: point.frame - first })),
    deciding: deciding !== null && inside(deciding) ? { ...deciding, frame: deciding.frame - first } : null,
  }
}

export function useChances(): ChancesOfMatch | null {
  return useContext(Context)
}

/** The curve over the track of a timeline: the upper half is winning. */
export function ChanceLine({ last }: { readonly last: number }) {
  const curve = useChances()?.chances.curve
  if (!curve || curve.points.length < 2) return null
  const points = curve.points.map(({ frame, chance }) => `${(100 * frame) / last},${24 - 24 * chance}`).join(' ')
  const { deciding } = curve
  return (
    <>
      <svg className="chance-line" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <line className="even" x1="0" x2="100" y1="12" y2="12" />
        <polyline points={points} />
      </svg>
      {deciding && (
        <span
          className="deciding"
          style={{ left: `${(100 * deciding.frame) / last}%` }}
          title={words.text('chances.deciding')}
        />
      )}
    </>
  )
}
