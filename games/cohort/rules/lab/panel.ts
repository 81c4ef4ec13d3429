import type { Dice, Panel, Script } from '@tessera/kernel'
import { cheapest } from '../bot/aims.ts'
import { refuge } from '../bot/assault.ts'
import { Claims } from '../bot/claims.ts'
import { headlong, strike, walk } from '../bot/headlong.ts'
import { type Foe, type Lookout, lookout, nearestFoe } from '../bot/lookout.ts'
import { armyFor, recruitFor } from '../bot/muster.ts'
import { face, form, go, HOLD, order, type Plan, shoot } from '../bot/order.ts'
import { besiege } from '../bot/staff.ts'
import { written } from '../bot/written.ts'
import type { CohortChoice } from '../choice.ts'
import { MAP_DATA } from '../content/maps.ts'
import { MAPS, manhattan, type Tile } from '../content/terms.ts'
import type { Order } from '../order.ts'
import { effectiveRange, shoots } from '../rules/combat/missile.ts'
import { compassOf } from '../rules/combat/strike.ts'
import { fieldOf } from '../rules/ground/field.ts'
import { cannotForm } from '../rules/unit.ts'
import { pairOf, type Unit } from '../state.ts'
import { imagine } from '../view/imagine.ts'
import { type CohortView, seatOf } from '../view/view.ts'

/** What a unit of arms is told; the place among its fellows lets a script divide its army. */
type Idea = (look: Lookout, unit: Unit, claims: Claims, place: number) => Order

const IDEAS: readonly (Omit<Script<CohortView, CohortChoice>, 'choose'> & { readonly idea: Idea })[] = [
  {
    id: 'walkers',
    name: 'Walkers',
    blurb: 'Everybody walks to the nearest point and never attacks.',
    idea: (look, unit, claims) => walk(look, unit, claims, nearestPoint(look, unit)),
  },
  {
    id: 'rushers',
    name: 'Rushers',
    blurb: 'Everybody runs for the point that counts most and attacks whatever is within 4.',
    idea: headlong,
  },
  {
    id: 'greedy',
    name: 'Greedy',
    blurb: 'Attacks the nearest enemy it knows of, wherever that is; walks to the nearest point where it knows none.',
    idea: (look, unit, claims) => strike(look, unit, 99) ?? walk(look, unit, claims, nearestPoint(look, unit)),
  },
  {
    id: 'turtle',
    name: 'Turtle',
    blurb: 'Takes the point nearest to home with everybody, closes ranks, and strikes only who stands beside it.',
    idea: (look, unit, claims) =>
      strike(look, unit, 1) ?? closed(look, unit) ?? walk(look, unit, claims, homePoint(look)),
  },
  {
    id: 'kiters',
    name: 'Kiters',
    blurb: 'Shoots whatever is in range, runs from whoever comes within 2, and walks to the nearest point between.',
    idea: (look, unit, claims) => kite(look, unit) ?? walk(look, unit, claims, nearestPoint(look, unit)),
  },
  {
    id: 'collectors',
    name: 'Collectors',
    blurb: 'Divides the army among all points for the score, and strikes only who stands beside it.',
    idea: (look, unit, claims, place) =>
      strike(look, unit, 1) ?? walk(look, unit, claims, place % fieldOf(look.play.config).map.points.length),
  },
]

/** Who Cohort's bots are judged by, on all five maps. */
export const panel: Panel<CohortView, CohortChoice> = {
  scripts: IDEAS.map(({ idea, ...about }) => ({ ...about, choose: (view, dice) => choose(view, dice, idea) })),
  grounds: MAPS.map((map) => ({ id: map, name: MAP_DATA[map].name, config: { map } })),
  goals: { centurion: 65, strategos: 85 },
  goalsAgainstRandom: { tiro: 85, centurion: 90, strategos: 95 },
}

function choose(view: CohortView, dice: Dice, idea: Idea): CohortChoice {
  if (view.phase === 'muster') return { type: 'army', ...armyFor(view, dice) }
  if (view.phase === 'deploy') return { type: 'deploy', units: [] }
  const look = lookout({ state: imagine(view, dice), config: view.config }, seatOf(view))
  const claims = new Claims(look)
  const plan = new Map<number, Order>()
  look.fighters.forEach((unit, place) => {
    plan.set(unit.id, idea(look, unit, claims, place))
  })
  for (const unit of look.staff) if (unit.kind === 'siegeEngineers') plan.set(unit.id, besiege(look, unit))
  return written(view, plan satisfies Plan, recruitFor(view))
}

function closed(look: Lookout, unit: Unit): Order | null {
  const tiles = fieldOf(look.play.config).map.points[homePoint(look)]?.tiles ?? []
  const near = nearestFoe(look, unit.tile)
  if (near === null || !tiles.some((tile) => manhattan(tile, unit.tile) <= 1)) return null
  const toward = compassOf(unit.tile, near.tile)
  const able = cannotForm(unit, 'phalanx', pairOf(look.play.state.seats, look.seat).culture) === null
  if (!able || unit.formation === 'phalanx') return order('steady', HOLD)
  return order('steady', face(toward), form('phalanx'), HOLD)
}

function kite(look: Lookout, unit: Unit): Order | null {
  const near = nearestFoe(look, unit.tile)
  if (near !== null && manhattan(near.tile, unit.tile) <= 2) {
    const safe = refuge(look, unit)
    if (safe !== unit.tile) return order('steady', go(safe))
  }
  if (!shoots(unit)) return null
  const range = effectiveRange(look.play, unit)
  const target = look.foes.find((foe) => isInRange(foe, unit, range))
  return target === undefined ? null : order('steady', shoot(target.contact.handle))
}

function isInRange({ contact, tile }: Foe, unit: Unit, range: number): boolean {
  const far = manhattan(tile, unit.tile)
  return contact.state === 'confirmed' && far >= 2 && far <= range
}

function nearestPoint(look: Lookout, unit: Unit): number {
  return leastOf(look, (tiles) => {
    const cost = tiles.includes(unit.tile) ? 0 : cheapest(look.costs(unit), tiles)
    return cost < 0 ? 999 : cost
  })
}

function homePoint(look: Lookout): number {
  const home = pairOf(fieldOf(look.play.config).zones, look.seat)[0] ?? 0
  return leastOf(look, (tiles) => Math.min(...tiles.map((tile) => manhattan(tile, home))))
}

function leastOf(look: Lookout, rank: (tiles: readonly Tile[]) => number): number {
  const ranks = fieldOf(look.play.config).map.points.map(({ tiles }) => rank(tiles))
  return ranks.indexOf(Math.min(...ranks))
}
