import { type HexlineConfig, type HexlineState, ruleset } from '@tessera/hexline'
import { createMatch, randomSeed } from '@tessera/kernel'
import { matches } from '../../../store/matches.ts'
import type { KeptMatch } from './kept.ts'
import { type OpponentChoice, opponentName } from './opponent.ts'
import { tidingsOf } from './stage.ts'

export interface Beginning {
  readonly config: HexlineConfig
  readonly opponent: OpponentChoice
  /** The army to begin with. */
  readonly army?: readonly string[]
  /** Sends the army at once, without the builder. */
  readonly ready?: boolean
  /** Lets the drill place the units of the first battle. */
  readonly drill?: boolean
  readonly tour?: boolean
  /** A position to go on from, instead of a new match. */
  readonly state?: HexlineState
}

/** Keeps a new match and returns the page it is played on, or a sentence why it cannot be kept. */
export async function startMatch(beginning: Beginning): Promise<{ readonly path: string } | { readonly text: string }> {
  const { config, opponent, army, ready = false, drill = false, tour = false, state } = beginning
  const start = { config, seed: randomSeed(), ...(state === undefined ? {} : { state }) }
  const match = createMatch(ruleset, start)
  const first = state?.battle_number ?? 1
  const watched = state === undefined ? 0 : state.past.length
  const extra: KeptMatch = {
    kind: 'match',
    opponent,
    botSeed: randomSeed(),
    watched,
    seen: 0,
    draft: army ?? null,
    cells: null,
    locked: ready ? 0 : null,
    drilled: drill ? first : 0,
    tour,
  }
  const id = crypto.randomUUID()
  const kept = await matches.save({
    id,
    game: 'hexline',
    ...tidingsOf(match.envelope(0).view, match.result(), 0, watched, opponentName(opponent)),
    record: JSON.stringify(match.record()),
    extra,
    changed: Date.now(),
  })
  return kept.ok ? { path: `/hexline/battle/${id}` } : { text: kept.text }
}
