import type { Step } from '../choice.ts'
import { at, hasPlace } from '../state.ts'
import { couldStrike } from './combat/attack-step.ts'
import { holds } from './knowledge.ts'
import { flee } from './movement/flight.ts'
import { endWalk } from './movement/walk.ts'
import { isStanding, type Play } from './play.ts'
import { dropStep, idle, runStep, waitStep } from './steps.ts'

/** HUN-606. */
const MOST_STARTS = 8

/** HUN-702: in id order, everybody without an action under way. */
export function initiative(play: Play): void {
  const { world } = play
  play.moving = 0
  for (let place = 0; place < world.ids.length; place++) {
    if (hasPlace(play.resting, place) || world.commandQueue.pending[place] !== null || !isStanding(world, place))
      continue
    const state = at(world.moraleState.state, place)
    if (state === 'routed' || state === 'broken') flee(play, place)
    else if (hasSpentAll(play, place) || comesToNothing(play, place)) play.resting |= 1 << place
  }
}

/**
 * Somebody without AP who waits to strike whom it reaches in melee waits on. The orders would say the same; to ask them in every tick in
 * which somebody else moves costs a tenth of a battle.
 */
function hasSpentAll(play: Play, place: number): boolean {
  const { commandQueue: queue, actionPoints } = play.world
  if (actionPoints.current[place] !== 0 || queue.waiting[place] !== 'ap' || queue.walking[place] === true) return false
  const steps = at(queue.steps, place)
  const current = queue.current[place] as number
  const step = steps[current]
  if (step?.do !== 'attack' || queue.begun[place] !== true) return false
  return (steps[current + 1]?.when ?? null) === null && couldStrike(play, place, step)
}

/** Follows the orders; true when nothing came of it, and nothing will until something happens. */
function comesToNothing(play: Play, place: number): boolean {
  const { commandQueue: queue, actionPoints, turnFlags } = play.world
  const current = queue.current[place] as number
  const waiting = at(queue.waiting, place)
  const ap = actionPoints.current[place] as number
  const stance = turnFlags.stance[place] as number
  const begun = queue.begun[place] as boolean
  followOrders(play, place)
  if (queue.pending[place] !== null || hasPlace(play.moving, place) || (queue.walking[place] as boolean)) return false
  if ((queue.current[place] as number) !== current || queue.waiting[place] !== waiting) return false
  if ((actionPoints.current[place] as number) !== ap || (turnFlags.stance[place] as number) !== stance) return false
  const step = at(queue.steps, place)[current]
  return (queue.begun[place] as boolean) === begun && !(step?.do === 'hold' && step.ticks > 0)
}

function followOrders(play: Play, place: number): void {
  const { commandQueue: queue } = play.world
  const steps = at(queue.steps, place)
  watchTriggers(play, place, steps)
  for (let starts = 0; starts < MOST_STARTS; starts++) {
    const step = steps[queue.current[place] as number]
    if (step === undefined) {
      idle(play, place)
      return
    }
    if (!(queue.begun[place] as boolean) && step.when !== null && !holds(play, place, step.when)) {
      waitStep(play, place, 'condition')
      return
    }
    const outcome = runStep(play, place, step)
    if (outcome === 'busy' || outcome === 'waits') return
    if (outcome !== 'done') dropStep(play, place, outcome)
  }
}

/** HUN-604: the first conditional step behind the current one whose condition is true takes over. */
function watchTriggers(play: Play, place: number, steps: readonly Step[]): void {
  const { commandQueue: queue } = play.world
  const current = queue.current[place] as number
  const now = steps[current]
  if (now === undefined) return
  if (!(queue.begun[place] as boolean) && now.when !== null && holds(play, place, now.when)) return
  for (let next = current + 1; next < steps.length; next++) {
    const when = steps[next]?.when ?? null
    if (when === null) return
    if (!holds(play, place, when)) continue
    if (queue.walking[place] as boolean) endWalk(play, place, 'stopped')
    queue.current[place] = next
    queue.begun[place] = false
    queue.progress[place] = 0
    queue.route[place] = []
    queue.waiting[place] = ''
    return
  }
}
