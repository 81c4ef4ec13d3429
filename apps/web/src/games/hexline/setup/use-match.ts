import { gameById } from '@tessera/games'
import {
  type HexlineChoice,
  type HexlineConfig,
  type HexlineEvent,
  type HexlineState,
  type HexlineView,
  hexline,
} from '@tessera/hexline'
import { type Fault, localSession, type MatchRecord, readRecord, type Session } from '@tessera/kernel'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { matches, type StoredMatch } from '../../../store/matches.ts'
import { say } from '../../../ui/index.ts'
import { askBot, type BotSeat } from '../../../work/ask-bot.ts'
import { type KeptMatch, keptIn } from './kept.ts'
import { levelOf, opponentName } from './opponent.ts'
import { tidingsOf } from './stage.ts'

export type HexlineSession = Session<HexlineConfig, HexlineState, HexlineChoice, HexlineEvent, HexlineView>
type HexlineRecord = MatchRecord<HexlineConfig, HexlineState, HexlineChoice>

export interface OpenMatch {
  readonly id: string
  readonly session: HexlineSession
  readonly bot: BotSeat<HexlineChoice, HexlineView>
  readonly kept: KeptMatch
}

export type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'faulty'; readonly faults: readonly Fault[] }
  /** A record without a player of this browser: to be watched, not played. */
  | { readonly state: 'replay'; readonly record: HexlineRecord; readonly match: StoredMatch }
  | { readonly state: 'open'; readonly match: OpenMatch }

/** A kept match, opened again where it was left. */
export function useStoredMatch(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  useEffect(() => {
    let here = true
    let close = () => {}
    setOpened({ state: 'loading' })
    matches.load(id).then(
      (stored) => {
        if (!here) return
        const next = stored === undefined ? ({ state: 'missing' } as const) : openStored(stored)
        if (next.state === 'open') {
          const { session, bot } = next.match
          close = () => {
            session.close()
            bot.close()
          }
        }
        setOpened(next)
      },
      () => here && setOpened({ state: 'missing' }),
    )
    return () => {
      here = false
      close()
    }
  }, [id])
  return opened
}

function openStored(stored: StoredMatch): Opened {
  const read = readRecord(stored.record, gameById)
  if (!read.ok) return { state: 'faulty', faults: read.faults }
  const record = read.value as unknown as HexlineRecord
  const kept = keptIn(stored.extra)
  if (kept === null) return { state: 'replay', record, match: stored }
  const bot = askBot<HexlineChoice, HexlineView>('hexline', { level: levelOf(kept.opponent) }, kept.botSeed)
  const session: HexlineSession = localSession(hexline, record, 0, new Map([[1, bot.ask]]))
  return { state: 'open', match: { id: stored.id, session, bot, kept } }
}

/** How long the place in a battle may be ahead of what is written: it changes with every frame watched. */
const SOON = 600

type Change = Partial<KeptMatch> | ((now: KeptMatch) => Partial<KeptMatch>)

/** What is kept beside the record, written with it whenever either changes. */
export function useKept({ id, session, kept: first }: OpenMatch) {
  const [kept, setKept] = useState(first)
  const change = useCallback(
    (part: Change) =>
      setKept((now) => {
        const changes = Object.entries(typeof part === 'function' ? part(now) : part)
        const same = changes.every(([key, value]) => now[key as keyof KeptMatch] === value)
        return same ? now : { ...now, ...Object.fromEntries(changes) }
      }),
    [],
  )
  const version = useVersion(session)
  const written = useRef<{ readonly kept: KeptMatch; readonly version: number } | null>(null)
  const told = useRef(false)
  useEffect(() => {
    const write = () => {
      written.current = { kept, version }
      void keepMatch(id, session, kept).then((trouble) => {
        if (trouble === null || told.current) return
        told.current = true
        say(trouble, 'bad')
      })
    }
    const before = written.current
    if (before === null || before.version !== version || !sameButSeen(before.kept, kept)) return write()
    const timer = setTimeout(write, SOON)
    return () => clearTimeout(timer)
  }, [id, session, kept, version])
  return { kept, change }
}

async function keepMatch(id: string, session: HexlineSession, kept: KeptMatch): Promise<string | null> {
  const record = session.record()
  if (record === null) return null
  const { view, result } = session.envelope()
  const saved = await matches.save({
    id,
    game: 'hexline',
    ...tidingsOf(view, result, 0, kept.watched, opponentName(kept.opponent)),
    record: JSON.stringify(record),
    extra: kept,
    changed: Date.now(),
  })
  return saved.ok ? null : saved.text
}

function sameButSeen(a: KeptMatch, b: KeptMatch): boolean {
  return (Object.keys(a) as (keyof KeptMatch)[]).every((key) => key === 'seen' || a[key] === b[key])
}

/** Counts up whenever the session changes; screens that read it are drawn anew. */
export function useVersion(session: HexlineSession): number {
  const count = useRef(0)
  const subscribe = useCallback(
    (changed: () => void) =>
      session.subscribe(() => {
        count.current++
        changed()
      }),
    [session],
  )
  return useSyncExternalStore(subscribe, () => count.current)
}
