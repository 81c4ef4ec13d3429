import { isqrt } from '@tessera/board'
import type { Spot } from '../choice.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import { attackSkill, type Blow, hitModifiers, isMeleeWith, takeMoment } from '../rules/combat/chance.ts'
import { bestReaction, doubledMean, pierceOf } from '../rules/combat/reaction.ts'
import { isVisibleFoe } from '../rules/knowledge.ts'
import {
  arcFrom,
  armOf,
  clampChance,
  d2Between,
  hasTrait,
  isAble,
  isStanding,
  type Play,
  weaponAt,
  weaponData,
} from '../rules/play.ts'
import { at } from '../state.ts'

/** HUN-1702: mean damage of one attack in hundredths of a hit point, from where the attacker is meant to stand. */
export function expected(play: Play, attacker: number, target: number, slot: number, from: Spot): number {
  return standingAt(play, attacker, from, target, () => {
    const weapon = weaponAt(play.world, attacker, slot)
    const melee = isMeleeWith(weaponData(play, weapon), d2Between(play.world, attacker, target))
    const blow: Blow = { weapon, melee, kind: 'normal', aim: null, free: false, charge: false }
    takeMoment(play)
    const hit = clampChance(attackSkill(play, attacker, melee) + hitModifiers(play, attacker, target, blow, null))
    const def = bestReaction(play, attacker, target, blow)
    return Math.floor((hit * weighted(play, attacker, target, blow) * (200 - def)) / 40000)
  })
}

/** HUN-1702: E, the damage behind armour, weighted by where blows fall. */
export function weighted(play: Play, attacker: number, target: number, blow: Blow): number {
  const { armour } = play.world
  const mean = doubledMean(play, attacker, target, blow)
  const pierce = pierceOf(play, attacker, blow)
  const net = (protection: number): number => Math.max(0, mean - 2 * Math.max(0, protection - pierce))
  return (
    45 * net(at(armour.head, target)) +
    20 * net(at(armour.torso, target)) +
    20 * net(at(armour.arms, target)) +
    25 * net(at(armour.legs, target))
  )
}

/** Asks something with a unit moved and turned to its target, and puts it back. */
function standingAt<T>(play: Play, place: number, spot: Spot, target: number, ask: () => T): T {
  const { position } = play.world
  const kept = [at(position.x, place), at(position.y, place), at(position.fx, place), at(position.fy, place)] as const
  position.x[place] = spot.x
  position.y[place] = spot.y
  const dx = at(position.x, target) - spot.x
  const dy = at(position.y, target) - spot.y
  const longer = Math.max(Math.abs(dx), Math.abs(dy))
  if (longer > 0) {
    position.fx[place] = Math.trunc((1000 * dx) / longer)
    position.fy[place] = Math.trunc((1000 * dy) / longer)
  }
  const answer = ask()
  position.x[place] = kept[0]
  position.y[place] = kept[1]
  position.fx[place] = kept[2]
  position.fy[place] = kept[3]
  return answer
}

/** HUN-1704: X, 25 for every enemy in sight that could be upon this point next turn. */
export function exposure(play: Play, place: number, spot: Spot): number {
  const { world } = play
  let threats = 0
  for (let foe = 0; foe < world.ids.length; foe++) {
    if (!isVisibleFoe(play, place, foe) || !isAble(world, foe)) continue
    const weapon = armOf(play, foe, at(world.weapon.readied, foe))
    const far = Math.floor(at(world.faction.rate, foe) / 2) + (weapon.kind === 'melee' ? weapon.reach : 1500)
    const dx = at(world.position.x, foe) - spot.x
    const dy = at(world.position.y, foe) - spot.y
    if (dx * dx + dy * dy <= far * far) threats++
  }
  const exposed = Math.min(100, 25 * threats)
  const frail =
    hasTrait(world, place, TRAIT_BITS.leader) || hasTrait(world, place, TRAIT_BITS.medic) || isShooter(play, place)
  return frail ? 2 * exposed : exposed
}

function isShooter(play: Play, place: number): boolean {
  return rangedSlot(play, place) >= 0
}

/** A bow or crossbow that can still shoot; -1 for none. */
export function rangedSlot(play: Play, place: number): number {
  const { world } = play
  if (!at(world.ammo.slots, place).some(({ left }) => left > 0)) return -1
  return at(world.weapon.list, place).findIndex((weapon) => {
    const { kind } = weaponData(play, weapon)
    return kind === 'bow' || kind === 'crossbow'
  })
}

/** HUN-1704: G, with friends where they plan to be. */
export function company(play: Play, place: number, spot: Spot, ends: ReadonlyMap<number, Spot>): number {
  const { world } = play
  let best = 0
  for (let friend = 0; friend < world.ids.length; friend++) {
    if (
      friend === place ||
      at(world.faction.seat, friend) !== at(world.faction.seat, place) ||
      !isStanding(world, friend)
    )
      continue
    const there = ends.get(friend) ?? {
      x: at(world.position.x, friend) + spot.x - at(world.position.x, place),
      y: at(world.position.y, friend) + spot.y - at(world.position.y, place),
    }
    const d2 = (there.x - spot.x) * (there.x - spot.x) + (there.y - spot.y) * (there.y - spot.y)
    if (d2 <= 1500 * 1500) return 100
    if (d2 <= 3000 * 3000) best = 50
  }
  return best
}

/** The point on the way to a target from which it is in reach, or as far as one comes. */
export function approachPoint(
  play: Play,
  place: number,
  target: Spot,
  reach: number,
  far: number,
): { readonly spot: Spot; readonly arrives: boolean; readonly way: number } {
  const { position } = play.world
  const px = at(position.x, place)
  const py = at(position.y, place)
  const dx = target.x - px
  const dy = target.y - py
  const d = isqrt(dx * dx + dy * dy)
  const way = Math.max(0, d - reach)
  const step = Math.min(way, far)
  if (d === 0) return { spot: { x: px, y: py }, arrives: true, way: 0 }
  return {
    spot: { x: px + Math.trunc((dx * step) / d), y: py + Math.trunc((dy * step) / d) },
    arrives: way <= far,
    way,
  }
}

/** HUN-1704: P, by the arc the attacker would strike from. */
export function arcValue(play: Play, attacker: number, target: number, from: Spot): number {
  return standingAt(play, attacker, from, target, () => {
    const arc = arcFrom(play.world, target, attacker)
    return arc === 'rear' ? 100 : arc === 'side' ? 60 : 0
  })
}

/** Own able cost in percent of the enemy's that is seen. */
export function strength(play: Play, seat: number): number {
  const { world } = play
  let own = 0
  let theirs = 0
  for (let place = 0; place < world.ids.length; place++) {
    if (!isAble(world, place)) continue
    if (at(world.faction.seat, place) === seat) own += at(world.faction.cost, place)
    else if (!play.fog || ((play.state.seats[seat === 0 ? 0 : 1].sight.seen >>> place) & 1) === 1)
      theirs += at(world.faction.cost, place)
  }
  return theirs === 0 ? 1000 : Math.floor((own * 100) / theirs)
}
