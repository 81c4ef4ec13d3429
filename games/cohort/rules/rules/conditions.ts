import type { Seat } from '@tessera/kernel'
import { isInRect } from '../content/maps.ts'
import { manhattan, type Tile } from '../content/terms.ts'
import type { Spot, Test } from '../order.ts'
import { type Contact, pairOf, type Unit, unitById } from '../state.ts'
import { isEngaged, type Play } from './scene.ts'
import { fits, isKnown } from './targets.ts'
import { lossOf } from './unit.ts'

/** Stage 1 (COH-7.10): the first condition that is true runs instead of the main order. */
export function testConditions(play: Play): void {
  for (const unit of play.state.units) {
    if (unit.routing || unit.order.conditions.length === 0) continue
    testUnit(play, unit)
  }
}

function testUnit(play: Play, unit: Unit): void {
  const { order } = unit
  for (const condition of order.conditions) {
    const value = holds(play, unit, condition.test) !== (condition.on === 'unless')
    play.tell?.({ type: 'condition', unit: unit.id, test: condition.test, value })
    if (!value) continue
    const { steps, stance, fire } = condition.order
    if (condition.on === 'when') {
      unit.order = {
        steps,
        stance,
        fire,
        conditions: order.conditions.filter((other) => other !== condition),
        unseen: 0,
      }
    } else unit.aside = { steps, stance, fire }
    unit.target = 0
    unit.goal = -1
    break
  }
  const { conditions } = unit.order
  if (conditions.some(({ on }) => on !== 'when'))
    unit.order = { ...unit.order, conditions: conditions.filter(({ on }) => on === 'when') }
}

/** COH-12.10, on what the unit's side knows. */
export function holds(play: Play, unit: Unit, test: Test): boolean {
  const { state } = play
  const own = pairOf(state.seats, unit.seat)
  const subject = (id: number | null): Unit | undefined => (id === null ? unit : ownUnit(play, unit.seat, id))
  switch (test.test) {
    case 'turn':
      return state.turn >= test.turn
    case 'sight':
      return own.contacts.some((contact) => contact.state === 'confirmed' && isMeant(contact, test))
    case 'within': {
      const tiles = tilesOf(play, unit, test.of)
      return own.contacts.some(
        (contact) =>
          isKnown(contact) &&
          isMeant(contact, test) &&
          tiles.some((tile) => manhattan(tile, contact.tile) <= test.tiles),
      )
    }
    case 'engaged': {
      const who = subject(test.unit)
      return who !== undefined && isEngaged(play, who)
    }
    case 'morale': {
      const who = subject(test.unit)
      return who !== undefined && who.morale < test.below
    }
    case 'strength': {
      const who = subject(test.unit)
      if (who === undefined) return false
      return test.percent ? 100 * who.men < test.below * who.full : who.men < test.below
    }
    case 'casualties': {
      const who = subject(test.unit)
      return who !== undefined && lossOf(who) > test.above
    }
    case 'reaches': {
      const who = subject(test.unit)
      return who !== undefined && tilesOf(play, unit, test.at).includes(who.tile)
    }
    case 'held': {
      const index = play.scene.field.map.points.findIndex(({ id }) => id === test.point)
      const controller = state.points[index]?.controller ?? null
      return controller === (test.by === 'ours' ? unit.seat : 1 - unit.seat)
    }
  }
}

/** One of a kind, or the one that was named. */
function isMeant(contact: Contact, { group, contact: handle }: Extract<Test, { group: unknown }>): boolean {
  return fits(contact, group) && (handle === undefined || contact.handle === handle)
}

/** A test about another side's unit is never answered (COH-4.8). */
function ownUnit(play: Play, seat: Seat, id: number): Unit | undefined {
  const unit = unitById(play.state.units, id)
  return unit?.seat === seat ? unit : undefined
}

function tilesOf(play: Play, unit: Unit, spot: Spot): readonly Tile[] {
  const { map } = play.scene.field
  switch (spot.is) {
    case 'self':
      return [unit.tile]
    case 'tile':
      return [spot.tile]
    case 'unit': {
      const other = ownUnit(play, unit.seat, spot.unit)
      return other === undefined ? [] : [other.tile]
    }
    case 'point':
      return map.points.find(({ id }) => id === spot.point)?.tiles ?? []
    case 'region': {
      const region = map.regions.find(({ name }) => name === spot.region)
      if (region === undefined) return []
      return [...play.scene.ground.keys()].filter((tile) => isInRect(region.tiles, tile))
    }
  }
}
