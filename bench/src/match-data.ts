import { hexline } from '@tessera/hexline'
import {
  type AnyGame,
  type AnyRecord,
  anyGame,
  createMatch,
  type Json,
  restoreMatch,
  seedFrom,
  verifyRecord,
} from '@tessera/kernel'
import { runMatch } from '@tessera/lab'
import { siegefront } from '@tessera/siegefront'
import type { Work } from './bench.ts'

const TIMES = 20

/** A Siegefront match in its middle, saved as a server does it. */
function middle() {
  const game = anyGame(siegefront)
  const record = played(game, 'normal')
  const match = createMatch(game.ruleset, record.start as { config: Json; seed: AnyRecord['start']['seed'] })
  for (const { choices } of record.turns.slice(0, record.turns.length >> 1)) {
    const at = match.at
    for (const [seat, choice] of choices.entries()) {
      const refusal = choice === null ? null : match.submit(seat, at, choice)
      if (refusal !== null) throw new Error(refusal.message)
    }
  }
  return { game, match }
}

export function saving(): Work {
  const { match } = middle()
  return repeated(() => match.save().turns.length)
}

export function restoring(): Work {
  const { game, match } = middle()
  const saved = match.save()
  return repeated(() => restoreMatch(game.ruleset, saved).at)
}

/** The same data through text, which is what a host without snapshots would do. */
export function jsonText(): Work {
  const saved = middle().match.save()
  return repeated(() => (JSON.parse(JSON.stringify(saved)) as { turns: unknown[] }).turns.length)
}

export function replayingSiegefront(): Work {
  return replaying(anyGame(siegefront), 'normal')
}

export function replayingHexline(): Work {
  return replaying(anyGame(hexline), 'recruit')
}

/** The whole record again, every state hashed at the end. */
function replaying(game: AnyGame, level: string): Work {
  const record = played(game, level)
  return {
    batch() {
      if (!verifyRecord(game.ruleset, record).ok) throw new Error('The record does not verify')
      return 1
    },
  }
}

function played(game: AnyGame, level: string): AnyRecord {
  const parsed = game.ruleset.config.parse(game.simulation)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return runMatch(game, parsed.value, seedFrom('match data'), [{ level }, { level }]).record
}

function repeated(action: () => number): Work {
  return {
    batch() {
      let sum = 0
      for (let i = 0; i < TIMES; i++) sum += action()
      if (sum === 0) throw new Error('Nothing was computed')
      return TIMES
    },
  }
}
