import type { Unit } from '../../state.ts'
import type { World } from './world.ts'

/** HEX-48. */
export function resolveReady(world: World, unit: Unit): void {
  unit.ready_triggered = false
  const most = world.mutant === 'ready_fourth_turn' ? 4 : 3
  if (unit.turns_taken >= most) return
  unit.has_acted = false
  world.battle.order.push(unit.id)
}
