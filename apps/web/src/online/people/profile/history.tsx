import { GAMES } from '@tessera/games/screens'
import { agoWords, PagedList, usePages } from '@tessera/play/online'
import { Button, Chips, Panel } from '@tessera/ui'
import type { MatchSummary } from '@tessera/wire'
import { useState } from 'react'
import { gameName, outcomeFor, seatName } from '../../words/index.ts'

export function History({ name, id }: { readonly name: string; readonly id: string }) {
  const [game, setGame] = useState('')
  const pages = usePages('history', { params: { name }, query: { limit: 15, ...(game === '' ? {} : { game }) } })
  return (
    <Panel title="Matches" className="pp-history">
      <div className="pp-filter">
        <Chips
          label="Game"
          chips={[{ id: '', name: 'All games' }, ...GAMES.map((each) => ({ id: each.id, name: each.name }))]}
          value={game}
          onChange={setGame}
        />
      </div>
      <PagedList
        pages={pages}
        label="Finished matches"
        className="ac-list pp-matches"
        keyOf={(match) => match.id}
        none="No finished match to show. Only public matches, and those you were in, are listed."
      >
        {(match) => <MatchRow match={match} of={id} />}
      </PagedList>
    </Panel>
  )
}

function MatchRow({ match, of }: { readonly match: MatchSummary; readonly of: string }) {
  const seat = match.seats.find(({ person }) => person?.id === of)?.seat ?? 0
  const others = match.seats.filter((other) => other.seat !== seat).map(seatName)
  const outcome = match.unwatched ? null : outcomeFor(match, seat)
  return (
    <>
      <div>
        <b>
          {gameName(match.game)} against {others.join(', ')}
        </b>
        <p>
          {agoWords(match.changed)}
          {match.rated && ', rated'}
        </p>
      </div>
      <span className={`pp-outcome ${outcome === 'won' ? 'heal' : outcome === 'lost' ? 'harm' : 'muted'}`}>
        {match.unwatched ? 'Not watched yet' : outcome === null ? 'No result' : OUTCOMES[outcome]}
      </span>
      <Button
        kind="quiet"
        to={`/m/${match.id}`}
        aria-label={`${match.unwatched ? 'Watch' : 'Replay'}: ${gameName(match.game)} against ${others.join(', ')}, ${agoWords(match.changed)}`}
      >
        {match.unwatched ? 'Watch' : 'Replay'}
      </Button>
    </>
  )
}

const OUTCOMES = { won: 'Won', lost: 'Lost', drawn: 'Drawn' } as const
