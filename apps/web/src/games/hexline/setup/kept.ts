import { isSeed, type Seed } from '@tessera/kernel'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn } from './opponent.ts'

/** What is kept with a match beside its record, so that a reload loses nothing. */
export interface KeptMatch {
  readonly kind: 'match'
  readonly opponent: OpponentChoice
  /** Decides the opponent's dice, apart from the match's own. */
  readonly botSeed: Seed
  /** The last battle watched to its end or skipped. */
  readonly watched: number
  /** Frames seen of the battle after that. */
  readonly seen: number
  /** The army and the cells being chosen. */
  readonly draft: readonly string[] | null
  readonly cells: unknown
  /** The moment of the match (its resolved turns) whose choice was sent; null when none is out. */
  readonly locked: number | null
  /** The battle that is placed by the drill without asking; 0 for none. */
  readonly drilled: number
  /** Whether the guided tour goes along. */
  readonly tour: boolean
}

export function keptIn(extra: unknown): KeptMatch | null {
  if (typeof extra !== 'object' || extra === null) return null
  const { kind, opponent, botSeed, watched, seen, draft, cells, locked, drilled, tour } = extra as Record<
    string,
    unknown
  >
  if (kind !== 'match' || typeof botSeed !== 'string' || !isSeed(botSeed)) return null
  return {
    kind,
    opponent: opponentIn(opponent) ?? FIRST_OPPONENT,
    botSeed,
    watched: count(watched),
    seen: count(seen),
    draft: Array.isArray(draft) && draft.every((unit) => typeof unit === 'string') ? draft.slice(0, 30) : null,
    cells: cells ?? null,
    locked: typeof locked === 'number' ? count(locked) : null,
    drilled: count(drilled),
    tour: tour === true,
  }
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0
}
