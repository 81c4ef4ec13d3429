import type { SiegefrontEvent, SiegefrontView } from '@tessera/siegefront'
import { castlePlace, cellPlace, type Place } from './places.ts'

/** Where something was done in a frame, and to whom: marked on the board, so that the eye finds it. */
export function actedPlaces(
  events: readonly SiegefrontEvent[],
  before: SiegefrontView,
  after: SiegefrontView,
): ReadonlySet<Place> {
  const places = new Set<Place>()
  const unit = (id: number | null) => {
    const there = after.units.find((each) => each.id === id) ?? before.units.find((each) => each.id === id)
    if (there !== undefined) places.add(cellPlace(there.x, there.y))
  }
  for (const event of events) {
    switch (event.type) {
      case 'unit_entered':
        places.add(cellPlace(event.x, event.y))
        break
      case 'unit_moved':
      case 'ability':
      case 'unit_died':
        unit(event.unit)
        break
      case 'blow':
        unit(event.by)
        unit(event.to)
        break
      case 'castle_hit':
        unit(event.by)
        places.add(castlePlace(event.seat === 0 ? 0 : 1))
        break
      default:
        break
    }
  }
  return places
}
