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
export type HexlineRecord = MatchRecord<HexlineConfig, HexlineState, HexlineChoice>

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

/** What is kept beside the record, changed in place and written with it whenever either changes. */
export function useKept({ id, session, kept: first }: OpenMatch) {
  const [kept, setKept] = useState(first)
  const change = useCallback((part: Partial<KeptMatch>) => setKept((now) => ({ ...now, ...part })), [])
  const told = useRef(false)
  const version = useVersion(session)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for everything in the session
  useEffect(() => {
    const record = session.record()
    if (record === null) return
    const { view, result } = session.envelope()
    const tidings = tidingsOf(view, result, 0, kept.watched, opponentName(kept.opponent))
    const match: StoredMatch = {
      id,
      game: 'hexline',
      ...tidings,
      record: JSON.stringify(record),
      extra: kept,
      changed: Date.now(),
    }
    void matches.save(match).then((saved) => {
      if (saved.ok || told.current) return
      told.current = true
      say(saved.text, 'bad')
    })
  }, [id, session, kept, version])
  return { kept, change }
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
