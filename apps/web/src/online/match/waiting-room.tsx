import { primerOf } from '@tessera/games/primers'
import { useRules } from '@tessera/play'
import { ask, type OnlineSession, outdated, saltOf, sorry, takeSeat, useMe } from '@tessera/play/online'
import { gameOf } from '@tessera/play/registry'
import { Crest } from '@tessera/table'
import { Button, CopyRow, IconButton, Progress, say, ThemeButton } from '@tessera/ui'
import { useNavigate, useSearchParams } from '@tessera/ui/router'
import type { MatchView } from '@tessera/wire'
import { useState } from 'react'
import { HostTerms } from '../terms/index.ts'
import { clockWords, gameName, seatName } from '../words/index.ts'
import { Practice } from './practice.tsx'

/** A match before it begins: who sits, who is missing, how others get here. */
export function WaitingRoom(props: { readonly session: OnlineSession; readonly onSeated: () => void }) {
  const { session, onSeated } = props
  const match = session.match()
  const me = useMe()
  const rules = useRules(match.game)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const invited = me !== null && match.seats.some((seat) => seat.invited?.id === me.id)
  const free = match.seats.some(({ person, bot, invited: wanted }) => person === null && bot === null && !wanted)
  const attempt = async (work: () => Promise<unknown>, after: () => void) => {
    setBusy(true)
    try {
      await work()
      outdated('myMatches', 'openMatches', 'invitations')
      after()
    } catch (error) {
      say(sorry(error), 'bad')
      void session.refresh()
    }
    setBusy(false)
  }
  const { id } = match
  const join = () => void attempt(() => takeSeat(id), onSeated)
  const away = () => navigate('/online')
  const cancel = () => void attempt(() => ask('cancel', { params: { id } }), away)
  const decline = () => void attempt(() => ask('decline', { params: { id } }), away)
  const link = `${location.origin}/m/${id}`
  const [search] = useSearchParams()
  const joinable = match.mine === null && (free || invited) && match.status === 'open'
  // The clock waits: a match begins when its last seat is taken.
  if (search.has('practice') && match.status === 'open')
    return (
      <Practice
        game={match.game}
        back={`/m/${id}`}
        onReady={joinable ? join : () => navigate(`/m/${id}`)}
        ready={joinable ? 'I am ready' : 'Back'}
      />
    )
  return (
    <main className="on-wait">
      <header>
        <IconButton label="To the lobby" glyph="left" to="/online" />
        <ThemeButton />
      </header>
      <section className="panel">
        <p className="eyebrow">{factsOf(match)}</p>
        <h1>{headline(match, invited, free)}</h1>
        {match.status === 'open' && <WhatItIs game={match.game} />}
        <ul className="on-seats">
          {match.seats.map((seat) => (
            <li key={seat.seat} className={seat.person === null && seat.bot === null ? 'free' : undefined}>
              <Crest seat={seat.seat === 0 ? 0 : 1} />
              <span>
                <b>{seat.seat === match.mine ? 'You' : seatName(seat)}</b>
                <span className="muted">{seatState(seat, match)}</span>
              </span>
            </li>
          ))}
        </ul>
        <HostTerms game={rules} config={match.config} seated={match.mine !== null} />
        {joinable && (
          <div className="on-go">
            <Button kind="primary" size="big" blocked={busy ? 'You take your seat.' : null} onClick={join}>
              {invited ? 'Accept and play' : me === null ? 'Play as a guest' : 'Take the seat'}
            </Button>
            {invited && <Button onClick={decline}>Decline</Button>}
            {me === null && <span className="muted">No account needed. You can sign up later.</span>}
          </div>
        )}
        {match.mine === null && !free && !invited && <p className="muted">{keptFor(match)}</p>}
        {match.mine !== null && match.status === 'open' && (
          <>
            {match.visibility !== 'private' && free && (
              <CopyRow label="Send this link to the person you want to play with" text={link} primary />
            )}
            <Progress label="Waiting for the other side. You may leave this page: you will be told when the match begins." />
          </>
        )}
        {match.status === 'starting' && match.mine !== null && <Starting match={match} />}
        {match.mine !== null && (
          <Button kind="quiet" onClick={cancel}>
            {match.status === 'open' ? 'Cancel the match' : 'Leave the match'}
          </Button>
        )}
      </section>
    </main>
  )
}

/** For a player who follows a link: what this game is, and a way to try it before anybody waits. */
function WhatItIs({ game }: { readonly game: string }) {
  const entry = gameOf(game)
  const primer = primerOf(game)
  if (entry === undefined || primer === null) return null
  return (
    <section className="on-what" aria-label={`What ${entry.name} is`}>
      <div aria-hidden="true">
        <entry.Picture />
      </div>
      <div>
        <p>{primer.goal.join(' ')}</p>
        <p>
          <Button to="?practice">Practise for 60 seconds</Button>
        </p>
        <p className="muted">The clock starts when both players are here.</p>
      </div>
    </section>
  )
}

function Starting({ match }: { readonly match: MatchView }) {
  if (match.owes === 'salt' && saltOf(match.id) === null)
    return (
      <p className="harm">
        You took this seat in another browser, which holds your half of the dice. Open the match there once, and it
        begins.
      </p>
    )
  return <Progress label="Everybody is here. Preparing the dice, which both sides share." />
}

function headline({ status, mine, game }: MatchView, invited: boolean, free: boolean): string {
  if (status === 'starting') return 'Starting the match'
  if (mine !== null) return free ? `Your match of ${gameName(game)} is open` : `Your match of ${gameName(game)}`
  if (invited) return `You are invited to ${gameName(game)}`
  return free ? `You are invited to ${gameName(game)}` : gameName(game)
}

/** Why there is no seat for this visitor. */
function keptFor({ status, seats }: MatchView): string {
  const wanted = seats.find(({ person, invited }) => person === null && invited !== null)
  if (status !== 'open' || wanted === undefined) return 'All seats are taken. The match begins in a moment.'
  return `The free seat is kept for ${seatName(wanted)}. The match begins when they accept.`
}

function factsOf({ clock, rated, visibility }: MatchView): string {
  const who = { public: 'open to everybody', link: 'by link', private: 'private' }[visibility]
  return `${clockWords(clock)}, ${rated ? 'rated' : 'not rated'}, ${who}`
}

function seatState(seat: MatchView['seats'][number], match: MatchView): string {
  if (seat.bot !== null) return 'Bot'
  if (seat.person === null) return seat.invited === null ? 'Anybody can take it' : 'Invited'
  if (seat.seat === match.mine) return 'Ready'
  return seat.present ? 'Here' : 'Will be told when it begins'
}
