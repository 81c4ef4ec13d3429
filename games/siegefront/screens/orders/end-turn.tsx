import { words } from '@tessera/siegefront/words'
import { Button } from '@tessera/ui'
import type { Turn } from '../table/state.ts'

export interface EndTurnProps {
  readonly turn: Turn
  /** Something useful is left, and the player was asked whether to end the turn all the same. */
  readonly asked: boolean
  readonly brief: boolean
  readonly onEnd: () => void
}

/** SGF-1904: ends the turn; asks once when something useful could still be done. */
export function EndTurn({ turn, asked, brief, onEnd }: EndTurnProps) {
  const { canAct, left, why, useful } = turn
  return (
    <>
      <Button
        className={`sf-endturn ${asked ? 'asking' : ''}`}
        blocked={canAct ? null : why}
        kind={canAct && left === '' ? 'primary' : 'plain'}
        onClick={onEnd}
      >
        {words.text(asked ? (brief ? 'end.anywayBrief' : 'end.anyway') : 'end.turn')}
      </Button>
      {!brief && (
        <span className="note" role="status">
          {canAct ? left || restWords(useful?.more === true) : why}
        </span>
      )}
    </>
  )
}

/** Moves do not hold up the turn, but they can be made. */
function restWords(more: boolean): string {
  return words.text(more ? 'end.march' : 'end.nothing')
}
