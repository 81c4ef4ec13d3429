import { isCharged } from '../abilities/firing.ts'
import { type Field, kindIn } from '../board/scratch.ts'
import { type Id, isSilenced, units } from '../board/units.ts'
import { shadowstep } from './shadowstep.ts'
import { walk } from './walk.ts'

/** HEX-50: a unit with no enemy in range moves. True when it then has one. */
export function move(field: Field, unit: Id): boolean {
  const power = kindIn(field, unit).shadowstep
  if (power !== null && !isSilenced(unit) && isCharged(field, unit, power)) {
    field.tell?.({
      type: 'ability',
      battle: field.battle.number,
      step: field.battle.steps,
      unit,
      ability: power.index,
      trigger: power.trigger,
      effect: power.effect,
      candidates: [],
      draw: null,
      targets: [unit],
      value: power.value,
    })
    if (shadowstep(field, unit)) return true
  }
  const walked = walk(field, unit, false)
  if (walked === 'stayed') tellIdle(field, unit)
  if (walked === 'nearer' && hasExtraHex(field, unit)) return walk(field, unit, true) === 'in_range'
  return walked === 'in_range'
}

function tellIdle(field: Field, unit: Id): void {
  field.tell?.({ type: 'idle', battle: field.battle.number, step: field.battle.steps, unit, why: 'boxed_in' })
}

/** HEX-52: speed above 100 is the percent chance of a second hex, while still no enemy is in range. */
function hasExtraHex(field: Field, unit: Id): boolean {
  const need = (units().speed[unit] as number) - 100
  if (need <= 0) return false
  if (need >= 100) return true
  const roll = field.dice.int(100)
  field.tell?.({ type: 'speed_roll', battle: field.battle.number, step: field.battle.steps, unit, roll, need })
  return roll < need
}
