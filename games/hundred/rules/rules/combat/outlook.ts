import { AMMUNITION_DATA, BROADHEAD_ARMOURED, BROADHEAD_BARE } from '../../content/ammunition.ts'
import type { HitLocation, Modifier, Reaction } from '../../events.ts'
import type { Place } from '../../state.ts'
import { arcFrom, clampChance, type Play, readiedArm, shieldWorks, weaponData } from '../play.ts'
import { armourAt, type Strike, strikeOf } from './attack.ts'
import { type Blow, takeMoment } from './chance.ts'
import { bonusDamage, currentQuiver, defenceAgainst, reactionChance } from './reaction.ts'

/** One attack seen from before it is rolled: every chance is in millionths, exact but for the last digit. */
export interface Outlook {
  /** To hit, as the attack is rolled: percent. */
  readonly base: number
  readonly modifiers: readonly Modifier[]
  readonly chance: number
  /** The target's reaction; null when it cannot react. */
  readonly defence: {
    readonly reaction: Reaction
    /** Place of who reacts: the target, or a neighbour in its wall. */
    readonly by: Place
    readonly base: number
    readonly modifiers: readonly Modifier[]
    readonly chance: number
  } | null
  /** The blow lands on somebody or something after the reaction, turned or whole. */
  readonly lands: number
  /** It takes at least one hit point. */
  readonly hurts: number
  /** The target goes down, by damage or knocked out. */
  readonly fells: number
  /** Hit points lost in the mean, in hundredths. */
  readonly mean: number
  readonly least: number
  readonly most: number
}

const MILLION = 1_000_000

/** Chances of HUN-808, in percent. */
export const LOCATIONS: readonly (readonly [HitLocation, number])[] = [
  ['head', 15],
  ['torso', 20],
  ['weaponArm', 10],
  ['shieldArm', 10],
  ['legs', 25],
  ['item', 20],
]

/** The whole of HUN-801 without a die: what this blow would do from the moment as it is. */
export function outlookOf(play: Play, attacker: Place, target: Place, blow: Blow): Outlook {
  takeMoment(play)
  const strike = strikeOf({ ...play, tell: () => undefined }, attacker, target, blow)
  const defence = defenceAgainst(play, attacker, target, blow)
  const terms: Modifier[] = []
  if (defence !== null) reactionChance(play, attacker, defence.by, blow, defence.reaction, defence.arc, terms)
  const { full, turned } = landing(strike.chance, defence)
  const whole = harm(play, strike, false)
  const half = harm(play, strike, true)
  const mixed = (of: (each: Harm) => number): number => full * of(whole) + turned * of(half)
  return {
    base: strike.base,
    modifiers: strike.terms,
    chance: strike.chance,
    defence:
      defence === null
        ? null
        : { reaction: defence.reaction, by: defence.by, base: defence.base, modifiers: terms, chance: defence.chance },
    lands: millionths(full + turned),
    hurts: millionths(mixed(({ hurts }) => hurts)),
    fells: millionths(mixed(({ fells }) => fells)),
    mean: Math.round(100 * mixed(({ mean }) => mean)),
    least: turned > 0 ? half.least : whole.least,
    most: whole.most,
  }
}

function millionths(chance: number): number {
  return Math.round(MILLION * chance)
}

/** HUN-803, HUN-805: how often the blow comes through whole, and how often turned. */
function landing(
  chance: number,
  defence: { readonly reaction: Reaction; readonly chance: number } | null,
): { readonly full: number; readonly turned: number } {
  if (defence === null) return { full: chance / 100, turned: 0 }
  if (defence.reaction === 'dodge') return { full: (chance * (100 - defence.chance)) / 10000, turned: 0 }
  let turned = 0
  for (let margin = 0; margin < chance; margin++) turned += Math.min(defence.chance, margin)
  return { full: (chance * (100 - defence.chance)) / 10000, turned: turned / 10000 }
}

interface Harm {
  readonly hurts: number
  readonly fells: number
  readonly mean: number
  readonly least: number
  readonly most: number
}

/** HUN-808 to HUN-812: what a blow that lands does. */
function harm(play: Play, { attacker, target, blow }: Strike, turned: boolean): Harm {
  const { world } = play
  const aim = blow.kind === 'aimed' ? blow.aim : null
  const places: readonly (readonly [HitLocation, number])[] = aim === null ? LOCATIONS : [[aim, 100]]
  const natural = readiedArm(play, target).natural
  const shielded = arcFrom(world, target, attacker) !== 'rear' && shieldWorks(play, target)
  const sums = damageSums(play, blow)
  const hp = world.health.current[target]
  const toughness = clampChance(world.skills.toughness[target]) / 100
  let hurts = 0
  let fells = 0
  let mean = 0
  let least = Number.MAX_SAFE_INTEGER
  let most = 0
  for (const [place, percent] of places) {
    const location = place === 'item' && !shielded && natural ? 'weaponArm' : place
    if (location === 'item') {
      least = 0
      continue
    }
    for (const [sum, ways] of sums.counts) {
      const damage = finalDamage(play, attacker, target, blow, location, sum, turned)
      const share = (percent / 100) * (ways / sums.total)
      least = Math.min(least, damage)
      most = Math.max(most, damage)
      mean += share * damage
      if (damage > 0) hurts += share
      if (damage >= hp && damage > 0) fells += share
      else if (location === 'head' && damage > 5) fells += share * (1 - toughness)
    }
  }
  return { hurts, fells, mean, least: least === Number.MAX_SAFE_INTEGER ? 0 : least, most }
}

function finalDamage(
  play: Play,
  attacker: Place,
  target: Place,
  blow: Blow,
  location: HitLocation,
  dice: number,
  turned: boolean,
): number {
  const data = weaponData(play, blow.weapon)
  const profile = blow.melee && data.melee !== null ? data.melee.damage : data.damage
  const armour = armourAt(play, target, location)
  const quiver = blow.melee ? undefined : currentQuiver(play, attacker, blow)
  const shaft = quiver?.type === 'broadhead' ? (armour === 0 ? BROADHEAD_BARE : BROADHEAD_ARMOURED) : 0
  const pierce = data.pierce + (quiver === undefined ? 0 : AMMUNITION_DATA[quiver.type].pierce)
  let raw = Math.max(0, dice + profile.bonus + bonusDamage(play, attacker, target, blow) + shaft)
  if (turned) raw = Math.floor(raw / 2)
  return (location === 'head' ? 3 : 1) * Math.max(0, raw - Math.max(0, armour - pierce))
}

/** How often each sum of the damage dice comes. */
function damageSums(play: Play, blow: Blow): { readonly counts: ReadonlyMap<number, number>; readonly total: number } {
  const data = weaponData(play, blow.weapon)
  const { dice, sides } = blow.melee && data.kind === 'thrown' && data.melee !== null ? data.melee.damage : data.damage
  let counts = new Map([[0, 1]])
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>()
    for (const [sum, ways] of counts)
      for (let side = 1; side <= sides; side++) next.set(sum + side, (next.get(sum + side) ?? 0) + ways)
    counts = next
  }
  let total = 1
  for (let die = 0; die < dice; die++) total *= sides
  return { counts, total }
}
