import type { Seat } from '@tessera/kernel'
import { moodOf, Outcome } from '@tessera/table'
import { words } from '@tessera/table/words'
import { Button, Dialog } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { Onward, Played, SomeRecord } from '../definition/index.ts'
import { saveRecordFile } from '../kept/index.ts'
import { useMomentLink } from '../sharing/index.ts'
import { useRematchWord } from '../start/index.ts'
import { HowItWent } from './how-it-went.tsx'

export interface OverDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** What is over. */
  readonly what: Played
  readonly winner: Seat | null
  readonly me: Seat | null
  /** By seat. */
  readonly names: readonly string[]
  /** The frame shown, for the link. */
  readonly at: number
  readonly record: () => SomeRecord | null
  /** Where a new match is set up. */
  readonly fresh: string
  readonly onRematch: (() => void) | null
  /** The way on, where the match is part of something longer. */
  readonly onward?: Onward | null
  /** Further places to go to. */
  readonly acts?: ReactNode
  readonly children: ReactNode
}

/** Who won, and where to go from here. */
export function OverDialog(props: OverDialogProps) {
  const { open, onClose, what, winner, me, names, at, onRematch } = props
  const link = useMomentLink()
  const rematch = useRematchWord()
  const whole = open ? props.record() : null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={overTitle(what, winner, me, names)}
      wide
      actions={
        <>
          {whole !== null && (
            <>
              <Button glyph="link" onClick={() => void link(() => whole, at)}>
                {words.text('over.link')}
              </Button>
              <Button glyph="save" onClick={() => saveRecordFile(whole)}>
                {words.text('over.save')}
              </Button>
            </>
          )}
          {props.acts}
          {props.onward ? (
            <Button kind="primary" to={props.onward.to}>
              {props.onward.text}
            </Button>
          ) : (
            <Button to={props.fresh}>{words.text('over.new', { what })}</Button>
          )}
          {onRematch !== null && (
            <Button kind="primary" onClick={onRematch}>
              {rematch}
            </Button>
          )}
        </>
      }
    >
      <Outcome mood={moodOf(winner, me, names.length)} />
      {props.children}
      {whole !== null && whole.result !== null && <HowItWent record={whole} me={me} onClose={onClose} />}
    </Dialog>
  )
}

/** How it ended, for its reader; a player alone in a match cannot draw. */
export function overTitle(
  what: Played | 'practice',
  winner: Seat | null,
  me: Seat | null,
  names: readonly string[],
): string {
  if (winner === null) return words.text(names.length === 1 ? 'over.alone' : 'over.drawn', { what })
  if (winner === me) return words.text('over.won', { what })
  return me === null
    ? words.text('over.won-by', { what, name: names[winner] ?? '' })
    : words.text('over.lost', { what })
}
