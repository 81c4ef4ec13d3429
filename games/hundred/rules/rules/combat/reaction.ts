import type { Policy } from '../../choice.ts'
import { AMMUNITION_DATA } from '../../content/ammunition.ts'
import { LANCE_CHARGE_DAMAGE, SHIELD_DATA } from '../../content/weapons.ts'
import type { Modifier, Reaction } from '../../events.ts'
import { at, type Place, type Quiver, WEAPON_ARM } from '../../state.ts'
import { levelAt } from '../ground/field.ts'
import {
  arcFrom,
  clampChance,
  d2Between,
  hasCrippledLeg,
  inFrontArc,
  isAble,
  isNear,
  type Play,
  readiedArm,
  sees,
  shieldWorks,
  statePenalty,
  weaponData,
} from '../play.ts'
import { term } from '../rolls.ts'
import type { Blow } from './chance.ts'
import { isDownhill } from './chance.ts'

type Arc = 'front' | 'side' | 'rear'

export interface Defence {
  readonly by: Place
  readonly reaction: Reaction
  readonly base: number
  readonly chance: number
  readonly arc: Arc
}

const WALL_REACH = 1500

/** HUN-804, HUN-608, HUN-807: who reacts to a blow that would hit, and how; null when nobody does. */
export function defenceAgainst(play: Play, attacker: Place, target: Place, blow: Blow): Defence | null {
  const { world } = play
  // HUN-804: ambushed, nobody sees it coming.
  if (!sees(play, world.faction.seat[target], attacker)) return null
  const arc = arcFrom(world, target, attacker)
  if (mayReact(play, target, arc) && wantsTo(play, attacker, target, blow))
    return chosen(play, attacker, target, blow, arc)
  return world.turnFlags.wall[target] ? guardOf(play, attacker, target, blow) : null
}

function mayReact({ world }: Play, target: Place, arc: Arc): boolean {
  const { turnFlags: flags } = world
  if (flags.reactions[target] <= 0 || world.commandQueue.mode[target] === 'sprint') return false
  if (world.moraleState.state[target] === 'routed') return false
  const lock = flags.arcLock[target]
  return lock === 'none' || lock === arc
}

/** HUN-608 `save` and `against`. */
function wantsTo(play: Play, attacker: Place, target: Place, blow: Blow): boolean {
  const { against, save } = policyOf(play, target)
  if (against !== 'any' && (against === 'melee') !== blow.melee) return false
  if (save === 'any') return true
  const loss = meanDamage(play, attacker, target, blow)
  const health = play.world.health.current[target]
  return save === 'serious' ? 2 * loss >= health : loss >= health
}

function policyOf({ world: { policy } }: Play, place: Place): Policy {
  return {
    prefer: policy.prefer[place],
    save: policy.save[place],
    against: policy.against[place],
    guard: policy.guard[place],
    freeAttack: policy.freeAttack[place],
    idle: policy.idle[place],
    autoFace: policy.autoFace[place],
  }
}

/** HUN-608: N, twice the mean damage to the torso. */
export function meanDamage(play: Play, attacker: Place, target: Place, blow: Blow): number {
  const { world } = play
  const torso = world.armour.torso[target]
  return Math.max(
    0,
    doubledMean(play, attacker, target, blow) - 2 * Math.max(0, torso - pierceOf(play, attacker, blow)),
  )
}

/** HUN-608: A, twice the mean raw damage. */
export function doubledMean(play: Play, attacker: Place, target: Place, blow: Blow): number {
  const data = weaponData(play, blow.weapon)
  const damage = blow.melee && data.kind === 'thrown' && data.melee !== null ? data.melee.damage : data.damage
  return damage.dice * (damage.sides + 1) + 2 * (damage.bonus + bonusDamage(play, attacker, target, blow))
}

/** HUN-809: what a blow adds to its dice and the weapon's own bonus, ammunition that depends on the place struck aside. */
export function bonusDamage(play: Play, attacker: Place, target: Place, blow: Blow): number {
  return (
    (blow.kind === 'power' ? 4 : 0) +
    (blow.melee && blow.charge && isDownhill(play, attacker, target) ? 1 : 0) +
    (blow.weapon === 'lance' && blow.charge ? LANCE_CHARGE_DAMAGE : 0)
  )
}

export function pierceOf(play: Play, attacker: Place, blow: Blow): number {
  const data = weaponData(play, blow.weapon)
  const quiver = blow.melee ? undefined : currentQuiver(play, attacker, blow)
  return data.pierce + (quiver === undefined ? 0 : AMMUNITION_DATA[quiver.type].pierce)
}

/** The arrow that the bow would shoot now. */
export function currentQuiver(play: Play, attacker: Place, blow: Blow): Quiver | undefined {
  const { kind } = weaponData(play, blow.weapon)
  if (kind !== 'bow' && kind !== 'crossbow') return undefined
  return play.world.ammo.slots[attacker][play.world.ammo.currentSlot[attacker]]
}

const ORDER: readonly Reaction[] = ['block', 'parry', 'dodge']

