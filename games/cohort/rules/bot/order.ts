import type { Facing, Formation, Stance, Tile } from '../content/terms.ts'
import type { Order, Step } from '../order.ts'
import type { Unit } from '../state.ts'

/** Orders by unit id. */
export type Plan = ReadonlyMap<number, Order>

export function order(stance: Stance, ...steps: readonly Step[]): Order {
  return { steps, stance, fire: 'free' }
}

export const HOLD: Step = { do: 'hold', until: null }

export function go(tile: Tile): Step {
  return { do: 'move', to: { is: 'tile', tile }, route: 'direct' }
}

export function attack(handle: number): Step {
  return { do: 'attack', target: { is: 'contact', handle }, route: 'direct' }
}

export function shoot(handle: number): Step {
  return { do: 'shoot', target: { is: 'contact', handle } }
}

export function form(formation: Formation): Step {
  return { do: 'form', formation }
}

export function face(toward: Facing): Step {
  return { do: 'face', toward }
}

/** Leaves formations that are only good for standing, before a march or a blow. */
export function openRanks({ formation }: Unit): readonly Step[] {
  return formation === 'phalanx' || formation === 'testudo' || formation === 'loose' ? [form('standard')] : []
}
