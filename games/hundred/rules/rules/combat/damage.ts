import { TRAIT_BITS } from '../../content/traits.ts'
import type { DamageCause, HealCause, HitLocation } from '../../events.ts'
import type { Place, WoundState } from '../../state.ts'
import { losesFriend, queueCheck, recoverFriends } from '../morale.ts'
import { hasTrait, leaveField, NOBODY, type Play, tell } from '../play.ts'

export interface Harm {
  readonly dice: readonly number[]
  readonly damage: number
  readonly cause: DamageCause
  readonly by?: number
  readonly location?: HitLocation
  readonly raw?: number
  readonly absorbed?: number
  readonly multiplier?: number
  readonly turned?: boolean
}

/** HUN-901. */
export function woundStateOf(hp: number, max: number): WoundState {
  if (hp <= 0) return 'down'
  if (4 * hp >= 3 * max) return 'healthy'
  if (2 * hp >= max) return 'bloodied'
  return 4 * hp >= max ? 'wounded' : 'critical'
}

/** HUN-902: nobody learns how far below 1. */
export function knownHealth(hp: number): number | null {
  return hp < 1 ? null : hp
}

const ORDER: readonly WoundState[] = ['healthy', 'bloodied', 'wounded', 'critical', 'down']

/** Takes hit points, and all that follows from it but what belongs to the place that was struck. */
export function applyDamage(play: Play, place: Place, harm: Harm): void {
  const { world } = play
  const { health } = world
  const max = health.max[place]
  const before = health.woundState[place]
  const hp = health.current[place] - harm.damage
  health.current[place] = hp
  if (play.tell)
    tell(play, 'DamageDealt', harm.by ?? place, place, {
      location: harm.location ?? null,
      dice: harm.dice,
      rawDamage: harm.raw ?? harm.damage,
      armourAbsorbed: harm.absorbed ?? 0,
      multiplier: harm.multiplier ?? 1,
      finalDamage: harm.damage,
      newHealth: knownHealth(hp),
      cause: harm.cause,
      turned: harm.turned ?? false,
    })
  if (harm.damage === 0) return
  const after = woundStateOf(hp, max)
  if (after === 'down') {
    goDown(play, place, harm.cause, harm.by ?? NOBODY)
    return
  }
  health.woundState[place] = after
  const worse = ORDER.indexOf(after) > ORDER.indexOf(before)
  // HUN-903.
  const enters = worse && (after === 'wounded' || after === 'critical')
  const wound = 5 * harm.damage >= max || enters
  if (!wound) return
  if (after === 'critical') health.bleeding[place] = true
  if (play.tell) tell(play, 'UnitWounded', place, NOBODY, { state: after })
  const tough = hasTrait(world, place, TRAIT_BITS.tough) && 5 * harm.damage < 2 * max
  if (worse && after === 'critical') queueCheck(play, place, 'critical', 0)
  else if (!tough) queueCheck(play, place, 'wound', 0)
}

/** HUN-902. */
export function goDown(play: Play, place: Place, cause: DamageCause | 'knockout', by: Place): void {
  const { world } = play
  leaveField(play, place)
  world.health.woundState[place] = 'down'
  world.commandQueue.pending[place] = null
  world.health.burning[place] = 0
  world.health.bleeding[place] = false
  if (play.tell) tell(play, 'UnitDown', place, by, { cause })
  dropBanner(play, place)
  losesFriend(play, place, 'down')
  if (by >= 0 && world.moraleState.challenge[by] === place) recoverFriends(play, by)
}

/** HUN-1104. */
export function dropBanner(play: Play, place: Place): void {
  const { position } = play.world
  for (const object of play.state.objects) {
    if (object.carrier !== place) continue
    object.carrier = -1
    object.x = position.x[place]
    object.y = position.y[place]
    if (play.tell) tell(play, 'BannerDropped', place, NOBODY, { item: object.id, x: object.x, y: object.y })
  }
}

/** Never above the maximum; the wound state follows. */
export function heal(play: Play, place: Place, amount: number, cause: HealCause, dice: readonly number[]): void {
  const { health } = play.world
  const before = health.current[place]
  const hp = Math.min(health.max[place], before + amount)
  health.current[place] = hp
  health.woundState[place] = woundStateOf(hp, health.max[place])
  if (health.woundState[place] !== 'critical') health.bleeding[place] = false
  if (play.tell && (hp > before || dice.length > 0))
    tell(play, 'Healed', place, NOBODY, { amount: hp - before, cause, dice })
}
