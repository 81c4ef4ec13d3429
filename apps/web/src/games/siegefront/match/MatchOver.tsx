import type { AnyRecord } from '@tessera/kernel'
import type { SiegefrontView } from '@tessera/siegefront'
import { useMemo } from 'react'
import { saveRecordFile } from '../../../store/files.ts'
import { Icon, Token } from '../../../table/index.ts'
import { useMomentLink } from '../../../table/replay.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { faceIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import { counted } from '../names.ts'
import type { SiegefrontTimeline } from '../table/story.ts'
import { lineFor } from '../table/voice.ts'
import { type Deeds, deedsOf } from './deeds.ts'
import { reasonWords } from './tidings.ts'
import './match.css'

export interface MatchOverProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly view: SiegefrontView
  readonly timeline: SiegefrontTimeline
  readonly me: 0 | 1 | null
  readonly names: readonly [string, string]
  readonly personality: string | null
  /** The frame shown, for the link. */
  readonly at: number
  readonly record: () => AnyRecord | null
  /** Where a new match is set up. */
  readonly fresh?: string | undefined
  readonly onRematch?: () => void
}

/** How it ended, what each side did, and where to go from here. */
export function MatchOver(props: MatchOverProps) {
  const { open, onClose, view, timeline, me, names, personality, at, record, onRematch } = props
  const { result } = view
  const link = useMomentLink()
  const deeds = useMemo(() => (open ? deedsOf(timeline) : null), [open, timeline])
  if (result === null || deeds === null) return null
  const whole = record()
  const bot = me === 0 ? 1 : 0
  const moment = result.winner === null ? 'drawn' : result.winner === bot ? 'won' : 'lost'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title(result.winner, me, names)}
      wide
      actions={
        <>
          {whole !== null && (
            <>
              <Button glyph="link" onClick={() => void link(() => whole, at)}>
                Link to this moment
              </Button>
              <Button glyph="save" onClick={() => saveRecordFile(whole)}>
                Save the record
              </Button>
            </>
          )}
          <Button to={props.fresh ?? '/siegefront/play'}>New match</Button>
          {onRematch !== undefined && (
            <Button kind="primary" onClick={onRematch}>
              Rematch
            </Button>
          )}
        </>
      }
    >
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
    </Dialog>
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

function title(winner: number | null, me: 0 | 1 | null, names: readonly [string, string]): string {
  if (winner === null) return 'The match is drawn'
  if (winner === me) return 'You won the match'
  return me === null ? `${names[winner === 0 ? 0 : 1]} won the match` : 'You lost the match'
}
