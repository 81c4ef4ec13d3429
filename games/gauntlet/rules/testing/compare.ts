import { copy, seededDice, seedFrom } from '@tessera/kernel'
import { PRINTED } from '../content/content.ts'
import type { BattleEvent } from '../events.ts'
import { beatBattle, createBattle } from '../rules/battle.ts'
import type { Battle } from '../state.ts'
import { randomTeams } from './generate.ts'
import { Ledger } from './ledger.ts'
import { referenceBattle, referenceBeat } from './reference/battle.ts'
import type { Scene } from './scene.ts'

/**
 * Fights the same random battle by the shipping rules and by the reference with the same dice. The first beat after which
 * their states or the number of draws differ, as a sentence; null when they agree to the end.
 */
export function firstDifference(seed: string, mutant: string | null = null): string | null {
  const teams = randomTeams(seededDice(seedFrom(seed)))
  const diceA = seededDice(seedFrom(`${seed} dice`))
  const diceB = seededDice(seedFrom(`${seed} dice`))
  const a = createBattle(PRINTED, teams, 40)
  const b = referenceBattle(PRINTED, teams, 40)
  for (let beat = 0; ; beat++) {
    if (diceA.position() !== diceB.position() || !same(a, b))
      return `${seed}, beat ${beat}: ${differing(a, b).join('; ') || 'draws'}`
    if (a.result !== null) return null
    beatBattle(a, PRINTED, { dice: diceA, tell: undefined })
    referenceBeat(b, PRINTED, diceB, mutant)
  }
}

/**
 * Plays so many beats on from a position by the rules and by the reference with the same dice, keeping accounts of what is told;
 * `judge` may find more in the events of a beat. The rules play every beat a second time, taken up from the state alone and with
 * nobody listening. What is wrong in the first beat in which anything is.
 */
export function differences(
  { battle: start, field: { content } }: Scene,
  seed: string,
  beats: number,
  judge: (told: readonly BattleEvent[]) => readonly string[] = () => [],
): readonly string[] {
  const battle = copy(start)
  const reference = copy(start)
  const [dice, other] = [seededDice(seedFrom(seed)), seededDice(seedFrom(seed))]
  for (let beat = 1; beat <= beats && battle.result === null; beat++) {
    const ledger = new Ledger(battle)
    const told: BattleEvent[] = []
    const tell = (event: BattleEvent): void => {
      told.push(event)
      ledger.note(event)
    }
    const unheard = copy(battle)
    const silent = seededDice(seedFrom(seed))
    silent.seek(dice.position())
    beatBattle(battle, content, { dice, tell })
    beatBattle(unheard, content, { dice: silent, tell: undefined })
    const plain = referenceBeat(reference, content, other, null)
    const wrong = [...ledger.close(), ...judge(told), ...otherEvents(told, plain)]
    if (dice.position() !== other.position() || !same(battle, reference))
      wrong.push(`The reference has it otherwise: ${differing(battle, reference).join('; ') || 'draws'}`)
    if (dice.position() !== silent.position() || !same(battle, unheard))
      wrong.push(`With nobody listening it is otherwise: ${differing(battle, unheard).join('; ') || 'draws'}`)
    if (wrong.length > 0) return wrong.map((text) => `${seed}, beat ${beat}: ${text}`)
  }
  return []
}

/** The first event that was told otherwise than the reference has it. */
function otherEvents(told: readonly BattleEvent[], plain: readonly BattleEvent[]): readonly string[] {
  const many = Math.max(told.length, plain.length)
  for (let at = 0; at < many; at++)
    if (!same(told[at], plain[at]))
      return [`Event was ${JSON.stringify(told[at])}, the reference has ${JSON.stringify(plain[at])}`]
  return []
}

/** Plain data with the same fields and values, which is when their hashes are the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  const fields = Object.keys(a)
  if (fields.length !== Object.keys(b).length) return false
  for (const field of fields) {
    const left = (a as Record<string, unknown>)[field]
    const right = (b as Record<string, unknown>)[field]
    if (left !== right && !same(left, right)) return false
  }
  return true
}

function differing(a: Battle, b: Battle): string[] {
  const found: string[] = []
  const compare = (what: string, left: object, right: object): void => {
    for (const [field, value] of Object.entries(left)) {
      const [one, two] = [JSON.stringify(value), JSON.stringify((right as Record<string, unknown>)[field])]
      if (field !== 'units' && one !== two) found.push(`${what}${field} ${one} or ${two}`)
    }
  }
  compare('', a, b)
  for (const unit of a.units) compare(`${unit.key} ${unit.id} `, unit, b.units[unit.id - 1] ?? {})
  return found.slice(0, 8)
}
