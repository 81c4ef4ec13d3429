import type { Place, World } from '../state.ts'
import { NOBODY, type Play, tell } from './play.ts'

const RESTED = 4

/** HUN-402. */
export function turnAp({ actionPoints, stamina, health }: World, place: Place): number {
  let ap = actionPoints.max[place]
  if (stamina.exhausted[place]) ap--
  if (health.woundState[place] === 'critical') ap = Math.floor(ap / 2)
  return Math.max(1, ap)
}

/**
 * HUN-403: the cost of a step for this unit now; null when it must wait. A unit that has spent nothing may start one step for all it
 * has.
 */
export function priceOf({ actionPoints }: World, place: Place, cost: number, whole: boolean): number | null {
  const left = actionPoints.current[place]
  if (cost <= left) return cost
  return whole && actionPoints.spent[place] === 0 && left > 0 ? left : null
}

export function spendAp({ actionPoints }: World, place: Place, ap: number): void {
  actionPoints.current[place] = actionPoints.current[place] - ap
  actionPoints.spent[place] = actionPoints.spent[place] + ap
}

/** HUN-404, HUN-405. */
export function spendStamina(play: Play, place: Place, cost: number): void {
  if (cost === 0) return
  const { stamina, armour } = play.world
  const before = stamina.current[place]
  const left = Math.max(0, before - cost - armour.staminaPenalty[place])
  stamina.current[place] = left
  if (play.tell && before !== left) tell(play, 'StaminaDrained', place, NOBODY, { amount: before - left, left })
  if (left === 0 && !stamina.exhausted[place]) {
    stamina.exhausted[place] = true
    if (play.tell) tell(play, 'Exhausted', place, NOBODY, { exhausted: true })
  }
}

/** HUN-406, HUN-405. */
export function recover(play: Play): void {
  const { stamina, turnFlags, commandQueue, ids } = play.world
  for (let place: Place = 0; place < ids.length; place++) {
    const mode = commandQueue.mode[place]
    const quiet = turnFlags.attacks[place] === 0 && !turnFlags.freeAttack[place]
    const before = stamina.current[place]
    const max = stamina.max[place]
    if (quiet && (mode === 'none' || mode === 'walk') && before < max && isUp(play.world, place)) {
      const left = Math.min(max, before + 2)
      stamina.current[place] = left
      if (play.tell) tell(play, 'StaminaRecovered', place, NOBODY, { amount: left - before, left })
    }
    if (stamina.exhausted[place] && stamina.current[place] >= RESTED) {
      stamina.exhausted[place] = false
      if (play.tell) tell(play, 'Exhausted', place, NOBODY, { exhausted: false })
    }
  }
}

function isUp({ health }: World, place: Place): boolean {
  return health.woundState[place] !== 'down' && !health.fled[place]
}
