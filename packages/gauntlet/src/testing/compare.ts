import { copy, seededDice, seedFrom } from '@tessera/kernel'
import { PRINTED } from '../content/content.ts'
import type { AttackEvent, BattleEvent } from '../events.ts'
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
 * `judge` may find more in the events of a beat. What is wrong in the first beat in which anything is.
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
    beatBattle(battle, content, { dice, tell })
    const words = referenceBeat(reference, content, other, null)
    const wrong = [...ledger.close(), ...judge(told), ...otherWords(told, words)]
    if (dice.position() !== other.position() || !same(battle, reference))
      wrong.push(`The reference has it otherwise: ${differing(battle, reference).join('; ') || 'draws'}`)
    if (wrong.length > 0) return wrong.map((text) => `${seed}, beat ${beat}: ${text}`)
  }
  return []
}

/** The first attack, death or ability that was told otherwise than the reference has it. */
function otherWords(told: readonly BattleEvent[], words: readonly string[]): readonly string[] {
  const said = told.flatMap(wordsOf)
  const at = [...said, ''].findIndex((word, place) => word !== (words[place] ?? ''))
  return at < 0 ? [] : [`Told was ${said[at]}, the reference has ${words[at]}`]
}

function wordsOf(event: BattleEvent): readonly string[] {
  switch (event.type) {
    case 'attack':
      return [blowOf(event)]
    case 'unit_died':
      return [`dies ${event.unitId} by ${event.killerId} of ${event.cause}`]
    case 'ability_triggered':
      return [`trigger ${event.unitId} ${event.abilityId} ${event.targetId}`]
    case 'spell_cast': {
      const { casterId, side, timing, spellId, targetId, targets, cooldown } = event
      return [`cast ${casterId} ${side} ${timing} ${spellId} ${targetId} ${targets.join()} ${cooldown}`]
    }
    default:
      return []
  }
}

function blowOf({ kind, attackerId, targetId, arc, magic, missChance, landed, mods, ...told }: AttackEvent): string {
  const { atk, armor, k, damage, resolveDamage } = told
  const head = `${kind} ${attackerId} ${targetId} ${arc}${magic ? ' magic' : ''} miss ${missChance} landed ${landed}`
  if (landed === 0) return head
  const sum = mods.reduce((points, { value }) => points + value, 0)
  const critical = mods.some(({ name }) => name === 'crit')
  const figures = `atk ${atk} armour ${armor.used} k ${k} s ${Math.max(-90, sum)} damage ${damage} resolve ${resolveDamage}`
  return `${head}${critical ? ' crit' : ''} ${figures}`
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
