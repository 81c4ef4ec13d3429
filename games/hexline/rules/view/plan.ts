import { triggersMissing } from '../rules/abilities/firing.ts'
import { kindIn } from '../rules/board/scratch.ts'
import { shadowstep } from '../rules/movement/shadowstep.ts'
import { walk } from '../rules/movement/walk.ts'
import type { Hex, Unit } from '../state.ts'
import { enemiesWithin } from '../words/explain.ts'
import { askRules, tryOut } from './position.ts'
import type { HexlineView } from './view.ts'

/** What a unit would do if its turn came now, before any other unit moves. */
export interface Plan {
  readonly action: 'attack' | 'walk' | 'leap' | 'stay' | 'skip' | 'none'
  /** Enemies in range, in id order: one of them is drawn. */
  readonly targets: readonly number[]
  /** The enemy it walks or leaps to; 0 when it can only come nearer (HEX-53). */
  readonly goal: number
  /** The hexes it would cross until it can attack, the first step first. */
  readonly path: readonly Hex[]
}

/** Longer ways than this need not be drawn. */
const FURTHEST = 24

/** From the rules' own movement, played on a copy: what is drawn is what will happen, unless something moves before. */
export function planOf(view: HexlineView, id: number): Plan {
  const unit = view.battle?.units[id - 1]
  if (view.battle === null || unit === undefined || !unit.alive || view.battle.winner !== null) return plan('none')
  if (unit.frozen_turns > 0) return plan('skip')
  const targets = enemiesWithin(view, unit, unit.attack_range).map((enemy) => enemy.id)
  if (targets.length > 0) return plan('attack', { targets })
  return leaps(view, unit) ? leap(view, id) : way(view, id)
}

function plan(action: Plan['action'], rest: Partial<Plan> = {}): Plan {
  return { action, targets: [], goal: 0, path: [], ...rest }
}

function leaps(view: HexlineView, unit: Unit): boolean {
  if (unit.silenced_turns > 0) return false
  const power = askRules(view, (field) => kindIn(field, unit.id).shadowstep)
  return power !== null && triggersMissing(unit.charges[power.index] ?? 0, power) <= 0
}

function leap(view: HexlineView, id: number): Plan {
  const told = tryOut(view, (field) => void shadowstep(field, id))
  const event = told.find((each) => each.type === 'shadowstep')
  return event === undefined ? way(view, id) : plan('leap', { goal: event.enemy, path: [event.to] })
}

function way(view: HexlineView, id: number): Plan {
  const told = tryOut(view, (field) => {
    for (let i = 0; i < FURTHEST; i++) if (walk(field, id, false) !== 'nearer') return
  })
  const moves = told.filter((each) => each.type === 'move')
  const [first] = moves
  if (first === undefined) return plan('stay')
  return plan('walk', { goal: first.goal, path: moves.map((move) => move.to) })
}
