import { localSession, type Opponent, type Seat } from '@tessera/kernel'
import {
  isRecordOf,
  type KeptMatch,
  type MatchDefinition,
  type PlayTypes,
  type SessionOf,
} from '../definition/index.ts'
import { askBot } from '../work/index.ts'
import { keptIn, OWN_SEAT } from './kept.ts'
import type { StoredMatch } from './matches.ts'
import { readOwn } from './own-record.ts'
import type { Opened } from './stored-match.ts'

/** A match of this browser, open: its session, and what is kept beside the record. */
export interface OpenMatch<T extends PlayTypes> {
  readonly id: string
  readonly session: SessionOf<T>
  readonly config: T['config']
  readonly kept: KeptMatch<T>
  /** Makes every bot that thinks choose at once. */
  stop(): void
  close(): void
}

/** A stored match as a session, with its bots in workers. */
export function openStored<T extends PlayTypes>(
  definition: MatchDefinition<T>,
  stored: StoredMatch,
): Opened<OpenMatch<T>> {
  const { game, opponent } = definition
  const read = readOwn<T>(stored.record, game)
  if (!read.ok) return { state: 'faulty', inputErrors: read.inputErrors }
  const kept = keptIn(definition, stored.extra)
  const record = read.value
  if (kept === null || !isRecordOf<T>(game, record)) return { state: 'replay', record }
  const { config } = record.start
  const others = Array.from({ length: game.ruleset.seats(config) }, (_, seat) => seat).filter((s) => s !== OWN_SEAT)
  const bots: { stop(): void; close(): void }[] = []
  const opponents = new Map<Seat, Opponent<T['choice'], T['view']>>()
  for (const seat of others) {
    const answer = opponent.answer?.(kept.opponent, seat)
    if (answer !== undefined) {
      opponents.set(seat, answer)
      continue
    }
    const { style } = opponent.seat(kept.opponent, seat)
    const bot = askBot<T['choice'], T['view']>(game.ruleset.id, style, kept.botSeed)
    bots.push(bot)
    opponents.set(seat, bot.ask)
  }
  const session: SessionOf<T> = localSession(game, record, OWN_SEAT, opponents)
  return {
    state: 'open',
    match: {
      id: stored.id,
      session,
      config,
      kept,
      stop() {
        for (const bot of bots) bot.stop()
      },
      close() {
        session.close()
        for (const bot of bots) bot.close()
      },
    },
  }
}
