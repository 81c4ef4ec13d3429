import type { Step } from '../choice.ts'
import { hasPlace, type Place } from '../state.ts'
import { lacksApToStrike } from './combat/attack-step.ts'
import { holds } from './knowledge.ts'
import { flee } from './movement/flight.ts'
import { endWalk } from './movement/walk.ts'
import type { Play } from './play.ts'
import { dropStep, idle, runStep, waitStep } from './steps.ts'

/** HUN-606. */
const MOST_STARTS = 8

/** HUN-702: in id order, everybody without an action under way. */
export function initiative(play: Play): void {
  const { pending } = play.world.commandQueue
  play.moving = 0
  for (let place: Place = 0; place < pending.length; place++) {
    if (!hasPlace(play.standing & ~play.resting, place) || pending[place] !== null) continue
    if (!hasPlace(play.able, place)) flee(play, place)
    else if (hasSpentAll(play, place) || comesToNothing(play, place)) play.resting |= 1 << place
  }
}

/**
 * A unit that waits for AP to strike an enemy in reach waits on. The orders would say the same; to ask them in every tick in
 * which somebody else moves costs a fifth of a battle.
 */
function hasSpentAll(play: Play, place: Place): boolean {
  const { commandQueue: queue } = play.world
  if (queue.waiting[place] !== 'ap' || !isIdle(play, place)) return false
  const steps = queue.steps[place]
  const current = queue.current[place]
  const step = steps[current]
  if (step?.do !== 'attack' || queue.begun[place] !== true) return false
  return (steps[current + 1]?.when ?? null) === null && lacksApToStrike(play, place, step)
}

/** HUN-608: its policy has nothing to do with the AP that are left, blows aside. */
function isIdle({ world }: Play, place: Place): boolean {
  const left = world.actionPoints.current[place]
  if (left === 0) return true
  return world.policy.idle[place] !== 'defend' || world.turnFlags.stance[place] > 0
}

/** Follows the orders; true when nothing came of it, and nothing will until something happens. */
function comesToNothing(play: Play, place: Place): boolean {
  const { commandQueue: queue, actionPoints, turnFlags } = play.world
  const current = queue.current[place]
  const waiting = queue.waiting[place]
  const ap = actionPoints.current[place]
  const stance = turnFlags.stance[place]
  const begun = queue.begun[place]
  const walking = queue.walking[place]
  followOrders(play, place)
  if (queue.pending[place] !== null || hasPlace(play.moving, place)) return false
  if (queue.current[place] !== current || queue.waiting[place] !== waiting) return false
  if (actionPoints.current[place] !== ap || turnFlags.stance[place] !== stance) return false
  const step = queue.steps[place][current]
  if (queue.begun[place] !== begun || queue.walking[place] !== walking) return false
  return !(step?.do === 'hold' && step.ticks > 0)
}

function followOrders(play: Play, place: Place): void {
  const { commandQueue: queue } = play.world
  const steps = queue.steps[place]
  watchTriggers(play, place, steps)
  for (let starts = 0; starts < MOST_STARTS; starts++) {
    const step = steps[queue.current[place]]
    if (step === undefined) {
      idle(play, place)
      return
    }
    if (!queue.begun[place] && step.when !== null && !holds(play, place, step.when)) {
      waitStep(play, place, 'condition')
      return
    }
    const outcome = runStep(play, place, step)
    if (outcome === 'busy' || outcome === 'waits') return
    if (outcome !== 'done') dropStep(play, place, outcome)
  }
}

/** HUN-604: the first conditional step behind the current one whose condition is true takes over. */
function watchTriggers(play: Play, place: Place, steps: readonly Step[]): void {
  const { commandQueue: queue } = play.world
  const current = queue.current[place]
  const now = steps[current]
  if (now === undefined) return
  if (!queue.begun[place] && now.when !== null && holds(play, place, now.when)) return
  for (let next = current + 1; next < steps.length; next++) {
    const when = steps[next]?.when ?? null
    if (when === null) return
    if (!holds(play, place, when)) continue
    if (queue.walking[place]) endWalk(play, place, 'stopped')
    queue.current[place] = next
    queue.begun[place] = false
    queue.progress[place] = 0
    queue.route[place] = []
    queue.waiting[place] = ''
    return
  }
}
