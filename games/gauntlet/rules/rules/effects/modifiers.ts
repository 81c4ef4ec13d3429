import type { ModifyEffect } from '../../content/ability.ts'
import { BURDENS, type Tag } from '../../content/vocabulary.ts'
import type { Modifier, Unit } from '../../state.ts'
import { STAT_INDEX } from '../codes.ts'
import { noteGrantedTag, noteModifiers } from '../columns.ts'
import { WEARY } from '../combat/damage.ts'
import type { Field } from '../field.ts'
import { sums } from '../values.ts'

/** GB-212: the same ability refreshes what it gave before, and adds a copy while there are fewer than `stack`. */
export function applyModifier(field: Field, unit: Unit, effect: ModifyEffect, source: string, turns: number): void {
  let copies = 0
  for (const modifier of unit.modifiers)
    if (modifier.source === source && modifier.stat === effect.stat) {
      copies++
      if (modifier.turns !== -1 && (turns === -1 || turns > modifier.turns)) modifier.turns = turns
    }
  if (copies < effect.stack) {
    unit.modifiers.push({
      source,
      stat: effect.stat,
      pct: effect.pct,
      flat: effect.flat,
      turns,
      fresh: field.battle.turnOf === unit.id,
      at: ++field.battle.tick,
    })
    noteModifiers(field, unit)
    if (effect.stat === 'maxhp') updateMaxHp(field, unit)
  }
  field.tell?.({
    type: 'modifier_applied',
    unitId: unit.id,
    id: source,
    stat: effect.stat,
    pct: effect.pct,
    flat: effect.flat,
    duration: turns,
  })
}

export function dropModifier(field: Field, unit: Unit, modifier: Modifier): void {
  const place = unit.modifiers.indexOf(modifier)
  if (place < 0) return
  unit.modifiers.splice(place, 1)
  noteModifiers(field, unit)
  if (modifier.stat === 'maxhp') updateMaxHp(field, unit)
  field.tell?.({ type: 'modifier_ended', unitId: unit.id, id: modifier.source, stat: modifier.stat })
}

/** Bad for its holder. */
export function isHarmful({ stat, pct, flat }: Modifier): boolean {
  return BURDENS.has(stat) ? pct + flat > 0 : pct + flat < 0
}

/** GB-212 maxhp: HP rises with it and is capped when it falls; from round 16 on HP does not rise (GB-413). */
export function updateMaxHp(field: Field, unit: Unit): void {
  sums(field, unit, STAT_INDEX.maxhp, null)
  const maxHp = Math.max(1, Math.floor((unit.baseHp * (100 + field.pct)) / 100) + field.flat)
  const rise = maxHp - unit.maxHp
  unit.maxHp = maxHp
  if (rise > 0 && field.battle.round < WEARY && unit.hp > 0) unit.hp += rise
  if (unit.hp > maxHp) unit.hp = maxHp
}

/** GB-210 tag. */
export function grantTag(field: Field, unit: Unit, tag: Tag, hidden: boolean, turns: number): void {
  const known = unit.tags.find((entry) => entry.tag === tag && entry.hidden === hidden)
  if (known === undefined) unit.tags.push({ tag, hidden, turns, fresh: field.battle.turnOf === unit.id })
  else if (known.turns !== -1 && (turns === -1 || turns > known.turns)) known.turns = turns
  noteGrantedTag(field, unit, tag)
  field.tell?.({ type: 'tag_changed', unitId: unit.id, tag, has: !hidden, duration: turns })
}
