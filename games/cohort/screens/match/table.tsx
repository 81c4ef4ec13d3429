import {
  type ArmyList,
  armyProblems,
  type CohortChoice,
  type CohortConfig,
  type CohortView,
  cohortRules,
  presetArmy,
  type RecruitSource,
  understand,
} from '@tessera/cohort'
import { Sealed, type TableProps } from '@tessera/play'
import { Skeletons, say } from '@tessera/ui'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { culturesFor } from '../build/draft.ts'
import { armyOf } from '../build/stored.ts'
import { Deployment } from '../deploy/deployment.tsx'
import { mapName } from '../names.ts'
import { setup } from '../setup/remembered.ts'
import { CohortTable } from '../table/cohort-table.tsx'
import type { Sending } from '../table/waiting.tsx'
import type { CohortPlay } from '../types.ts'

/** An army that was chosen before needs no muster. */
const ArmyBuilder = lazy(async () => ({ default: (await import('../build/army-builder.tsx')).ArmyBuilder }))

/** A battle from the muster to its result, wherever it runs. */
export default function Table(props: TableProps<CohortPlay>): ReactNode {
  const { session, me, seats, send, stop, tools, reopen, sending, drafted, onDraft } = props
  const { view, mine, awaiting, sealed, result } = session.envelope()
  const foe = me === 1 ? 0 : 1
  const foeName = seats[foe]?.name ?? ''
  const sent = mine?.final === true
  const awaited = me !== null && awaiting.includes(me) && !sent
  const foeReady = sealed.includes(foe)
  const thinking = session.thinking().length > 0
  const trouble = session.trouble()
  const over = result !== null
  const { text, recruit } = writtenIn(drafted, view)
  const live = useMemo(
    () => ({
      watching: me === null,
      awaited,
      sent,
      sending,
      foeReady,
      thinking,
      trouble,
      over,
      refuse: (now: CohortView, orders: Sending) =>
        cohortRules.refuse(now, { type: 'orders', ...orders })?.message ?? null,
      send(orders: Sending, ready: boolean) {
        if (ready) return send({ type: 'orders', ...orders })
        onDraft({ type: 'orders', ...orders })
        say('Kept as a draft.', 'good')
      },
      recruit,
      onRecruit: (next: RecruitSource | null) => onDraft(written(text, next, view)),
      takeBack: reopen,
      stop,
      retry: () => session.retry(),
    }),
    [
      me,
      awaited,
      sent,
      sending,
      foeReady,
      thinking,
      trouble,
      over,
      send,
      onDraft,
      recruit,
      text,
      view,
      reopen,
      stop,
      session,
    ],
  )
  const { phase } = view
  if (!over && (phase === 'muster' || phase === 'deploy')) return <Preparing {...props} foe={foeName} sent={sent} />
  return (
    <CohortTable
      timeline={session.timeline}
      version={props.version}
      seats={seats}
      me={me === null ? null : me === 0 ? 0 : 1}
      live={live}
      back={props.back}
      at={props.seen}
      text={text}
      onText={(next) => onDraft(written(next, recruit, view))}
      onSeen={props.onSeen}
      onFork={props.onFork}
      tools={tools}
      after={props.after}
    />
  )
}

/** Before the first turn: the army, then its places. */
function Preparing(props: TableProps<CohortPlay> & { readonly foe: string; readonly sent: boolean }): ReactNode {
  const { session, me, drafted, onDraft, send, stop, foe, sent } = props
  const { view } = session.envelope()
  const muster = view.phase === 'muster'
  const trouble = session.trouble()
  const [first] = useState(() => props.own.army ?? firstArmy(view.config, me === 1 ? 1 : 0))
  const back = props.where === 'here' ? props.fresh : props.back
  if (me === null)
    return (
      <Sealed
        title="Cohort"
        back={back}
        waiting={muster ? 'Both sides choose their armies' : 'Both sides place their units'}
      />
    )
  if (sent && stop === null)
    return (
      <Sealed
        title={muster ? 'Your army is sealed' : 'Your units have their places'}
        back={back}
        waiting={`${foe} ${muster ? 'is choosing an army' : 'is placing units'}`}
        onChange={props.reopen}
        sending={props.sending ? (muster ? 'your army' : 'their places') : null}
      >
        <p className="muted">
          {muster ? 'The other side learns your culture, and no more.' : 'The other side sees nothing of it.'}
        </p>
      </Sealed>
    )
  if (muster)
    return (
      <Suspense fallback={<Skeletons />}>
        <ArmyBuilder
          config={view.config}
          seat={me === 1 ? 1 : 0}
          title="Choose your army"
          subtitle={`${mapName(view.config.map)}, against ${foe}`}
          back={back}
          army={drafted?.type === 'army' ? armyOf(drafted) : first}
          onArmy={(army) => onDraft({ type: 'army', ...army })}
          verb="Lock army"
          onDone={(army) => {
            setup.keep({ ...setup.recall(), army: armyOf(army) })
            send({ type: 'army', ...army })
          }}
          waiting={sent ? `${foe} is still choosing an army.` : null}
        />
      </Suspense>
    )
  return (
    <Deployment
      view={view}
      foe={foe}
      back={back}
      placed={drafted?.type === 'deploy' ? drafted.units : null}
      onPlaced={(units) => onDraft({ type: 'deploy', units })}
      onDone={(units) => send({ type: 'deploy', units })}
      waiting={sent ? (trouble ?? `${foe} is still placing its units.`) : null}
      onRetry={trouble === null ? null : () => session.retry()}
      tools={props.tools}
    />
  )
}

/** What is on the order sheet. */
function writtenIn(drafted: CohortChoice | null, view: CohortView) {
  const orders = drafted?.type === 'orders' ? drafted : null
  return { text: orders?.text ?? '', recruit: orders === null ? (view.own?.recruit ?? null) : orders.recruit }
}

function written(text: string, recruit: RecruitSource | null, view: CohortView): CohortChoice {
  return { type: 'orders', text, orders: understand(text, view).orders, recruit }
}

/** The army brought last, where these options allow it. */
function firstArmy(config: CohortConfig, seat: 0 | 1): ArmyList {
  const { army } = setup.recall()
  if (armyProblems(army, config, seat).length === 0) return army
  const allowed = culturesFor(config, seat)
  return presetArmy(allowed.includes(army.culture) ? army.culture : (allowed[0] ?? army.culture), config, seat)
}
