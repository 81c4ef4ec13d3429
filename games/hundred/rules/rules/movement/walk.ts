import { at } from '../../state.ts'
import { leaveField, NOBODY, type Play, tell } from '../play.ts'
import { finishStep } from '../steps.ts'

export type WalkEnd = 'arrived' | 'stopped' | 'contact' | 'fled'

/** A way begins: what a movement is told with when it ends. */
export function beginWalk({ world: { commandQueue: queue, position } }: Play, place: number): void {
  if (queue.walking[place] as boolean) return
  queue.walking[place] = true
  queue.fromX[place] = position.x[place] as number
  queue.fromY[place] = position.y[place] as number
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
    leaveField(play, place)
    world.health.fled[place] = true
    queue.pending[place] = null
    queue.route[place] = []
    if (play.tell) tell(play, 'UnitFled', place, NOBODY, {})
    return
  }
  if (end === 'stopped') return
  const step = at(queue.steps, place)[queue.current[place] as number]
  const flight = world.moraleState.state[place] === 'broken' || world.moraleState.state[place] === 'routed'
  queue.route[place] = []
  if (flight || step === undefined || !(queue.begun[place] as boolean)) return
  if (step.do === 'move' || step.do === 'disengage') finishStep(play, place)
}

/** Says how far a unit has come, once, and starts counting anew. */
export function tellWalk(play: Play, place: number): void {
  const { commandQueue: queue, position, turnFlags } = play.world
  const distance = queue.walkedDistance[place] as number
  if (!(queue.walking[place] as boolean)) return
  if (play.tell && distance > 0)
    tell(play, 'UnitMoved', place, NOBODY, {
      fromX: queue.fromX[place] as number,
      fromY: queue.fromY[place] as number,
      x: position.x[place] as number,
      y: position.y[place] as number,
      mode: (turnFlags.safe[place] as boolean) && queue.mode[place] === 'none' ? 'disengage' : at(queue.mode, place),
      style: (queue.retreat[place] as boolean) ? 'retreat' : 'normal',
      ticks: queue.walkedTicks[place] as number,
      distance,
    })
  queue.fromX[place] = position.x[place] as number
  queue.fromY[place] = position.y[place] as number
  queue.walkedTicks[place] = 0
  queue.walkedDistance[place] = 0
}
