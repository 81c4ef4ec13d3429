import { manhattan, type Tile } from '../content/terms.ts'
import type { Order } from '../order.ts'
import { div } from '../rules/arithmetic.ts'
import { effectiveRange, shoots } from '../rules/combat/missile.ts'
import { fieldOf, WALLED } from '../rules/ground/field.ts'
import { hasLine } from '../rules/ground/sight-tables.ts'
import { hasTrait, isEngaged } from '../rules/scene.ts'
import { budget, cannotForm, rides, spareMen } from '../rules/unit.ts'
import type { Unit } from '../state.ts'
import type { Claims } from './claims.ts'
import { around, exchangeAt } from './exchange.ts'
import type { Temper } from './levels/temper.ts'
import { type Foe, foesNear, type Lookout, nearestFoe, powerOf } from './lookout.ts'
import { attack, form, go, HOLD, openRanks, order, shoot } from './order.ts'

/** The fight a unit should seek this turn; null: none. */
export function assault(look: Lookout, unit: Unit, claims: Claims, temper: Temper, point: number): Order | null {
  const { play } = look
  const engaged = isEngaged(play, unit)
  if (engaged) return fightOn(look, unit, claims)
  if (shoots(unit)) {
    const volley = shootFrom(look, unit, claims)
    if (volley !== null) return volley
  }
  if (temper.stand) return null
  const best = bestBlow(look, unit, claims, temper, point)
  if (best === null) return null
  claims.attack(best.foe.contact.handle)
  const steps = [...battleOrder(look, unit)]
  if (best.tile >= 0) {
    claims.take(unit, best.tile)
    if (best.tile !== unit.tile) steps.push(go(best.tile))
  } else claims.take(unit, unit.tile)
  return order('steady', ...steps, attack(best.foe.contact.handle))
}

/** Leaving costs a blow in the back, so only horse turns away from foot (COH-7.8). */
function fightOn(look: Lookout, unit: Unit, claims: Claims): Order {
  const { play } = look
  const beside = [...look.foes, ...look.prey].filter(
    ({ tile, contact }) => contact.state === 'confirmed' && manhattan(tile, unit.tile) === 1,
  )
  claims.take(unit, unit.tile)
  let best: Foe | null = null
  let most = -1
  let taken = 0
  for (const foe of beside) {
    const expected = exchangeAt(play, unit, unit.tile, foe.unit, foe.tile, 100)
    taken += expected.taken
    if (expected.dealt <= most) continue
    most = expected.dealt
    best = foe
  }
  if (best === null) return order('steady', HOLD)
  claims.attack(best.contact.handle)
  const horse = rides(unit) && beside.every((foe) => !rides(foe.unit))
  if (horse && taken >= spareMen(unit)) {
    const away = refuge(look, unit)
    if (away !== unit.tile) return order('steady', go(away))
  }
  // Shields overhead and open order are against arrows; at hand to hand they cost half the blow (COH-6.1).
  const ranks = unit.formation === 'phalanx' ? [] : openRanks(unit)
  return order('steady', ...ranks, attack(best.contact.handle))
}

/** Archers shoot while they can, and give way to what is too strong for them. */
function shootFrom(look: Lookout, unit: Unit, claims: Claims): Order | null {
  const { play } = look
  const near = nearestFoe(look, unit.tile)
  if (near === null) return null
  const away = manhattan(near.tile, unit.tile)
  const frail = 2 * powerOf(unit) < foesNear(look, unit.tile, 3)
  if (away <= 2 && frail) {
    const tile = refuge(look, unit)
    if (tile !== unit.tile) {
      claims.take(unit, tile)
      return order('steady', go(tile))
    }
  }
  const range = effectiveRange(play, unit)
  let best: Foe | null = null
  for (const foe of look.foes) {
    const far = manhattan(foe.tile, unit.tile)
    if (foe.contact.state !== 'confirmed' || far < 2 || far > range) continue
    if (!hasLine(play.scene.sight, unit.tile, foe.tile)) continue
    if (best === null || foe.unit.defence < best.unit.defence) best = foe
  }
  if (best === null) return null
  claims.take(unit, unit.tile)
  return order('steady', shoot(best.contact.handle))
}

interface Blow {
  readonly foe: Foe
  /** Where to strike from; -1: too far to say. */
  readonly tile: Tile
  readonly score: number
}

function bestBlow(look: Lookout, unit: Unit, claims: Claims, temper: Temper, point: number): Blow | null {
  const { play } = look
  const most = budget(unit, play.scene.ground, play.state.weather)
  const costs = look.costs(unit)
  const own = powerOf(unit)
  const spare = Math.max(1, spareMen(unit))
  const holds = isHolding(look, unit, point)
  let best: Blow | null = null
  const consider = (blow: Blow): void => {
    if (blow.score > 0 && (best === null || blow.score > best.score)) best = blow
  }
  for (const foe of [...look.foes, ...look.prey]) {
    if (manhattan(foe.tile, unit.tile) > 9) continue
    const soft = look.prey.includes(foe)
    if (soft && foe.contact.state !== 'confirmed') continue
    const odds = oddsAgainst(look, foe)
    if (odds < temper.boldness) continue
    const within = keepsWalls(look, odds)
    const already = claims.attackers(foe.contact.handle)
    const share = div(100, 1 + already)
    const worth = soft ? preyWorth(look, foe) : Math.max(1, foe.power)
    let reached = false
    for (const tile of around(foe.tile)) {
      const cost = tile === unit.tile ? 0 : (costs[tile] as number)
      if (cost < 0 || cost > most || !claims.isFree(tile, unit) || (within && isOutside(look, tile))) continue
      reached = true
      const { dealt, taken } = exchangeAt(play, unit, tile, foe.unit, foe.tile, share)
      const kills = dealt >= spareMen(foe.unit) ? 2 : 1
      const gain = div(worth * dealt * kills, Math.max(1, foe.unit.men))
      const loss = div(own * taken * (taken >= spare ? 2 : 1), Math.max(1, unit.men))
      const bonus = already > 0 ? 130 : 100
      const leaves = holds && manhattan(tile, unit.tile) > 1 ? 60 : 100
      consider({
        foe,
        tile,
        score: div(gain * bonus * leaves, 100) - div(loss * Math.min(100, temper.boldness) * 100, Math.max(80, odds)),
      })
    }
    if (reached || holds || soft || (within && isOutside(look, foe.tile))) continue
    const near = closest(costs, foe.tile)
    if (near < 0 || near > 2 * most) continue
    consider({ foe, tile: -1, score: div(worth * (odds - temper.boldness + 10), 400) })
  }
  return best
}

