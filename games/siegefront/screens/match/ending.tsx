import type { EndingProps } from '@tessera/play'
import { words } from '@tessera/siegefront/words'
import { Portrait, TryNext } from '@tessera/table'
import { Icon } from '@tessera/ui'
import { useMemo } from 'react'
import { SIGNS } from '../icons.ts'
import { lineFor } from '../log/voice.ts'
import type { Siege } from '../types.ts'
import { adviceOf } from './advice.ts'
import { reasonWords } from './listing.ts'
import { personalityOf } from './opponent.ts'
import { type Totals, totalsOf } from './totals.ts'
import './match.css'

/** SGF-1305: how it ended, and what each side did. */
export default function Ending({ view, timeline, me, seats, playedOut }: EndingProps<Siege>) {
  const { result } = view
  const totals = useMemo(() => totalsOf(timeline), [timeline])
  if (result === null) return null
  const bot = me === 0 ? 1 : 0
  const personality = me === null ? null : personalityOf(seats[bot])
  const moment = result.winner === null ? 'drawn' : result.winner === bot ? 'won' : 'lost'
  return (
    <>
      <p className="sf-verdict">{words.text('ending.took', { reason: reasonWords(result, me), turns: view.turn })}</p>
      <p className="sf-finals">
        <span className="s1">
          <Icon name={SIGNS.castle} /> {view.seats[0].castleHp}
        </span>
        <span className="muted">{words.text('ending.to')}</span>
        <span className="s2">
          {view.seats[1].castleHp} <Icon name={SIGNS.castle} />
        </span>
      </p>
      {personality !== null && (
        <p className="sf-lastword">
          <Portrait name={seats[bot]?.name ?? ''} seat={bot} />
          <span className="eyebrow">“{lineFor(personality, moment, 0)}”</span>
        </p>
      )}
      <TryNext
        advice={
          me === null || !playedOut
            ? null
            : adviceOf(totals[me === 1 ? 1 : 0], totals[me === 1 ? 0 : 1], moment === 'lost')
        }
      />
      <TotalsTable totals={totals} names={[seats[0]?.name ?? '', seats[1]?.name ?? '']} />
    </>
  )
}

function TotalsTable({
  totals,
  names,
}: {
  readonly totals: readonly [Totals, Totals]
  readonly names: readonly [string, string]
}) {
  return (
    <table className="sf-totals">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{words.text('ending.total')}</span>
          </th>
          <th scope="col" className="s1">
            {names[0]}
          </th>
          <th scope="col" className="s2">
            {names[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((key) => (
          <tr key={key}>
            <th scope="row">{words.text(`ending.${key}`)}</th>
            <td>{totals[0][key]}</td>
            <td>{totals[1][key]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ROWS = ['deployed', 'blows', 'criticals', 'damage', 'castle', 'felled'] as const
