import type { Dice } from '@tessera/kernel'
import { type HundredConfig, hasFog, sideOfSeat } from '../config.ts'
import { TRAIT_BITS, type Trait } from '../content/traits.ts'
import { WEAPON_DATA, type Weapon, type WeaponData } from '../content/weapons.ts'
import type { EventData, EventType, HundredEvent } from '../events.ts'
import { type Content, contentOf } from '../lab/changes.ts'
import { at, type HundredState, hasPlace, LEGS, SHIELD_ARM, type Sight, type World } from '../state.ts'
import { type Field, fieldOf } from './field.ts'

/** What the rules get from whoever runs the match. */
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
  readonly dice: Dice
  readonly tell: ((event: HundredEvent) => void) | undefined
  /** The tick that events carry. */
  tick: number
  /** Places of units that move in this tick. */
  moving: number
  /** Set while a plan is only tried out: nothing is rolled and nobody is hurt. */
  rehearsal: Rehearsal | null
  /** Somebody stands elsewhere or otherwise than before: engagements and sight must be looked at again. */
  stirred: boolean
  /** Places of units that wait, and whose orders would come to the same again while nothing happens. */
  resting: number
}

/** What a rehearsal notes in place of blows. */
interface Rehearsal {
  /** HUN-512: somebody would be struck at while leaving. */
  risk(mover: number, enemy: number): void
}

/** What a config means for the rules, worked out once. */
interface Setting {
  readonly content: Content
  readonly field: Field
  readonly fog: boolean
}

const settings = new WeakMap<HundredConfig, Setting>()

function settingOf(config: HundredConfig): Setting {
  let setting = settings.get(config)
  if (setting === undefined) {
    setting = { content: contentOf(config), field: fieldOf(config), fog: hasFog(config) }
    settings.set(config, setting)
  }
  return setting
}

export function playOf(state: HundredState, { config, dice, tell }: Ref): Play {
  const { content, field, fog } = settingOf(config)
  return {
    state,
    world: state.world,
    config,
    content,
    field,
    fog,
    dice,
    tell,
    tick: state.tick,
    moving: 0,
    rehearsal: null,
    stirred: state.tick <= 1,
    resting: 0,
  }
}

/** HUN-1503. Called as `play.tell && tell(play, …)`, so that nothing is built where nobody listens. */
export function tell<T extends EventType>(
  play: Play,
  type: T,
  place: number,
  target: number,
  data: EventData[T],
): void {
  const { tell: listener, state, tick } = play
  if (listener === undefined) return
  const { ids } = state.world
  const { turn } = state
  const event =
    place < 0
      ? target < 0
        ? { type, turn, tick, data }
        : { type, turn, tick, targetId: at(ids, target), data }
      : target < 0
        ? { type, turn, tick, entityId: at(ids, place), data }
        : { type, turn, tick, entityId: at(ids, place), targetId: at(ids, target), data }
  listener(event as unknown as HundredEvent)
}

export const NOBODY = -1

export function isStanding(world: World, place: number): boolean {
  return at(world.health.woundState, place) !== 'down' && !at(world.health.fled, place)
}

/** HUN-009. */
export function isAble(world: World, place: number): boolean {
  if (!isStanding(world, place)) return false
  const state = at(world.moraleState.state, place)
  return state === 'steady' || state === 'shaken'
}

export function isEnemy(world: World, a: number, b: number): boolean {
  return at(world.faction.seat, a) !== at(world.faction.seat, b)
}

export function d2Between({ position: { x, y } }: World, a: number, b: number): number {
  const dx = at(x, a) - at(x, b)
  const dy = at(y, a) - at(y, b)
  return dx * dx + dy * dy
}

export function d2To({ position: { x, y } }: World, place: number, px: number, py: number): number {
  const dx = at(x, place) - px
  const dy = at(y, place) - py
  return dx * dx + dy * dy
}

export function isNear(world: World, a: number, b: number, limit: number): boolean {
  return d2Between(world, a, b) <= limit * limit
}

/** Whether b lies in the front half of a. */
export function inFrontArc({ position: { x, y, fx, fy } }: World, a: number, b: number): boolean {
  return at(fx, a) * (at(x, b) - at(x, a)) + at(fy, a) * (at(y, b) - at(y, a)) >= 0
}

