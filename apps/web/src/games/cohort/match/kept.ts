import { type ArmyList, choiceSchema, type Placement } from '@tessera/cohort'
import { isSeed, type Seed } from '@tessera/kernel'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn } from './opponent.ts'

/** Orders being written: the text belongs to one turn. */
interface Draft {
  readonly turn: number
  readonly text: string
}

/** What is kept with a match beside its record, so that a reload loses nothing. */
export interface KeptMatch {
  readonly kind: 'match'
  readonly opponent: OpponentChoice
  /** Decides the opponent's dice, apart from the match's own. */
  readonly botSeed: Seed
  /** The army that was brought, for a rematch. */
  readonly army: ArmyList | null
  /** Units placed by hand and not sent yet. */
  readonly placed: readonly Placement[] | null
  readonly draft: Draft | null
  /** The last frame watched. */
  readonly seen: number
  /** Whether the guide goes along. */
  readonly tour: boolean
}

export function keptIn(extra: unknown): KeptMatch | null {
  if (typeof extra !== 'object' || extra === null) return null
  const { kind, opponent, botSeed, army, placed, draft, seen, tour } = extra as Record<string, unknown>
  if (kind !== 'match' || typeof botSeed !== 'string' || !isSeed(botSeed)) return null
  return {
    kind,
    opponent: opponentIn(opponent) ?? FIRST_OPPONENT,
    botSeed,
    army: armyIn(army),
    placed: placedIn(placed),
    draft: draftIn(draft),
    seen: typeof seen === 'number' && Number.isInteger(seen) && seen >= 0 ? seen : 0,
    tour: tour === true,
  }
}

export function armyIn(stored: unknown): ArmyList | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { culture, troops, support } = stored as Record<string, unknown>
  const read = choiceSchema.parse({ type: 'army', culture, troops, support })
  return read.ok && read.value.type === 'army'
    ? { culture: read.value.culture, troops: read.value.troops, support: read.value.support }
    : null
}

function placedIn(stored: unknown): readonly Placement[] | null {
  const read = choiceSchema.parse({ type: 'deploy', units: stored })
  return read.ok && read.value.type === 'deploy' ? read.value.units : null
}

function draftIn(stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { turn, text } = stored as Record<string, unknown>
  return typeof turn === 'number' && typeof text === 'string' && text.length <= 4000 ? { turn, text } : null
}
