import type { SiegefrontView } from '@tessera/siegefront'
import { useMemo } from 'react'
import { Icon, Token } from '../../../table/index.ts'
import { OverDialog, type OverProps } from '../../../table/over-dialog.tsx'
import { faceIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import { counted } from '../names.ts'
import type { SiegefrontTimeline } from '../table/story.ts'
import { lineFor } from '../table/voice.ts'
import { type Deeds, deedsOf } from './deeds.ts'
import { reasonWords } from './tidings.ts'
import './match.css'

export interface MatchOverProps extends OverProps {
  readonly view: SiegefrontView
  readonly timeline: SiegefrontTimeline
  readonly personality: string | null
}

/** How it ended, what each side did, and where to go from here. */
export function MatchOver(props: MatchOverProps) {
  const { open, view, timeline, me, names, personality } = props
  const { result } = view
  const deeds = useMemo(() => (open ? deedsOf(timeline) : null), [open, timeline])
  if (result === null || deeds === null) return null
  const bot = me === 0 ? 1 : 0
  const moment = result.winner === null ? 'drawn' : result.winner === bot ? 'won' : 'lost'
  return (
    <OverDialog {...props} what="match" winner={result.winner} usual="/siegefront/play">
      <p className="sf-verdict">
        {reasonWords(result, me)} {counted(view.turn, 'turn')}.
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
      {personality !== null && me !== null && (
        <p className="sf-lastword">
          <Token seat={bot} icon={faceIcon(personality)} size={44} />
          <span className="eyebrow">“{lineFor(personality, moment, 0)}”</span>
        </p>
      )}
      <DeedTable deeds={deeds} names={names} />
    </OverDialog>
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
