import { type CohortChoice, presetArmy } from '@tessera/cohort'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { GiveUp } from '../../../table/give-up.tsx'
import { useKept, useVersion } from '../../../table/kept-match.ts'
import { KeptPage } from '../../../table/kept-page.tsx'
import { say } from '../../../ui/index.ts'
import { MatchTour } from '../guide/MatchTour.tsx'
import { opponentName } from './opponent.ts'
import { Playing } from './Playing.tsx'
import { ReplayTable } from './ReplayTable.tsx'
import { type OpenMatch, openStored } from './session.ts'
import { type Beginning, startMatch } from './start.ts'
import { tidingsOf } from './tidings.ts'

/** A kept match at /cohort/battle/<id>: played on where it was left, or watched. */
export default function MatchPage() {
  return (
    <KeptPage
      game="Cohort"
      id="cohort"
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
  useVersion(session)
  const foe = opponentName(match.kept.opponent)
  const { kept, change } = useKept({
    ...match,
    listed: ({ seen }) => {
      const at = Math.max(0, Math.min(seen, session.timeline.length - 1))
      return { game: 'cohort', ...tidingsOf(session.timeline.frame(at).view, foe) }
    },
  })
  const { view, result } = session.envelope()
  const send = useCallback(
    (choice: CohortChoice, final = true) =>
      void session.submit(choice, final).then((refusal) => {
        if (refusal !== null) say(refusal.message, 'bad')
        else if (!final) say('Kept as a draft.', 'good')
      }),
    [session],
  )
  const onChange = useCallback(() => void session.withdraw(), [session])
  const onWatched = useCallback(
    (furthest: number) => change((now) => (furthest > now.seen ? { seen: furthest } : {})),
    [change],
  )
  const [seats] = useState(() => [{ name: 'You' }, { name: foe, kind: 'bot' }] as const)
  const begin = async (beginning: Beginning) => {
    const begun = await startMatch(beginning)
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  const { opponent, army } = kept
  return (
    <>
      <Playing
        session={session}
        me={ME}
        seats={seats}
        back={view.phase === 'deploy' ? '/cohort/play' : '/'}
        army={army ?? presetArmy('roman_republic', view.config, ME)}
        onArmy={(next) => change({ army: next })}
        placed={kept.placed}
        onPlaced={(placed) => change({ placed })}
        text={kept.draft?.turn === view.turn ? kept.draft.text : ''}
        onText={(text) => change({ draft: { turn: view.turn, text } })}
        send={send}
        onChange={onChange}
        stop={bot.stop}
        at={kept.seen}
        onWatched={onWatched}
        tools={result === null ? <GiveUp onResign={() => void session.act('resign')} /> : undefined}
        replay={`/cohort/battle/${match.id}/replay`}
        onRematch={() => void begin({ options: view.config, opponent, army })}
        onFork={(state) => void begin({ opponent, army, state })}
      />
      {kept.tour && result === null && (
        <MatchTour
          session={session}
          present={kept.seen >= session.timeline.length - 1}
          onDone={() => change({ tour: false })}
        />
      )}
    </>
  )
}
