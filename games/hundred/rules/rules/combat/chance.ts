import { isqrt } from '@tessera/board'
import type { Aim, AttackStep } from '../../choice.ts'
import { TRAIT_BITS } from '../../content/traits.ts'
import type { Weapon, WeaponData } from '../../content/weapons.ts'
import { LANCE_HINDRANCE } from '../../content/weapons.ts'
import type { Modifier } from '../../events.ts'
import { firstPlace, hasPlace, type Place, type Scratch, SHIELD_ARM, scratch, WEAPON_ARM } from '../../state.ts'
import { inForest, isBehindWall, levelAt } from '../ground/field.ts'
import {
  arcFrom,
  d2Between,
  hasTrait,
  inFrontArc,
  isEnemy,
  isNear,
  meleeReach,
  type Play,
  readiedWeapon,
  sees,
  weaponData,
} from '../play.ts'
import { term } from '../rolls.ts'

/** How an attack is made, as far as its chance cares. */
export interface Blow {
  readonly weapon: Weapon
  /** In melee, or shot or thrown. */
  readonly melee: boolean
  readonly kind: AttackStep['kind']
  readonly aim: Aim | null
  readonly free: boolean
  readonly charge: boolean
}

/**
 * HUN-705: the state of all units before the first blow of a tick. There is one; the last caller owns it until the next is
 * taken.
 */
interface Moment {
  able: number
  readonly readied: Weapon[]
  readonly wound: Scratch
  readonly tired: Scratch
  readonly nerve: Scratch
  readonly crippled: Scratch
}

const moment: Moment = {
  able: 0,
  readied: [],
  wound: scratch(),
  tired: scratch(),
  nerve: scratch(),
  crippled: scratch(),
}

export function takeMoment({ world, able }: Play): void {
  moment.able = able
  for (let place: Place = 0; place < world.ids.length; place++) {
    moment.readied[place] = readiedWeapon(world, place)
    const wound = world.health.woundState[place]
    const nerve = world.moraleState.state[place]
    moment.wound[place] = wound === 'critical' ? -20 : wound === 'wounded' ? -10 : 0
    moment.tired[place] = world.stamina.exhausted[place] ? -10 : 0
    moment.nerve[place] = nerve === 'shaken' ? -10 : nerve === 'broken' ? -20 : 0
    moment.crippled[place] = world.health.crippled[place]
  }
}

const AIM_PENALTY: Readonly<Record<Aim, number>> = {
  head: -30,
  item: -20,
  weaponArm: -10,
  shieldArm: -10,
  legs: -10,
  torso: 0,
}

/** The skill an attack is made with. */
export function attackSkill({ world }: Play, attacker: Place, melee: boolean): number {
  return melee ? world.skills.melee[attacker] : world.skills.ranged[attacker]
}

/**
 * HUN-802: the sum of all modifiers, before the clamp, from the moment taken last. The same function gives the chance that is
 * rolled against and the one a preview shows; `terms` collects what it is made of.
 */
export function hitModifiers(play: Play, attacker: Place, target: Place, blow: Blow, terms: Modifier[] | null): number {
  const { world } = play
  let sum = 0
  const arc = arcFrom(world, target, attacker)
  if (arc !== 'front') {
    sum += term(terms, arc, arc === 'side' ? 10 : 20)
    if (hasTrait(world, attacker, TRAIT_BITS.flanker)) sum += term(terms, 'flanker', 5)
  }
  sum += blow.melee
    ? meleeTerms(play, attacker, target, blow, terms)
    : rangedTerms(play, attacker, target, blow.weapon, terms)
  if (blow.free) sum += term(terms, 'free attack', 20)
  if (!sees(play, world.faction.seat[target], attacker)) sum += term(terms, 'ambush', 10)
  if (blow.kind === 'aimed' && blow.aim !== null) sum += term(terms, 'aimed', AIM_PENALTY[blow.aim])
  if (blow.kind === 'power') sum += term(terms, 'power', -10)
  const crippled = moment.crippled[attacker]
  if ((crippled & WEAPON_ARM) !== 0) sum += term(terms, 'crippled weapon arm', -20)
  if ((crippled & SHIELD_ARM) !== 0 && weaponData(play, blow.weapon).hands === 2)
    sum += term(terms, 'crippled shield arm', -20)
  const rival = world.moraleState.challenge[attacker]
  if (rival >= 0) sum += term(terms, 'challenge', rival === target ? 10 : -10)
  if (blow.charge && hasTrait(world, attacker, TRAIT_BITS.aggressive)) sum += term(terms, 'aggressive', 5)
  sum += term(terms, 'wounds', moment.wound[attacker])
  sum += term(terms, 'exhausted', moment.tired[attacker])
  sum += term(terms, 'nerve', moment.nerve[attacker])
  return sum
}

