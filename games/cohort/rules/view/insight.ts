import { contains } from '@tessera/board'
import { contentOf } from '../content/changes.ts'
import { FORMATION_DATA } from '../content/formations.ts'
import { columnOf, type Equipment, rowOf, SIDE, TILES, type Tile, type TroopType, tileAt } from '../content/terms.ts'
import type { Step } from '../order.ts'
import { effectiveRange, longRange, mayHit, shoots, shotBlow } from '../rules/combat/missile.ts'
import { casualties, FORTUNES, LEAST_FORTUNE, meleeBlow } from '../rules/combat/strike.ts'
import { NEIGHBOURS } from '../rules/ground/field.ts'
import { reach } from '../rules/ground/path.ts'
import { sightOf } from '../rules/ground/sight.ts'
import { type Mustered, musterArmy, raiseTroop } from '../rules/muster.ts'
import type { Play } from '../rules/scene.ts'
import { earlier, picked } from '../rules/targets.ts'
import { fielded } from '../rules/unit.ts'
import type { Unit } from '../state.ts'
import { type CohortView, type ContactView, type OwnUnit, seatOf } from './view.ts'
import { marchOver, type Ways, waysOf } from './ways.ts'

/** Every tile the unit can get to in one turn (COH-7.3), its own included. */
export function reachable(view: CohortView, unit: OwnUnit): readonly Tile[] {
  const tiles: Tile[] = []
  reach(waysOf(view).play, unit, unit.budget, (tile) => tiles.push(tile))
  return tiles
}

/** Every tile the unit sees by itself (COH-4.3, COH-4.4). */
export function inSight(view: CohortView, unit: OwnUnit): readonly Tile[] {
  const mask = sightOf(waysOf(view).play, unit)
  return Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => contains(mask, tile))
}

/** How far it shoots, at full effect and at half (COH-8.7); null: it has nothing to shoot. */
export function shotRange(
  view: CohortView,
  unit: OwnUnit,
): { readonly effective: number; readonly long: number } | null {
  if (!shoots(unit)) return null
  const { play } = waysOf(view)
  return { effective: effectiveRange(play, unit), long: longRange(play, unit) }
}

/** COH-6.6: the tiles beside it, where enemies have to stop; none for scouts, loose order, support and routers. */
export function zoneOfControl(unit: OwnUnit): readonly Tile[] {
  if (unit.routing || !unit.combat || unit.kind === 'scouts' || unit.formation === 'loose') return []
  return [0, 1, 2, 3].map((d) => NEIGHBOURS[4 * unit.tile + d] as number).filter((tile) => tile >= 0)
}

/** Where a unit goes when it is told this, as far as that is known now. */
export interface March {
  readonly kind: 'move' | 'attack' | 'shoot' | 'follow'
  /** From where it stands. */
  readonly tiles: readonly Tile[]
  /** Where it stands when each turn ends, and which turn that is. */
  readonly ends: readonly { readonly tile: Tile; readonly turn: number }[]
  /** There is no way there. */
  readonly blocked: boolean
}

/** The way an order leads, step by step, until it waits for something (COH-7.1). */
export function marchOf(
  view: CohortView,
  unit: OwnUnit,
  steps: readonly Step[],
  ways: Ways = waysOf(view),
): March | null {
  const tiles: Tile[] = [unit.tile]
  const ends: { tile: Tile; turn: number }[] = []
  let kind: March['kind'] = 'move'
  let at = unit.tile
  let { turn } = view
  let left = unit.budget
  for (const step of steps) {
    if (step.do === 'hold' || step.do === 'ambush') break
    if (step.do === 'form' && FORMATION_DATA[step.formation].turns > 0 && !isFlexible(view)) turn++
    const goal = goalOf(view, ways, unit, at, step)
    if (goal === null) continue
    kind = KINDS[step.do] ?? 'move'
    if (step.do === 'shoot') {
      tiles.push(goal)
      break
    }
    const path = ways.path(unit, at, goal, 'route' in step ? step.route : 'direct')
    if (path === null) return { kind, tiles, ends, blocked: true }
    const way = kind === 'move' ? path : path.slice(0, -1)
    const march = marchOver(ways, unit, at, way, left)
    for (const tile of march.ends) ends.push({ tile, turn: turn++ })
    left = march.left
    tiles.push(...path)
    at = way.at(-1) ?? at
    if (kind !== 'move') break
  }
  if (tiles.length === 1) return null
  if (kind !== 'shoot' && at !== unit.tile) ends.push({ tile: at, turn })
  return { kind, tiles, ends, blocked: false }
}

const KINDS: Readonly<Partial<Record<Step['do'], March['kind']>>> = {
  attack: 'attack',
  shoot: 'shoot',
  follow: 'follow',
}

function isFlexible(view: CohortView): boolean {
  const { culture } = view.seats[seatOf(view) === 0 ? 0 : 1]
  return culture !== null && contentOf(view.config).cultures[culture].traits.includes('flexibility')
}

