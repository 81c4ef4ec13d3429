import { TRAIT_BITS } from '../content/traits.ts'
import { firstPlace, type Place } from '../state.ts'
import { recover } from './ap.ts'
import { goDown, heal, knownHealth } from './combat/damage.ts'
import { burn, ignite, ZONE_RADIUS, zoneCovers } from './ground/zones.ts'
import { nearestFoe } from './knowledge.ts'
import { CARE_REACH, moraleStep, queueOutnumbered } from './morale.ts'
import { canonical, hasTrait, isEnemy, isNear, isStanding, NOBODY, type Play, tell } from './play.ts'

/** HUN-720, in this order; objectives and victory follow. A new rule of the turn end is one line here. */
export const TURN_END: readonly ((play: Play) => void)[] = [
  burnAll,
  bleed,
  healBandaged,
  regenerate,
  careForHurt,
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
    for (let place: Place = 0; place < world.ids.length; place++)
      if (isStanding(world, place) && zoneCovers(zone, world.position.x[place], world.position.y[place]))
        burn(play, place, ZONE_FIRE, 'fire')
  }
  for (let place: Place = 0; place < world.ids.length; place++)
    if (isStanding(world, place) && world.health.burning[place] > 0) burn(play, place, UNIT_FIRE, 'burning')
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
  for (let place: Place = 0; place < world.ids.length; place++) {
    if (!isStanding(world, place) || health.woundState[place] !== 'critical' || !health.bleeding[place]) continue
    const hp = health.current[place] - 1
    health.current[place] = hp
    if (play.tell) tell(play, 'Bled', place, NOBODY, { newHealth: knownHealth(hp) })
    if (hp <= 0) goDown(play, place, 'bleeding', NOBODY)
  }
}

/** HUN-905. */
function healBandaged(play: Play): void {
  const { world } = play
  const { health } = world
  for (let place: Place = 0; place < world.ids.length; place++) {
    const now = health.bandage[place]
    if (now > 0 && isStanding(world, place)) heal(play, place, now, 'bandage', [])
    health.bandage[place] = health.bandageNext[place]
    health.bandageNext[place] = 0
  }
}

function regenerate(play: Play): void {
  const { world } = play
  for (let place: Place = 0; place < world.ids.length; place++)
    if (hasTrait(world, place, TRAIT_BITS.regen) && isStanding(world, place) && !world.turnFlags.burnt[place])
      heal(play, place, REGENERATION, 'regen', [])
}

/** HUN-302 `caring`: each of them for every hurt friend near it. */
function careForHurt(play: Play): void {
  const { world, able } = play
  const { health } = world
  for (let carers = able; carers !== 0; carers &= carers - 1) {
    const carer = firstPlace(carers)
    if (!hasTrait(world, carer, TRAIT_BITS.caring)) continue
    for (let others = play.standing & ~(1 << carer); others !== 0; others &= others - 1) {
      const friend = firstPlace(others)
      if (isEnemy(world, carer, friend) || !isNear(world, carer, friend, CARE_REACH)) continue
      health.bleeding[friend] = false
      heal(play, friend, CARE, 'care', [])
    }
  }
}

const CARE = 3

/** HUN-608 `autoFace`: at most 90° towards the nearest enemy in sight. */
function turnToFoes(play: Play): void {
  const { world } = play
  const { position } = world
  for (let place: Place = 0; place < world.ids.length; place++) {
    if (!isStanding(world, place) || world.policy.autoFace[place] !== 'nearest') continue
    const state = world.moraleState.state[place]
    if (state === 'broken' || state === 'routed') continue
    const enemy = nearestFoe(play, place, FARTHEST)
    if (enemy === NOBODY) continue
    turnTowards(play, place, position.x[enemy] - position.x[place], position.y[enemy] - position.y[place])
  }
}

const FARTHEST = 150_000

function turnTowards({ world: { position, ids } }: Play, place: Place, dx: number, dy: number): void {
  const m = Math.max(Math.abs(dx), Math.abs(dy))
  if (m === 0) return
  const fx = position.fx[place]
  const fy = position.fy[place]
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
  const homeward = ids[place] > 100 ? fy < 0 : fy > 0
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
  for (let place: Place = 0; place < world.ids.length; place++) {
    if (health.burning[place] > 0) health.burning[place] = health.burning[place] - 1
    if (moraleState.challenge[place] >= 0 && state.turn >= moraleState.challengeUntil[place])
      moraleState.challenge[place] = NOBODY
  }
}
