import {
  type ArmyList,
  type CohortChoice,
  type CohortState,
  cohortRules,
  type Placement,
  type RecruitSource,
} from '@tessera/cohort'
import { type AnyRecord, openRecord, randomSeed } from '@tessera/kernel'
import { type ReactNode, useMemo } from 'react'
import { useVersion } from '../../../table/kept-match.ts'
import { Sealed } from '../../../table/sealed.tsx'
import { ArmyBuilder } from '../army/ArmyBuilder.tsx'
import { Deployment } from '../deploy/Deployment.tsx'
import { mapName } from '../names.ts'
import { CohortTable } from '../table/CohortTable.tsx'
import type { SeatName } from '../table/seat-info.ts'
import type { Sending } from '../table/Waiting.tsx'
import { MatchOver } from './MatchOver.tsx'
import type { CohortSession } from './session.ts'

export interface PlayingProps {
  readonly session: CohortSession
  /** Null for somebody who only watches. */
  readonly me: 0 | 1 | null
  readonly seats: readonly [SeatName, SeatName]
  readonly back: string
  /** The army being mustered, the places being chosen, the orders being written. */
  readonly army: ArmyList
  readonly onArmy: (army: ArmyList) => void
  readonly placed: readonly Placement[] | null
  readonly onPlaced: (placed: readonly Placement[]) => void
  readonly text: string
  readonly onText: (text: string) => void
  readonly recruit?: RecruitSource | null
  readonly onRecruit?: (recruit: RecruitSource | null) => void
  readonly send: (choice: CohortChoice, final?: boolean) => void
  /** Opens a sealed choice again. */
  readonly onChange: () => void
  /** Makes the bot choose at once, where it thinks here. */
  readonly stop: (() => void) | null
  /** The choice is on its way to a server that has not confirmed it. */
  readonly sending?: boolean
  /** The frame to begin at. */
  readonly at: number
  readonly onWatched: (furthest: number) => void
  readonly tools?: ReactNode
  /** Where a new match is set up. */
  readonly fresh?: string
  /** Where the battle is watched with the fog lifted. */
  readonly replay: string
  readonly onRematch?: (() => void) | undefined
  readonly onFork: (state: CohortState) => void
}

/** A battle from the muster to its result, wherever it runs. */
export function Playing(props: PlayingProps): ReactNode {
  const { session, me, seats, back, send, stop, tools, recruit, onRecruit, onChange, sending = false } = props
  const version = useVersion(session)
  const envelope = session.envelope()
  const { view, result } = envelope
  const foe = me === 1 ? 0 : 1
  const foeName = seats[foe].name
  const sent = envelope.mine?.final === true
  const awaited = me !== null && envelope.awaiting.includes(me) && !sent
  const foeReady = envelope.sealed.includes(foe)
  const thinking = session.thinking().length > 0
  const trouble = session.trouble()
  const over = result !== null
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
      refuse: (now: typeof view, sending: Sending) =>
        cohortRules.refuse(now, { type: 'orders', ...sending })?.message ?? null,
      send: (sending: Sending, ready: boolean) => send({ type: 'orders', ...sending }, ready),
      recruit,
      onRecruit,
      takeBack: onChange,
      stop,
      retry: () => session.retry(),
    }),
    [me, awaited, sent, sending, foeReady, thinking, trouble, over, send, recruit, onRecruit, onChange, stop, session],
  )
  const { phase } = view
  if (!over && (phase === 'muster' || phase === 'deploy')) {
    if (me === null)
      return (
        <Sealed
          title="Cohort"
          back={back}
          waiting={phase === 'muster' ? 'Both sides muster their armies' : 'Both sides place their units'}
        />
      )
    if (sent && stop === null)
      return (
        <Sealed
          title={phase === 'muster' ? 'Your army is sealed' : 'Your units have their places'}
          back={back}
          waiting={`${foeName} ${phase === 'muster' ? 'is mustering' : 'is placing units'}`}
          onChange={onChange}
          sending={sending ? (phase === 'muster' ? 'your army' : 'their places') : null}
        >
          <p className="muted">
            {phase === 'muster'
              ? 'The other side learns your culture, and no more.'
              : 'The other side sees nothing of it.'}
          </p>
        </Sealed>
      )
    if (phase === 'muster')
      return (
        <ArmyBuilder
          config={view.config}
          seat={me}
          title="Muster your army"
          subtitle={`${mapName(view.config.map)}, against ${foeName}`}
          back={back}
          army={props.army}
          onArmy={props.onArmy}
          verb="Lock army"
          onDone={(army) => send({ type: 'army', ...army })}
          waiting={sent ? `${foeName} is still mustering.` : null}
        />
      )
    return (
      <Deployment
        view={view}
        foe={foeName}
        back={back}
        placed={props.placed}
        onPlaced={props.onPlaced}
        onDone={(units) => send({ type: 'deploy', units })}
        waiting={sent ? (trouble ?? `${foeName} is still placing its units.`) : null}
        onRetry={trouble === null ? null : () => session.retry()}
        tools={tools}
      />
    )
  }
  const record = () => (session.record() as unknown as AnyRecord | null) ?? null
  const whole = session.record()
  const fork = (index: number) => {
    if (whole === null) return
    const { state } = openRecord(cohortRules, whole, me ?? 'spectator').fork(index, randomSeed())
    if (state !== undefined) props.onFork(state)
  }
  return (
    <CohortTable
      timeline={session.timeline}
      version={version}
      seats={seats}
      me={me}
      live={live}
      back={back}
      at={props.at}
      text={props.text}
      onText={props.onText}
      onWatched={props.onWatched}
      {...(whole === null ? {} : { onFork: fork })}
      record={record}
      tools={tools}
      after={(open, close, at) => (
        <MatchOver
          open={open}
          onClose={close}
          view={view}
          me={me}
          names={[seats[0].name, seats[1].name]}
          at={at}
          record={record}
          replay={props.replay}
          fresh={props.fresh}
          {...(props.onRematch === undefined ? {} : { onRematch: props.onRematch })}
        />
      )}
    />
  )
}
