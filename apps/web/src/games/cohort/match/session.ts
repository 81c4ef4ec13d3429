import {
  type CohortChoice,
  type CohortConfig,
  type CohortEvent,
  type CohortState,
  type CohortView,
  cohort,
} from '@tessera/cohort'
import { anyGame, localSession, type MatchRecord, type Session } from '@tessera/kernel'
import type { StoredMatch } from '../../../store/matches.ts'
import type { Opened } from '../../../table/kept-match.ts'
import { readOwn } from '../../../table/own-record.ts'
import { askBot, type BotSeat } from '../../../work/ask-bot.ts'
import { type KeptMatch, keptIn } from './kept.ts'

export type CohortSession = Session<CohortConfig, CohortState, CohortChoice, CohortEvent, CohortView>
export type CohortRecord = MatchRecord<CohortConfig, CohortState, CohortChoice>

export interface OpenMatch {
  readonly id: string
  readonly session: CohortSession
  readonly bot: BotSeat<CohortChoice, CohortView>
  readonly kept: KeptMatch
  close(): void
}

/** A stored match as a session, with its bot in a worker. */
export function openStored(stored: StoredMatch): Opened<OpenMatch> {
  const read = readOwn(stored.record, anyGame(cohort))
  if (!read.ok) return { state: 'faulty', faults: read.faults }
  const kept = keptIn(stored.extra)
  if (kept === null) return { state: 'replay', record: read.value }
  const bot = askBot<CohortChoice, CohortView>('cohort', { level: kept.opponent.level }, kept.botSeed)
  const record = read.value as unknown as CohortRecord
  const session: CohortSession = localSession(cohort, record, 0, new Map([[1, bot.ask]]))
  const close = () => {
    session.close()
    bot.close()
  }
  return { state: 'open', match: { id: stored.id, session, bot, kept, close } }
}