function meleeTerms(play: Play, attacker: Place, target: Place, blow: Blow, terms: Modifier[] | null): number {
  const { world } = play
  let sum = 0
  const others = flankers(play, attacker, target)
  if (others > 0) sum += term(terms, 'flanking', others === 1 ? 10 : others === 2 ? 15 : 20)
  if (blow.charge && isDownhill(play, attacker, target)) sum += term(terms, 'downhill charge', 10)
  if (world.turnFlags.prone[target]) sum += term(terms, 'prone', 20)
  if (blow.weapon === 'lance' && !blow.charge) sum += term(terms, 'lance without a charge', LANCE_HINDRANCE)
  if (hasTrait(world, attacker, TRAIT_BITS.swarm))
    sum += term(terms, 'swarm', Math.min(15, 5 * swarmOn(play, attacker, target)))
  if (hasTrait(world, attacker, TRAIT_BITS.drilled) && isBesideDrilled(play, attacker))
    sum += term(terms, 'drilled', 10)
  return sum
}

/** HUN-302 `drilled`: another of them, able and near enough to touch. */
export function isBesideDrilled({ world, able }: Play, place: Place): boolean {
  for (let others = able & ~(1 << place); others !== 0; others &= others - 1) {
    const other = firstPlace(others)
    if (
      hasTrait(world, other, TRAIT_BITS.drilled) &&
      !isEnemy(world, place, other) &&
      isNear(world, place, other, DRILL_REACH)
    )
      return true
  }
  return false
}

const DRILL_REACH = 1500

/** Others of its seat that could strike the target now. */
function flankers(play: Play, attacker: Place, target: Place): number {
  const { world } = play
  let others = 0
  for (let place: Place = 0; place < world.ids.length; place++) {
    if (place === attacker || !hasPlace(moment.able, place) || !isEnemy(world, place, target)) continue
    const reach = meleeReach(weaponData(play, moment.readied[place] as Weapon))
    if (reach > 0 && isNear(world, place, target, reach) && inFrontArc(world, place, target)) others++
  }
  return others
}

function swarmOn({ world }: Play, attacker: Place, target: Place): number {
  const engaged = world.engagement.engagedWith[target]
  const template = world.faction.template[attacker]
  let others = 0
  for (let place: Place = 0; place < world.ids.length; place++)
    if (
      place !== attacker &&
      hasPlace(engaged, place) &&
      hasPlace(moment.able, place) &&
      world.faction.template[place] === template
    )
      others++
  return others
}

/** HUN-515. */
export function isDownhill({ world, field }: Play, attacker: Place, target: Place): boolean {
  return world.position.startLevel[attacker] > levelAt(field, world.position.x[target], world.position.y[target])
}

function rangedTerms(play: Play, attacker: Place, target: Place, weapon: Weapon, terms: Modifier[] | null): number {
  const { world, field } = play
  let sum = 0
  const { position } = world
  const ax = position.x[attacker]
  const ay = position.y[attacker]
  const bx = position.x[target]
  const by = position.y[target]
  if (levelAt(field, ax, ay) > levelAt(field, bx, by)) sum += term(terms, 'height', 10)
  const range = weaponData(play, weapon).reach
  const dist = isqrt(d2Between(world, attacker, target))
  if (3 * dist > 2 * range) sum += term(terms, 'far', hasTrait(world, attacker, TRAIT_BITS.inaccurate) ? -30 : -20)
  else if (3 * dist > range) sum += term(terms, 'range', -10)
  if (inForest(field, bx, by) || isBehindWall(field, ax, ay, bx, by)) sum += term(terms, 'cover', -20)
  const mode = world.commandQueue.mode[target]
  if ((mode === 'run' || mode === 'sprint') && world.turnFlags.moved[target]) sum += term(terms, 'running target', -10)
  if (hasTrait(world, target, TRAIT_BITS.large)) sum += term(terms, 'large', 10)
  if (hasTrait(world, target, TRAIT_BITS.small)) sum += term(terms, 'small', -10)
  if (engagedWithOther(play, attacker, target)) sum += term(terms, 'target in melee', -10)
  if (world.engagement.engagedWith[attacker] !== 0) sum += term(terms, 'engaged', -20)
  return sum
}

function engagedWithOther({ world }: Play, attacker: Place, target: Place): boolean {
  const engaged = world.engagement.engagedWith[target]
  return (engaged & ~(1 << attacker)) !== 0
}

/** HUN-515: a first blow, after a rush of three metres, on somebody new. */
export function isCharge({ world }: Play, attacker: Place, target: Place, melee: boolean): boolean {
  const mode = world.commandQueue.mode[attacker]
  if (!melee || (mode !== 'advance' && mode !== 'run') || world.commandQueue.retreat[attacker]) return false
  if (world.turnFlags.attacks[attacker] > 0 || hasPlace(world.engagement.atStart[attacker], target)) return false
  const dx = world.position.x[attacker] - world.position.startX[attacker]
  const dy = world.position.y[attacker] - world.position.startY[attacker]
  return dx * dx + dy * dy >= CHARGE * CHARGE
}

const CHARGE = 3000

/** HUN-304: a javelin stabs an enemy that is near enough. */
export function isMeleeWith({ kind, melee }: WeaponData, d2: number): boolean {
  if (kind === 'melee') return true
  return melee !== null && d2 <= (melee.reach + DUE_TOLERANCE) * (melee.reach + DUE_TOLERANCE)
}

/** HUN-706: how much farther a target may be when a blow is due than when it was declared. */
export const DUE_TOLERANCE = 300
