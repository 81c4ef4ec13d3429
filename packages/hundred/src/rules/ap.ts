import { at, type World } from '../state.ts'
import { NOBODY, type Play, tell } from './play.ts'

const RESTED = 4

/** HUN-402. */
export function turnAp({ actionPoints, stamina, health }: World, place: number): number {
  let ap = at(actionPoints.max, place)
  if (at(stamina.exhausted, place)) ap--
  if (at(health.woundState, place) === 'critical') ap = Math.floor(ap / 2)
  return Math.max(1, ap)
}

/**
 * HUN-403: what a step costs this unit now; null when it must wait. Whoever has spent nothing may start one step for all it
 * has.
 */
export function priceOf({ actionPoints }: World, place: number, cost: number, whole: boolean): number | null {
  const left = at(actionPoints.current, place)
  if (cost <= left) return cost
  return whole && at(actionPoints.spent, place) === 0 && left > 0 ? left : null
}

export function spendAp({ actionPoints }: World, place: number, ap: number): void {
  actionPoints.current[place] = at(actionPoints.current, place) - ap
  actionPoints.spent[place] = at(actionPoints.spent, place) + ap
}

/** HUN-404, HUN-405. */
export function spendStamina(play: Play, place: number, cost: number): void {
  if (cost === 0) return
  const { stamina, armour } = play.world
  const before = at(stamina.current, place)
  const left = Math.max(0, before - cost - at(armour.staminaPenalty, place))
  stamina.current[place] = left
  if (play.tell && before !== left) tell(play, 'StaminaDrained', place, NOBODY, { amount: before - left, left })
  if (left === 0 && !at(stamina.exhausted, place)) {
    stamina.exhausted[place] = true
    if (play.tell) tell(play, 'Exhausted', place, NOBODY, { exhausted: true })
  }
}

/** HUN-406, HUN-405. */
export function recover(play: Play): void {
  const { stamina, turnFlags, commandQueue, ids } = play.world
  for (let place = 0; place < ids.length; place++) {
    const mode = at(commandQueue.mode, place)
    const quiet = at(turnFlags.attacks, place) === 0 && !at(turnFlags.freeAttack, place)
    const before = at(stamina.current, place)
    const max = at(stamina.max, place)
    if (quiet && (mode === 'none' || mode === 'walk') && before < max && isUp(play.world, place)) {
      const left = Math.min(max, before + 2)
      stamina.current[place] = left
      if (play.tell) tell(play, 'StaminaRecovered', place, NOBODY, { amount: left - before, left })
    }
    if (at(stamina.exhausted, place) && at(stamina.current, place) >= RESTED) {
      stamina.exhausted[place] = false
      if (play.tell) tell(play, 'Exhausted', place, NOBODY, { exhausted: false })
    }
  }
}

function isUp({ health }: World, place: number): boolean {
  return at(health.woundState, place) !== 'down' && !at(health.fled, place)
}
