import type { Ability } from '../../content/ability.ts'
import type { Unit } from '../../state.ts'
import { distance } from './hexes.ts'
import { apart, enemiesOf, friendsOf, type World } from './world.ts'

/**
 * HEX-73: whom the ability chooses, in id order. `context` is what `target` means for the trigger (HEX-72). Splash and
 * retreat use the last hex of a unit that has died, so for them a dead one is a choice like any other.
 */
export function choose(world: World, bearer: Unit, ability: Ability, context: Unit | null): Unit[] {
  switch (ability.target) {
    case 'target': {
      const hexWillDo = ability.effect === 'splash' || ability.effect === 'retreat'
      return context !== null && (context.alive || hexWillDo) ? [context] : []
    }
    case 'random': {
      const candidates = inRange(bearer, ability, validUnits(world, bearer, ability))
      return candidates.length === 0 ? [] : [candidates[world.dice.int(candidates.length)] as Unit]
    }
    case 'area':
      return inRange(bearer, ability, validUnits(world, bearer, ability))
    case 'global':
      return validUnits(world, bearer, ability)
    default:
      return [bearer]
  }
}

/** HEX-74. */
function validUnits(world: World, bearer: Unit, ability: Ability): Unit[] {
  if (ability.effect === 'heal') return friendsOf(world, bearer).filter((unit) => unit.hp < unit.max_hp)
  if (ability.effect === 'fortify') return friendsOf(world, bearer)
  return enemiesOf(world, bearer)
}

function inRange(bearer: Unit, ability: Ability, units: readonly Unit[]): Unit[] {
  return units.filter((unit) => apart(bearer, unit) <= (ability.range ?? 0))
}

/** Section 9, splash: the bearer's enemies next to the chosen unit's hex, not that unit. */
export function splashed(world: World, bearer: Unit, chosen: Unit): Unit[] {
  return enemiesOf(world, bearer).filter(
    (enemy) => enemy !== chosen && distance(enemy.col, enemy.row, chosen.col, chosen.row) === 1,
  )
}
