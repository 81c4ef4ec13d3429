import { type CohortChoice, cohortRules } from '@tessera/cohort'
import { type AnyRecord, openRecord, randomSeed } from '@tessera/kernel'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { faultLine } from '../../../store/files.ts'
import { GiveUp } from '../../../table/give-up.tsx'
import { useKept, useStoredMatch, useVersion } from '../../../table/kept-match.ts'
import { Nowhere } from '../../../table/nowhere.tsx'
import { Skeletons, say } from '../../../ui/index.ts'
import { Deployment } from '../deploy/Deployment.tsx'
import { MatchTour } from '../guide/MatchTour.tsx'
import { CohortTable } from '../table/CohortTable.tsx'
import type { Sending } from '../table/Waiting.tsx'
import { MatchOver } from './MatchOver.tsx'
import { opponentName } from './opponent.ts'
import { ReplayTable } from './ReplayTable.tsx'
import { type OpenMatch, openStored } from './session.ts'
import { type Beginning, startMatch } from './start.ts'
import { tidingsOf } from './tidings.ts'

/** A kept match at /cohort/battle/<id>: played on where it was left, or watched. */
export default function MatchPage() {
  const { id = '' } = useParams()
  const opened = useStoredMatch(id, openStored)
  useTitle('Cohort')
  switch (opened.state) {
    case 'loading':
      return (
        <main className="loading">
          <h1 className="vh">Cohort</h1>
          <Skeletons lines={4} label="Opening the match" />
        </main>
      )
    case 'missing':
      return (
        <Nowhere title="This match is not in this browser" play="/cohort/play">
          It was deleted, or it was played elsewhere. Records can be opened under Replays.
        </Nowhere>
      )
    case 'faulty':
      return (
        <Nowhere title="This match cannot be opened" play="/cohort/play">
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
      return { game: 'cohort', ...tidingsOf(session.timeline.frame(at).view, foe) }
    },
  })
  const envelope = session.envelope()
  const { view, result } = envelope
  const sent = envelope.mine?.final === true
  const awaited = envelope.awaiting.includes(ME) && !sent
  const submit = useCallback(
    (choice: CohortChoice, final = true) =>
      void session.submit(choice, final).then((refusal) => {
        if (refusal !== null) say(refusal.message, 'bad')
        else if (!final) say('Kept as a draft.', 'good')
      }),
    [session],
  )
  const thinking = session.thinking().length > 0
  const trouble = session.trouble()
  const live = useMemo(
    () => ({
      awaited,
      sent,
      thinking,
      trouble,
      refuse: (now: typeof view, sending: Sending) =>
        cohortRules.refuse(now, { type: 'orders', ...sending })?.message ?? null,
      send: (sending: Sending, ready: boolean) => submit({ type: 'orders', ...sending }, ready),
      takeBack: () => void session.withdraw(),
      stop: bot.stop,
      retry: () => session.retry(),
    }),
    [awaited, sent, thinking, trouble, submit, session, bot],
  )
  const onWatched = useCallback(
    (furthest: number) => change((now) => (furthest > now.seen ? { seen: furthest } : {})),
    [change],
  )
  const [seats] = useState(() => [{ name: 'You' }, { name: foe, kind: 'bot' }] as const)
  const record = () => (session.record() as unknown as AnyRecord | null) ?? null
  const begin = async (beginning: Beginning) => {
    const begun = await startMatch(beginning)
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  const fork = (index: number) => {
    const whole = session.record()
    if (whole === null) return
    const { state } = openRecord(cohortRules, whole, ME).fork(index, randomSeed())
    if (state !== undefined) void begin({ opponent: kept.opponent, army: kept.army, state })
  }
  const tools = result === null ? <GiveUp onResign={() => void session.act('resign')} /> : undefined
  const tour = kept.tour && result === null && (
    <MatchTour
      session={session}
      present={kept.seen >= session.timeline.length - 1}
      onDone={() => change({ tour: false })}
    />
  )
  if (view.phase === 'muster' || view.phase === 'deploy') {
    return (
      <>
        <Deployment
          view={view}
          foe={foe}
          placed={kept.placed}
          onPlaced={(placed) => change({ placed })}
          onDone={(units) => submit({ type: 'deploy', units })}
          waiting={sent ? (trouble ?? `${foe} is still placing its units.`) : null}
          onRetry={trouble === null ? null : () => session.retry()}
          tools={tools}
        />
        {tour}
      </>
    )
  }
  const text = kept.draft?.turn === view.turn ? kept.draft.text : ''
  return (
    <>
      <CohortTable
        timeline={session.timeline}
        version={version}
        seats={seats}
        me={ME}
        live={live}
        back="/"
        at={kept.seen}
        text={text}
        onText={(next) => change({ draft: { turn: view.turn, text: next } })}
        onWatched={onWatched}
        onFork={fork}
        record={record}
        tools={tools}
        after={(open, close, at) => (
          <MatchOver
            open={open}
            onClose={close}
            view={view}
            me={ME}
            names={['You', foe]}
            at={at}
            record={record}
            replay={`/cohort/battle/${match.id}/replay`}
            onRematch={() => void begin({ options: view.config, opponent: kept.opponent, army: kept.army })}
          />
        )}
      />
      {tour}
    </>
  )
}
