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
import { words } from '../words/catalogue.ts'
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
        ready={joinable ? words.text('wait.ready') : words.text('wait.back')}
      />
    )
  return (
    <main className="on-wait">
      <header>
        <IconButton label={words.text('match.lobby')} glyph="left" to="/online" />
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
                <b>{seat.seat === match.mine ? words.text('seat.you') : seatName(seat)}</b>
                <span className="muted">{seatState(seat, match)}</span>
              </span>
            </li>
          ))}
        </ul>
        <HostTerms game={rules} config={match.config} seated={match.mine !== null} />
        {joinable && (
          <div className="on-go">
            <Button kind="primary" size="big" blocked={busy ? words.text('wait.sitting') : null} onClick={join}>
              {invited ? words.text('wait.accept') : me === null ? words.text('wait.guest') : words.text('wait.take')}
            </Button>
            {invited && <Button onClick={decline}>{words.text('strip.decline')}</Button>}
            {me === null && <span className="muted">{words.text('wait.no-account')}</span>}
          </div>
        )}
        {match.mine === null && !free && !invited && <p className="muted">{keptFor(match)}</p>}
        {match.mine !== null && match.status === 'open' && (
          <>
            {match.visibility !== 'private' && free && <CopyRow label={words.text('wait.send')} text={link} primary />}
            <Progress label={words.text('wait.waiting')} />
          </>
        )}
        {match.status === 'starting' && match.mine !== null && <Starting match={match} />}
        {match.mine !== null && (
          <Button kind="quiet" onClick={cancel}>
            {match.status === 'open' ? words.text('wait.cancel') : words.text('wait.leave')}
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
    <section className="on-what" aria-label={words.text('wait.what', { game: entry.name })}>
      <div aria-hidden="true">
        <entry.Picture />
      </div>
      <div>
        <p>{primer.goal.join(' ')}</p>
        <p>
          <Button to="?practice">{words.text('wait.practise')}</Button>
        </p>
        <p className="muted">{words.text('wait.clock')}</p>
      </div>
    </section>
  )
}

function Starting({ match }: { readonly match: MatchView }) {
  if (match.owes === 'salt' && saltOf(match.id) === null) return <p className="harm">{words.text('wait.salt')}</p>
  return <Progress label={words.text('wait.dice')} />
}

function headline({ status, mine, game }: MatchView, invited: boolean, free: boolean): string {
  if (status === 'starting') return words.text('wait.starting')
  if (mine !== null) return words.text(free ? 'wait.open' : 'wait.mine', { game: gameName(game) })
  return invited || free ? words.text('wait.to', { game: gameName(game) }) : gameName(game)
}

/** Why there is no seat for this visitor. */
function keptFor({ status, seats }: MatchView): string {
  const wanted = seats.find(({ person, invited }) => person === null && invited !== null)
  if (status !== 'open' || wanted === undefined) return words.text('wait.taken')
  return words.text('wait.kept', { name: seatName(wanted) })
}

function factsOf({ clock, rated, visibility }: MatchView): string {
  return words.text('wait.facts', {
    clock: clockWords(clock),
    rated: words.text(rated ? 'line.rated' : 'wait.unrated'),
    who: words.text(`wait.who.${visibility}`),
  })
}

function seatState(seat: MatchView['seats'][number], match: MatchView): string {
  if (seat.bot !== null) return words.text('wait.bot')
  if (seat.person === null) return seat.invited === null ? words.text('wait.anybody') : words.text('wait.invited')
  if (seat.seat === match.mine) return words.text('wait.ready.state')
  return seat.present ? words.text('wait.here') : words.text('wait.told')
}
