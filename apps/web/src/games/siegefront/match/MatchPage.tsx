import { type AnyRecord, openRecord, randomSeed } from '@tessera/kernel'
import { pairOf, type SiegefrontChoice, siegefrontRules } from '@tessera/siegefront'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { faultLine } from '../../../store/files.ts'
import { GiveUp } from '../../../table/give-up.tsx'
import { useKept, useStoredMatch, useVersion } from '../../../table/kept-match.ts'
import { Nowhere } from '../../../table/nowhere.tsx'
import { Skeletons, say } from '../../../ui/index.ts'
import { faceIcon } from '../art.ts'
import { MatchTour } from '../guide/MatchTour.tsx'
import { Mulligan } from '../hand/Mulligan.tsx'
import { SiegeTable } from '../table/SiegeTable.tsx'
import { lineFor } from '../table/voice.ts'
import { MatchOver } from './MatchOver.tsx'
import { opponentName } from './opponent.ts'
import { ReplayTable } from './ReplayTable.tsx'
import { type OpenMatch, openStored } from './session.ts'
import { type Beginning, startMatch } from './start.ts'
import { tidingsOf } from './tidings.ts'

/** A kept match at /siegefront/battle/<id>: played on where it was left, or watched. */
export default function MatchPage() {
  const { id = '' } = useParams()
  const opened = useStoredMatch(id, openStored)
  useTitle('Siegefront')
  switch (opened.state) {
    case 'loading':
      return (
        <main className="loading">
          <h1 className="vh">Siegefront</h1>
          <Skeletons lines={4} label="Opening the match" />
        </main>
      )
    case 'missing':
      return (
        <Nowhere title="This match is not in this browser" play="/siegefront/play">
          It was deleted, or it was played elsewhere. Records can be opened under Replays.
        </Nowhere>
      )
    case 'faulty':
      return (
        <Nowhere title="This match cannot be opened" play="/siegefront/play">
          {opened.faults.slice(0, 3).map(faultLine).join(' ')}
        </Nowhere>
      )
    case 'replay':
      return <ReplayTable record={opened.record} />
    case 'open':
      return <Match key={opened.match.id} match={opened.match} />
  }
}

const ME = 0

function Match({ match }: { readonly match: OpenMatch }) {
  const { session, bot } = match
  const navigate = useNavigate()
  const version = useVersion(session)
  const foe = opponentName(match.kept.opponent)
  const { kept, change } = useKept({
    ...match,
    listed: ({ seen }) => {
      const at = Math.max(0, Math.min(seen, session.timeline.length - 1))
      return { game: 'siegefront', ...tidingsOf(session.timeline.frame(at).view, ME, foe) }
    },
  })
  const { personality } = kept.opponent
  const envelope = session.envelope()
  const { view, result } = envelope
  const sent = envelope.mine?.final === true
  const awaited = envelope.awaiting.includes(ME) && !sent

  const begin = async (beginning: Beginning) => {
    const begun = await startMatch(beginning)
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  const send = useCallback(
    (choice: SiegefrontChoice) =>
      void session.submit(choice).then((refusal) => refusal !== null && say(refusal.message, 'bad')),
    [session],
  )
  const thinking = session.thinking().length > 0
  const trouble = session.trouble()
  const live = useMemo(
    () => ({ awaited, thinking, trouble, send, stop: bot.stop, retry: () => session.retry() }),
    [awaited, thinking, trouble, send, bot, session],
  )
  const onWatched = useCallback(
    (furthest: number) => change((now) => (furthest > now.seen ? { seen: furthest } : {})),
    [change],
  )
  const [seats] = useState(() => [{ name: 'You' }, { name: foe, kind: 'bot', face: faceIcon(personality) }] as const)
  const tools = result === null ? <GiveUp onResign={() => void session.act('resign')} /> : undefined
  const record = () => (session.record() as unknown as AnyRecord | null) ?? null
  const deck = kept.deck ?? []
  const { seats: _seats, lpSteps: _steps, ...options } = view.config
  const rematch = () => void begin({ options, opponent: kept.opponent, deck, forge: view.config.seats[ME].forge })
  const fork = (index: number) => {
    const whole = session.record()
    if (whole === null) return
    const { state } = openRecord(siegefrontRules, whole, ME).fork(index, randomSeed())
    if (state !== undefined) void begin({ opponent: kept.opponent, deck, state })
  }
  const tour = kept.tour && result === null && (
    <MatchTour
      session={session}
      present={kept.seen >= session.timeline.length - 1}
      onDone={() => change({ tour: false })}
    />
  )
  if (view.phase === 'mulligan' && result === null) {
    return (
      <>
        <Mulligan
          view={view}
          seat={pairOf(view.seats, ME)}
          first={view.first === ME}
          foe={foe}
          personality={personality}
          line={lineFor(personality, 'greeting', 0)}
          onDone={(back) => send({ type: 'mulligan', back })}
          waiting={sent}
          tools={tools}
        />
        {tour}
      </>
    )
  }
  return (
    <>
      <SiegeTable
        timeline={session.timeline}
        version={version}
        seats={seats}
        bottom={ME}
        me={ME}
        personality={personality}
        live={live}
        back="/"
        at={kept.seen}
        onWatched={onWatched}
        onFork={fork}
        record={record}
        tools={tools}
        after={(open, close, at) => (
          <MatchOver
            open={open}
            onClose={close}
            view={view}
            timeline={session.timeline}
            me={ME}
            names={['You', foe]}
            personality={personality}
            at={at}
            record={record}
            onRematch={rematch}
          />
        )}
      />
      {tour}
    </>
  )
}
