import type { Field } from './board/scratch.ts'
import { change, type Id, units } from './board/units.ts'

const MOST_TURNS = 3

/** HEX-48: one more turn at the end of this round, but never a fourth. */
export function resolveReady(field: Field, unit: Id): void {
  const { readyTriggered, turnsTaken, hasActed } = units()
  const { battle } = field
  change(unit)
  readyTriggered[unit] = 0
  if ((turnsTaken[unit] as number) >= MOST_TURNS) {
    field.tell?.({ type: 'ready_spent', battle: battle.number, step: battle.steps, unit })
    return
  }
  hasActed[unit] = 0
  battle.order.push(unit)
  field.tell?.({ type: 'ready_turn', battle: battle.number, step: battle.steps, unit })
}
