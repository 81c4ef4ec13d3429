import type { Fighter } from '../../match/fighter.ts'
import { defendWith, holdFor } from '../../orders/steps.ts'
import type { Planning } from '../../orders/use-planning.ts'
import type { Aiming } from '../aiming.ts'
import { NO_AIM } from '../presses.ts'

/** HUN-1511: M A D H U S start an order, Backspace takes the last one back. Whether the key meant anything. */
export function orderKey(key: string, fighter: Fighter, planning: Planning, onAim: (aiming: Aiming) => void): boolean {
  const { own } = fighter
  if (own === null) return false
  switch (key) {
    case 'm':
      onAim(NO_AIM)
      return true
    case 'a':
      onAim({ kind: 'attack', attack: 'normal', aim: null })
      return true
    case 'd':
      planning.give([fighter], () => defendWith(2))
      return true
    case 'h':
      planning.give([fighter], () => holdFor(1))
      return true
    case 'u': {
      const item = (['bandage', 'oil', 'caltrops'] as const).find((one) => own.items[one] > 0)
      if (item !== undefined) onAim({ kind: 'item', item })
      return true
    }
    case 's': {
      const name = (['treat', 'intimidate', 'challenge', 'execute'] as const).find((one) => own.specials.includes(one))
      if (name !== undefined) onAim({ kind: 'special', name })
      return true
    }
    case 'Backspace': {
      const plan = planning.planFor(fighter)
      planning.setPlan(fighter.id, { ...plan, steps: plan.steps.slice(0, -1) })
      return true
    }
    default:
      return false
  }
}
