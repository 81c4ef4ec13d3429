import { useVersion } from '@tessera/play'
import { type OnlineSession, useNow } from '@tessera/play/online'
import { useEffect, useState } from 'react'
import { words } from '../words/catalogue.ts'
import { leftOf, leftWords, stands } from '../words/index.ts'
import type { Said, Talk } from './use-chat.ts'

/** At every seat of the table: who is there, their clock, whether they have chosen, and what they have just said. */
export function SeatTalk(props: { readonly session: OnlineSession; readonly seat: number; readonly talk: Talk }) {
  const { session, seat, talk } = props
  useVersion(session)
  const match = session.match()
  const now = useNow(match.status === 'running' && match.clock.kind !== 'none')
  const said = useLatest(talk.said, seat)
  const entry = match.seats[seat]
  if (entry === undefined || entry.host === true) return null
  const left = leftOf(match, seat, now)
  const choosing = match.awaiting.includes(seat) && !match.sealed.includes(seat)
  const here = entry.present || entry.bot !== null || seat === match.mine
  const paused = stands(match, seat, now)
  return (
    <>
      <span className={`dot ${here ? 'here' : ''}`} title={here ? words.text('chat.at') : words.text('chat.away')} />
      <span className="vh">{here ? words.text('chat.at.inside') : words.text('chat.away.inside')}</span>
      {left !== null && (
        <span
          className={`on-clock ${choosing && left < 30_000 ? 'harm' : ''} ${choosing && !paused ? 'runs' : ''}`}
          role="timer"
        >
          {leftWords(left)}
          {paused && <span className="stands">{words.text('chat.paused')}</span>}
        </span>
      )}
      {match.status === 'running' && (
        <span className="state">
          {match.sealed.includes(seat) ? words.text('chat.chosen') : choosing ? words.text('chat.choosing') : ''}
        </span>
      )}
      {said !== null && <q className="said">{said}</q>}
    </>
  )
}

/** Seconds that words stand at a seat: longer ones longer. */
const SHOWN_MS = 5000
const MS_A_LETTER = 60

/** The newest thing that was said, if this seat said it, for as long as it takes to read. */
function useLatest(said: readonly Said[], seat: number): string | null {
  const last = said.at(-1)
  const [gone, setGone] = useState<string | null>(null)
  const id = last?.id ?? null
  const length = last?.text.length ?? 0
  useEffect(() => {
    if (id === null) return
    const timer = setTimeout(() => setGone(id), SHOWN_MS + MS_A_LETTER * length)
    return () => clearTimeout(timer)
  }, [id, length])
  return last === undefined || !last.fresh || last.seat !== seat || last.id === gone ? null : last.text
}
