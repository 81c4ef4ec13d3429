import type { Modifier, Roll } from '../events.ts'
import type { Play } from './play.ts'

interface Rolled {
  readonly passed: boolean
  readonly roll: number
  readonly shown: Roll
}

const UNSEEN: Roll = { base: 0, modifiers: [], chance: 0, roll: 0, margin: 0 }

/** HUN-004: a D100 against a chance already clamped; what it is made of is asked for only when somebody listens. */
export function rollD100(play: Play, chance: number, base: number, modifiers: () => readonly Modifier[]): Rolled {
  const roll = play.dice.d(100)
  const passed = roll <= chance
  if (play.tell === undefined) return { passed, roll, shown: UNSEEN }
  return { passed, roll, shown: { base, modifiers: telling(modifiers()), chance, roll, margin: chance - roll } }
}

/** A modifier for a sum, noted where somebody asks what the sum is made of. */
export function term(terms: Modifier[] | null, source: string, value: number): number {
  if (terms !== null && value !== 0) terms.push({ source, value })
  return value
}

/** Modifiers of 0 tell nobody anything. */
function telling(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.filter(({ value }) => value !== 0)
}
