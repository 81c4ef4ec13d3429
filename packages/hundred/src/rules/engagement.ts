import { at, hasPlace } from '../state.ts'
import { isSolidBetween } from './field.ts'
import { queueCheck } from './morale.ts'
import { ENGAGED } from './movement.ts'
import { d2Between, hasTrait, isAble, isStanding, type Play, tell } from './play.ts'
import { hasClearSight } from './sight.ts'
import { endWalk } from './walk.ts'

const FEAR_SIGHT = 15000
const before = new Int32Array(32)

/** HUN-510: who is engaged with whom, and who has just come into contact. */
export function engage(play: Play): void {
  const { engagedWith } = play.world.engagement
  const units = play.world.ids.length
  for (let place = 0; place < units; place++) before[place] = at(engagedWith, place)
  setEngagements(play)
  if (play.tell) tellEngagements(play)
  for (let place = 0; place < units; place++) {
    const fresh = at(engagedWith, place) & ~(before[place] as number)
    if (fresh !== 0) meet(play, place)
  }
}

/** Who is engaged with whom as they stand. */
export function setEngagements(play: Play): void {
  const { engagedWith } = play.world.engagement
  const units = play.world.ids.length
  for (let place = 0; place < units; place++) engagedWith[place] = 0
  for (let a = 0; a < units; a++)
    for (let b = a + 1; b < units; b++) {
      if (!areEngaged(play, a, b)) continue
      engagedWith[a] = at(engagedWith, a) | (1 << b)
      engagedWith[b] = at(engagedWith, b) | (1 << a)
    }
}

function areEngaged(play: Play, a: number, b: number): boolean {
  const { world } = play
  if (at(world.faction.seat, a) === at(world.faction.seat, b)) return false
  if (d2Between(world, a, b) > ENGAGED * ENGAGED || !isStanding(world, a) || !isStanding(world, b)) return false
  if (!isAble(world, a) && !isAble(world, b)) return false
  const { x, y } = world.position
  return !isSolidBetween(play.field, at(x, a), at(y, a), at(x, b), at(y, b))
}

function tellEngagements(play: Play): void {
  const { world } = play
  for (let a = 0; a < world.ids.length; a++)
    for (let b = a + 1; b < world.ids.length; b++) {
      const was = hasPlace(before[a] as number, b)
      const is = hasPlace(at(world.engagement.engagedWith, a), b)
      if (was === is) continue
      if (is) tell(play, 'UnitEngaged', a, b, {})
      else {
        const up = isStanding(world, a) && isStanding(world, b)
        const safe = at(world.turnFlags.safe, a) || at(world.turnFlags.safe, b)
        tell(play, 'UnitDisengaged', a, b, { how: !up ? 'ended' : safe ? 'safe' : 'moved' })
      }
    }
}

/** HUN-511: a move that stops on contact is over. */
function meet(play: Play, place: number): void {
  const { commandQueue: queue, moraleState } = play.world
  const step = at(queue.steps, place)[at(queue.current, place)]
  const state = at(moraleState.state, place)
  if (step?.do !== 'move' || step.onContact !== 'stop' || !at(queue.begun, place)) return
  if (state === 'broken' || state === 'routed') return
  endWalk(play, place, 'contact')
}

/** HUN-708, HUN-1012: who first has a fearful enemy in clear sight. */
export function seeFear(play: Play): void {
  const { world } = play
  const { feared } = world.moraleState
  for (let monster = 0; monster < world.ids.length; monster++) {
    if (!hasTrait(world, monster, 'fear') || !isStanding(world, monster)) continue
    for (let place = 0; place < world.ids.length; place++) {
      if (at(world.faction.seat, place) === at(world.faction.seat, monster) || !isStanding(world, place)) continue
      if (hasPlace(at(feared, place), monster) || d2Between(world, place, monster) > FEAR_SIGHT * FEAR_SIGHT) continue
      if (!hasClearSight(play, place, monster)) continue
      feared[place] = at(feared, place) | (1 << monster)
      queueCheck(play, place, 'fearSeen', 0)
    }
  }
}
