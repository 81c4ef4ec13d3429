import { TRAIT_BITS } from '../../content/traits.ts'
import { firstPlace, hasPlace, type Place, scratch } from '../../state.ts'
import { isSolidBetween } from '../ground/field.ts'
import { hasClearSight } from '../ground/sight.ts'
import { queueCheck } from '../morale.ts'
import { d2Between, hasTrait, isStanding, type Play, tell } from '../play.ts'
import { ENGAGED } from './movement.ts'
import { endWalk } from './walk.ts'

const FEAR_SIGHT = 15000
const before = scratch()

/** HUN-510: finds the engaged pairs again, and the units that have just come into contact. */
export function engage(play: Play): void {
  const { engagedWith } = play.world.engagement
  const units = play.world.ids.length
  for (let place: Place = 0; place < units; place++) before[place] = engagedWith[place]
  setEngagements(play)
  let fresh = 0
  let changed = false
  for (let place: Place = 0; place < units; place++) {
    const was = before[place]
    const is = engagedWith[place]
    if (was === is) continue
    changed = true
    if ((is & ~was) !== 0) fresh |= 1 << place
  }
  if (!changed) return
  if (play.tell) tellEngagements(play)
  for (let place: Place = 0; place < units; place++) if (hasPlace(fresh, place)) meet(play, place)
}

/** Finds the pairs of enemies that are engaged where they stand. */
export function setEngagements(play: Play): void {
  const { world, standing, second } = play
  const {
    engagement: { engagedWith },
    position: { x, y },
  } = world
  for (let place: Place = 0; place < engagedWith.length; place++) engagedWith[place] = 0
  for (let own = standing & ~second; own !== 0; own &= own - 1) {
    const a = firstPlace(own)
    for (let foes = standing & second; foes !== 0; foes &= foes - 1) {
      const b = firstPlace(foes)
      const dx = x[a] - x[b]
      if (dx > ENGAGED || dx < -ENGAGED) continue
      const dy = y[a] - y[b]
      if (dx * dx + dy * dy > ENGAGED * ENGAGED || !canEngage(play, a, b)) continue
      engagedWith[a] = engagedWith[a] | (1 << b)
      engagedWith[b] = engagedWith[b] | (1 << a)
    }
  }
}

/** Two standing enemies near enough can engage when one of them is able and nothing solid lies between. */
function canEngage({ world, field, able }: Play, a: Place, b: Place): boolean {
  if ((able & ((1 << a) | (1 << b))) === 0) return false
  const { x, y } = world.position
  return !isSolidBetween(field, x[a], y[a], x[b], y[b])
}

function tellEngagements(play: Play): void {
  const { world } = play
  for (let a: Place = 0; a < world.ids.length; a++)
    for (let b: Place = a + 1; b < world.ids.length; b++) {
      const was = hasPlace(before[a], b)
      const is = hasPlace(world.engagement.engagedWith[a], b)
      if (was === is) continue
      if (is) tell(play, 'UnitEngaged', a, b, {})
      else {
        const up = isStanding(world, a) && isStanding(world, b)
        const safe = world.turnFlags.safe[a] || world.turnFlags.safe[b]
        tell(play, 'UnitDisengaged', a, b, { how: !up ? 'ended' : safe ? 'safe' : 'moved' })
      }
    }
}

/** HUN-511: a move that stops on contact is over. */
function meet(play: Play, place: Place): void {
  const { commandQueue: queue, moraleState } = play.world
  const step = queue.steps[place][queue.current[place]]
  const state = moraleState.state[place]
  if (step?.do !== 'move' || step.onContact !== 'stop' || !queue.begun[place]) return
  if (state === 'broken' || state === 'routed') return
  endWalk(play, place, 'contact')
}

/** HUN-708, HUN-1012: who first has a fearful enemy in clear sight. */
export function seeFear(play: Play): void {
  const { world } = play
  const { feared } = world.moraleState
  for (let monster = 0; monster < world.ids.length; monster++) {
    if (!hasTrait(world, monster, TRAIT_BITS.fear) || !isStanding(world, monster)) continue
    for (let place: Place = 0; place < world.ids.length; place++) {
      if (world.faction.seat[place] === world.faction.seat[monster] || !isStanding(world, place)) continue
      if (hasPlace(feared[place], monster) || d2Between(world, place, monster) > FEAR_SIGHT * FEAR_SIGHT) continue
      if (!hasClearSight(play, place, monster)) continue
      feared[place] = feared[place] | (1 << monster)
      queueCheck(play, place, 'fearSeen', 0)
    }
  }
}
