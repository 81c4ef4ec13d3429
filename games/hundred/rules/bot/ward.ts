import { leavesOf } from '../rules/ground/scenario-errors.ts'
import { d2Between, isEngaged, NOBODY, type Play } from '../rules/play.ts'
import { conditionOf } from '../rules/victory.ts'
import { placeOf } from '../rules/world.ts'
import { at } from '../state.ts'
import { hold } from './fighter/melee.ts'
import { withdraw } from './fighter/support.ts'
import { ableOf, goalSteps, nearestSeen, type TeamPlan } from './team.ts'

/** A run and a blow: an enemy farther away cannot strike this turn. */
const DANGER = 16_000

/**
 * The same plan, in which a fighter that must not fall defends itself or leaves where enemies come near, while the others deal with them. Those who fight
 * better than most of their side are no wards but its strength.
 */
export function guarded(play: Play, seat: number, team: TeamPlan, leaves: boolean): TeamPlan {
  const changed = new Map(team)
  for (const ward of wardsOf(play, seat)) {
    const foe = team.has(ward) && isFrail(play, seat, ward) ? nearestSeen(play, ward) : NOBODY
    if (foe !== NOBODY && d2Between(play.world, ward, foe) < DANGER * DANGER)
      changed.set(ward, (leaves ? withdraw(play, ward, isEngaged(play.world, ward)) : hold(play, ward)).steps)
  }
  return changed
}

/** The same plan, in which a fighter that must arrive somewhere goes there, medics too. */
export function hurried(play: Play, seat: number, team: TeamPlan): TeamPlan {
  const changed = new Map(team)
  for (const leaf of leavesOf(conditionOf(play.config, seat))) {
    const ward = leaf.type === 'escort' ? placeOf(play.world, leaf.unit) : NOBODY
    if (team.has(ward)) changed.set(ward, goalSteps(play, ward))
  }
  return changed
}

/** Own units whose fall wins for the enemy, or makes the own condition impossible. */
function wardsOf(play: Play, seat: number): readonly number[] {
  const own = leavesOf(conditionOf(play.config, seat)).flatMap((leaf) =>
    leaf.type === 'escort' || leaf.type === 'keep' ? [leaf.unit] : [],
  )
  const hunted = leavesOf(conditionOf(play.config, 1 - seat)).flatMap((leaf) =>
    leaf.type === 'assassinate' ? [leaf.unit] : [],
  )
  return [...new Set([...own, ...hunted])].map((id) => placeOf(play.world, id))
}

function isFrail(play: Play, seat: number, ward: number): boolean {
  const able = ableOf(play, seat)
  const cost = (place: number): number => at(play.world.faction.cost, place)
  return cost(ward) * able.length <= able.reduce((sum, place) => sum + cost(place), 0)
}
