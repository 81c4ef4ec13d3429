import type { Unit } from '../../state.ts'
import { isCharged } from '../abilities/firing.ts'
import { type Field, kindIn } from '../board/scratch.ts'
import { shadowstep } from './shadowstep.ts'
import { walk } from './walk.ts'

/** HEX-50: a unit with no enemy in range moves. True when it then has one. */
export function move(field: Field, unit: Unit): boolean {
  const power = kindIn(field, unit).shadowstep
  if (power !== null && unit.silenced_turns === 0 && isCharged(field, unit, power)) {
    field.tell?.({
      type: 'ability',
      unit: unit.id,
      ability: power.index,
      trigger: power.trigger,
      effect: power.effect,
      candidates: [],
      draw: null,
      targets: [unit.id],
      value: power.value,
    })
    if (shadowstep(field, unit)) return true
  }
  const walked = walk(field, unit, false)
  if (walked === 'stayed') field.tell?.({ type: 'idle', unit: unit.id, why: 'boxed_in' })
  if (walked === 'nearer' && hasExtraHex(field, unit)) return walk(field, unit, true) === 'in_range'
  return walked === 'in_range'
}

/** HEX-52: speed above 100 is the percent chance of a second hex, while still no enemy is in range. */
function hasExtraHex(field: Field, unit: Unit): boolean {
  const need = unit.speed - 100
  if (need <= 0) return false
  if (need >= 100) return true
  const roll = field.dice.int(100)
  field.tell?.({ type: 'speed_roll', unit: unit.id, roll, need })
  return roll < need
}
