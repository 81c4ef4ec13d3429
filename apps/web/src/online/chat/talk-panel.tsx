import type { OnlineSession } from '@tessera/play/online'
import { Button, IconButton, say, TextField } from '@tessera/ui'
import { LONGEST_LINE, type Person, PHRASES } from '@tessera/wire'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ReportDialog } from '../people/index.ts'
import { words } from '../words/catalogue.ts'
import type { Talk } from './use-chat.ts'
import './chat.css'

export interface TalkPanelProps {
  readonly session: OnlineSession
  readonly names: readonly string[]
  readonly talk: Talk
  readonly onClose: () => void
}

/** Talking at the table: free text where people know each other, phrases everywhere. It lies beside the board and stops nothing. */
export function TalkPanel({ session, names, talk, onClose }: TalkPanelProps) {
  const { mine, seats, id } = session.match()
  const { free, said, muted, mute } = talk
  const [about, setAbout] = useState<Person | null>(null)
  const others = seats.flatMap(({ seat, person }) => (seat === mine || person === null || person.gone ? [] : [person]))
  const list = useRef<HTMLOListElement>(null)
  const lines = said.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is scrolled to
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines])
  const keys = (event: KeyboardEvent) => {
    // Letters typed here are no shortcuts of the table.
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
  }
  return (
    <section className="on-talk panel" aria-label={words.text('chat.talk')} onKeyDown={keys}>
      <header>
        <h2>{words.text('chat.talk')}</h2>
        <IconButton label={words.text('chat.close')} glyph="close" onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long talk scrolls, so the keyboard must get into it */}
      <ol ref={list} aria-label={words.text('chat.said')} tabIndex={0}>
        {said.length === 0 && <li className="muted">{words.text('chat.none')}</li>}
        {said.map((one) => (
          <li key={one.id} className={one.seat === mine ? 'own' : undefined}>
            <b className={`s${one.seat + 1}`}>{names[one.seat]}</b> {one.text}
          </li>
        ))}
      </ol>
      {free === true ? (
        <Line session={session} />
      ) : (
        <>
          <div className="on-phrases">
            {PHRASES.map((phrase) => (
              <Button
                key={phrase}
                onClick={() => void session.say(phrase).then((refusal) => refusal && say(refusal.message, 'bad'))}
              >
                {words.text(`phrase.${phrase}`)}
              </Button>
            ))}
          </div>
          {free === false && <p className="muted t13">{words.text('chat.phrases')}</p>}
        </>
      )}
      <footer>
        {others.map((person) => (
          <span key={person.id}>
            <Button
              kind="quiet"
              aria-pressed={muted.includes(person.id)}
              onClick={() => mute(person.id, !muted.includes(person.id))}
            >
              {words.text(muted.includes(person.id) ? 'chat.hear' : 'chat.mute', { name: person.name })}
            </Button>
            <Button kind="quiet" glyph="flag" onClick={() => setAbout(person)}>
              {words.text('report.do')}
            </Button>
          </span>
        ))}
      </footer>
      {about !== null && <ReportDialog open onClose={() => setAbout(null)} about={about} match={id} usual="chat" />}
    </section>
  )
}

function Line({ session }: { readonly session: OnlineSession }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const line = text.trim()
    if (line === '') return
    setText('')
    const refusal = await session.write(line)
    setError(refusal?.message ?? null)
    if (refusal !== null) setText(line)
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <TextField
        label={words.text('chat.line')}
        bare
        placeholder={words.text('chat.placeholder')}
        value={text}
        error={error}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        onChange={setText}
      />
      <Button type="submit" blocked={text.trim() === '' ? words.text('chat.first') : null}>
        {words.text('chat.send')}
      </Button>
    </form>
  )
}
