import type { Place } from '../../state.ts'
import { leaveField, NOBODY, type Play, tell } from '../play.ts'
import { finishStep } from '../steps.ts'

export type WalkEnd = 'arrived' | 'stopped' | 'contact' | 'fled'

/** A way begins: what a movement is told with when it ends. */
export function beginWalk({ world: { commandQueue: queue, position } }: Play, place: Place): void {
  if (queue.walking[place]) return
  queue.walking[place] = true
  queue.fromX[place] = position.x[place]
  queue.fromY[place] = position.y[place]
  queue.walkedTicks[place] = 0
  queue.walkedDistance[place] = 0
}

/** HUN-1503: a movement is told once, when it ends; a `move` that arrives or meets the enemy is done. */
export function endWalk(play: Play, place: Place, end: WalkEnd): void {
  const { world } = play
  const { commandQueue: queue } = world
  tellWalk(play, place)
  queue.walking[place] = false
  if (end === 'fled') {
    leaveField(play, place)
    world.health.fled[place] = true
    queue.pending[place] = null
    queue.route[place] = []
    if (play.tell) tell(play, 'UnitFled', place, NOBODY, {})
    return
  }
  if (end === 'stopped') return
  const step = queue.steps[place][queue.current[place]]
  const flight = world.moraleState.state[place] === 'broken' || world.moraleState.state[place] === 'routed'
  queue.route[place] = []
  if (flight || step === undefined || !queue.begun[place]) return
  if (step.do === 'move' || step.do === 'disengage') finishStep(play, place)
}

/** Says how far a unit has come, once, and starts counting anew. */
export function tellWalk(play: Play, place: Place): void {
  const { commandQueue: queue, position, turnFlags } = play.world
  const distance = queue.walkedDistance[place]
  if (!queue.walking[place]) return
  if (play.tell && distance > 0)
    tell(play, 'UnitMoved', place, NOBODY, {
      fromX: queue.fromX[place],
      fromY: queue.fromY[place],
      x: position.x[place],
      y: position.y[place],
      mode: turnFlags.safe[place] && queue.mode[place] === 'none' ? 'disengage' : queue.mode[place],
      style: queue.retreat[place] ? 'retreat' : 'normal',
      ticks: queue.walkedTicks[place],
      distance,
    })
  queue.fromX[place] = position.x[place]
  queue.fromY[place] = position.y[place]
  queue.walkedTicks[place] = 0
  queue.walkedDistance[place] = 0
}
