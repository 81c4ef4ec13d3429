import { difference, seededDice, seedFrom } from '@tessera/kernel'
import type { Battle } from '../state.ts'
import type { Fighter } from './fighter.ts'
import { randomBattle } from './generate.ts'

/**
 * Fights the same random battle with two implementations and the same dice. The first moment at which their states or
 * the number of draws differ, as a sentence; null when they agree to the end.
 */
export function firstDifference(seed: string, a: Fighter, b: Fighter): string | null {
  const { config, opening } = randomBattle(seededDice(seedFrom(seed)))
  const diceA = seededDice(seedFrom(`${seed} dice`))
  const diceB = seededDice(seedFrom(`${seed} dice`))
  const battleA = a.setup(config, opening, diceA)
  const battleB = b.setup(config, opening, diceB)
  for (;;) {
    if (diceA.position() !== diceB.position() || difference(battleA, battleB) !== null) {
      return `${seed}, step ${battleA.steps}: ${differing(battleA, battleB).join('; ') || 'draws'}`
    }
    if (battleA.winner !== null) return null
    a.step(battleA, config, diceA)
    b.step(battleB, config, diceB)
  }
}

/** Every field in which two states differ. */
export function differing(a: Battle, b: Battle): string[] {
  const found: string[] = []
  const compare = (what: string, left: object, right: object) => {
    for (const [field, value] of Object.entries(left)) {
      const other = (right as Record<string, unknown>)[field]
      const [one, two] = [JSON.stringify(value), JSON.stringify(other)]
      if (field !== 'units' && one !== two) found.push(`${what}${field} ${one} or ${two}`)
    }
  }
  compare('', a, b)
  for (let i = 0; i < Math.max(a.units.length, b.units.length); i++) {
    compare(`#${i + 1} ${(a.units[i] ?? b.units[i])?.type} `, a.units[i] ?? {}, b.units[i] ?? {})
  }
  return found
}
