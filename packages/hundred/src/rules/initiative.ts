import type { Step } from '../choice.ts'
import { at } from '../state.ts'
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
    if (!isStanding(world, place) || at(world.commandQueue.pending, place) !== null) continue
    const state = at(world.moraleState.state, place)
    if (state === 'routed' || state === 'broken') flee(play, place)
    else followOrders(play, place)
  }
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
