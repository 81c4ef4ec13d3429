import type { HexlineEvent } from '@tessera/hexline'

/** A whole battle is watched in about so long, in milliseconds at speed 1. */
const SHORTEST = 30_000
const LONGEST = 45_000
/** A short battle is not drawn out beyond this. */
const MOST_STRETCH = 2

/**
 * How long each step stays when a battle is watched briskly: walking is fast, blows are slow, deaths slower, and steps in which
 * nothing is seen are joined to the next.
 */
export function briskPaces(steps: readonly (readonly HexlineEvent[])[]): readonly number[] {
  const weights = steps.map(weightOf)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights
  const stretch = Math.min(MOST_STRETCH, Math.max(SHORTEST, Math.min(LONGEST, sum)) / sum)
  return weights.map((weight) => weight * stretch)
}

/** Milliseconds that a step deserves among others: those of the most important thing in it. */
function weightOf(events: readonly HexlineEvent[]): number {
  let most = 0
  for (const event of events) most = Math.max(most, WEIGHTS[event.type] ?? 0)
  return most
}

const WEIGHTS: Readonly<Partial<Record<HexlineEvent['type'], number>>> = {
  battle_start: 600,
  battle_end: 900,
  round_start: 120,
  move: 60,
  shadowstep: 200,
  damage: 260,
  blocked: 220,
  undying: 500,
  executed: 600,
  death: 600,
  heal: 160,
  fortify: 160,
  sunder: 160,
  ramp: 120,
  vengeance: 160,
  push: 160,
  retreat: 100,
  freeze: 220,
  silence: 220,
  summon: 260,
  frozen_skip: 100,
}
