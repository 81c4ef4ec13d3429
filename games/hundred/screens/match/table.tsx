import { words } from '@tessera/hundred/words'
import { type Live, Sealed, type TableProps, useLive } from '@tessera/play'
import type { ReactNode } from 'react'
import { Deployment } from '../build/deployment.tsx'
import { Muster } from '../build/muster.tsx'
import { HundredTable } from '../table/hundred-table.tsx'
import type { Hundred } from '../types.ts'
import { seatIn } from './battle.ts'

/** A match from its first choice to its end, wherever it runs. */
export default function Table(props: TableProps<Hundred>): ReactNode {
  const { session, me, seats, back } = props
  const live = useLive(props)
  const { view } = session.envelope()
  if ((view.phase === 'muster' || view.phase === 'deployment') && !live.over)
    return <Preparation {...props} live={live} />
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

/** Before the battle both sides choose in secret, first their armies and then the places of their fighters. */
function Preparation({
  session,
  me,
  seats,
  back,
  live,
}: TableProps<Hundred> & { readonly live: Live<Hundred['choice']> }): ReactNode {
  const { view } = session.envelope()
  const { drafted } = live
  const foe = seats[me === 0 ? 1 : 0]?.name ?? ''
  const bringing = view.phase === 'muster'
  if (me === null)
    return (
      <Sealed title="Hundred" back={back} waiting={words.text(bringing ? 'sealed.bothChoose' : 'sealed.bothPlace')} />
    )
  if (!live.awaited)
    return (
      <Sealed
        title={words.text(bringing ? 'sealed.army' : 'sealed.places')}
        back={back}
        waiting={words.text(bringing ? 'sealed.foeChooses' : 'sealed.foePlaces', { foe })}
        onChange={live.sent ? live.reopen : undefined}
        sending={live.sending ? words.text(bringing ? 'sealed.yourArmy' : 'sealed.yourPlaces') : null}
      >
        <p className="muted">{words.text('sealed.secret')}</p>
      </Sealed>
    )
  const shared = { view, seat: seatIn(me), onDraft: live.onDraft, onDone: live.send, back, foe }
  return bringing ? (
    <Muster {...shared} drafted={drafted?.type === 'army' ? drafted : null} />
  ) : (
    <Deployment {...shared} drafted={drafted?.type === 'deploy' ? drafted : null} />
  )
}
