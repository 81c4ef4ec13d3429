import { GAMES } from '@tessera/games/screens'
import type { Json } from '@tessera/kernel'
import { type HandedOver, rulesOf } from '@tessera/play'
import { gameOf } from '@tessera/play/registry'
import { simulate } from '@tessera/play/work'
import { Token } from '@tessera/table'
import { Button, Progress, say } from '@tessera/ui'
import { useLocation, useNavigate } from '@tessera/ui/router'
import { useEffect, useRef, useState } from 'react'
import { words } from '../words/catalogue.ts'

/** Games whose battles fight themselves and are watched in a minute, in turn; one a day. */
const BY_DAY = GAMES.flatMap(({ id, matchOfTheDay: level }) => (level === undefined ? [] : [{ id, level }]))

/** When no match of people can be watched, two bots play the match of the day: by the day's own dice, so it is the same for all. */
export function TodaysMatch() {
  const day = new Date().toISOString().slice(0, 10)
  const number = Math.floor(Date.parse(day) / 86_400_000)
  const { id, level } = BY_DAY[number % BY_DAY.length] ?? { id: '', level: '' }
  const entry = gameOf(id)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [busy, setBusy] = useState(false)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])
  if (entry === undefined) return null
  const watch = async () => {
    setBusy(true)
    const usual = (await rulesOf(id))?.ruleset.config.parse({})
    if (usual?.ok !== true) return setBusy(false)
    const simulation = {
      config: usual.value as Json,
      players: [{ level }, { level }] as const,
      seed: `match of the day ${day}`,
      swap: false,
    }
    stop.current = simulate(
      { game: id, simulation, matches: 1, keepLast: true },
      {
        news(_report, done, record) {
          if (!done || record === null) return
          const state = {
            record,
            names: [words.text('today.west'), words.text('today.east')],
            back: pathname,
          } satisfies HandedOver
          navigate(`/${id}/watch`, { state })
        },
        trouble(text) {
          setBusy(false)
          say(text, 'bad')
        },
      },
    )
  }
  return (
    <article className="match">
      <Token seat={0} icon={entry.icon} size={44} />
      <div className="match-text">
        <span className="eyebrow">{words.text('today.title')}</span>
        <h3>{words.text('today.bots', { game: entry.name })}</h3>
        {busy ? <Progress label={words.text('today.playing')} /> : <p className="muted">{words.text('today.about')}</p>}
      </div>
      {!busy && (
        <Button onClick={() => void watch()} aria-label={words.text('today.watch')}>
          {words.text('line.watch')}
        </Button>
      )}
    </article>
  )
}
