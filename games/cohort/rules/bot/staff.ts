import { manhattan, TILES, type Tile } from '../content/terms.ts'
import type { Order, Step } from '../order.ts'
import { effectiveRange, shoots } from '../rules/combat/missile.ts'
import { CODE, fieldOf } from '../rules/ground/field.ts'
import { hasLine } from '../rules/ground/sight-tables.ts'
import { pairOf, type Unit } from '../state.ts'
import { refuge } from './assault.ts'
import type { Claims } from './claims.ts'
import { type Lookout, nearestFoe } from './lookout.ts'
import { go, HOLD, order, shoot } from './order.ts'
import { skirmish } from './skirmish.ts'
import { gateToBreak } from './station.ts'

/** Scouts and those who do not fight (COH-15.3). */
export function orderStaff(look: Lookout, claims: Claims, point: number, plan: Map<number, Order>): void {
  look.scouts.forEach((unit, index) => {
    plan.set(unit.id, skirmish(look, unit, claims, index))
  })
  for (const unit of look.staff) plan.set(unit.id, staffOrder(look, unit, point))
}

function staffOrder(look: Lookout, unit: Unit, point: number): Order {
  const near = nearestFoe(look, unit.tile)
  const away = near === null ? 99 : manhattan(near.tile, unit.tile)
  if (away <= (unit.kind === 'siegeEngineers' ? 2 : 4)) {
    const tile = refuge(look, unit)
    if (tile !== unit.tile) return order('steady', go(tile))
  }
  switch (unit.kind) {
    case 'medicalCorps':
      return following(unit, weakest(look))
    case 'fieldEngineers':
      return fortify(look, unit, point, away)
    case 'siegeEngineers':
      return besiege(look, unit)
    default:
      return order('steady', HOLD)
  }
}

function weakest({ fighters }: Lookout): Unit | undefined {
  let weak: Unit | undefined
  for (const unit of fighters) if (weak === undefined || unit.men * weak.full < weak.men * unit.full) weak = unit
  return weak
}

/** Who is beside its leader stands still, so that the leader finds a way round it. */
export function following(unit: Unit, leader: Unit | undefined): Order {
  const there = leader === undefined || leader.id === unit.id || manhattan(leader.tile, unit.tile) <= 1
  return order('steady', there ? HOLD : { do: 'follow', unit: leader.id })
}

/** Units that hold a tile of the point build works there. */
function fortify(look: Lookout, unit: Unit, point: number, away: number): Order {
  const { scene } = look.play
  const tiles = fieldOf(look.play.config).map.points[point]?.tiles ?? []
  const holder = look.fighters.find(({ tile }) => tiles.includes(tile) && scene.fort[tile] === 0)
  if (holder === undefined) return following(unit, look.fighters.at(-1))
  if (manhattan(holder.tile, unit.tile) <= 1 && away > 2)
    return order('steady', { do: 'build', work: 'fort', at: holder.tile })
  return following(unit, holder)
}

/** The gate comes down from afar; who has shot everything away goes back to the train. */
export function besiege(look: Lookout, unit: Unit): Order {
  const { play } = look
  const { map } = fieldOf(play.config)
  if (map.fortOwner === null || map.fortOwner === look.seat) return order('steady', HOLD)
  const gate = gateToBreak(look)
  if (gate < 0 || pairOf(play.scene.known, look.seat)[gate] !== CODE.gate || play.scene.open[gate] === 1)
    return shootAtFoes(look, unit)
  if (!shoots(unit)) return order('steady', BALLISTA)
  const range = effectiveRange(play, unit)
  const aim = { do: 'shoot', target: { is: 'at', tile: gate } } as const
  if (inShot(look, unit.tile, gate, range)) return order('steady', aim)
  const place = firingPlace(look, unit, gate)
  return place < 0 ? order('steady', HOLD) : order('steady', go(place), aim)
}

/** COH-10.1: an engine shot empty or broken is built anew, which takes a turn. */
const BALLISTA: Step = { do: 'build', work: 'ballista', at: null }

/** The nearest free tile outside the walls from which a ballista hits another. */
function firingPlace(look: Lookout, unit: Unit, target: Tile): Tile {
  const { interior } = fieldOf(look.play.config)
  const costs = look.costs(unit)
  let best: Tile = -1
  for (let tile = 0; tile < TILES; tile++) {
    const cost = costs[tile] as number
    if (cost < 0 || interior[tile] === 1 || look.play.scene.at[tile] !== -1) continue
    if (!inShot(look, tile, target, BALLISTA_RANGE)) continue
    if (best < 0 || cost < (costs[best] as number)) best = tile
  }
  return best
}

/** Once the gate is open the engines shoot who stands behind it, from where they can. */
function shootAtFoes(look: Lookout, unit: Unit): Order {
  const near = nearestFoe(look, unit.tile)
  if (near === null) return order('steady', HOLD)
  if (!shoots(unit)) return order('steady', BALLISTA)
  const aim = shoot(near.contact.handle)
  if (inShot(look, unit.tile, near.tile, effectiveRange(look.play, unit))) return order('steady', aim)
  const place = firingPlace(look, unit, near.tile)
  return place < 0 ? order('steady', aim) : order('steady', go(place), aim)
}

/** COH-10.2. */
const BALLISTA_RANGE = 6

function inShot(look: Lookout, from: Tile, gate: Tile, range: number): boolean {
  const away = manhattan(from, gate)
  return away >= 3 && away <= range && hasLine(look.play.scene.sight, from, gate)
}
