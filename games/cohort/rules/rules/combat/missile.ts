import { MISSILES, SARISSA } from '../../content/equipment.ts'
import { FORMATION_DATA } from '../../content/formations.ts'
import { columnOf, manhattan, rowOf } from '../../content/terms.ts'
import { WEATHER_DATA } from '../../content/weather.ts'
import type { Modifier } from '../../events.ts'
import type { AttackSide, Unit } from '../../state.ts'
import { percent } from '../arithmetic.ts'
import { RANGE } from '../ground/field.ts'
import { isConfirmed } from '../ground/sight.ts'
import { hasLine } from '../ground/sight-tables.ts'
import { beside, hasTrait, isEngaged, type Play } from '../scene.ts'
import { formed, running } from '../unit.ts'
import { type Blow, directionTo, MISSILE_RATE, plight, shelter, sideOf, slopeOf } from './strike.ts'

interface Missile {
  readonly attack: number
  readonly near: number
  readonly effective: number
  readonly far: number
  readonly penetration: number
  readonly rain: boolean
  /** Cannot shoot after moving. */
  readonly planted: boolean
  /** Cannot shoot on the turn after a shot. */
  readonly slow: boolean
  readonly weight: number | null
  /** Off walls, gates and towers. */
  readonly siege: number
  readonly shots: number
}

const { compositeBows, crossbows } = MISSILES
const bow: Missile = { ...compositeBows, near: 2, planted: false, weight: null, siege: 0, shots: compositeBows.volleys }
const crossbow: Missile = { ...crossbows, near: 2, planted: true, weight: null, siege: 0, shots: crossbows.volleys }
const engine = { penetration: 0, rain: false, planted: true, weight: 300 } as const

/** COH-10.2. */
export const ENGINE_MISSILES = {
  ballista: { ...engine, attack: 9, near: 2, effective: 6, far: 6, slow: false, siege: 10, shots: 8 },
  catapult: { ...engine, attack: 10, near: 3, effective: 7, far: 7, slow: true, siege: 20, shots: 6 },
} as const satisfies Readonly<Record<string, Missile>>

/** What a unit shoots with; null: nothing. */
export function missileOf(unit: Unit): Missile | null {
  if (unit.engine === 'ballista' || unit.engine === 'catapult')
    return unit.engineBroken ? null : ENGINE_MISSILES[unit.engine]
  if (unit.weapon === 'bows') return bow
  return unit.weapon === 'crossbows' ? crossbow : null
}

export function isSlow(unit: Unit): boolean {
  return missileOf(unit)?.slow === true
}

/** Has something to shoot and something to shoot it with. */
export function shoots(unit: Unit): boolean {
  return unit.volleys > 0 && missileOf(unit) !== null
}

/** COH-8.7: farthest tile at full effect. */
export function effectiveRange(play: Play, unit: Unit): number {
  const missile = missileOf(unit)
  return missile === null ? 0 : reachOf(play, unit, missile, missile.effective)
}

export function longRange(play: Play, unit: Unit): number {
  const missile = missileOf(unit)
  return missile === null ? 0 : reachOf(play, unit, missile, missile.far)
}

function reachOf(play: Play, unit: Unit, missile: Missile, range: number): number {
  const reach = range + (RANGE[play.scene.ground[unit.tile] as number] as number)
  const cap = missile.rain ? WEATHER_DATA[play.state.weather].bowRange : null
  return cap === null ? reach : Math.min(reach, cap)
}

/** COH-8.7, COH-8.8: whether it may shoot at all this turn. */
export function mayShoot(play: Play, unit: Unit): boolean {
  const missile = missileOf(unit)
  if (missile === null || unit.volleys === 0 || unit.routing || unit.reloading) return false
  if (missile.planted && unit.steps > 0) return false
  const order = running(unit)
  if (order.fire === 'hold' || order.steps[0]?.do === 'ambush') return false
  return formed(unit, play.scene.ground) !== 'testudo' && !isEngaged(play, unit)
}

export function mayHit(play: Play, unit: Unit, target: Unit): boolean {
  const missile = missileOf(unit)
  if (missile === null || target.seat === unit.seat) return false
  const away = manhattan(unit.tile, target.tile)
  if (away < missile.near || away > longRange(play, unit)) return false
  return isConfirmed(play, target) && hasLine(play.scene.sight, unit.tile, target.tile)
}