/** HUN-008: where b lies for a. */
export function arcFrom({ position }: World, a: number, b: number): 'front' | 'side' | 'rear' {
  const fx = at(position.fx, a)
  const fy = at(position.fy, a)
  const dx = at(position.x, b) - at(position.x, a)
  const dy = at(position.y, b) - at(position.y, a)
  const dot = fx * dx + fy * dy
  if (dot >= 0) return 'front'
  const cross = fx * dy - fy * dx
  return (cross < 0 ? -cross : cross) > -dot ? 'side' : 'rear'
}

/** A facing in one form for all vectors that point the same way (HUN-007); no vector, no change. */
export function face({ position }: World, place: number, dx: number, dy: number): boolean {
  const m = Math.max(Math.abs(dx), Math.abs(dy))
  if (m === 0) return false
  const fx = canonical(dx, m)
  const fy = canonical(dy, m)
  if (fx === at(position.fx, place) && fy === at(position.fy, place)) return false
  position.fx[place] = fx
  position.fy[place] = fy
  return true
}

export function canonical(part: number, longer: number): number {
  const size = Math.floor((2000 * Math.abs(part) + longer) / (2 * longer))
  return part < 0 && size > 0 ? -size : size
}

export function hasTrait(world: World, place: number, trait: Trait): boolean {
  return (at(world.faction.traits, place) & TRAIT_BITS[trait]) !== 0
}

/** HUN-405, HUN-901, HUN-1004: what wounds, exhaustion and fear take from every skill. */
export function statePenalty(world: World, place: number): number {
  const wound = at(world.health.woundState, place)
  const morale = at(world.moraleState.state, place)
  return (
    (wound === 'critical' ? -20 : wound === 'wounded' ? -10 : 0) +
    (at(world.stamina.exhausted, place) ? -10 : 0) +
    (morale === 'shaken' ? -10 : morale === 'broken' ? -20 : 0)
  )
}

export function clampChance(chance: number): number {
  return chance < 5 ? 5 : chance > 95 ? 95 : chance
}

/** The weapon at this place of the list; unarmed where there is none. */
export function weaponAt(world: World, place: number, slot: number): Weapon {
  return slot < 0 ? 'unarmed' : (at(world.weapon.list, place)[slot] ?? 'unarmed')
}

export function readiedWeapon(world: World, place: number): Weapon {
  return weaponAt(world, place, at(world.weapon.readied, place))
}

export function weaponData(play: Play, weapon: Weapon): WeaponData {
  return play.content.weapons[weapon]
}

/** What it reaches with in melee; 0 with a weapon that only shoots. */
export function meleeReach({ kind, reach, melee }: WeaponData): number {
  return kind === 'melee' ? reach : (melee?.reach ?? 0)
}

/** HUN-305. */
export function shieldWorks(play: Play, place: number): boolean {
  const { world } = play
  if (at(world.weapon.integrity, place) <= 0 || (at(world.health.crippled, place) & SHIELD_ARM) !== 0) return false
  return WEAPON_DATA[readiedWeapon(world, place)].hands === 1 && !carriesBanner(play, place)
}

export function hasCrippledLeg(world: World, place: number): boolean {
  return (at(world.health.crippled, place) & LEGS) !== 0
}

export function isEngaged(world: World, place: number): boolean {
  return at(world.engagement.engagedWith, place) !== 0
}

export function sightOf(state: HundredState, seat: number): Sight {
  return (seat === 0 ? state.seats[0] : state.seats[1]).sight
}

/** HUN-205: whether its seat has the enemy at this place in sight. */
export function sees({ state, fog }: Play, seat: number, place: number): boolean {
  return !fog || hasPlace(sightOf(state, seat).seen, place)
}

/** HUN-1301: x of the edge a seat came from. */
export function homeSide({ config }: Play, seat: number): 0 | 1 {
  return sideOfSeat(config, seat)
}

export function carriesBanner({ state }: Play, place: number): boolean {
  for (const object of state.objects) if (object.carrier === place) return true
  return false
}
