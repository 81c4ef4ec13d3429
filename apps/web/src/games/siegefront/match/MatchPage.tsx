import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { GiveUp } from '../../../table/give-up.tsx'
import { useKept } from '../../../table/kept-match.ts'
import { KeptPage } from '../../../table/kept-page.tsx'
import { say } from '../../../ui/index.ts'
import { faceIcon } from '../art.ts'
import { MatchTour } from '../guide/MatchTour.tsx'
import { opponentName } from './opponent.ts'
import { Playing } from './Playing.tsx'
import { ReplayTable } from './ReplayTable.tsx'
import { type OpenMatch, openStored } from './session.ts'
import { type Beginning, startMatch } from './start.ts'
import { tidingsOf } from './tidings.ts'

/** A kept match at /siegefront/battle/<id>: played on where it was left, or watched. */
export default function MatchPage() {
  return (
    <KeptPage
      game="Siegefront"
      id="siegefront"
      open={openStored}
      replay={(record) => <ReplayTable record={record} />}
      match={(match) => <Match key={match.id} match={match} />}
    />
  )
}

const ME = 0

function Match({ match }: { readonly match: OpenMatch }) {
  const { session, bot } = match
  const navigate = useNavigate()
  const foe = opponentName(match.kept.opponent)
  const { kept, change } = useKept({
    ...match,
    listed: ({ seen }) => {
      const at = Math.max(0, Math.min(seen, session.timeline.length - 1))
      return { game: 'siegefront', ...tidingsOf(session.timeline.frame(at).view, ME, foe) }
    },
  })
  const { personality } = kept.opponent
  const { view, result } = session.envelope()

  const begin = async (beginning: Beginning) => {
    const begun = await startMatch(beginning)
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  const onWatched = useCallback(
    (furthest: number) => change((now) => (furthest > now.seen ? { seen: furthest } : {})),
    [change],
  )
  const [seats] = useState(() => [{ name: 'You' }, { name: foe, kind: 'bot', face: faceIcon(personality) }] as const)
  const deck = kept.deck ?? []
  const { seats: _seats, lpSteps: _steps, ...options } = view.config
  const tour = kept.tour && result === null && (
    <MatchTour
      session={session}
      present={kept.seen >= session.timeline.length - 1}
      onDone={() => change({ tour: false })}
    />
  )
  return (
    <>
      <Playing
        session={session}
        me={ME}
        seats={seats}
        personality={personality}
        back="/"
        at={kept.seen}
        onWatched={onWatched}
        stop={bot.stop}
        tools={result === null ? <GiveUp onResign={() => void session.act('resign')} /> : undefined}
        onRematch={() => void begin({ options, opponent: kept.opponent, deck, forge: view.config.seats[ME].forge })}
        onFork={(state) => void begin({ opponent: kept.opponent, deck, state })}
      />
      {tour}
    </>
  )
}
