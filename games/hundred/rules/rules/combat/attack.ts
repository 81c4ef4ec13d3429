import type { Aim } from '../../choice.ts'
import { AMMUNITION_DATA, BROADHEAD_ARMOURED, BROADHEAD_BARE } from '../../content/ammunition.ts'
import { SHIELD_DATA } from '../../content/weapons.ts'
import type { HitLocation, Modifier } from '../../events.ts'
import { at, LEGS, type Place, type Quiver, SHIELD_ARM, WEAPON_ARM } from '../../state.ts'
import { spendStamina } from '../ap.ts'
import { inShallows } from '../ground/field.ts'
import { igniteAt } from '../ground/zones.ts'
import { queueCheck } from '../morale.ts'
import {
  arcFrom,
  armOf,
  clampChance,
  isStanding,
  NOBODY,
  type Play,
  readiedArm,
  readiedWeapon,
  shieldWorks,
  statePenalty,
  tell,
  weaponAt,
  weaponData,
} from '../play.ts'
import { rollD100 } from '../rolls.ts'
import { attackSkill, type Blow, hitModifiers } from './chance.ts'
import { applyDamage, goDown } from './damage.ts'
import { bonusDamage, currentQuiver, type Defence, defenceAgainst, reactionChance, spendReaction } from './reaction.ts'

/** An attack with the chance it had at its moment. */
export interface Strike {
  readonly attacker: Place
  readonly target: Place
  readonly blow: Blow
  readonly base: number
  readonly chance: number
  /** None of them 0. */
  readonly terms: readonly Modifier[]
}

/** From the moment taken last (HUN-705). */
export function strikeOf(play: Play, attacker: Place, target: Place, blow: Blow): Strike {
  const base = attackSkill(play, attacker, blow.melee)
  const terms: Modifier[] | null = play.tell === undefined ? null : []
  const chance = clampChance(base + hitModifiers(play, attacker, target, blow, terms))
  return { attacker, target, blow, base, chance, terms: terms ?? [] }
}

const FIRE_CHANCE = 30
const FIRE_TURNS = 3

/** HUN-801: everything that follows from one attack, each draw only if it is needed. */
export function resolveStrike(play: Play, strike: Strike): void {
  const { world, state } = play
  const { attacker, target, blow, chance } = strike
  const { turnFlags: flags } = world
  if (blow.free) flags.freeAttack[attacker] = true
  else flags.attacks[attacker] = flags.attacks[attacker] + 1
  flags.revealed[attacker] = true
  play.stirred = true
  for (const seat of state.seats) seat.lastBlow = state.turn
  const shaft = spendShaft(play, attacker, blow)
  spendStamina(play, attacker, staminaOf(play, blow))
  const arc = arcFrom(world, target, attacker)
  const roll = play.dice.d(100)
  const hits = roll <= chance
  if (play.tell)
    tell(play, 'AttackRolled', attacker, target, {
      weapon: blow.weapon,
      roll: { base: strike.base, modifiers: strike.terms, chance, roll, margin: chance - roll },
      arc,
      result: hits ? 'hit' : 'miss',
      free: blow.free,
    })
  if (shaft?.type === 'fire') igniteAt(play, world.position.x[target], world.position.y[target])
  if (!hits) return
  const defence = defenceAgainst(play, attacker, target, blow)
  const outcome = defence === null ? 'none' : react(play, strike, defence, chance - roll)
  if (outcome !== 'negated') land(play, strike, shaft, arc, outcome === 'turned')
}

/** HUN-404. */
function staminaOf(play: Play, { weapon, kind, melee }: Blow): number {
  const shot = weaponData(play, weapon).kind
  if (!melee && (shot === 'bow' || shot === 'crossbow')) return 0
  return kind === 'power' ? 2 : 1
}

/** HUN-805. */
function react(
  play: Play,
  { attacker, target, blow }: Strike,
  defence: Defence,
  margin: number,
): 'none' | 'turned' | 'negated' {
  const terms: Modifier[] | null = play.tell === undefined ? null : []
  if (terms !== null) reactionChance(play, attacker, defence.by, blow, defence.reaction, defence.arc, terms)
  spendReaction(play, defence)
  const { passed, roll, shown } = rollD100(play, defence.chance, defence.base, () => terms ?? [])
  const negates = defence.reaction === 'dodge' || defence.chance - roll >= margin
  const result = !passed ? 'none' : negates ? 'negated' : 'turned'
  if (play.tell)
    tell(play, 'DefenseRolled', target, attacker, {
      reaction: defence.reaction,
      roll: shown,
      by: at(play.world.ids, defence.by),
      result,
    })
  return result
}

