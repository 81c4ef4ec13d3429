import { at, type World } from '../state.ts'
import { NOBODY, type Play, tell } from './play.ts'

const RESTED = 4

/** HUN-402. */
export function turnAp({ actionPoints, stamina, health }: World, place: number): number {
  let ap = actionPoints.max[place] as number
  if (stamina.exhausted[place] as boolean) ap--
  if (health.woundState[place] === 'critical') ap = Math.floor(ap / 2)
  return Math.max(1, ap)
}

/**
 * HUN-403: what a step costs this unit now; null when it must wait. Whoever has spent nothing may start one step for all it
 * has.
 */
export function priceOf({ actionPoints }: World, place: number, cost: number, whole: boolean): number | null {
  const left = actionPoints.current[place] as number
  if (cost <= left) return cost
  return whole && (actionPoints.spent[place] as number) === 0 && left > 0 ? left : null
}

export function spendAp({ actionPoints }: World, place: number, ap: number): void {
  actionPoints.current[place] = (actionPoints.current[place] as number) - ap
  actionPoints.spent[place] = (actionPoints.spent[place] as number) + ap
}

/** HUN-404, HUN-405. */
export function spendStamina(play: Play, place: number, cost: number): void {
  if (cost === 0) return
  const { stamina, armour } = play.world
  const before = stamina.current[place] as number
  const left = Math.max(0, before - cost - (armour.staminaPenalty[place] as number))
  stamina.current[place] = left
  if (play.tell && before !== left) tell(play, 'StaminaDrained', place, NOBODY, { amount: before - left, left })
  if (left === 0 && !(stamina.exhausted[place] as boolean)) {
    stamina.exhausted[place] = true
    if (play.tell) tell(play, 'Exhausted', place, NOBODY, { exhausted: true })
  }
}

/** HUN-406, HUN-405. */
export function recover(play: Play): void {
  const { stamina, turnFlags, commandQueue, ids } = play.world
  for (let place = 0; place < ids.length; place++) {
    const mode = at(commandQueue.mode, place)
    const quiet = (turnFlags.attacks[place] as number) === 0 && !(turnFlags.freeAttack[place] as boolean)
    const before = stamina.current[place] as number
    const max = stamina.max[place] as number
    if (quiet && (mode === 'none' || mode === 'walk') && before < max && isUp(play.world, place)) {
      const left = Math.min(max, before + 2)
      stamina.current[place] = left
      if (play.tell) tell(play, 'StaminaRecovered', place, NOBODY, { amount: left - before, left })
    }
    if ((stamina.exhausted[place] as boolean) && (stamina.current[place] as number) >= RESTED) {
      stamina.exhausted[place] = false
      if (play.tell) tell(play, 'Exhausted', place, NOBODY, { exhausted: false })
    }
  }
}

function isUp({ health }: World, place: number): boolean {
  return health.woundState[place] !== 'down' && !(health.fled[place] as boolean)
}
