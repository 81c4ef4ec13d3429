import { type HexlineConfig, hexline, ruleset } from '@tessera/hexline'
import { createMatch, randomSeed, type Seed, seededDice } from '@tessera/kernel'

/** How often another seed is tried before chance may have its way. */
const TRIES = 20

/**
 * A seed by which a recruit musters an army that shares no kind of unit with the player's: in a first fight the two
 * sides are easy to tell apart.
 */
export function seedForStrangers(config: HexlineConfig, units: readonly string[]): Seed {
  for (let i = 0; i < TRIES; i++) {
    const seed = randomSeed()
    if (strangers(config, units, seed)) return seed
  }
  return randomSeed()
}

export function strangers(config: HexlineConfig, units: readonly string[], seed: Seed): boolean {
  const { view } = createMatch(ruleset, { config, seed }).envelope(1)
  // The dice its bot gets in seat 1 at the first choice.
  const answer = hexline.bot.choose(view, seededDice(seed, { purpose: 2, turn: 1 }), { level: 'recruit' }, {})
  const theirs = 'choice' in answer && answer.choice.type === 'muster' ? answer.choice.units : []
  return !theirs.some((unit) => units.includes(unit))
}
