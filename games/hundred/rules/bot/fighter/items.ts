import { isNear, isStanding, type Play } from '../../rules/play.ts'
import { at } from '../../state.ts'
import { attackStep, type Candidate, still, thereOf } from '../candidate.ts'

/** HUN-1703 (14): oil or caltrops between enemies that stand together, away from friends. */
export function zones(play: Play, place: number, foes: readonly number[]): readonly Candidate[] {
  const { world } = play
  const oil = at(world.inventory.oil, place) > 0
  if (!oil && at(world.inventory.caltrops, place) === 0) return []
  const reach = oil ? 8000 : 4000
  for (const foe of foes) {
    if (!isNear(world, place, foe, reach)) continue
    const crowd = foes.some((other) => other !== foe && isNear(world, foe, other, 2000))
    let friends = false
    for (let friend = 0; friend < world.ids.length; friend++)
      if (
        at(world.faction.seat, friend) === at(world.faction.seat, place) &&
        isStanding(world, friend) &&
        isNear(world, foe, friend, 2500)
      )
        friends = true
    if (!crowd || friends) continue
    const spot = thereOf(play, foe)
    return [
      still(
        play,
        place,
        'zone',
        [
          { do: 'useItem', item: oil ? 'oil' : 'caltrops', target: spot, when: null },
          attackStep('nearest', { approach: 'none' }),
        ],
        450,
      ),
    ]
  }
  return []
}
