import { capital } from '@tessera/kernel'
import type { Happening, Rise, SumRow } from '@tessera/words'
import type { AttackEvent } from '../../events.ts'
import { words } from '../catalogue.ts'
import { called, plain, signed, text, unitName } from '../names.ts'
import { type BattleContext, unit } from './context.ts'
import { type BattleKind, line, over } from './line.ts'

/** An attack in one sentence, its arithmetic in the sum. */
export function blow(event: AttackEvent, context: BattleContext): Happening<BattleKind> {
  const { kind, attackerId, targetId, landed, damage, absorbed, arc, magic } = event
  const pair = { kind, by: unit(context, attackerId), to: unit(context, targetId) }
  const about = {
    pieces: [attackerId, targetId],
    sum: [...rowsOfBlow(event, context), ...context.rowsOf(event)],
    rises: risesOf(event),
    sound: magic ? 'spell' : landed > 0 ? 'flesh' : 'wood',
  } as const
  if (landed === 0) return line(context, 'blows', words.parts('event.misses', pair), about)
  const rest = words.said('event.hitsRest', {
    damage,
    arc: words.said('event.hitsArc', { arc }),
    barrier: absorbed > 0 ? words.said('event.hitsBarrier', { n: absorbed }) : '',
    critical: isCritical(event) ? words.said('event.hitsCritical') : '',
  })
  return line(context, 'blows', words.parts('event.hits', { ...pair, rest }), about)
}

function isCritical({ critRoll, critChance }: AttackEvent): boolean {
  return critRoll !== null && critRoll <= critChance
}

function risesOf(event: AttackEvent): readonly Rise[] {
  const { targetId, landed, arc, damage } = event
  if (landed === 0) return [over(targetId, words.text('rise.miss'))]
  const side = arc === 'front' ? [] : [over(targetId, words.text(arc === 'rear' ? 'rise.backstab' : 'rise.flanked'))]
  const number = isCritical(event) ? words.text('rise.critical', { n: damage }) : `−${damage}`
  return [...side, over(targetId, number, 'harm')]
}

/** GB-406: how the damage of an attack came about, from the roll to what it left. */
function rowsOfBlow(event: AttackEvent, { battle }: BattleContext): readonly SumRow[] {
  const { missChance, rolls, landed, atk, k, mods, damage, shared, absorbed, targetId, hp } = event
  const rows: SumRow[] = []
  if (missChance > 0) rows.push({ name: words.text('sum.misses', { chance: missChance }), value: rolls.join(' ') })
  if (landed === 0) return rows
  const attack = landed > 1 ? words.text('sum.attacks', { atk, n: landed }) : words.text('sum.attack')
  rows.push({ name: attack, value: String(atk * landed) }, ...armourRows(event))
  if (k !== 100) rows.push({ name: words.text('sum.strength'), value: `× ${(k / 100).toFixed(2)}` })
  for (const { name, value } of mods) rows.push({ name: bonusName(name), value: `${signed(value)}%` })
  rows.push({ name: words.text('sum.dealt'), value: String(damage), total: true })
  for (const { id, q } of shared)
    rows.push({ name: words.text('sum.carried', { by: { name: unitName(battle, id), seat: null } }), value: `−${q}` })
  if (absorbed > 0) rows.push({ name: words.text('sum.barrier'), value: `−${absorbed}` })
  const left = words.text('sum.left', { by: { name: unitName(battle, targetId), seat: null } })
  rows.push({ name: left, value: String(Math.max(0, hp)) })
  return rows
}

function armourRows({ armor, magic }: AttackEvent): readonly SumRow[] {
  const { worn, formation, shield, used } = armor
  if (used === 0) return []
  const all = worn + formation + shield
  if (used !== all)
    return [{ name: words.text(magic ? 'sum.armourMagic' : 'sum.armourOf', { n: all }), value: `−${used}` }]
  return [
    { name: words.text('sum.armour'), value: `−${worn}` },
    ...(formation > 0 ? [{ name: words.text('sum.armourFormation'), value: `−${formation}` }] : []),
    ...(shield > 0 ? [{ name: words.text('sum.armourShield'), value: `−${shield}` }] : []),
  ]
}

function bonusName(name: string): string {
  return capital(text(called(`sum.${name}`, called(`stat.${name}`, plain(name)))))
}