/** HUN-808 to HUN-812. */
function land(
  play: Play,
  { attacker, target, blow }: Strike,
  shaft: Quiver | null,
  arc: 'front' | 'side' | 'rear',
  turned: boolean,
): void {
  const { world } = play
  let location = whereTo(play, target, blow.kind === 'aimed' ? blow.aim : null)
  const natural = readiedArm(play, target).natural
  const shielded = location === 'item' && arc !== 'rear' && shieldWorks(play, target)
  if (location === 'item' && !shielded && natural) location = 'weaponArm'
  const armour = armourAt(play, target, location)
  const data = weaponData(play, blow.weapon)
  const damage = blow.melee && data.melee !== null ? data.melee.damage : data.damage
  const dice: number[] = []
  let raw = damage.bonus + bonusDamage(play, attacker, target, blow) + shaftDamage(shaft, armour)
  for (let die = 0; die < damage.dice; die++) {
    const result = play.dice.d(damage.sides)
    dice.push(result)
    raw += result
  }
  raw = Math.max(0, raw)
  if (turned) raw = Math.floor(raw / 2)
  if (location === 'item') {
    strikeItem(play, target, raw, shielded, dice)
    frighten(play, target, shaft)
    return
  }
  const absorbed = Math.min(
    raw,
    Math.max(0, armour - data.pierce - (shaft === null ? 0 : AMMUNITION_DATA[shaft.type].pierce)),
  )
  const multiplier = location === 'head' ? 3 : 1
  const final = multiplier * (raw - absorbed)
  applyDamage(play, target, {
    dice,
    damage: final,
    cause: 'attack',
    by: attacker,
    location,
    raw,
    absorbed,
    multiplier,
    turned,
  })
  cripple(play, target, location, final)
  if (location === 'head' && final > 5 && isStanding(world, target)) keepFeet(play, target, attacker)
  frighten(play, target, shaft)
  if (shaft?.type === 'fire' && final > 0 && isStanding(world, target)) catchFire(play, target)
}

function whereTo(play: Play, target: Place, aim: Aim | null): HitLocation {
  if (aim !== null) return aim
  const roll = play.dice.d(100)
  const location = locationOf(roll)
  if (play.tell) tell(play, 'HitLocationRolled', target, NOBODY, { roll, location })
  return location
}

/** HUN-808. */
export function locationOf(roll: number): HitLocation {
  if (roll <= 15) return 'head'
  if (roll <= 35) return 'torso'
  if (roll <= 55) return roll % 2 === 1 ? 'weaponArm' : 'shieldArm'
  return roll <= 80 ? 'legs' : 'item'
}

export function armourAt({ world: { armour } }: Play, target: Place, location: HitLocation): number {
  switch (location) {
    case 'head':
      return armour.head[target]
    case 'torso':
      return armour.torso[target]
    case 'weaponArm':
    case 'shieldArm':
      return armour.arms[target]
    case 'legs':
      return armour.legs[target]
    case 'item':
      return 1
  }
}

/** HUN-306. */
function shaftDamage(shaft: Quiver | null, armour: number): number {
  if (shaft?.type !== 'broadhead') return 0
  return armour === 0 ? BROADHEAD_BARE : BROADHEAD_ARMOURED
}

/** HUN-810: a shield takes the blow, or the weapon is wrenched. */
function strikeItem(play: Play, target: Place, raw: number, shielded: boolean, dice: readonly number[]): void {
  const { world } = play
  if (shielded) {
    const shield = world.weapon.shield[target]
    const integrity = world.weapon.integrity[target] - Math.max(0, raw - SHIELD_DATA[shield].hardness)
    world.weapon.integrity[target] = Math.max(0, integrity)
    if (play.tell) tell(play, 'ItemStruck', target, NOBODY, { item: shield, raw, integrity, dice: dice })
    if (integrity <= 0 && play.tell) tell(play, 'ItemBroken', target, NOBODY, { item: shield })
    return
  }
  const weapon = readiedWeapon(world, target)
  if (play.tell) tell(play, 'ItemStruck', target, NOBODY, { item: weapon, raw, integrity: 0, dice: dice })
  const base = world.skills.melee[target]
  const penalty = statePenalty(world, target)
  const chance = clampChance(base + penalty)
  const { passed, roll, shown } = rollD100(play, chance, base, () => [{ source: 'state', value: penalty }])
  const result = passed ? 'held' : roll - chance <= 40 ? 'dropped' : 'broken'
  if (play.tell) tell(play, 'GripRolled', target, NOBODY, { roll: shown, result })
  if (result === 'held') return
  const slot = world.weapon.readied[target]
  const thrown = at(world.weapon.thrown[target], slot)
  if (result === 'dropped') dropWeapon(play, target, thrown)
  else if (play.tell) tell(play, 'ItemBroken', target, NOBODY, { item: weapon })
  world.weapon.list[target] = world.weapon.list[target].filter((_, place) => place !== slot)
  world.weapon.thrown[target] = world.weapon.thrown[target].filter((_, place) => place !== slot)
  readyNext(play, target)
}

function dropWeapon(play: Play, target: Place, thrown: number): void {
  const { world, state } = play
  const weapon = readiedWeapon(world, target)
  const x = world.position.x[target]
  const y = world.position.y[target]
  const id = `d${++state.dropCount}`
  state.objects.push({ id, kind: 'weapon', weapon, thrown, owner: -1, homeX: x, homeY: y, x, y, carrier: -1 })
  if (play.tell) tell(play, 'WeaponDropped', target, NOBODY, { item: weapon, x, y })
}

