import type { Unit } from '../state.ts'
import type { Field } from './board/scratch.ts'

const MOST_TURNS = 3

/** HEX-48: one more turn at the end of this round, but never a fourth. */
export function resolveReady(field: Field, unit: Unit): void {
  unit.ready_triggered = false
  if (unit.turns_taken >= MOST_TURNS) {
    field.tell?.({ type: 'ready_spent', unit: unit.id })
    return
  }
  unit.has_acted = false
  field.battle.order.push(unit.id)
  field.tell?.({ type: 'ready_turn', unit: unit.id })
}
