import { catalogOf, type Family, type HexlineConfig, refuseArmy } from '@tessera/hexline'
import { type Draft, draftOf, sameArmy, unitsOf } from './draft.ts'
import { familiesFor } from './families.tsx'
import { type ArmyTally, tallyOf } from './limits.ts'

/** What is open in the builder; the army itself is kept outside it. */
export interface BuilderState {
  readonly open: 'save' | 'paste' | 'armies' | 'army' | null
  /** The family that the roster shows. */
  readonly family: Family
}

/** What is true of an army in the making. */
export interface BuilderFacts {
  readonly units: readonly string[]
  readonly tally: ArmyTally
  /** Why it cannot be fielded; null when it can. */
  readonly refusal: string | null
}

export function opened(config: HexlineConfig, draft: Draft): BuilderState {
  return { open: null, family: firstFamily(config, tallyOf(config, unitsOf(draft))) }
}

export function factsOf(config: HexlineConfig, draft: Draft): BuilderFacts {
  const units = unitsOf(draft)
  return { units, tally: tallyOf(config, units), refusal: refuseArmy(config, units)?.message ?? null }
}

/** A ready, saved or pasted army in place of the draft. */
export interface Taken {
  readonly state: BuilderState
  /** Null when it is the same army. */
  readonly draft: Draft | null
  /** The draft that was lost, and can be taken back. */
  readonly lost: Draft | null
}

export function take(config: HexlineConfig, state: BuilderState, draft: Draft, army: readonly string[]): Taken {
  const units = unitsOf(draft)
  if (sameArmy(army, units)) return { state: { ...state, open: null }, draft: null, lost: null }
  const next = draftOf(army)
  return { state: opened(config, next), draft: next, lost: units.length === 0 ? null : draft }
}

/** The family the army has most of, or the first for hire. */
function firstFamily(config: HexlineConfig, tally: ArmyTally): Family {
  const most = [...tally.byFamily].sort(([, a], [, b]) => b - a)[0]
  return most?.[0] ?? familiesFor(config)[0]?.id ?? 'bastion'
}

/** A name for the army: its most frequent unit. */
export function suggestionFor(config: HexlineConfig, tally: ArmyTally): string {
  const most = [...tally.byType].sort(([, a], [, b]) => b - a)[0]?.[0]
  const name = most === undefined ? undefined : catalogOf(config).type(most)?.name
  return name === undefined ? 'My army' : `${name} army`
}
