import { gameById } from '@tessera/games'
import { GAMES } from '@tessera/games/screens'
import { pairingClocks } from '@tessera/kernel'
import { ask, beSomebody, keepSalt, newSalt, outdated, type Salt, sorry, Unreachable } from '@tessera/play/online'
import { worded } from '@tessera/table'
import { Button, Panel, Progress, Segments, Select, say, Toggle } from '@tessera/ui'
import { Link, useNavigate } from '@tessera/ui/router'
import type { Clock } from '@tessera/wire'
import { useEffect, useRef, useState } from 'react'
import { words } from '../words/catalogue.ts'
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
    <Panel title={words.text('pair.title')} className="on-pair">
      {waited === null ? (
        <>
          <Select
            label={words.text('new.game')}
            value={game}
            options={GAMES.filter(({ players }) => players > 1).map(({ id, name }) => ({ value: id, name }))}
            onChange={setGame}
          />
          <Segments
            label={words.text('new.clock')}
            value={String(clock)}
            options={[
              { value: '0', name: words.text('pair.now') },
              { value: '1', name: words.text('clock.days') },
            ]}
            hint={clockWords(wish.clock)}
            onChange={(value) => setClock(Number(value))}
          />
          {mayRate && <Toggle label={words.text('pair.rated')} checked={rated} onChange={setRated} />}
          <Button kind="primary" onClick={look}>
            {words.text('pair.find')}
          </Button>
        </>
      ) : (
        <>
          <Progress label={waited < 5 ? words.text('pair.looking') : words.text('pair.looking.for', { n: waited })} />
          <p className="muted t13">{waited < 20 ? words.text('pair.near') : words.text('pair.any')}</p>
          {waited >= BOT_AFTER && (
            <p className="on-meanwhile">
              {worded(words.parts('pair.meanwhile'), {
                link: (inside) => (
                  <Link to={`/${game}/play`} target="_blank">
                    {inside}
                  </Link>
                ),
              })}
            </p>
          )}
          <Button onClick={stop}>{words.text('pair.stop')}</Button>
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