/** HUN-810: the next carried weapon that can be used, else bare hands. */
function readyNext(play: Play, place: Place): void {
  const { weapon } = play.world
  weapon.readied[place] = -1
  for (const slot of weapon.list[place].keys()) {
    if (!isUsable(play, place, slot)) continue
    weapon.readied[place] = slot
    break
  }
  if (play.tell) tell(play, 'WeaponReadied', place, NOBODY, { weapon: readiedWeapon(play.world, place) })
}

/** Whether a carried weapon has what it needs to be used at all. */
export function isUsable(play: Play, place: Place, slot: number): boolean {
  const { world } = play
  const { kind, melee } = armOf(play, place, slot)
  if (kind === 'melee') return true
  if (kind === 'thrown') return melee !== null || (slot >= 0 && at(world.weapon.thrown[place], slot) > 0)
  for (const { left } of world.ammo.slots[place]) if (left > 0) return true
  return false
}

/** HUN-307, HUN-304: the shaft, bolt or thrown weapon is gone, hit or miss; when all is gone a melee weapon is readied. */
function spendShaft(play: Play, attacker: Place, blow: Blow): Quiver | null {
  if (blow.melee) return null
  const { world } = play
  const { kind } = weaponData(play, blow.weapon)
  if (kind === 'thrown') {
    const slot = world.weapon.list[attacker].indexOf(blow.weapon)
    if (slot < 0) return null
    const thrown = [...at(world.weapon.thrown, attacker)]
    const left = at(thrown, slot) - 1
    thrown[slot] = left
    world.weapon.thrown[attacker] = thrown
    if (left <= 0) {
      world.weapon.list[attacker] = world.weapon.list[attacker].filter((_, place) => place !== slot)
      world.weapon.thrown[attacker] = thrown.filter((_, place) => place !== slot)
      readyMelee(play, attacker)
    }
    if (play.tell) tell(play, 'AmmoSpent', attacker, NOBODY, { type: blow.weapon, left })
    return null
  }
  const shaft = currentQuiver(play, attacker, blow)
  if (shaft === undefined) return null
  const current = world.ammo.currentSlot[attacker]
  const left = shaft.left - 1
  const slots = world.ammo.slots[attacker].slice()
  slots[current] = { type: shaft.type, left }
  world.ammo.slots[attacker] = slots
  if (kind === 'crossbow') world.weapon.loaded[attacker] = false
  if (left === 0) {
    const other = slots.findIndex((slot) => slot.left > 0)
    if (other >= 0) world.ammo.currentSlot[attacker] = other
    else readyMelee(play, attacker)
  }
  if (play.tell) tell(play, 'AmmoSpent', attacker, NOBODY, { type: shaft.type, left })
  return shaft
}

/** HUN-307: the first melee weapon, at no cost. */
function readyMelee(play: Play, place: Place): void {
  const { world } = play
  const slot = world.weapon.list[place].findIndex((weapon) => weaponData(play, weapon).kind === 'melee')
  world.weapon.readied[place] = slot
  if (play.tell) tell(play, 'WeaponReadied', place, NOBODY, { weapon: weaponAt(world, place, slot) })
}

/** HUN-811. */
function cripple(play: Play, target: Place, location: HitLocation, final: number): void {
  const { world } = play
  if (location === 'head' || location === 'torso' || location === 'item') return
  if (4 * final < world.health.max[target] || !isStanding(world, target)) return
  const limb = location === 'weaponArm' ? WEAPON_ARM : location === 'shieldArm' ? SHIELD_ARM : LEGS
  const crippled = world.health.crippled[target]
  if ((crippled & limb) !== 0) return
  world.health.crippled[target] = crippled | limb
  if (play.tell) tell(play, 'LimbCrippled', target, NOBODY, { limb: location })
}

/** HUN-812. */
function keepFeet(play: Play, target: Place, attacker: Place): void {
  const toughness = play.world.skills.toughness[target]
  const { passed, shown } = rollD100(play, clampChance(toughness), toughness, () => [])
  if (play.tell) tell(play, 'ToughnessRolled', target, NOBODY, { roll: shown })
  if (!passed) goDown(play, target, 'knockout', attacker)
}

/** HUN-306: fire frightens even where it does no harm. */
function frighten(play: Play, target: Place, shaft: Quiver | null): void {
  if (shaft?.type === 'fire') queueCheck(play, target, 'wound', -10)
}

/** HUN-910. */
function catchFire(play: Play, target: Place): void {
  const { world } = play
  if (inShallows(play.field, world.position.x[target], world.position.y[target])) return
  const { passed, shown } = rollD100(play, FIRE_CHANCE, FIRE_CHANCE, () => [])
  if (passed) world.health.burning[target] = FIRE_TURNS
  if (play.tell) tell(play, 'Ignited', target, NOBODY, { roll: shown, burns: passed })
}
