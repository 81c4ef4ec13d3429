import { useVersion } from '@tessera/play'
import { ask, type OnlineSession, serverNow } from '@tessera/play/online'
import { readStored, writeStored } from '@tessera/ui/storage'
import { type ChatLine, PHRASES } from '@tessera/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { words } from '../words/catalogue.ts'

/** A message at the table: a written line or a phrase. */
export interface Said {
  readonly id: string
  readonly seat: number
  readonly text: string
  /** Said just now, not read again from before. */
  readonly fresh: boolean
}

export interface Talk {
  /** Whether one may write, or has phrases only; null until that is known. */
  readonly free: boolean | null
  readonly said: readonly Said[]
  /** Who is muted here, by account. */
  readonly muted: readonly string[]
  readonly mute: (person: string, on: boolean) => void
}

/** What is said in a match, oldest first: lines from the server, phrases as they are heard. */
export function useTalk(session: OnlineSession): Talk {
  useVersion(session)
  const { mine, seats, id } = session.match()
  const [free, setFree] = useState<boolean | null>(null)
  const [said, setSaid] = useState<readonly Said[]>([])
  const [muted, setMuted] = useState(readMuted)
  const last = useRef(0)
  const asking = useRef<Promise<void>>(Promise.resolve())
  const seated = mine !== null
  const spoken = session.spoken()
  const people = seats.filter(({ person }) => person !== null).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after every message and every new player
  useEffect(() => {
    if (!seated) return
    // One after the other, so that no line is shown twice.
    asking.current = asking.current.then(async () => {
      try {
        const chat = await ask('chat', { params: { id }, query: { after: last.current } })
        setFree(chat.free)
        last.current = chat.lines.at(-1)?.number ?? last.current
        if (chat.lines.length > 0) setSaid((before) => [...before, ...chat.lines.map(lineOf)])
      } catch {
        // Without a connection nothing is heard; the next look brings what was missed.
      }
    })
  }, [id, seated, spoken, people])
  const phrase = session.phrase()
  const count = useRef(0)
  useEffect(() => {
    if (phrase === null || phrase.count <= count.current) return
    count.current = phrase.count
    const text = phraseWords(phrase.phrase)
    setSaid((before) => [...before, { id: `phrase ${phrase.count}`, seat: phrase.seat, text, fresh: true }])
  }, [phrase])
  const mute = useCallback((person: string, on: boolean) => {
    const next = on ? [...readMuted(), person].slice(-MOST_MUTED) : readMuted().filter((one) => one !== person)
    writeStored(MUTED, next)
    setMuted(next)
  }, [])
  const quiet = new Set(seats.flatMap(({ seat, person }) => (person && muted.includes(person.id) ? [seat] : [])))
  return { free, said: said.filter(({ seat }) => !quiet.has(seat)), muted, mute }
}

const MUTED = 'online.muted'
const MOST_MUTED = 200

function readMuted(): readonly string[] {
  const stored = readStored(MUTED)
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
}

/** Milliseconds after which a line is no news, by the server's clock: that of this machine may be minutes off. */
const FRESH_MS = 15_000

function lineOf({ number, seat, text, said }: ChatLine): Said {
  return { id: `line ${number}`, seat, text, fresh: serverNow() - Date.parse(said) < FRESH_MS }
}

/** A phrase that this page does not know is shown by its name. */
function phraseWords(phrase: string): string {
  const known = PHRASES.find((one) => one === phrase)
  return known === undefined ? phrase : words.text(`phrase.${known}`)
}
