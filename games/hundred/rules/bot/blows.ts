import type { AttackStep } from '../choice.ts'
import type { Weapon } from '../content/weapons.ts'
import { armourAt } from '../rules/combat/attack.ts'
import { MOST_ATTACKS } from '../rules/combat/attack-step.ts'
import { attackSkill, type Blow, hitModifiers, isMeleeWith } from '../rules/combat/chance.ts'
import { LOCATIONS } from '../rules/combat/outlook.ts'
import { bestReaction, bonusDamage, pierceOf } from '../rules/combat/reaction.ts'
import { clampChance, d2Between, type Play, shieldWorks, weaponAt, weaponData } from '../rules/play.ts'
import { at } from '../state.ts'

/** How AP are best spent on one enemy: plain blows first, so that its reaction goes to them, then some at the head or with all one's might. */
export interface Blows {
  readonly plain: number
  readonly special: number
  readonly kind: 'aimed' | 'power'
  /** Thousandths of its fall that they promise. */
  readonly promise: number
}

/** The action points and weapons for blows in a turn. */
export interface Means {
  readonly slot: number
  readonly ap: number
  /** Ticks in which a blow may begin. */
  readonly ticks: number
  /** The enemy's reaction is spent on somebody else's blow. */
  readonly spent: boolean
}

/** The blows that promise most; null where there is no AP for any. Reckons from the moment taken last. */
export function bestBlows(play: Play, attacker: number, foe: number, { slot, ap, ticks, spent }: Means): Blows | null {
  const weapon = weaponAt(play.world, attacker, slot)
  const data = weaponData(play, weapon)
  const melee = isMeleeWith(data, d2Between(play.world, attacker, foe))
  const blow = blowWith(weapon, melee, 'normal')
  const plainly = promiseOf(play, attacker, foe, blow)
  const reaction = spent ? 0 : bestReaction(play, attacker, foe, blow)
  const most = data.kind === 'crossbow' ? 1 : MOST_ATTACKS
  let best: Blows | null = null
  for (const kind of KINDS) {
    const mighty = kind === 'power' ? mightyBlows(play, attacker, melee) : most
    const specially = mighty === 0 ? 0 : promiseOf(play, attacker, foe, blowWith(weapon, melee, kind))
    for (let special = 0; special <= Math.min(most, mighty); special++)
      for (let plain = special === 0 ? 1 : 0; plain + special <= most; plain++) {
        if (plain * data.ap + special * (data.ap + 1) > ap) continue
        const last = special > 0 ? data.speed + 2 : data.speed
        if (plain * data.speed + special * (data.speed + 2) - last >= ticks) continue
        const turned = Math.floor(((plain > 0 ? plainly : specially) * reaction) / 200)
        const promise = plain * plainly + special * specially - turned
        if (best === null || 100 * promise > (special > best.special ? DOUBT : 100) * best.promise)
          best = { plain, special, kind, promise }
      }
  }
  return best
}

const KINDS = ['aimed', 'power'] as const

/** Power attacks that leave somebody some breath (HUN-404); only who fights hand to hand makes them. */
function mightyBlows({ world: { stamina, armour } }: Play, attacker: number, melee: boolean): number {
  if (!melee || at(stamina.exhausted, attacker)) return 0
  return Math.floor((at(stamina.current, attacker) - 1) / (2 + at(armour.staminaPenalty, attacker)))
}

/** Percent by which blows that cost more must promise more: AP that are left go into defence. */
const DOUBT = 110

function blowWith(weapon: Weapon, melee: boolean, kind: AttackStep['kind']): Blow {
  return { weapon, melee, kind, aim: kind === 'aimed' ? 'head' : null, free: false, charge: false }
}

/** Thousandths of a fall that one blow promises where nobody reacts. */
function promiseOf(play: Play, attacker: number, foe: number, blow: Blow): number {
  const chance = clampChance(attackSkill(play, attacker, blow.melee) + hitModifiers(play, attacker, foe, blow, null))
  return Math.floor((chance * hitPromise(play, attacker, foe, blow)) / 100)
}

/** The same of a hit, over all that its dice may show and the places it may fall on (HUN-808, HUN-809). */
function hitPromise(play: Play, attacker: number, foe: number, blow: Blow): number {
  const { dice, sides, bonus } = weaponData(play, blow.weapon).damage
  const least = dice + bonus + bonusDamage(play, attacker, foe, blow)
  const pierce = pierceOf(play, attacker, blow)
  const item = shieldWorks(play, foe) ? SHIELD : GRIP
  const sums = dice * (sides - 1) + 1
  let all = 0
  let ways = 0
  for (let more = 0; more < sums; more++) {
    const many = dice === 1 ? 1 : Math.min(more + 1, sums - more)
    for (const [location, share] of blow.kind === 'aimed' ? HEAD : LOCATIONS) {
      const damage = Math.max(0, least + more - Math.max(0, armourAt(play, foe, location) - pierce))
      const worth =
        location === 'item' ? item : location === 'head' ? knock(play, foe, 3 * damage) : harm(play, foe, damage)
      all += many * share * worth
    }
    ways += 100 * many
  }
  return Math.floor(all / ways)
}

/** The place that aimed blows go to. */
const HEAD: typeof LOCATIONS = [['head', 100]]

/** Thousandths of a fall that a struck shield and a wrenched weapon are worth. */
const SHIELD = 30
const GRIP = 150

/** Thousandths of a fall: hit points, and what a wound does to nerve and limbs (HUN-811, HUN-903). */
function harm({ world: { health, skills } }: Play, foe: number, damage: number): number {
  const left = Math.max(1, at(health.current, foe))
  if (damage >= left) return 1000
  const wound = 5 * damage >= at(health.max, foe) ? 100 + 2 * Math.max(0, 80 - at(skills.morale, foe)) : 0
  return Math.min(900, Math.floor((600 * damage) / left) + wound)
}

/** HUN-812: who keeps standing is harmed, who does not has fallen. */
function knock(play: Play, foe: number, damage: number): number {
  const standing = harm(play, foe, damage)
  if (damage <= 5 || standing === 1000) return standing
  const tough = at(play.world.skills.toughness, foe)
  return Math.floor((tough * standing + (100 - tough) * 1000) / 100)
}
