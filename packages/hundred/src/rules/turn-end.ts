import { at } from '../state.ts'
import { recover } from './ap.ts'
import { goDown, heal, knownHealth } from './damage.ts'
import { nearestFoe } from './knowledge.ts'
import { moraleStep, queueOutnumbered } from './morale.ts'
import { canonical, hasTrait, isStanding, NOBODY, type Play, tell } from './play.ts'
import { burn, ignite, ZONE_RADIUS, zoneCovers } from './zones.ts'

/** HUN-720, in this order; objectives and victory follow. A new rule of the turn end is one line here. */
export const TURN_END: readonly ((play: Play) => void)[] = [
  burnAll,
  bleed,
  healBandaged,
  regenerate,
  queueOutnumbered,
  moraleStep,
  recover,
  turnToFoes,
  runTimers,
]

const REGENERATION = 4
const UNIT_FIRE = 3
const ZONE_FIRE = 6

/** HUN-720 (1): zones, then units on fire. */
function burnAll(play: Play): void {
  const { world, state } = play
  spreadFire(play)
  for (const zone of state.zones) {
    if (zone.burning === 0) continue
    for (let place = 0; place < world.ids.length; place++)
      if (isStanding(world, place) && zoneCovers(zone, at(world.position.x, place), at(world.position.y, place)))
        burn(play, place, ZONE_FIRE, 'fire')
  }
  for (let place = 0; place < world.ids.length; place++)
    if (isStanding(world, place) && at(world.health.burning, place) > 0) burn(play, place, UNIT_FIRE, 'burning')
}

/** HUN-908: burning oil lights oil whose circle it meets. */
function spreadFire(play: Play): void {
  const { zones } = play.state
  for (let again = true; again; ) {
    again = false
    for (const zone of zones) {
      if (zone.kind !== 'oil' || zone.burning > 0) continue
      const lit = zones.some(
        (other) =>
          other.burning > 0 &&
          (other.x - zone.x) * (other.x - zone.x) + (other.y - zone.y) * (other.y - zone.y) <=
            4 * ZONE_RADIUS * ZONE_RADIUS,
      )
      if (!lit) continue
      ignite(play, zone)
      again = true
    }
  }
}

/** HUN-904. */
function bleed(play: Play): void {
  const { world } = play
  const { health } = world
  for (let place = 0; place < world.ids.length; place++) {
    if (!isStanding(world, place) || at(health.woundState, place) !== 'critical' || !at(health.bleeding, place))
      continue
    const hp = at(health.current, place) - 1
    health.current[place] = hp
    if (play.tell) tell(play, 'Bled', place, NOBODY, { newHealth: knownHealth(hp) })
    if (hp <= 0) goDown(play, place, 'bleeding', NOBODY)
  }
}

/** HUN-905. */
function healBandaged(play: Play): void {
  const { world } = play
  const { health } = world
  for (let place = 0; place < world.ids.length; place++) {
    const now = at(health.bandage, place)
    if (now > 0 && isStanding(world, place)) heal(play, place, now, 'bandage', [])
    health.bandage[place] = at(health.bandageNext, place)
    health.bandageNext[place] = 0
  }
}

function regenerate(play: Play): void {
  const { world } = play
  for (let place = 0; place < world.ids.length; place++)
    if (hasTrait(world, place, 'regen') && isStanding(world, place) && !at(world.turnFlags.burnt, place))
      heal(play, place, REGENERATION, 'regen', [])
}

/** HUN-608 `autoFace`: at most 90° towards the nearest enemy in sight. */
function turnToFoes(play: Play): void {
  const { world } = play
  const { position } = world
  for (let place = 0; place < world.ids.length; place++) {
    if (!isStanding(world, place) || at(world.policy.autoFace, place) !== 'nearest') continue
    const state = at(world.moraleState.state, place)
    if (state === 'broken' || state === 'routed') continue
    const enemy = nearestFoe(play, place, FARTHEST)
    if (enemy === NOBODY) continue
    turnTowards(
      play,
      place,
      at(position.x, enemy) - at(position.x, place),
      at(position.y, enemy) - at(position.y, place),
    )
  }
}

const FARTHEST = 150_000

function turnTowards({ world: { position, ids } }: Play, place: number, dx: number, dy: number): void {
  const m = Math.max(Math.abs(dx), Math.abs(dy))
  if (m === 0) return
  const fx = at(position.fx, place)
  const fy = at(position.fy, place)
  const wx = canonical(dx, m)
  const wy = canonical(dy, m)
  const dot = fx * wx + fy * wy
  if (dot >= 0) {
    position.fx[place] = wx
    position.fy[place] = wy
    return
  }
  // A quarter turn to the side of the enemy; straight behind: by the north, else by the own edge.
  const cross = fx * wy - fy * wx
  const homeward = at(ids, place) > 100 ? fy < 0 : fy > 0
  const right = cross !== 0 ? cross > 0 : fx !== 0 ? fx < 0 : homeward
  position.fx[place] = right ? 0 - fy : fy
  position.fy[place] = right ? fx : 0 - fx
}

/** HUN-720 (9). */
function runTimers(play: Play): void {
  const { world, state } = play
  const { health, moraleState } = world
  state.zones = state.zones.filter((zone) => {
    if (zone.burning === 0) return true
    zone.burning--
    if (zone.burning > 0) return true
    if (play.tell) tell(play, 'ZoneChanged', NOBODY, NOBODY, { zone: zone.id, state: 'burnt out' })
    return false
  })
  for (let place = 0; place < world.ids.length; place++) {
    if (at(health.burning, place) > 0) health.burning[place] = at(health.burning, place) - 1
    if (at(moraleState.challenge, place) >= 0 && state.turn >= at(moraleState.challengeUntil, place))
      moraleState.challenge[place] = NOBODY
  }
}