/** COH-8.8: lorica turns arrows from afar. */
export function isHarmless(unit: Unit, target: Unit): boolean {
  return (
    unit.weapon === 'bows' &&
    target.equipment.includes('loricaSegmentata') &&
    manhattan(unit.tile, target.tile) >= LORICA_DISTANCE
  )
}

const LORICA_DISTANCE = 3

/** COH-8.8, COH-8.4. */
export function shotBlow(play: Play, unit: Unit, target: Unit): Blow {
  const missile = missileOf(unit)
  if (missile === null) throw new Error(`Unit ${unit.id} has nothing to shoot with`)
  const log = play.tell === undefined ? null : { attack: [] as Modifier[], defence: [] as Modifier[] }
  const side = missileSide(target, unit)
  return {
    kind: 'shot',
    attacker: unit,
    target,
    side,
    attack: shotAttack(play, unit, target, missile, log?.attack ?? null),
    defence: shotDefence(play, target, side, missile, log?.defence ?? null),
    effort: 100,
    rate: MISSILE_RATE,
    weight: missile.weight ?? unit.weight,
    attackModifiers: log?.attack ?? [],
    defenceModifiers: log?.defence ?? [],
  }
}

function shotAttack(play: Play, unit: Unit, target: Unit, missile: Missile, log: Modifier[] | null): number {
  const { ground } = play.scene
  let sum = missile.weight === null ? unit.attack + missile.attack : missile.attack
  log?.push({ name: 'ranged attack', value: sum })
  const rain = missile.rain ? WEATHER_DATA[play.state.weather].bows : 0
  if (rain !== 0) log?.push({ name: 'weather', value: rain })
  const slope = slopeOf(ground, unit.tile, target.tile)
  if (slope !== 0) log?.push({ name: slope > 0 ? 'downhill' : 'uphill', value: slope })
  sum += rain + slope + plight(play.state, unit, log)
  const formation = formed(unit, ground)
  let attack = percent(10 * Math.max(1, sum), FORMATION_DATA[formation].attack)
  if (formation !== 'standard') log?.push({ name: `${formation} %`, value: FORMATION_DATA[formation].attack })
  const halve = (name: string): void => {
    attack = percent(attack, 50)
    log?.push({ name: `${name} %`, value: 50 })
  }
  if (manhattan(unit.tile, target.tile) > effectiveRange(play, unit)) halve('long range')
  if (unit.steps > 0 && !hasTrait(play, unit.seat, 'horseArchery')) halve('shooting after moving')
  if (isBesideFriend(play, unit, target)) halve('friends beside the target')
  return Math.max(5, attack)
}

function isBesideFriend(play: Play, unit: Unit, target: Unit): boolean {
  for (let d = 0; d < 4; d++) if (beside(play, target.tile, d)?.seat === unit.seat) return true
  return false
}

function shotDefence(play: Play, unit: Unit, side: AttackSide, missile: Missile, log: Modifier[] | null): number {
  const formation = formed(unit, play.scene.ground)
  let sum = unit.defence + shelter(play, unit, log)
  const add = (name: string, value: number): void => {
    if (value === 0) return
    sum += value
    log?.push({ name, value })
  }
  if (formation === 'phalanx' && unit.weapon === 'sarissas') add('sarissas', SARISSA.defence)
  if (side === 'rear') add('shield turned away', -unit.shieldDefence)
  else add('shield', unit.missileDefence)
  add('armour pierced', -Math.min(missile.penetration, unit.armour))
  const share = FORMATION_DATA[formation].missiles
  if (share !== 100) log?.push({ name: `${formation} %`, value: share })
  return Math.max(5, percent(10 * Math.max(1, sum), share))
}

/** COH-6.1: along the larger difference; if equal, whichever is better for who is shot at. */
function missileSide(target: Unit, shooter: Unit): AttackSide {
  const down = rowOf(shooter.tile) - rowOf(target.tile)
  const across = columnOf(shooter.tile) - columnOf(target.tile)
  if (Math.abs(down) !== Math.abs(across)) return sideOf(target.facing, directionTo(target.tile, shooter.tile))
  const sides = [sideOf(target.facing, down > 0 ? 2 : 0), sideOf(target.facing, across > 0 ? 1 : 3)]
  return sides.includes('front') ? 'front' : sides.includes('flank') ? 'flank' : 'rear'
}
