import { gameSamples } from '@tessera/games/samples'
import {
  type AnyGame,
  type AnyRecord,
  createMatch,
  type Json,
  restoreMatch,
  seedFrom,
  verifyRecord,
} from '@tessera/kernel'
import { runMatch } from '@tessera/lab'
import type { Work } from './bench.ts'
import { gameOf, sampleOf } from './samples.ts'

const TIMES = 20

/** A match of many turns in its middle, saved as a server does it. */
function middle() {
  const game = gameOf(sampleOf('manyTurns').game)
  const record = played(game)
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

/** The whole record of a match of this game again, every state hashed at the end. */
export function replaying(id: string): Work {
  const game = gameOf(id)
  const record = played(game)
  return {
    batch() {
      if (!verifyRecord(game.ruleset, record).ok) throw new Error('The record does not verify')
      return 1
    },
  }
}

function played(game: AnyGame): AnyRecord {
  const level = gameSamples.find((samples) => samples.game === game.ruleset.id)?.replayed?.level ?? 'random'
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
