import { GAMES } from '@tessera/games/screens'
import { ask, NeedsServer, outdated, sorry, takeSeat, useAnswer } from '@tessera/play/online'
import { worded } from '@tessera/table'
import { Button, EmptyState, Icon, Panel, Skeletons, say, useTitle } from '@tessera/ui'
import { Link, useNavigate } from '@tessera/ui/router'
import type { MatchSummary, Me } from '@tessera/wire'
import { FriendsPanel } from '../friends/index.ts'
import { MatchLine, useMyMatches, waitsForMe } from '../listed/index.ts'
import { NoticeList } from '../notices/index.ts'
import { words } from '../words/catalogue.ts'
import { seatName } from '../words/index.ts'
import { QuickPairing } from './quick-pairing.tsx'
import { WatchNow } from './watch-now.tsx'

/** The player's matches with whose turn it is, invitations, and matches that wait for a player. */
export default function Lobby() {
  useTitle(words.text('lobby.place'))
  return (
    <main className="page on-lobby">
      <NeedsServer>{({ me }) => <Rooms me={me} />}</NeedsServer>
    </main>
  )
}

function Rooms({ me }: { readonly me: Me | null }) {
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{words.text('lobby.title')}</h1>
          <p className="muted">
            {me === null
              ? words.text('lobby.guest')
              : worded(words.parts(me.kind === 'guest' ? 'lobby.as.guest' : 'lobby.as', { name: me.name }), {
                  link: (name) => <Link to="/account">{name}</Link>,
                })}
          </p>
        </div>
        <div className="game-ways">
          <Button kind="quiet" size="big" to="/leaderboard">
            {words.text('lobby.boards')}
          </Button>
          <Button kind="primary" size="big" to="/online/new">
            {words.text('new.title')}
          </Button>
        </div>
      </header>
      <div className="on-columns">
        <div>
          {me !== null && <Invitations />}
          <MyMatches signedIn={me !== null} />
          <WatchNow />
        </div>
        <div>
          <QuickPairing rated={me?.kind === 'user'} />
          <OpenMatches />
          <FriendsPanel me={me} />
          {me !== null && <NoticeList />}
        </div>
      </div>
    </>
  )
}

function MyMatches({ signedIn }: { readonly signedIn: boolean }) {
  const matches = useMyMatches()
  if (signedIn && matches === null)
    return (
      <Panel title={words.text('lobby.mine')}>
        <Skeletons lines={3} label={words.text('lobby.mine.loading')} />
      </Panel>
    )
  const going = (matches ?? []).filter((match) => match.status !== 'finished' || waitsForMe(match))
  const over = (matches ?? []).filter((match) => match.status === 'finished' && !waitsForMe(match)).slice(0, 6)
  const waiting = going.filter(waitsForMe).length
  return (
    <>
      <Panel
        title={words.text('lobby.mine')}
        className="on-list"
        {...(waiting === 0
          ? {}
          : {
              aside: (
                <>
                  {words.text('lobby.waiting', { n: waiting })}
                  <span className="with-keys">
                    {worded(words.parts('lobby.waiting.keys'), { key: (name) => <kbd>{name}</kbd> })}
                  </span>
                </>
              ),
            })}
      >
        {going.length === 0 ? (
          <EmptyState title={words.text('lobby.none')} actions={<Doors />}>
            {words.text('lobby.none.about')}
          </EmptyState>
        ) : (
          <ul>
            {going.map((match) => (
              <li key={match.id}>
                <MatchLine match={match} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {over.length > 0 && (
        <Panel title={words.text('lobby.over')} className="on-list">
          <ul>
            {over.map((match) => (
              <li key={match.id}>
                <MatchLine match={match} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function Invitations() {
  const { data } = useAnswer('invitations', { query: { limit: 30 } })
  const join = useJoin()
  if (data === undefined || data.entries.length === 0) return null
  const decline = async (id: string) => {
    try {
      await ask('decline', { params: { id } })
    } catch (error) {
      say(sorry(error), 'bad')
    }
    outdated('invitations')
  }
  return (
    <Panel title={words.text('lobby.invitations')} className="on-list">
      <ul>
        {data.entries.map((match) => (
          <li key={match.id}>
            <MatchLine
              match={match}
              state={invitedBy(match)}
              tools={
                <>
                  {match.backed ? (
                    <TermsFirst id={match.id} />
                  ) : (
                    <Button kind="primary" onClick={() => void join(match.id)}>
                      {words.text('strip.accept')}
                    </Button>
                  )}
                  <Button kind="quiet" onClick={() => void decline(match.id)}>
                    {words.text('strip.decline')}
                  </Button>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OpenMatches() {
  const { data } = useAnswer('openMatches', { query: { limit: 30 } }, true, LOOK_EVERY)
  const join = useJoin()
  const list = (data?.entries ?? []).filter(({ mine }) => mine === null)
  return (
    <Panel
      title={words.text('lobby.open')}
      className="on-list"
      {...(list.length === 0 ? {} : { aside: words.text('lobby.open.hint') })}
    >
      {list.length === 0 ? (
        <p className="muted on-none">
          {worded(words.parts('lobby.nobody'), { link: (inside) => <Link to="/online/new?open">{inside}</Link> })}
        </p>
      ) : (
        <ul>
          {list.map((match) => (
            <li key={match.id}>
              <MatchLine
                match={match}
                tools={
                  match.backed ? (
                    <TermsFirst id={match.id} />
                  ) : (
                    <Button onClick={() => void join(match.id)}>{words.text('line.play')}</Button>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Matches come and go while one looks: how often the list is asked for, in milliseconds. */
const LOOK_EVERY = 10_000

/** A new match of each game, one press away. */
/** The games that need another player. */
function Doors() {
  return GAMES.filter(({ players }) => players > 1).map(({ id, name, icon }) => (
    <Button key={id} to={`/online/new?game=${id}`}>
      <Icon name={icon} />
      {name}
    </Button>
  ))
}

/** Its maker sits there already. */
function invitedBy({ seats }: MatchSummary): string {
  const host = seats.find(({ person }) => person !== null)
  return host === undefined ? words.text('lobby.invited') : words.text('lobby.invites', { name: seatName(host) })
}

/** SGF-1402: the bonuses are shown before a seat is taken. */
function TermsFirst({ id }: { readonly id: string }) {
  return <Button to={`/m/${id}`}>{words.text('lobby.terms')}</Button>
}

function useJoin() {
  const navigate = useNavigate()
  return async (id: string) => {
    try {
      await takeSeat(id)
      navigate(`/m/${id}`)
    } catch (error) {
      say(sorry(error), 'bad')
      outdated('openMatches', 'invitations')
    }
  }
}
