import { type AttackEvent, plain } from '@tessera/gauntlet'
import type { SumRow } from '@tessera/words'
import { capital, type Naming, type Sentence, signed } from './naming.ts'
import { BLOW_WORDS, STAT_WORDS } from './words.ts'

/** An attack in one sentence, its arithmetic in the sum. */
export function tellBlow(event: AttackEvent, { name, nameOf }: Naming): Sentence & { readonly sum: SumRow[] } {
  const who = name(event.attackerId)
  const whom = name(event.targetId)
  const words = BLOW_WORDS[event.kind]
  const sum = rowsOfBlow(event, nameOf)
  const units = [event.attackerId, event.targetId]
  const about = { kind: 'blows', actor: event.attackerId, units, sum } as const
  if (event.landed === 0)
    return {
      ...about,
      parts: event.kind === 'riposte' ? [who, ` ${words.misses}.`] : [who, ` ${words.misses} `, whom, '.'],
    }
  const where = event.arc === 'front' ? '' : event.arc === 'rear' ? ' from behind' : ' in the flank'
  const critical = event.critRoll !== null && event.critRoll <= event.critChance ? ', a critical hit' : ''
  return {
    ...about,
    parts: [
      who,
      ` ${words.hits} `,
      whom,
      `${where} for `,
      { amount: String(event.damage), tone: 'harm' },
      event.absorbed > 0 ? `, ${event.absorbed} of it on the barrier` : '',
      `${critical}.`,
    ],
  }
}

/** GB-406: how the damage of an attack came about, from the roll to what it left. */
function rowsOfBlow(event: AttackEvent, nameOf: (id: number) => string): SumRow[] {
  const rows: SumRow[] = []
  if (event.missChance > 0)
    rows.push({ name: `Misses at ${event.missChance} or less, drew`, value: event.rolls.join(' ') })
  if (event.landed === 0) return rows
  rows.push({
    name: event.landed > 1 ? `Attack ${event.atk}, ${event.landed} blows` : 'Attack',
    value: String(event.atk * event.landed),
  })
  rows.push(...armourRows(event))
  if (event.k !== 100) rows.push({ name: 'Strength of this blow', value: `× ${(event.k / 100).toFixed(2)}` })
  for (const { name, value } of event.mods) rows.push({ name: bonusName(name), value: `${signed(value)}%` })
  rows.push({ name: 'Dealt, rounded down', value: String(event.damage), total: true })
  for (const { id, q } of event.shared) rows.push({ name: `Carried by ${nameOf(id)}`, value: `−${q}` })
  if (event.absorbed > 0) rows.push({ name: 'Taken by the barrier', value: `−${event.absorbed}` })
  rows.push({ name: `${nameOf(event.targetId)}, life left`, value: String(Math.max(0, event.hp)) })
  return rows
}

function armourRows({ armor, magic }: AttackEvent): readonly SumRow[] {
  if (armor.used === 0) return []
  const worn = armor.worn + armor.formation + armor.shield
  if (armor.used !== worn)
    return [{ name: magic ? `Half of armour ${worn}, magic` : `Of armour ${worn}`, value: `−${armor.used}` }]
  return [
    { name: 'Armour', value: `−${armor.worn}` },
    ...(armor.formation > 0 ? [{ name: 'Armour of the formation', value: `−${armor.formation}` }] : []),
    ...(armor.shield > 0 ? [{ name: 'Armour of the shield', value: `−${armor.shield}` }] : []),
  ]
}

const BONUS_NAMES: Readonly<Record<string, string>> = {
  crit: 'Critical hit',
  momentum: 'Momentum of the charge',
  AntiCavalry: 'Against cavalry',
}

function bonusName(name: string): string {
  const stat = (STAT_WORDS as Readonly<Partial<Record<string, string>>>)[name]
  const words = BONUS_NAMES[name] ?? stat ?? plain(name)
  return capital(words)
}
