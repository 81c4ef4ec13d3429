import { GAMES } from '@tessera/games/screens'
import { agoWords, PagedList, usePages } from '@tessera/play/online'
import { Button, Chips, Panel } from '@tessera/ui'
import type { MatchSummary } from '@tessera/wire'
import { useState } from 'react'
import { words } from '../../words/catalogue.ts'
import { gameName, listed, outcomeFor, seatName } from '../../words/index.ts'

export function History({ name, id }: { readonly name: string; readonly id: string }) {
  const [game, setGame] = useState('')
  const pages = usePages('history', { params: { name }, query: { limit: 15, ...(game === '' ? {} : { game }) } })
  return (
    <Panel title={words.text('board.matches')} className="pp-history">
      <div className="pp-filter">
        <Chips
          label={words.text('new.game')}
          chips={[
            { id: '', name: words.text('history.all') },
            ...GAMES.map((each) => ({ id: each.id, name: each.name })),
          ]}
          value={game}
          onChange={setGame}
        />
      </div>
      <PagedList
        pages={pages}
        label={words.text('history.label')}
        className="ac-list pp-matches"
        keyOf={(match) => match.id}
        none={words.text('history.none')}
      >
        {(match) => <MatchRow match={match} of={id} />}
      </PagedList>
    </Panel>
  )
}

function MatchRow({ match, of }: { readonly match: MatchSummary; readonly of: string }) {
  const seat = match.seats.find(({ person }) => person?.id === of)?.seat ?? 0
  const title = words.text('title.against', {
    game: gameName(match.game),
    others: listed(match.seats.filter((other) => other.seat !== seat).map(seatName)),
  })
  const verb = words.text(match.unwatched ? 'line.watch' : 'line.replay')
  const outcome = match.unwatched ? null : outcomeFor(match, seat)
  return (
    <>
      <div>
        <b>{title}</b>
        <p>{match.rated ? words.text('history.rated', { when: agoWords(match.changed) }) : agoWords(match.changed)}</p>
      </div>
      <span className={`pp-outcome ${outcome === 'won' ? 'heal' : outcome === 'lost' ? 'harm' : 'muted'}`}>
        {match.unwatched
          ? words.text('result.unwatched')
          : outcome === null
            ? words.text('result.none')
            : words.text(OUTCOMES[outcome])}
      </span>
      <Button
        kind="quiet"
        to={`/m/${match.id}`}
        aria-label={words.text('history.act', { verb, match: title, when: agoWords(match.changed) })}
      >
        {verb}
      </Button>
    </>
  )
}

const OUTCOMES = { won: 'result.won.short', lost: 'result.lost.short', drawn: 'result.drawn' } as const
