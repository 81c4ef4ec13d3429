import type { Unit } from '../../state.ts'
import { STAT_INDEX, STATUS_BIT, TAG_INDEX, TRIGGER_INDEX } from '../codes.ts'
import { fire } from '../effects/triggers.ts'
import { cardFor, changeState, type Field } from '../field.ts'
import { has, points, tagged } from '../values.ts'
import { formationResolve } from './formation.ts'

const { on_rally } = TRIGGER_INDEX

const { UnbreakableSquare } = TAG_INDEX

/** GB-703: Resolve falls by so much before points on losses. `frontal`: an attack from the front, which a formation holds. */
export function loseResolve(
  field: Field,
  unit: Unit,
  amount: number,
  frontal: boolean,
  cause: string,
  fear = false,
  squared = false,
): number {
  if (cardFor(field, unit).structure || unit.cell < 0) return 0
  if (fear && has(field, unit, STATUS_BIT.fear_immune)) return 0
  const loss = Math.max(0, Math.floor((amount * (100 + points(field, unit, STAT_INDEX.resolveTaken))) / 100))
  const before = unit.resolve
  if (unit.state !== 'ready') unit.resolve = Math.max(0, unit.resolve - loss)
  else if (frontal || (squared && tagged(field, unit, UnbreakableSquare))) {
    const floor = unit.resolve - loss > 0 ? 0 : 0 - formationResolve(field, unit)
    unit.resolve = Math.max(floor, unit.resolve - loss)
  } else {
    unit.resolve = Math.max(Math.min(unit.resolve, 0), unit.resolve - loss)
    if (loss >= 1 && unit.resolve <= 0) unit.shaken = true
  }
  if (unit.resolve <= 0) field.restless = true
  if (loss > 0)
    field.tell?.({
      type: 'resolve_changed',
      unitId: unit.id,
      amount: unit.resolve - before,
      cause,
      value: unit.resolve,
      held: unit.state === 'ready' && unit.resolve <= 0 && !dueToBreak(field, unit),
    })
  return loss
}

/** GB-703. */
export function dueToBreak(field: Field, unit: Unit): boolean {
  if (unit.state !== 'ready' || unit.resolve > 0 || unit.cell < 0 || cardFor(field, unit).structure) return false
  return unit.shaken || unit.resolve <= -formationResolve(field, unit)
}

export function gainResolve(field: Field, unit: Unit, amount: number, cause: string): void {
  if (cardFor(field, unit).structure || unit.cell < 0) return
  const before = unit.resolve
  unit.resolve = Math.min(unit.maxResolve, unit.resolve + amount)
  if (unit.resolve !== before)
    field.tell?.({
      type: 'resolve_changed',
      unitId: unit.id,
      amount: unit.resolve - before,
      cause,
      value: unit.resolve,
      held: unit.state === 'ready' && unit.resolve <= 0 && !dueToBreak(field, unit),
    })
  recover(field, unit)
}

/** GB-707, GB-708: a quarter of its Resolve rallies a retreating unit, anything above 0 a crumbling one. */
function recover(field: Field, unit: Unit): void {
  const rallies =
    (unit.state === 'retreating' && unit.resolve * 100 >= 25 * unit.maxResolve) ||
    (unit.state === 'crumbling' && unit.resolve > 0)
  if (!rallies) return
  changeState(field, unit, 'ready')
  unit.shaken = false
  field.tell?.({ type: 'unit_rallied', unitId: unit.id })
  fire(field, unit, on_rally, null, 0)
}

/** GB-210 rally. */
export function rally(field: Field, unit: Unit): void {
  if (unit.state !== 'retreating') return
  const quarter = Math.floor((unit.maxResolve * 25 + 99) / 100)
  if (unit.resolve < quarter) gainResolve(field, unit, quarter - unit.resolve, 'rally')
  else recover(field, unit)
}
