import type { AttackEvent } from '../events.ts'
import { plain } from './names.ts'

/** A step of the arithmetic behind a number, with the rule that says so. */
export interface Figure {
  readonly text: string
  readonly value: number
  readonly rule: string
}

/** GB-406: how the damage of an attack came about, step by step. */
export function explainAttack(event: AttackEvent): readonly Figure[] {
  const figures: Figure[] = []
  const say = (text: string, value: number, rule: string): void => {
    figures.push({ text, value, rule })
  }
  if (event.missChance > 0) say(`chance to miss, rolled ${event.rolls.join(', ')}`, event.missChance, 'GB-406')
  say('blows that landed', event.landed, 'GB-406')
  if (event.landed === 0) return figures
  say('effective attack', event.atk, 'GB-405')
  say('armour worn', event.armor.worn, 'GB-405')
  if (event.armor.formation > 0) say('armour of the formation', event.armor.formation, 'GB-806')
  if (event.armor.shield > 0) say('armour of the shield', event.armor.shield, 'GB-806')
  say(event.magic ? 'armour against magic, half' : 'armour in all', event.armor.used, event.magic ? 'GB-201' : 'GB-405')
  say(`${event.atk} x ${event.landed} - ${event.armor.used}, at least 1`, event.base, 'GB-406')
  if (event.k !== 100) say('percent of the blow', event.k, 'GB-404')
  for (const { name, value } of event.mods) say(plain(name), value, BONUS_RULES[name] ?? 'GB-406')
  const s = Math.max(
    -90,
    event.mods.reduce((sum, { value }) => sum + value, 0),
  )
  say(`${event.base} x ${event.k}% x ${100 + s}%`, event.damage, 'GB-406')
  for (const { id, q } of event.shared) say(`carried by unit ${id}`, q, 'GB-408')
  if (event.absorbed > 0) say('absorbed by the barrier', event.absorbed, 'GB-407')
  if (event.resolveDamage > 0) say('Resolve damage', event.resolveDamage, 'GB-404')
  return figures
}

const BONUS_RULES: Readonly<Record<string, string>> = {
  momentum: 'GB-606',
  crit: 'GB-406',
  AntiCavalry: 'GB-217',
  damageDealt: 'GB-212',
  damageTaken: 'GB-212',
}
