import { TRAIT_BITS } from '../../content/traits.ts'
import { hasPlace, type Place, type Scratch, type Zone } from '../../state.ts'
import { applyDamage } from '../combat/damage.ts'
import { clampChance, hasTrait, isStanding, NOBODY, type Play, statePenalty, tell } from '../play.ts'
import { rollD100 } from '../rolls.ts'
import { groundSpeed, inShallows } from './field.ts'

export const ZONE_RADIUS = 1500
const BURN_TURNS = 3
const ZONE_SPEED = 50

export function zoneCovers({ x, y }: Zone, px: number, py: number): boolean {
  const dx = px - x
  const dy = py - y
  return dx * dx + dy * dy <= ZONE_RADIUS * ZONE_RADIUS
}

/** HUN-907, HUN-909: oil slows everybody, caltrops the other seat. */
export function zoneSlows({ kind, seat }: Zone, walker: number): boolean {
  return kind === 'oil' || seat !== walker
}

/** HUN-202: the slowest of terrain and zones. */
export function speedAt({ state, field }: Play, seat: number, x: number, y: number): number {
  let speed = groundSpeed(field, x, y)
  for (const zone of state.zones)
    if (speed > ZONE_SPEED && zoneSlows(zone, seat) && zoneCovers(zone, x, y)) speed = ZONE_SPEED
  return speed
}

export function layZone(play: Play, kind: Zone['kind'], seat: number, x: number, y: number): void {
  const { state } = play
  const id = ++state.zoneCount
  state.zones.push({ id, kind, seat, x, y, burning: 0 })
  if (play.tell) tell(play, 'ZoneCreated', NOBODY, NOBODY, { zone: id, kind, x, y })
}

/** HUN-908. */
export function igniteAt(play: Play, x: number, y: number): void {
  for (const zone of play.state.zones) if (zone.kind === 'oil' && zoneCovers(zone, x, y)) ignite(play, zone)
}

export function ignite(play: Play, zone: Zone): void {
  if (zone.kind !== 'oil' || zone.burning > 0) return
  zone.burning = BURN_TURNS
  if (play.tell) tell(play, 'ZoneChanged', NOBODY, NOBODY, { zone: zone.id, state: 'ignited' })
}

/** HUN-912: the effects of the ground on units that have just stepped, in id order, zones in order of creation. */
export function zoneEffects(play: Play, fromX: Scratch, fromY: Scratch, stepped: number): void {
  const { world, state } = play
  const { position } = world
  if (play.rehearsal !== null) return
  for (let place: Place = 0; place < world.ids.length; place++) {
    if (!hasPlace(stepped, place)) continue
    const x = position.x[place]
    const y = position.y[place]
    if (world.health.burning[place] > 0 && inShallows(play.field, x, y)) putOut(play, place)
    for (const zone of state.zones) {
      if (!isStanding(world, place)) break
      const inside = zoneCovers(zone, x, y)
      const before = zoneCovers(zone, fromX[place], fromY[place])
      if (zone.kind === 'oil' && (inside || before)) slip(play, place)
      if (inside && !before) enter(play, place, zone)
    }
  }
}

export function putOut(play: Play, place: Place): void {
  play.world.health.burning[place] = 0
  if (play.tell) tell(play, 'Extinguished', place, NOBODY, {})
}

function enter(play: Play, place: Place, zone: Zone): void {
  const { world } = play
  if (zone.kind === 'oil' && world.health.burning[place] > 0) ignite(play, zone)
  const entered = world.turnFlags.zoneEntries[place]
  if (entered.includes(zone.id)) return
  world.turnFlags.zoneEntries[place] = [...entered, zone.id]
  if (zone.kind === 'oil') {
    if (zone.burning > 0) burn(play, place, 6, 'fire')
    return
  }
  const barefoot = world.armour.legs[place] === 0 && !hasTrait(world, place, TRAIT_BITS.mounted)
  if (zone.seat !== world.faction.seat[place] && barefoot) {
    const die = play.dice.d(3)
    applyDamage(play, place, { dice: [die], damage: die, cause: 'caltrops' })
  }
}

/** Fire asks nothing of armour. */
export function burn(play: Play, place: Place, sides: number, cause: 'fire' | 'burning'): void {
  const die = play.dice.d(sides)
  play.world.turnFlags.burnt[place] = true
  applyDamage(play, place, { dice: [die], damage: die, cause })
}

/** HUN-907: a unit that runs over oil may fall, once a turn. */
function slip(play: Play, place: Place): void {
  const { world } = play
  const { commandQueue: queue, turnFlags: flags } = world
  const mode = queue.mode[place]
  if ((mode !== 'run' && mode !== 'sprint') || flags.slipTested[place]) return
  flags.slipTested[place] = true
  const base = world.skills.dodge[place]
  const armour = world.armour.dodge[place]
  const penalty = statePenalty(world, place)
  const roll = rollD100(play, clampChance(base + armour + penalty), base, () => [
    { source: 'armour', value: armour },
    { source: 'state', value: penalty },
  ])
  if (play.tell) tell(play, 'SlipRolled', place, NOBODY, { roll: roll.shown })
  if (roll.passed) return
  flags.prone[place] = true
  queue.ticksLeft[place] = 0
  queue.slipTicks[place] = 0
}