function goalOf(view: CohortView, ways: Ways, unit: OwnUnit, at: Tile, step: Step): Tile | null {
  switch (step.do) {
    case 'move':
      if (step.to.is === 'tile') return step.to.tile
      if (step.to.is === 'home') return nearestHome(view, ways, unit, at)
      return step.to.is === 'unit' ? placeOf(view, step.to.unit) : contactTile(view, step.to.handle)
    case 'march': {
      const far = step.tiles > 0 ? step.tiles : Math.floor(unit.budget / 2)
      const within = (n: number) => Math.min(SIDE - 1, Math.max(0, n))
      const rows = step.toward === 'N' ? -far : step.toward === 'S' ? far : 0
      const columns = step.toward === 'W' ? -far : step.toward === 'E' ? far : 0
      return tileAt(within(rowOf(at) + rows), within(columnOf(at) + columns))
    }
    case 'follow':
      return placeOf(view, step.unit)
    case 'attack':
    case 'shoot': {
      const { target } = step
      if (target.is === 'at') return target.tile
      if (target.is === 'contact') return contactTile(view, target.handle)
      return picked(view.contacts, target, at)?.tile ?? null
    }
    default:
      return null
  }
}

function placeOf(view: CohortView, id: number): Tile | null {
  return view.units.find((unit) => unit.id === id)?.tile ?? null
}

function contactTile(view: CohortView, handle: number): Tile | null {
  const contact = view.contacts.find((each) => each.handle === handle)
  return contact?.state === 'confirmed' || contact?.state === 'remembered' ? contact.tile : null
}

function nearestHome(view: CohortView, ways: Ways, unit: OwnUnit, at: Tile): Tile | null {
  const costs = ways.costs(unit, at)
  let best: Tile | null = null
  for (const tile of view.zone) {
    const cost = costs[tile] as number
    if (cost < 0) continue
    const least = best === null ? Number.POSITIVE_INFINITY : (costs[best] as number)
    if (cost < least || (cost === least && best !== null && earlier(unit.seat, tile, best))) best = tile
  }
  return best
}

/** COH-17.3: men lost at worst and at best fortune; null where nobody could strike. */
export interface Exchange {
  readonly how: 'melee' | 'shot'
  readonly deals: readonly [number, number]
  readonly takes: readonly [number, number]
}

/**
 * What a fight with a known enemy would cost both now: hand to hand as if they met, each turned as it is, and by arrows
 * where it can be hit. What is not seen of the enemy is taken as its culture usually has it.
 */
export function exchanges(view: CohortView, unit: OwnUnit, contact: ContactView): readonly Exchange[] {
  const { play } = waysOf(view)
  const foe = likely(view, contact)
  if (foe === null) return []
  play.state.units = [...play.state.units.filter((each) => each.id !== foe.id), foe]
  const [seat, other] = unit.seat === 0 ? play.state.seats : [play.state.seats[1], play.state.seats[0]]
  seat.supply = view.own?.supply ?? 0
  seat.administratorsLost = view.own?.administratorsLost ?? false
  // Nobody is told that the enemy goes hungry.
  other.supply = 1
  seat.contacts = seat.contacts.map((known) => (known.handle === contact.handle ? { ...known, unit: foe.id } : known))
  const found: Exchange[] = []
  if (contact.state === 'confirmed' && shoots(unit) && mayHit(play, unit, foe))
    found.push({ how: 'shot', deals: range(play, unit, foe, 'shot'), takes: [0, 0] })
  found.push({ how: 'melee', deals: range(play, unit, foe, 'melee'), takes: range(play, foe, unit, 'melee') })
  return found
}

function range(play: Play, attacker: Unit, target: Unit, how: Exchange['how']): readonly [number, number] {
  const blow = how === 'shot' ? shotBlow(play, attacker, target) : meleeBlow(play, 'melee', attacker, target, 100, null)
  return [casualties(blow, LEAST_FORTUNE), casualties(blow, LEAST_FORTUNE + FORTUNES - 1)]
}

/** The unit that probably stands behind a contact. */
function likely(view: CohortView, contact: ContactView): Unit | null {
  const seat = seatOf(view) === 0 ? 1 : 0
  const { culture } = view.seats[seat]
  if (culture === null) return null
  const content = contentOf(view.config)
  const data = content.cultures[culture]
  const id = 900 + contact.handle
  const empty = { culture, troops: [], support: data.administrators ? (['administrators'] as const) : [] }
  const staff = musterArmy(
    { ...empty, support: ['fieldEngineers', 'medicalCorps', 'siegeEngineers', 'administrators'] },
    seat,
    content,
  )
  const mustered: Mustered | undefined =
    staff.find(({ kind }) => kind === contact.kind) ??
    ({
      ...raiseTroop({ type: contact.kind as TroopType, equipment: gearOf(contact) }, data, seat, content),
      id,
      seat,
      name: contact.type,
    } satisfies Mustered)
  const unit = fielded({ ...mustered, id }, contact.tile, contact.facing, contact.formation, false)
  unit.men = Math.min(unit.full, contact.strength)
  unit.routing = contact.routing
  return unit
}

function gearOf({ kind, weapon }: ContactView): readonly Equipment[] {
  if (weapon === 'bows') return ['compositeBows']
  if (weapon === 'crossbows') return ['crossbows']
  if (weapon === 'sarissas') return ['sarissaPikes']
  return weapon === 'spears' && kind !== 'alliedHoplites' ? ['warSpears'] : []
}
