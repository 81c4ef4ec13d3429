import { anyGame, localSession, type MatchRecord, type Session } from '@tessera/kernel'
import {
  type SiegefrontChoice,
  type SiegefrontConfig,
  type SiegefrontEvent,
  type SiegefrontState,
  type SiegefrontView,
  siegefront,
} from '@tessera/siegefront'
import type { StoredMatch } from '../../../store/matches.ts'
import type { Opened } from '../../../table/kept-match.ts'
import { readOwn } from '../../../table/own-record.ts'
import { askBot, type BotSeat } from '../../../work/ask-bot.ts'
import { type KeptMatch, keptIn } from './kept.ts'

export type SiegefrontSession = Session<
  SiegefrontConfig,
  SiegefrontState,
  SiegefrontChoice,
  SiegefrontEvent,
  SiegefrontView
>
export type SiegefrontRecord = MatchRecord<SiegefrontConfig, SiegefrontState, SiegefrontChoice>

export interface OpenMatch {
  readonly id: string
  readonly session: SiegefrontSession
  readonly bot: BotSeat<SiegefrontChoice, SiegefrontView>
  readonly kept: KeptMatch
  close(): void
}

/** A stored match as a session, with its bot in a worker. */
export function openStored(stored: StoredMatch): Opened<OpenMatch> {
  const read = readOwn(stored.record, anyGame(siegefront))
  if (!read.ok) return { state: 'faulty', faults: read.faults }
  const kept = keptIn(stored.extra)
  if (kept === null) return { state: 'replay', record: read.value }
  const { level, personality } = kept.opponent
  const bot = askBot<SiegefrontChoice, SiegefrontView>('siegefront', { level, personality }, kept.botSeed)
  const record = read.value as unknown as SiegefrontRecord
  const session: SiegefrontSession = localSession(siegefront, record, 0, new Map([[1, bot.ask]]))
  const close = () => {
    session.close()
    bot.close()
  }
  return { state: 'open', match: { id: stored.id, session, bot, kept, close } }
}
