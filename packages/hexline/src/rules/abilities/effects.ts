import type { Unit } from '../../state.ts'
import { distanceOf, hexAt, hexOf } from '../board/board.ts'
import { alliesOf, chosenUnit, type Field, unitIn } from '../board/scratch.ts'
import { resolveReady } from '../ready.ts'
import type { Power } from './kind.ts'
import type { Entry } from './queue.ts'

export function applyHeal(field: Field, entry: Entry): void {
  const source = unitIn(field, entry.source)
  const target = unitIn(field, entry.target)
  const amount = Math.min(entry.amount, target.max_hp - target.hp)
  target.hp += amount
  if (source.alive) source.healed += amount
  if (field.tell) field.tell({ type: 'heal', ...applied(entry), amount, hp: target.hp })
}

export function applyFortify(field: Field, entry: Entry): void {
  const { amount } = entry
  const source = unitIn(field, entry.source)
  const target = unitIn(field, entry.target)
  target.max_hp += amount
  target.hp += amount
  if (source.alive) source.healed += amount
  if (field.tell) field.tell({ type: 'fortify', ...applied(entry), amount, hp: target.hp, max_hp: target.max_hp })
}

export function applySunder(field: Field, entry: Entry): void {
  const { amount } = entry
  const target = unitIn(field, entry.target)
  target.armor -= amount
  if (field.tell) field.tell({ type: 'sunder', ...applied(entry), amount, armor: target.armor })
}

export function ramp(field: Field, unit: Unit, value: number): void {
  unit.damage += value
  unit.ramp_accumulated += value
  field.tell?.({ type: 'ramp', unit: unit.id, amount: value, damage: unit.damage, at: hexOf(unit) })
}

/** HEX-63 (c), `lament_aura`: every friend within the aura of the bearer gains damage. */
export function avenge(field: Field, bearer: Unit, power: Power): void {
  for (const friend of alliesOf(field, bearer)) {
    if (!isAvenger(bearer, power, friend)) continue
    friend.damage += power.value
    friend.ramp_accumulated += power.value
    field.tell?.({
      type: 'vengeance',
      unit: friend.id,
      by: bearer.id,
      amount: power.value,
      damage: friend.damage,
      at: hexOf(friend),
    })
  }
}

export function isAvenger(bearer: Unit, power: Power, friend: Unit): boolean {
  return distanceOf(bearer, friend) <= power.range
}

/** Repeated freezing does not add up: the longest counts. */
export function freeze(field: Field, bearer: Unit, value: number): void {
  for (let i = 0; i < field.chosenCount; i++) {
    const unit = chosenUnit(field, i)
    unit.frozen_turns = Math.max(unit.frozen_turns, value)
    field.tell?.({ type: 'freeze', unit: unit.id, by: bearer.id, turns: unit.frozen_turns })
  }
}

/** Nor does silence. */
export function silence(field: Field, bearer: Unit, value: number): void {
  for (let i = 0; i < field.chosenCount; i++) {
    const unit = chosenUnit(field, i)
    unit.silenced_turns = Math.max(unit.silenced_turns, value)
    field.tell?.({ type: 'silence', unit: unit.id, by: bearer.id, turns: unit.silenced_turns })
  }
}

/** HEX-48: at once when the unit's turns are over, otherwise at the end of the turn it still has. */
export function readyUp(field: Field, unit: Unit): void {
  unit.ready_triggered = true
  field.tell?.({ type: 'ready', unit: unit.id })
  if (unit.has_acted) resolveReady(field, unit)
}

function applied(entry: Entry) {
  return {
    unit: entry.target,
    by: entry.source,
    at: hexAt(entry.at),
    source_at: hexAt(entry.sourceAt),
  }
}
