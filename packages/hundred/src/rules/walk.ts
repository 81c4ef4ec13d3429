import { at } from '../state.ts'
import { NOBODY, type Play, tell } from './play.ts'
import { finishStep } from './steps.ts'

export type WalkEnd = 'arrived' | 'stopped' | 'contact' | 'fled'

/** A way begins: what a movement is told with when it ends. */
export function beginWalk({ world: { commandQueue: queue, position } }: Play, place: number): void {
  if (at(queue.walking, place)) return
  queue.walking[place] = true
  queue.fromX[place] = at(position.x, place)
  queue.fromY[place] = at(position.y, place)
  queue.walkedTicks[place] = 0
  queue.walkedDistance[place] = 0
}

/** HUN-1503: a movement is told once, when it ends; a `move` that arrives or meets the enemy is done. */
export function endWalk(play: Play, place: number, end: WalkEnd): void {
  const { world } = play
  const { commandQueue: queue } = world
  tellWalk(play, place)
  queue.walking[place] = false
  if (end === 'fled') {
    play.stirred = true
    world.health.fled[place] = true
    queue.pending[place] = null
    queue.route[place] = []
    if (play.tell) tell(play, 'UnitFled', place, NOBODY, {})
    return
  }
  if (end === 'stopped') return
  const step = at(queue.steps, place)[at(queue.current, place)]
  const flight = at(world.moraleState.state, place) === 'broken' || at(world.moraleState.state, place) === 'routed'
  queue.route[place] = []
  if (flight || step === undefined || !at(queue.begun, place)) return
  if (step.do === 'move' || step.do === 'disengage') finishStep(play, place)
}

/** Says how far a unit has come, once, and starts counting anew. */
export function tellWalk(play: Play, place: number): void {
  const { commandQueue: queue, position, turnFlags } = play.world
  const distance = at(queue.walkedDistance, place)
  if (!at(queue.walking, place)) return
  if (play.tell && distance > 0)
    tell(play, 'UnitMoved', place, NOBODY, {
      fromX: at(queue.fromX, place),
      fromY: at(queue.fromY, place),
      x: at(position.x, place),
      y: at(position.y, place),
      mode: at(turnFlags.safe, place) && at(queue.mode, place) === 'none' ? 'disengage' : at(queue.mode, place),
      style: at(queue.retreat, place) ? 'retreat' : 'normal',
      ticks: at(queue.walkedTicks, place),
      distance,
    })
  queue.fromX[place] = at(position.x, place)
  queue.fromY[place] = at(position.y, place)
  queue.walkedTicks[place] = 0
  queue.walkedDistance[place] = 0
}
