import type { Unit } from '../state.ts'
import { fire } from './abilities/firing.ts'
import { drain } from './abilities/queue.ts'
import { enemiesOf, type Field, kindIn } from './board/scratch.ts'
import { attack } from './combat/attack.ts'
import { move } from './movement/movement.ts'
import { resolveReady } from './ready.ts'

/** HEX-47. */
export function takeTurn(field: Field, unit: Unit): void {
  unit.turns_taken++
  const marked = unit.silenced_turns > 0
  field.tell?.({ type: 'turn_start', unit: unit.id, slot: field.battle.index, again: unit.turns_taken > 1 })
  if (unit.frozen_turns > 0) {
    unit.frozen_turns--
    field.tell?.({ type: 'frozen_skip', unit: unit.id, left: unit.frozen_turns })
  } else act(field, unit)
  if (unit.alive) {
    unit.has_acted = true
    if (marked) {
      unit.silenced_turns--
      field.tell?.({ type: 'silence_tick', unit: unit.id, left: unit.silenced_turns })
    }
    if (unit.ready_triggered) resolveReady(field, unit)
  }
  field.tell?.({ type: 'turn_end', unit: unit.id, has_acted: unit.has_acted })
}

/** Steps 3 to 6. A unit that dies on the way stops there; what it has queued still happens. */
function act(field: Field, unit: Unit): void {
  const kind = kindIn(field, unit)
  if (kind.turnstart.length > 0) fire(field, unit, kind.turnstart, null, false)
  const attacked = unit.alive ? moveAndAttack(field, unit) : null
  if (attacked !== null && kind.onhit.length > 0) fire(field, unit, kind.onhit, attacked, false)
  if (kind.endturn.length > 0) fire(field, unit, kind.endturn, attacked, false)
  if (field.config.events === 'deferred') drain(field)
}

/** Step 4; returns the unit attacked. */
function moveAndAttack(field: Field, unit: Unit): Unit | null {
  const attacked = attack(field, unit)
  if (attacked !== null) return attacked
  if (enemiesOf(field, unit).length === 0) {
    field.tell?.({ type: 'idle', unit: unit.id, why: 'no_enemy_left' })
    return null
  }
  return move(field, unit) ? attack(field, unit) : null
}
