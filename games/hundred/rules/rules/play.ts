import type { Dice } from '@tessera/kernel'
import { type HundredConfig, hasFog, sideOfSeat } from '../config.ts'
import { type Content, contentOf } from '../content/changes.ts'
import { WEAPON_DATA, type Weapon, type WeaponData } from '../content/weapons.ts'
import type { EventData, EventType, HundredEvent } from '../events.ts'
import { type HundredState, hasPlace, LEGS, type Place, SHIELD_ARM, type Sight, type World } from '../state.ts'
import { type Field, fieldOf } from './ground/field.ts'

/** What the rules get from the program that runs the match. */
export interface Ref {
  readonly config: HundredConfig
  readonly dice: Dice
  readonly tell: ((event: HundredEvent) => void) | undefined
}

/** A state with what its rules need at hand while a step is computed. */
export interface Play {
  readonly state: HundredState
  readonly world: World
  readonly config: HundredConfig
  readonly content: Content
  readonly field: Field
  readonly fog: boolean
  readonly arms: Arms
  readonly dice: Dice
  readonly tell: ((event: HundredEvent) => void) | undefined
  /** The tick that events carry. */
  tick: number
  /** Places of units that move in this tick. */
  moving: number
  /** HUN-009, by place: what `isStanding` and `isAble` say, for loops that ask it of everybody. */
  standing: number
  able: number
  /** Places of the second seat's units. */
  readonly second: number
  /** Set while a plan is only tried out: nothing is rolled and nobody is hurt. */
  rehearsal: Rehearsal | null
  /** Somebody stands elsewhere or otherwise than before: engagements and sight must be looked at again. */
  stirred: boolean
  /** Units that wait, as bits: while nothing happens their orders would have the same result again. */
  resting: number
  /** The tick before which nothing can happen. */
  quietUntil: number
}

/** Told by a rehearsal instead of striking. */
interface Rehearsal {
  /** HUN-512: somebody would be struck at while leaving. */
  risk(mover: Place, enemy: Place): void
}

/** The weapon data last looked up for each unit, so that asking again costs one comparison. */
interface Arms {
  readonly weapon: (Weapon | undefined)[]
  readonly data: WeaponData[]
}

/** Everything the rules derive from a config, computed once. */
interface Setting {
  readonly content: Content
  readonly field: Field
  readonly fog: boolean
  readonly arms: Arms
}

const settings = new WeakMap<HundredConfig, Setting>()

function settingOf(config: HundredConfig): Setting {
  let setting = settings.get(config)
  if (setting === undefined) {
    setting = {
      content: contentOf(config),
      field: fieldOf(config),
      fog: hasFog(config),
      arms: { weapon: [], data: [] },
    }
    settings.set(config, setting)
  }
  return setting
}

export function playOf(state: HundredState, { config, dice, tell }: Ref): Play {
  const { content, field, fog, arms } = settingOf(config)
  const { world } = state
  let standing = 0
  let able = 0
  let second = 0
  for (let place: Place = 0; place < world.ids.length; place++) {
    if (world.faction.seat[place] === 1) second |= 1 << place
    if (!isStanding(world, place)) continue
    standing |= 1 << place
    if (isAble(world, place)) able |= 1 << place
  }
  return {
    state,
    world,
    config,
    content,
    field,
    fog,
    arms,
    dice,
    tell,
    tick: state.tick,
    moving: 0,
    standing,
    able,
    second,
    rehearsal: null,
    stirred: state.tick <= 1,
    resting: 0,
    quietUntil: 0,
  }
}

/** HUN-1503. Only to be called as `play.tell && tell(play, …)`, so that nothing is built where nobody listens. */
export function tell<T extends EventType>(play: Play, type: T, place: Place, target: Place, data: EventData[T]): void {
  const { tell: listener, state, tick } = play
  if (listener === undefined) throw new Error(`Nobody listens to ${type}`)
  const { ids } = state.world
  const { turn } = state
  const event: HundredEvent<T> =
    place < 0
      ? target < 0
        ? { type, turn, tick, data }
        : { type, turn, tick, targetId: ids[target], data }
      : target < 0
        ? { type, turn, tick, entityId: ids[place], data }
        : { type, turn, tick, entityId: ids[place], targetId: ids[target], data }
  listener(event as HundredEvent)
}

export const NOBODY: number = -1

export function isStanding(world: World, place: Place): boolean {
  return world.health.woundState[place] !== 'down' && !world.health.fled[place]
}

/** A unit is down or fled. */
export function leaveField(play: Play, place: Place): void {
  play.stirred = true
  play.standing &= ~(1 << place)
  play.able &= ~(1 << place)
}

/** HUN-009. */
export function isAble(world: World, place: Place): boolean {
  if (!isStanding(world, place)) return false
  const state = world.moraleState.state[place]
  return state === 'steady' || state === 'shaken'
}

export function isEnemy(world: World, a: Place, b: Place): boolean {
  return world.faction.seat[a] !== world.faction.seat[b]
}

export function d2Between({ position: { x, y } }: World, a: Place, b: Place): number {
  const dx = x[a] - x[b]
  const dy = y[a] - y[b]
  return dx * dx + dy * dy
}

