import {
  type HexlineChoice,
  type HexlineConfig,
  type HexlineEvent,
  type HexlineState,
  type HexlineView,
  hexline,
} from '@tessera/hexline'
import { anyGame, localSession, type MatchRecord, type Session } from '@tessera/kernel'
import type { StoredMatch } from '../../../store/matches.ts'
import { type Opened, useKept } from '../../../table/kept-match.ts'
import { readOwn } from '../../../table/own-record.ts'
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
  close(): void
}

/** A stored match as a session, with its bot in a worker. */
export function openStored(stored: StoredMatch): Opened<OpenMatch> {
  const read = readOwn(stored.record, anyGame(hexline))
  if (!read.ok) return { state: 'faulty', faults: read.faults }
  const kept = keptIn(stored.extra)
  if (kept === null) return { state: 'replay', record: read.value }
  const bot = askBot<HexlineChoice, HexlineView>('hexline', { level: levelOf(kept.opponent) }, kept.botSeed)
  const record = read.value as unknown as HexlineRecord
  const session: HexlineSession = localSession(hexline, record, 0, new Map([[1, bot.ask]]))
  const close = () => {
    session.close()
    bot.close()
  }
  return { state: 'open', match: { id: stored.id, session, bot, kept, close } }
}

/** What is kept beside the record; the match is listed by what its player has watched. */
export function useKeptMatch(match: OpenMatch) {
  return useKept({
    ...match,
    listed: ({ watched, opponent }) => {
      const { view, result } = match.session.envelope()
      return { game: 'hexline', ...tidingsOf(view, result, 0, watched, opponentName(opponent)) }
    },
  })
}
