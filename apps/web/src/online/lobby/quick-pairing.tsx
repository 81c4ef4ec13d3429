import { gameById } from '@tessera/games'
import { GAMES } from '@tessera/games/screens'
import { pairingClocks } from '@tessera/kernel'
import { ask, beSomebody, keepSalt, newSalt, outdated, type Salt, sorry, Unreachable } from '@tessera/play/online'
import { Button, Panel, Progress, Segments, Select, say, Toggle } from '@tessera/ui'
import { Link, useNavigate } from '@tessera/ui/router'
import type { Clock } from '@tessera/wire'
import { useEffect, useRef, useState } from 'react'
import { clockWords } from '../words/index.ts'

/** How often the server is asked for an opponent; ratings may lie further apart each time. */
const ASK_EVERY = 3000

/** After so many seconds a bot is offered, without giving up the search. */
const BOT_AFTER = 15

/** Brings players together who look for the same game and clock. */
export function QuickPairing({ rated: mayRate }: { readonly rated: boolean }) {
  const [game, setGame] = useState<string>(GAMES[0]?.id ?? '')
  const [clock, setClock] = useState(0)
  const [rated, setRated] = useState(false)
  const { live, slow } = pairingClocks(gameById(game) ?? { minutes: 20 })
  const wish = { game, clock: clock === 0 ? live : slow, rated: rated && mayRate }
  const { waited, look, stop } = usePairing(wish)
  return (
    <Panel title="Quick pairing" className="on-pair">
      {waited === null ? (
        <>
          <Select
            label="Game"
            value={game}
            options={GAMES.filter(({ players }) => players > 1).map(({ id, name }) => ({ value: id, name }))}
            onChange={setGame}
          />
          <Segments
            label="Clock"
            value={String(clock)}
            options={[
              { value: '0', name: 'Now' },
              { value: '1', name: 'Over days' },
            ]}
            hint={clockWords(wish.clock)}
            onChange={(value) => setClock(Number(value))}
          />
          {mayRate && <Toggle label="Rated" checked={rated} onChange={setRated} />}
          <Button kind="primary" onClick={look}>
            Find an opponent
          </Button>
        </>
      ) : (
        <>
          <Progress label={`Looking for an opponent${waited < 5 ? '' : `, ${waited} seconds`}`} />
          <p className="muted t13">
            {waited < 20
              ? 'Somebody of about your strength first.'
              : 'Anybody who looks for the same is welcome by now. You may go on looking around here.'}
          </p>
          {waited >= BOT_AFTER && (
            <p className="on-meanwhile">
              Nobody yet.{' '}
              <Link to={`/${game}/play`} target="_blank">
                Play a bot meanwhile
              </Link>{' '}
              in a window of its own; the search goes on here.
            </p>
          )}
          <Button onClick={stop}>Stop looking</Button>
        </>
      )}
    </Panel>
  )
}

interface Wanted {
  readonly game: string
  readonly clock: Clock
  readonly rated: boolean
}

function usePairing(wish: Wanted) {
  const navigate = useNavigate()
  const [waited, setWaited] = useState<number | null>(null)
  const looking = useRef<{ readonly salt: Salt; readonly wish: Wanted; readonly since: number } | null>(null)
  const stop = () => {
    if (looking.current !== null) void ask('unpair').catch(() => {})
    looking.current = null
    setWaited(null)
  }
  const look = async () => {
    try {
      await beSomebody()
      looking.current = { salt: await newSalt(), wish, since: Date.now() }
      setWaited(0)
    } catch (error) {
      say(sorry(error), 'bad')
    }
  }
  const on = waited !== null
  useEffect(() => {
    if (!on) return
    let here = true
    const once = async () => {
      const search = looking.current
      if (search === null || !here) return
      setWaited(Math.floor((Date.now() - search.since) / 1000))
      try {
        const { match } = await ask('pair', { body: { ...search.wish, saltHash: search.salt.hash } })
        if (match === null || !here) return
        looking.current = null
        keepSalt(match, search.salt)
        outdated('myMatches')
        navigate(`/m/${match}`)
      } catch (error) {
        if (error instanceof Unreachable) return
        say(sorry(error), 'bad')
        looking.current = null
        setWaited(null)
      }
    }
    void once()
    const timer = setInterval(() => void once(), ASK_EVERY)
    return () => {
      here = false
      clearInterval(timer)
      if (looking.current !== null) void ask('unpair').catch(() => {})
    }
  }, [on, navigate])
  return { waited, look: () => void look(), stop }
}
