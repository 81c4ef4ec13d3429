import { type AnyRecord, openRecord, randomSeed } from '@tessera/kernel'
import { pairOf, type SiegefrontChoice, type SiegefrontState, siegefrontRules } from '@tessera/siegefront'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useVersion } from '../../../table/kept-match.ts'
import { say } from '../../../ui/index.ts'
import { Mulligan } from '../hand/Mulligan.tsx'
import { SiegeTable } from '../table/SiegeTable.tsx'
import type { SeatName } from '../table/seat-info.tsx'
import { lineFor } from '../table/voice.ts'
import { MatchOver } from './MatchOver.tsx'
import type { SiegefrontSession } from './session.ts'

export interface PlayingProps {
  /** Past the choice of decks. */
  readonly session: SiegefrontSession
  /** Null for somebody who only watches. */
  readonly me: 0 | 1 | null
  readonly seats: readonly [SeatName, SeatName]
  /** The opponent's, for its face and words; null for people. */
  readonly personality: string | null
  readonly back: string
  /** The frame to begin at. */
  readonly at: number
  readonly onWatched: (furthest: number) => void
  /** Makes the bot choose at once, where it thinks here. */
  readonly stop: (() => void) | null
  /** The choice is on its way to a server that has not confirmed it. */
  readonly flying?: boolean
  readonly tools?: ReactNode
  /** Where a new match is set up. */
  readonly fresh?: string
  readonly onRematch?: (() => void) | undefined
  readonly onFork: (state: SiegefrontState) => void
}

/** A match from the first hand to its result, wherever it runs. */
export function Playing(props: PlayingProps): ReactNode {
  const { session, me, seats, personality, stop, tools } = props
  const version = useVersion(session)
  const envelope = session.envelope()
  const { view, result } = envelope
  const sent = envelope.mine?.final === true
  const awaited = me !== null && envelope.awaiting.includes(me) && !sent
  const sending = me !== null && envelope.awaiting.includes(me) && sent
  const over = result !== null
  const send = useCallback(
    (choice: SiegefrontChoice) =>
      void session.submit(choice).then((refusal) => refusal !== null && say(refusal.message, 'bad')),
    [session],
  )
  const thinking = session.thinking().length > 0
  const trouble = session.trouble()
  const live = useMemo(
    () => ({ awaited, sending, thinking, trouble, send, stop, retry: () => session.retry(), over }),
    [awaited, sending, thinking, trouble, send, stop, session, over],
  )
  const record = () => (session.record() as unknown as AnyRecord | null) ?? null
  const fork = (index: number) => {
    const whole = session.record()
    if (whole === null) return
    const { state } = openRecord(siegefrontRules, whole, me ?? 'spectator').fork(index, randomSeed())
    if (state !== undefined) props.onFork(state)
  }
  if (me !== null && view.phase === 'mulligan' && !over) {
    const foe = seats[me === 0 ? 1 : 0].name
    return (
      <Mulligan
        view={view}
        seat={pairOf(view.seats, me)}
        first={view.first === me}
        foe={foe}
        personality={personality}
        line={personality === null ? null : lineFor(personality, 'greeting', 0)}
        back={props.back}
        onDone={(back) => send({ type: 'mulligan', back })}
        waiting={sent ? (props.flying ? 'Sending your choice.' : `${foe} is still choosing.`) : null}
        tools={tools}
      />
    )
  }
  return (
    <SiegeTable
      timeline={session.timeline}
      version={version}
      seats={seats}
      bottom={me ?? 0}
      me={me}
      personality={personality}
      live={live}
      back={props.back}
      at={props.at}
      onWatched={props.onWatched}
      onFork={session.record() === null ? undefined : fork}
      record={record}
      tools={tools}
      after={(open, close, at) => (
        <MatchOver
          open={open}
          onClose={close}
          view={view}
          timeline={session.timeline}
          me={me}
          names={[seats[0].name, seats[1].name]}
          personality={personality}
          at={at}
          record={record}
          fresh={props.fresh}
          {...(props.onRematch === undefined ? {} : { onRematch: props.onRematch })}
        />
      )}
    />
  )
}