export function d2To({ position: { x, y } }: World, place: Place, px: number, py: number): number {
  const dx = x[place] - px
  const dy = y[place] - py
  return dx * dx + dy * dy
}

export function isNear(world: World, a: Place, b: Place, limit: number): boolean {
  return d2Between(world, a, b) <= limit * limit
}

/** Whether b lies in the front half of a. */
export function inFrontArc({ position: { x, y, fx, fy } }: World, a: Place, b: Place): boolean {
  return fx[a] * (x[b] - x[a]) + fy[a] * (y[b] - y[a]) >= 0
}

/** HUN-008: where b lies for a. */
export function arcFrom({ position }: World, a: Place, b: Place): 'front' | 'side' | 'rear' {
  const fx = position.fx[a]
  const fy = position.fy[a]
  const dx = position.x[b] - position.x[a]
  const dy = position.y[b] - position.y[a]
  const dot = fx * dx + fy * dy
  if (dot >= 0) return 'front'
  const cross = fx * dy - fy * dx
  return (cross < 0 ? -cross : cross) > -dot ? 'side' : 'rear'
}

/** A facing in one form for all vectors that point the same way (HUN-007); no vector, no change. */
export function face({ position }: World, place: Place, dx: number, dy: number): boolean {
  const m = Math.max(Math.abs(dx), Math.abs(dy))
  if (m === 0) return false
  const fx = canonical(dx, m)
  const fy = canonical(dy, m)
  if (fx === position.fx[place] && fy === position.fy[place]) return false
  position.fx[place] = fx
  position.fy[place] = fy
  return true
}

export function canonical(part: number, longer: number): number {
  const size = Math.floor((2000 * Math.abs(part) + longer) / (2 * longer))
  return part < 0 && size > 0 ? -size : size
}

/** `trait` is one of `TRAIT_BITS`. */
export function hasTrait(world: World, place: Place, trait: number): boolean {
  return (world.faction.traits[place] & trait) !== 0
}

/** HUN-405, HUN-901, HUN-1004: what wounds, exhaustion and fear take from every skill. */
export function statePenalty(world: World, place: Place): number {
  const wound = world.health.woundState[place]
  const morale = world.moraleState.state[place]
  return (
    (wound === 'critical' ? -20 : wound === 'wounded' ? -10 : 0) +
    (world.stamina.exhausted[place] ? -10 : 0) +
    (morale === 'shaken' ? -10 : morale === 'broken' ? -20 : 0)
  )
}

export function clampChance(chance: number): number {
  return chance < 5 ? 5 : chance > 95 ? 95 : chance
}

/** The weapon at this place of the list; unarmed where there is none. */
export function weaponAt(world: World, place: Place, slot: number): Weapon {
  return slot < 0 ? 'unarmed' : (world.weapon.list[place][slot] ?? 'unarmed')
}

export function readiedWeapon(world: World, place: Place): Weapon {
  return weaponAt(world, place, world.weapon.readied[place])
}

export function weaponData(play: Play, weapon: Weapon): WeaponData {
  return play.content.weapons[weapon]
}

/** The data of the weapon in a slot of a unit's list. */
export function armOf(play: Play, place: Place, slot: number): WeaponData {
  const { arms, world, content } = play
  const weapon = weaponAt(world, place, slot)
  if (arms.weapon[place] === weapon) return arms.data[place] as WeaponData
  const data = content.weapons[weapon]
  arms.weapon[place] = weapon
  arms.data[place] = data
  return data
}

export function readiedArm(play: Play, place: Place): WeaponData {
  return armOf(play, place, play.world.weapon.readied[place])
}

/** Its reach in melee; 0 with a weapon that only shoots. */
export function meleeReach({ kind, reach, melee }: WeaponData): number {
  return kind === 'melee' ? reach : (melee?.reach ?? 0)
}

/** HUN-305. */
export function shieldWorks(play: Play, place: Place): boolean {
  const { world } = play
  if (world.weapon.integrity[place] <= 0 || (world.health.crippled[place] & SHIELD_ARM) !== 0) return false
  return WEAPON_DATA[readiedWeapon(world, place)].hands === 1 && !carriesBanner(play, place)
}

export function hasCrippledLeg(world: World, place: Place): boolean {
  return (world.health.crippled[place] & LEGS) !== 0
}

export function isEngaged(world: World, place: Place): boolean {
  return world.engagement.engagedWith[place] !== 0
}

export function sightOf(state: HundredState, seat: number): Sight {
  return (seat === 0 ? state.seats[0] : state.seats[1]).sight
}

/** HUN-205: whether its seat has the enemy at this place in sight. */
export function sees({ state, fog }: Play, seat: number, place: Place): boolean {
  return !fog || hasPlace(sightOf(state, seat).seen, place)
}

/** Standing enemies that a seat sees, by place. */
export function visibleFoes({ state, fog, standing, second }: Play, seat: number): number {
  const foes = seat === 0 ? standing & second : standing & ~second
  return fog ? foes & sightOf(state, seat).seen : foes
}

/** HUN-1301: x of the edge a seat came from. */
export function homeSide({ config }: Play, seat: number): 0 | 1 {
  return sideOfSeat(config, seat)
}

export function carriesBanner({ state }: Play, place: Place): boolean {
  for (const object of state.objects) if (object.carrier === place) return true
  return false
}
