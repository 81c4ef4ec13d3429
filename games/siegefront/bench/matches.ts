import type { Work } from '@tessera/bench/bench'
import { type AnyRecord, anyGame, createMatch, type Json, seededDice, seedFrom } from '@tessera/kernel'
import { runMatch } from '@tessera/lab'
import { siegefront } from '@tessera/siegefront'

export const game = anyGame(siegefront)
const MATCHES = 6

/** Recorded matches of easy bots, submitted anew choice by choice. */
export function moves(): Work {
  const records = Array.from({ length: MATCHES }, (_, index) => {
    const players = [{ level: 'easy' }, { level: 'easy' }]
    return runMatch(game, configOf({}), seedFrom(`siegefront moves ${index}`), players).record
  })
  const choices = records.reduce((sum, { turns }) => sum + turns.length, 0)
  return {
    batch() {
      for (const record of records) replay(record)
      return choices
    },
  }
}

/** About the longest the rules allow: 200 turns of forged cards that march and fight, and leave the castles alone. */
export function longestMatch(): AnyRecord {
  const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'hard' } }
  const config = configOf({ seats: [forge, forge], castleHp: 100, turnLimit: 200, openingHand: 7 })
  const match = createMatch(game.ruleset, { config, seed: seedFrom('the longest siege') })
  const dice = seededDice(seedFrom('marching'))
  while (match.result() === null) {
    for (const seat of match.awaiting()) {
      const { view } = match.envelope(seat)
      const peaceful = [...(game.ruleset.legal?.(view) ?? [])].filter((choice) => PEACEFUL.has(typeOf(choice)))
      const choice = peaceful.length > 0 ? dice.pick(peaceful) : END
      const refusal = match.submit(seat, match.at, choice)
      if (refusal !== null) throw new Error(refusal.message)
    }
  }
  return match.record()
}

const PEACEFUL = new Set(['forge_card', 'move_card', 'attack_card'])
const END: Json = { type: 'end_turn' }

function typeOf(choice: Json): string {
  return (choice as { readonly type: string }).type
}

function replay({ start, turns }: AnyRecord): void {
  const match = createMatch(game.ruleset, start)
  for (const { choices } of turns)
    for (const [seat, choice] of choices.entries()) {
      if (choice === null) continue
      const refusal = match.submit(seat, match.at, choice)
      if (refusal !== null) throw new Error(refusal.message)
    }
  if (match.result() === null) throw new Error('The match is not over')
}

export function configOf(config: Json): Json {
  const parsed = game.ruleset.config.parse(config)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}
