import { Waiting } from '@tessera/play'
import { words } from '@tessera/siegefront/words'
import { Button } from '@tessera/ui'
import { EndTurn } from '../orders/end-turn.tsx'
import { PreviewPanel } from '../orders/forecast/preview-panel.tsx'
import { actorName } from '../orders/hints.ts'
import type { SiegeTableModel } from './use-table.ts'

/** Where a turn is ended: the button, what is waited for, or the result. */
export function Controls({ table, brief }: { readonly table: SiegeTableModel; readonly brief: boolean }) {
  const { props, names, seen, turn, facts, foe, theirTurn, player, dispatch } = table
  if (facts.controls === 'nothing') return null
  if (facts.controls === 'result') {
    return (
      <Button kind="primary" onClick={() => dispatch({ type: 'open_result' })}>
        {words.text('table.result')}
      </Button>
    )
  }
  if (facts.controls === 'waiting' && props.live !== null) {
    return (
      <Waiting
        live={props.live}
        foe={names[foe ?? 1]}
        atLast={seen.atLast}
        words={{ what: words.text('table.order') }}
        onNow={() => player.toEnd()}
      >
        {/* For the eyes: screen readers get it from the log. */}
        <p className="sf-theirs" aria-hidden="true">
          {theirTurn}
        </p>
      </Waiting>
    )
  }
  return <EndTurn turn={turn} asked={facts.endAsked} brief={brief} onEnd={() => dispatch({ type: 'end_turn' })} />
}

/** What the command that is aimed or pointed at would do. */
export function Preview({ table }: { readonly table: SiegeTableModel }) {
  const { view, seen, facts, dispatch } = table
  const { shown, orders } = facts
  const { phone } = seen
  if (shown === null) return null
  return (
    <PreviewPanel
      view={view}
      choice={shown}
      compact={phone}
      {...(phone ? { who: actorName(view, shown) } : {})}
      onSend={() => dispatch({ type: 'send_shown' })}
      onCancel={orders.aim === null ? null : () => dispatch({ type: 'step_back' })}
      beside={phone && orders.aim === null ? <Controls table={table} brief /> : undefined}
    />
  )
}
