import { isVisibleFoe } from '../../rules/knowledge.ts'
import { d2Between, isEngaged, isNear, type Play } from '../../rules/play.ts'
import { at, hasPlace } from '../../state.ts'
import { type Candidate, special, still, type Wish } from '../candidate.ts'
import { rangedSlot } from '../reckoning.ts'
import { ambush, brutality, challenges, isBrave } from './character.ts'
import { zones } from './items.ts'
import { flank, hold, strike } from './melee.ts'
import { evade, shots } from './shooting.ts'
import { goal, healing, withdraw } from './support.ts'

const STRIKE_TARGETS = 4

/** HUN-1703, in this order. */
export function candidatesOf(play: Play, place: number, wish: Wish): readonly Candidate[] {
  const { world } = play
  const near = nearestFoes(play, place)
  const engaged = isEngaged(world, place)
  const found: Candidate[] = [hold(play, place)]
  const targets = near.filter((foe) => wish.personality !== 'honorable' || isBrave(play, foe))
  const reachable = engaged
    ? targets.filter((foe) => hasPlace(at(world.engagement.engagedWith, place), foe) || isNear(world, place, foe, 2600))
    : targets
  for (const foe of reachable.slice(0, STRIKE_TARGETS)) found.push(strike(play, place, foe, wish))
  if (!engaged && wish.personality !== 'honorable')
    for (const foe of targets.slice(0, STRIKE_TARGETS)) {
      const round = flank(play, place, foe, wish)
      if (round !== null) found.push(round)
    }
  found.push(...shots(play, place, targets, wish))
  const first = near[0]
  const shooter = rangedSlot(play, place) >= 0
  if (shooter && first !== undefined && isNear(world, place, first, 6000) && wish.personality !== 'aggressive')
    found.push(evade(play, place, first, engaged))
  if (wish.personality !== 'aggressive') found.push(withdraw(play, place, engaged))
  if (at(world.moraleState.state, place) === 'shaken')
    found.push(still(play, place, 'rally', [special('rally', null)], 400))
  found.push(...healing(play, place, engaged))
  if (!engaged) found.push(goal(play, place, wish, near))
  if (wish.personality === 'cunning' && !engaged) found.push(...ambush(play, place))
  if (wish.personality === 'brutal') found.push(...brutality(play, place, first, engaged))
  if (wish.personality === 'honorable') found.push(...challenges(play, place, targets, wish))
  found.push(...zones(play, place, near))
  return found
}

function nearestFoes(play: Play, place: number): readonly number[] {
  const { world } = play
  const foes: number[] = []
  for (let foe = 0; foe < world.ids.length; foe++) if (isVisibleFoe(play, place, foe)) foes.push(foe)
  return foes.sort((a, b) => d2Between(world, place, a) - d2Between(world, place, b) || a - b)
}
