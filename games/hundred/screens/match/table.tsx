import { Sealed, type TableProps } from '@tessera/play'
import { type ReactNode, useMemo } from 'react'
import { Deployment } from '../build/deployment.tsx'
import { Muster } from '../build/muster.tsx'
import { HundredTable } from '../table/hundred-table.tsx'
import type { Live } from '../table/live.ts'
import type { Hundred } from '../types.ts'
import { seatIn } from './battle.ts'

/** A match from its first choice to its end, wherever it runs. */
export default function Table(props: TableProps<Hundred>): ReactNode {
  const { session, me, seats, send, stop, back, drafted, onDraft, reopen, sending } = props
  const { view, awaiting, mine, result } = session.envelope()
  const asked = me !== null && awaiting.includes(me)
  const sent = mine?.final === true
  const over = result !== null
  const foe = seats[me === 0 ? 1 : 0]?.name ?? ''
  const thinking = session.thinking().length > 0
  const trouble = session.trouble()
  const live = useMemo(
    (): Live => ({
      awaited: asked,
      sent,
      sending,
      thinking,
      trouble,
      over,
      send,
      reopen,
      stop,
      retry: () => session.retry(),
      drafted: drafted?.type === 'orders' ? drafted : null,
      onDraft,
    }),
    [asked, sent, sending, thinking, trouble, over, send, reopen, stop, session, drafted, onDraft],
  )
  if ((view.phase === 'muster' || view.phase === 'deployment') && !over) {
    const bringing = view.phase === 'muster'
    if (me === null)
      return (
        <Sealed
          title="Hundred"
          back={back}
          waiting={bringing ? 'Both sides choose their armies' : 'Both sides place their fighters'}
        />
      )
    if (asked && !sent) {
      return bringing ? (
        <Muster
          view={view}
          seat={seatIn(me)}
          drafted={drafted?.type === 'army' ? drafted : null}
          onDraft={onDraft}
          onDone={send}
          back={back}
          foe={foe}
        />
      ) : (
        <Deployment
          view={view}
          seat={seatIn(me)}
          drafted={drafted?.type === 'deploy' ? drafted : null}
          onDraft={onDraft}
          onDone={send}
          back={back}
          foe={foe}
        />
      )
    }
    return (
      <Sealed
        title={bringing ? 'Your army is sealed' : 'Your places are sealed'}
        back={back}
        waiting={bringing ? `${foe} is choosing an army` : `${foe} is placing fighters`}
        onChange={sent ? reopen : undefined}
        sending={sending ? (bringing ? 'your army' : 'your places') : null}
      >
        <p className="muted">Neither side sees what the other does until the battle begins.</p>
      </Sealed>
    )
  }
  return (
    <HundredTable
      timeline={session.timeline}
      version={props.version}
      seats={seats}
      me={me === null ? null : seatIn(me)}
      live={live}
      back={back}
      at={props.seen}
      onSeen={props.onSeen}
      onFork={props.onFork}
      tools={props.tools}
      after={props.after}
    />
  )
}
