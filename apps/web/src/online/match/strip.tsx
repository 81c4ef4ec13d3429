import { useRematchWord, useVersion } from '@tessera/play'
import type { OnlineSession } from '@tessera/play/online'
import { Button, say } from '@tessera/ui'
import { Link, useNavigate } from '@tessera/ui/router'
import type { MatchView } from '@tessera/wire'
import { useEffect, useRef } from 'react'
import { SeatTalk, type Talk, TalkButton } from '../chat/index.ts'
import { nextWaiting, useMyMatches } from '../listed/index.ts'
import { words } from '../words/catalogue.ts'
import { endWords, playersOf } from '../words/index.ts'
import { MatchMenu } from './match-menu.tsx'
import { SuddenEnd } from './sudden-end.tsx'

export interface StripProps {
  readonly session: OnlineSession
  readonly names: readonly string[]
  readonly onRematch: (() => void) | null
  readonly talk: Talk
}

/** Above every table on a server: who is there, whose choice is in, clocks, offers, words, and the way to the next match. */
export function Strip({ session, names, onRematch, talk }: StripProps) {
  useVersion(session)
  const match = session.match()
  useDeclined(session, names)
  return (
    <aside className="on-strip" aria-label={words.text('strip.label')}>
      <ul>
        {match.seats.slice(0, playersOf(match.game)).map(({ seat }) => (
          <li
            key={seat}
            className={match.awaiting.includes(seat) && !match.sealed.includes(seat) ? 'choosing' : undefined}
          >
            <b>{names[seat]}</b>
            <SeatTalk session={session} seat={seat} talk={talk} />
          </li>
        ))}
      </ul>
      <span className="vh" role="status">
        {turnWords(match, names)}
      </span>
      <div className="on-news" role="status">
        <News session={session} names={names} onRematch={onRematch} />
      </div>
      {match.mine === null && match.status === 'running' && (
        <span className="muted t13">{words.text('strip.watching')}</span>
      )}
      <Next here={match.id} />
      <TalkButton session={session} names={names} talk={talk} />
      <MatchMenu session={session} names={names} />
      <SuddenEnd session={session} onRematch={onRematch} />
    </aside>
  )
}

/** Whose choice the match waits for, as it is read out whenever that changes. */
function turnWords({ status, awaiting, mine }: MatchView, names: readonly string[]): string {
  if (status !== 'running' || awaiting.length === 0) return ''
  if (mine !== null && awaiting.includes(mine)) return words.text('state.yours')
  return awaiting.length > 1
    ? words.text('strip.both')
    : words.text('strip.one', { name: names[awaiting[0] ?? 0] ?? '' })
}

/** An offer of one's own that goes without the turn ending was declined; that is told, once. */
function useDeclined(session: OnlineSession, names: readonly string[]): void {
  const { offers, mine, at, seats, status } = session.match()
  const own = status === 'running' ? (offers.find(({ by }) => by === mine)?.kind ?? null) : null
  const before = useRef<{ readonly kind: 'draw' | 'takeback'; readonly at: number } | null>(null)
  const other = names[seats.find(({ seat }) => seat !== mine)?.seat ?? 0]
  useEffect(() => {
    const was = before.current
    before.current = own === null ? null : { kind: own, at }
    if (was === null || own !== null || was.at !== at || status !== 'running') return
    say(words.text(was.kind === 'draw' ? 'strip.draw.declined' : 'strip.takeback.declined', { name: other ?? '' }))
  }, [own, at, other, status])
}

/** News that cannot wait: no connection, an offer, the end. */
function News({ session, names, onRematch }: Omit<StripProps, 'talk'>) {
  const { status, mine, offers, result, unwatched } = session.match()
  const rematch = useRematchWord()
  if (session.connection() === 'reconnecting')
    return <span className="warn">{session.sending() ? words.text('strip.cut.sending') : words.text('strip.cut')}</span>
  const open = offers.find(({ by, agreed }) => mine !== null && by !== mine && !agreed.includes(mine))
  if (open !== undefined && status === 'running') {
    const answer = (yes: boolean) => () => void session.act(`${yes ? 'accept' : 'decline'}-${open.kind}`)
    return (
      <>
        <span>
          {words.text(open.kind === 'draw' ? 'strip.draw.asked' : 'strip.takeback.asked', {
            name: names[open.by] ?? '',
          })}
        </span>
        <Button onClick={answer(true)}>{words.text('strip.accept')}</Button>
        <Button kind="quiet" onClick={answer(false)}>
          {words.text('strip.decline')}
        </Button>
      </>
    )
  }
  const own = offers.find(({ by }) => by === mine)
  if (own !== undefined && status === 'running')
    return (
      <span className="muted">{own.kind === 'draw' ? words.text('strip.draw') : words.text('strip.takeback')}</span>
    )
  if (status !== 'finished' || unwatched || result === null) return null
  // A viewer may not have seen the end yet.
  if (mine === null) return <Link to="?replay">{words.text('strip.over')}</Link>
  return (
    <>
      <span>{endWords(result, mine)}</span>
      {onRematch !== null && <Button onClick={onRematch}>{rematch}</Button>}
      <Link to="?replay">{words.text('line.replay')}</Link>
    </>
  )
}

/** Another match that waits; N leads there too (see notices/watch.tsx). */
function Next({ here }: { readonly here: string }) {
  const matches = useMyMatches()
  const navigate = useNavigate()
  const next = matches === null ? null : nextWaiting(matches, here)
  if (next === null) return null
  return (
    <Button kind="quiet" glyph="forward" aria-keyshortcuts="N" onClick={() => navigate(`/m/${next.id}`)}>
      {words.text('strip.next')} <kbd>N</kbd>
    </Button>
  )
}