/** Odds at which the garrison of a fort sallies. */
const SALLY = 120

/** As long as no gate is down. */
function keepsWalls({ play, seat }: Lookout, odds: number): boolean {
  if (odds >= SALLY || fieldOf(play.config).map.fortOwner !== seat) return false
  return !play.state.structures.some(({ terrain, open }) => terrain === 'rubble' || open)
}

function isOutside(look: Lookout, tile: Tile): boolean {
  const { interior, base } = fieldOf(look.play.config)
  return interior[tile] === 0 && WALLED[base[tile] as number] === 0
}

/** In hundredths: what could be thrown at an enemy within two turns, to what would stand by it. */
function oddsAgainst(look: Lookout, foe: Foe): number {
  const { play } = look
  let ours = 0
  for (const unit of look.fighters) {
    if (manhattan(unit.tile, foe.tile) > 12) continue
    const cost = closest(look.costs(unit), foe.tile)
    if (cost < 0) continue
    const most = budget(unit, play.scene.ground, play.state.weather)
    if (cost <= most) ours += powerOf(unit)
    else if (cost <= 2 * most) ours += div(powerOf(unit) * 60, 100)
  }
  const theirs = Math.max(1, foesNear(look, foe.tile, 3))
  return Math.min(400, div(100 * ours, theirs))
}

function closest(costs: Int16Array, tile: Tile): number {
  let least = -1
  for (const next of around(tile)) {
    const cost = costs[next] as number
    if (cost >= 0 && (least < 0 || cost < least)) least = cost
  }
  return least
}

/** A train taken or officials lost shake a whole army (COH-9.10, COH-5.15). */
function preyWorth(look: Lookout, { unit }: Foe): number {
  const army = look.foes.reduce((sum, foe) => sum + foe.power, 0)
  if (unit.kind === 'supplyTrain') return 300 + div(army, 8)
  if (unit.kind === 'administrators') return 300 + div(army, 5)
  return 150 + powerOf(unit)
}

/** Stands on a tile of its point with nobody of its own to take its place. */
function isHolding(look: Lookout, unit: Unit, point: number): boolean {
  const tiles = fieldOf(look.play.config).map.points[point]?.tiles ?? []
  if (!tiles.includes(unit.tile)) return false
  return !look.fighters.some((other) => other.id !== unit.id && tiles.some((tile) => manhattan(tile, other.tile) <= 1))
}

/** Horse strikes in wedge; the wild go berserk when it cannot be turned against them (COH-6.1). */
function battleOrder(look: Lookout, unit: Unit) {
  const { culture } = look.play.state.seats[look.seat === 0 ? 0 : 1]
  if (unit.formation !== 'wedge' && cannotForm(unit, 'wedge', culture) === null) return [form('wedge')]
  const wild = hasTrait(look.play, look.seat, 'berserkers') && cannotForm(unit, 'berserker', culture) === null
  if (wild && unit.formation !== 'berserker' && foesNear(look, unit.tile, 6) < 2 * powerOf(unit))
    return [form('berserker')]
  if (unit.formation !== 'phalanx') return openRanks(unit)
  return look.foes.some(({ tile }) => manhattan(tile, unit.tile) <= 2) ? [] : openRanks(unit)
}

/** The tile within reach that is farthest from known enemies, friends and cover being equal better. */
export function refuge(look: Lookout, unit: Unit): Tile {
  const { play } = look
  const most = budget(unit, play.scene.ground, play.state.weather)
  const costs = look.costs(unit)
  const anchor = look.fighters.find((other) => other.id !== unit.id)?.tile ?? unit.tile
  let best = unit.tile
  let score = Number.NEGATIVE_INFINITY
  for (let row = -5; row <= 5; row++)
    for (let column = -5; column <= 5; column++) {
      const tile = unit.tile + 20 * row + column
      if (tile < 0 || tile >= costs.length || Math.abs((tile % 20) - (unit.tile % 20)) > 5) continue
      const cost = costs[tile] as number
      if (cost < 0 || cost > most || (tile !== unit.tile && play.scene.at[tile] !== -1)) continue
      const foe = nearestFoe(look, tile)
      const far = foe === null ? 0 : Math.min(6, manhattan(foe.tile, tile))
      const value = 6 * far - manhattan(anchor, tile) - div(cost, 4)
      if (value <= score) continue
      score = value
      best = tile
    }
  return best
}
