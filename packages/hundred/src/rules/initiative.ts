import type { Step } from '../choice.ts'
import { at, hasPlace } from '../state.ts'
import { flee } from './flight.ts'
import { holds } from './knowledge.ts'
import { isStanding, type Play } from './play.ts'
import { dropStep, idle, runStep, waitStep } from './steps.ts'
import { endWalk } from './walk.ts'

/** HUN-606. */
const MOST_STARTS = 8

/** HUN-702: in id order, everybody without an action under way. */
export function initiative(play: Play): void {
  const { world } = play
  play.moving = 0
  for (let place = 0; place < world.ids.length; place++) {
    if (hasPlace(play.resting, place) || at(world.commandQueue.pending, place) !== null || !isStanding(world, place))
      continue
    const state = at(world.moraleState.state, place)
    if (state === 'routed' || state === 'broken') flee(play, place)
    else if (comesToNothing(play, place)) play.resting |= 1 << place
  }
}

/** Follows the orders; true when nothing came of it, and nothing will until something happens. */
function comesToNothing(play: Play, place: number): boolean {
  const { commandQueue: queue, actionPoints, turnFlags } = play.world
  const current = at(queue.current, place)
  const waiting = at(queue.waiting, place)
  const ap = at(actionPoints.current, place)
  const stance = at(turnFlags.stance, place)
  const begun = at(queue.begun, place)
  followOrders(play, place)
  if (at(queue.pending, place) !== null || hasPlace(play.moving, place) || at(queue.walking, place)) return false
  if (at(queue.current, place) !== current || at(queue.waiting, place) !== waiting) return false
  if (at(actionPoints.current, place) !== ap || at(turnFlags.stance, place) !== stance) return false
  const step = at(queue.steps, place)[current]
  return at(queue.begun, place) === begun && !(step?.do === 'hold' && step.ticks > 0)
}

function followOrders(play: Play, place: number): void {
  const { commandQueue: queue } = play.world
  const steps = at(queue.steps, place)
  watchTriggers(play, place, steps)
  for (let starts = 0; starts < MOST_STARTS; starts++) {
    const step = steps[at(queue.current, place)]
    if (step === undefined) {
      idle(play, place)
      return
    }
    if (!at(queue.begun, place) && step.when !== null && !holds(play, place, step.when)) {
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
  const current = at(queue.current, place)
  const now = steps[current]
  if (now === undefined) return
  if (!at(queue.begun, place) && now.when !== null && holds(play, place, now.when)) return
  for (let next = current + 1; next < steps.length; next++) {
    const when = steps[next]?.when ?? null
    if (when === null) return
    if (!holds(play, place, when)) continue
    if (at(queue.walking, place)) endWalk(play, place, 'stopped')
    queue.current[place] = next
    queue.begun[place] = false
    queue.progress[place] = 0
    queue.route[place] = []
    queue.waiting[place] = ''
    return
  }
}