function chosen(play: Play, attacker: Place, target: Place, blow: Blow, arc: Arc): Defence | null {
  const preferred = play.world.policy.prefer[target]
  let best: Defence | null = null
  for (const reaction of ORDER) {
    const chance = reactionChance(play, attacker, target, blow, reaction, arc, null)
    if (chance === null) continue
    const defence = { by: target, reaction, base: baseOf(play, target, reaction), chance, arc }
    if (reaction === preferred) return defence
    if (best === null || chance > best.chance) best = defence
  }
  return best
}

/** HUN-804: the best that could be done against this blow by somebody with a reaction left; what bots and previews reckon with. */
export function bestReaction(play: Play, attacker: Place, target: Place, blow: Blow): number {
  const { world } = play
  if (!sees(play, world.faction.seat[target], attacker)) return 0
  const arc = arcFrom(world, target, attacker)
  if (!mayReact(play, target, arc)) return 0
  let best = 0
  for (const reaction of ORDER)
    best = Math.max(best, reactionChance(play, attacker, target, blow, reaction, arc, null) ?? 0)
  return best
}

function baseOf({ world: { skills } }: Play, place: Place, reaction: Reaction): number {
  return at(reaction === 'parry' ? skills.melee : reaction === 'block' ? skills.block : skills.dodge, place)
}

/** HUN-804: the clamped chance of a reaction; null where it is not allowed. */
export function reactionChance(
  play: Play,
  attacker: Place,
  target: Place,
  blow: Blow,
  reaction: Reaction,
  arc: Arc,
  terms: Modifier[] | null,
): number | null {
  const { world, field } = play
  let sum = baseOf(play, target, reaction)
  switch (reaction) {
    case 'parry': {
      const data = readiedArm(play, target)
      if (!blow.melee || arc === 'rear' || data.natural || data.kind === 'bow' || data.kind === 'crossbow') return null
      if (data.kind === 'thrown' && data.melee === null) return null
      if ((world.health.crippled[target] & WEAPON_ARM) !== 0) sum += term(terms, 'crippled weapon arm', -20)
      break
    }
    case 'block':
      if (arc === 'rear' || !shieldWorks(play, target)) return null
      if (!blow.melee && !SHIELD_DATA[world.weapon.shield[target]].missiles) return null
      if (world.turnFlags.wall[target] && hasWallNeighbour(play, target)) sum += term(terms, 'wall', 10)
      break
    case 'dodge':
      sum += term(terms, 'armour', world.armour.dodge[target])
      if (hasCrippledLeg(world, target)) sum += term(terms, 'crippled leg', -20)
  }
  const stance = world.turnFlags.stance[target]
  sum += term(terms, 'stance', 10 * stance)
  if (blow.melee) {
    const { position } = world
    const mine = levelAt(field, position.x[target], position.y[target])
    if (mine > levelAt(field, position.x[attacker], position.y[attacker])) sum += term(terms, 'height', 10)
  }
  if (world.turnFlags.prone[target]) sum += term(terms, 'prone', -20)
  sum += term(terms, 'state', statePenalty(world, target))
  if (reaction === 'block' && arc === 'side') {
    const half = Math.floor(sum / 2)
    terms?.push({ source: 'side', value: half - sum })
    sum = half
  }
  return clampChance(sum)
}

/** HUN-807: a friend in the wall who looks the same way, near enough. */
function isWallNeighbour({ world }: Play, place: Place, other: Place): boolean {
  const { position, turnFlags, faction } = world
  if (other === place || !turnFlags.wall[other] || faction.seat[other] !== faction.seat[place]) return false
  if (!isAble(world, other) || !isNear(world, place, other, WALL_REACH)) return false
  return position.fx[place] * position.fx[other] + position.fy[place] * position.fy[other] >= 0
}

function hasWallNeighbour(play: Play, place: Place): boolean {
  for (let other: Place = 0; other < play.world.ids.length; other++)
    if (isWallNeighbour(play, place, other)) return true
  return false
}

/** HUN-807: the nearest neighbour that can and may block for a wall unit. */
function guardOf(play: Play, attacker: Place, target: Place, blow: Blow): Defence | null {
  const { world } = play
  let best: Defence | null = null
  let least = 0
  for (let other: Place = 0; other < world.ids.length; other++) {
    if (!isWallNeighbour(play, target, other) || !world.policy.guard[other]) continue
    if (!mayReact(play, other, 'front') || !inFrontArc(world, other, attacker)) continue
    const chance = reactionChance(play, attacker, other, blow, 'block', 'front', null)
    if (chance === null) continue
    const d2 = d2Between(world, target, other)
    if (best !== null && d2 >= least) continue
    best = { by: other, reaction: 'block', base: world.skills.block[other], chance, arc: 'front' }
    least = d2
  }
  return best
}

/** A reaction is used up, and binds the unit to that arc for the rest of the turn. */
export function spendReaction({ world: { turnFlags } }: Play, { by, arc }: Defence): void {
  turnFlags.reactions[by] = turnFlags.reactions[by] - 1
  turnFlags.arcLock[by] = arc
}
