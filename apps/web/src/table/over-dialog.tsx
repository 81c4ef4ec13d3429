import type { AnyRecord } from '@tessera/kernel'
import type { ReactNode } from 'react'
import { saveRecordFile } from '../store/files.ts'
import { Button, Dialog } from '../ui/index.ts'
import { useRematchWord } from './rematch.ts'
import { useMomentLink } from './replay.ts'

/** What the end of a match offers at every table. */
export interface OverProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly me: 0 | 1 | null
  readonly names: readonly [string, string]
  /** The frame shown, for the link. */
  readonly at: number
  readonly record: () => AnyRecord | null
  /** Where a new match is set up. */
  readonly fresh?: string | undefined
  readonly onRematch?: () => void
}

export interface OverDialogProps extends OverProps {
  /** "battle", "match": what is over. */
  readonly what: string
  readonly winner: number | null
  readonly usual: string
  /** Further places to go to. */
  readonly acts?: ReactNode
  readonly children: ReactNode
}

/** Who won, and where to go from here. */
export function OverDialog(props: OverDialogProps) {
  const { open, onClose, what, winner, me, names, at, onRematch } = props
  const link = useMomentLink()
  const rematch = useRematchWord()
  const whole = props.record()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titleOf(what, winner, me, names)}
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
          {props.acts}
          <Button to={props.fresh ?? props.usual}>New {what}</Button>
          {onRematch !== undefined && (
            <Button kind="primary" onClick={onRematch}>
              {rematch}
            </Button>
          )}
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}

function titleOf(what: string, winner: number | null, me: 0 | 1 | null, names: readonly [string, string]): string {
  if (winner === null) return `The ${what} is drawn`
  if (winner === me) return `You won the ${what}`
  return me === null ? `${names[winner === 0 ? 0 : 1]} won the ${what}` : `You lost the ${what}`
}
