import type { EndingProps } from '@tessera/play'
import { Portrait, TryNext } from '@tessera/table'
import { Icon } from '@tessera/ui'
import { counted } from '@tessera/words'
import { useMemo } from 'react'
import { SIGNS } from '../icons.ts'
import { lineFor } from '../log/voice.ts'
import type { Siege } from '../types.ts'
import { adviceOf } from './advice.ts'
import { type Deeds, deedsOf } from './deeds.ts'
import { reasonWords } from './listing.ts'
import { personalityOf } from './opponent.ts'
import './match.css'

/** SGF-1305: how it ended, and what each side did. */
export default function Ending({ view, timeline, me, seats, playedOut }: EndingProps<Siege>) {
  const { result } = view
  const deeds = useMemo(() => deedsOf(timeline), [timeline])
  if (result === null) return null
  const bot = me === 0 ? 1 : 0
  const personality = me === null ? null : personalityOf(seats[bot])
  const moment = result.winner === null ? 'drawn' : result.winner === bot ? 'won' : 'lost'
  return (
    <>
      <p className="sf-verdict">
        {reasonWords(result, me)} It took {counted(view.turn, 'turn')}.
      </p>
      <p className="sf-finals">
        <span className="s1">
          <Icon name={SIGNS.castle} /> {view.seats[0].castleHp}
        </span>
        <span className="muted">to</span>
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
            : adviceOf(deeds[me === 1 ? 1 : 0], deeds[me === 1 ? 0 : 1], moment === 'lost')
        }
      />
      <DeedTable deeds={deeds} names={[seats[0]?.name ?? '', seats[1]?.name ?? '']} />
    </>
  )
}

function DeedTable({
  deeds,
  names,
}: {
  readonly deeds: readonly [Deeds, Deeds]
  readonly names: readonly [string, string]
}) {
  const rows: readonly (readonly [string, keyof Deeds])[] = [
    ['Cards deployed', 'deployed'],
    ['Blows', 'blows'],
    ['Critical blows', 'criticals'],
    ['Damage to cards', 'damage'],
    ['Damage to the castle', 'castle'],
    ['Cards felled', 'felled'],
  ]
  return (
    <table className="sf-deeds">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Deed</span>
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
        {rows.map(([name, key]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{deeds[0][key]}</td>
            <td>{deeds[1][key]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
