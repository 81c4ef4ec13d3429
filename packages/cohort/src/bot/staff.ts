import { manhattan, TILES, type Tile } from '../content/terms.ts'
import type { Order, Step } from '../orders/order.ts'
import { effectiveRange, shoots } from '../rules/combat/missile.ts'
import { CODE, fieldOf } from '../rules/ground/field.ts'
import { hasLine } from '../rules/ground/sight-tables.ts'
import { pairOf, type Unit } from '../state.ts'
import { refuge } from './assault.ts'
import type { Claims } from './claims.ts'
import { foesNear, type Lookout, nearestFoe } from './lookout.ts'
import { go, HOLD, order, type Plan, shoot } from './order.ts'
import { skirmish } from './skirmish.ts'
import { gateToBreak } from './station.ts'

/** Scouts and those who do not fight (COH-15.3). */
export function orderStaff(look: Lookout, claims: Claims, point: number, plan: Map<number, Order>): void {
  look.scouts.forEach((unit, index) => {
    plan.set(unit.id, skirmish(look, unit, claims, index))
  })
  for (const unit of look.staff) plan.set(unit.id, staffOrder(look, unit, claims, point, plan))
}

function staffOrder(look: Lookout, unit: Unit, claims: Claims, point: number, plan: Plan): Order {
  const near = nearestFoe(look, unit.tile)
  const away = near === null ? 99 : manhattan(near.tile, unit.tile)
  if (away <= leavesAt(look, unit)) {
    const tile = refuge(look, unit)
    if (tile !== unit.tile) return order('steady', go(tile))
  }
  switch (unit.kind) {
    case 'medicalCorps':
      return following(unit, weakest(look))
    case 'fieldEngineers':
      return fortify(look, unit, claims, point, plan)
    case 'siegeEngineers':
      return besiege(look, unit)
    default:
      return order('steady', HOLD)
  }
}

/** How near an enemy may come: engineers work behind a fighter as long as nobody is at their throat (COH-10.1). */
function leavesAt({ fighters }: Lookout, { kind, tile }: Unit): number {
  if (kind === 'siegeEngineers') return 2
  return kind === 'fieldEngineers' && fighters.some((each) => manhattan(each.tile, tile) <= 1) ? 1 : 4
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

/** Works go up under whoever stays where it counts, the nearest first; until then they go where that will be. */
function fortify(look: Lookout, unit: Unit, claims: Claims, point: number, plan: Plan): Order {
  const { scene } = look.play
  const { points } = fieldOf(look.play.config).map
  const main = points[point]?.tiles ?? []
  const away = ({ tile }: Unit): number => manhattan(tile, unit.tile)
  const [holder] = look.fighters
    .filter((each) => scene.fort[each.tile] === 0 && stays(plan.get(each.id)) && counts(look, each.tile, main))
    .sort((a, b) => away(a) - away(b) || a.id - b.id)
  const site = holder?.tile ?? main.find((tile) => scene.fort[tile] === 0)
  if (site === undefined) return following(unit, look.fighters.at(-1))
  if (holder !== undefined && away(holder) <= 1) return order('steady', { do: 'build', work: 'fort', at: site })
  const place = besideSite(look, unit, claims, site)
  return place === unit.tile ? order('steady', HOLD) : order('steady', go(place))
}

/** A tile of a point, or one close to the main point with an enemy at hand. */
function counts(look: Lookout, tile: Tile, main: readonly Tile[]): boolean {
  if (fieldOf(look.play.config).map.points.some(({ tiles }) => tiles.includes(tile))) return true
  return main.some((each) => manhattan(each, tile) <= 2) && foesNear(look, tile, 3) > 0
}

function stays(order: Order | undefined): boolean {
  return order?.steps.every((step) => step.do !== 'move') ?? false
}

/** The nearest free tile beside the site, or as close to it as there is one, that no enemy stands next to. */
function besideSite(look: Lookout, unit: Unit, claims: Claims, site: Tile): Tile {
  const costs = look.costs(unit)
  let best = unit.tile
  let least = Number.POSITIVE_INFINITY
  for (let tile = 0; tile < TILES; tile++) {
    const away = manhattan(tile, site)
    const cost = tile === unit.tile ? 0 : (costs[tile] as number)
    if (away === 0 || away > 4 || cost < 0 || claims.isTaken(tile)) continue
    if (tile !== unit.tile && look.play.scene.at[tile] !== -1) continue
    if (look.foes.some((foe) => manhattan(foe.tile, tile) <= 1)) continue
    const rank = 8 * away + cost
    if (rank >= least) continue
    least = rank
    best = tile
  }
  return best
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
