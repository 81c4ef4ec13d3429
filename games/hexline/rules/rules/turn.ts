import { fire } from './abilities/firing.ts'
import { ENDTURN, ONHIT, TURNSTART } from './abilities/kind.ts'
import { drain } from './abilities/queue.ts'
import { foeOf, sideIn, strengthOf } from './board/ground.ts'
import { type Field, kindIn } from './board/scratch.ts'
import { add, change, type Id, units } from './board/units.ts'
import { attack } from './combat/attack.ts'
import { move } from './movement/movement.ts'
import { resolveReady } from './ready.ts'

/** HEX-47. */
export function takeTurn(field: Field, unit: Id): void {
  const { alive, turnsTaken, frozenTurns, silencedTurns, hasActed, readyTriggered } = units()
  const { battle } = field
  change(unit)
  turnsTaken[unit] = (turnsTaken[unit] as number) + 1
  const marked = (silencedTurns[unit] as number) > 0
  if (field.tell)
    field.tell({
      type: 'turn_start',
      battle: battle.number,
      step: battle.steps,
      unit,
      slot: battle.index,
      again: (turnsTaken[unit] as number) > 1,
    })
  if ((frozenTurns[unit] as number) > 0) skip(field, unit)
  else act(field, unit)
  if (alive[unit] === 1) {
    hasActed[unit] = 1
    if (marked) {
      add(silencedTurns, unit, -1)
      const left = silencedTurns[unit] as number
      if (field.tell) field.tell({ type: 'silence_tick', battle: battle.number, step: battle.steps, unit, left })
    }
    if (readyTriggered[unit] === 1) resolveReady(field, unit)
  }
  if (field.tell)
    field.tell({
      type: 'turn_end',
      battle: battle.number,
      step: battle.steps,
      unit,
      has_acted: hasActed[unit] === 1,
    })
}

function skip(field: Field, unit: Id): void {
  const { frozenTurns } = units()
  add(frozenTurns, unit, -1)
  const left = frozenTurns[unit] as number
  field.tell?.({ type: 'frozen_skip', battle: field.battle.number, step: field.battle.steps, unit, left })
}

/** Steps 3 to 6. A unit that dies on the way stops there; what it has queued still happens. */
function act(field: Field, unit: Id): void {
  const { alive, triggers: waits } = units()
  const triggers = waits[unit] as number
  if ((triggers & TURNSTART) !== 0) fire(field, unit, kindIn(field, unit).turnstart, 0, false)
  const attacked = alive[unit] === 1 ? moveAndAttack(field, unit) : 0
  if (attacked !== 0 && (triggers & ONHIT) !== 0) fire(field, unit, kindIn(field, unit).onhit, attacked, false)
  if ((triggers & ENDTURN) !== 0) fire(field, unit, kindIn(field, unit).endturn, attacked, false)
  if (field.deferred) drain(field)
}

/** Step 4; returns the unit attacked, or 0. */
function moveAndAttack(field: Field, unit: Id): Id {
  const attacked = attack(field, unit)
  if (attacked !== 0) return attacked
  if (strengthOf(foeOf(sideIn(unit))) > 0) return move(field, unit) ? attack(field, unit) : 0
  field.tell?.({
    type: 'idle',
    battle: field.battle.number,
    step: field.battle.steps,
    unit,
    why: 'no_enemy_left',
  })
  return 0
}
