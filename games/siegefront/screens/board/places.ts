import { type SiegefrontView, type Unit, unitAt } from '@tessera/siegefront'

/** Where something can be done: a cell, or a castle. */
export type Place = `${number},${number}` | 'castle-0' | 'castle-1'

export type Bottom = 0 | 1

export function cellPlace(x: number, y: number): Place {
  return `${x},${y}`
}

export function castlePlace(seat: number): Place {
  return seat === 0 ? 'castle-0' : 'castle-1'
}

/** The cell a place is; null for a castle. */
export function cellOf(place: Place): readonly [x: number, y: number] | null {
  const [x, y] = place.split(',').map(Number)
  return x === undefined || y === undefined || Number.isNaN(x) ? null : [x, y]
}

export function castleSeat(place: Place): 0 | 1 | null {
  return place === 'castle-0' ? 0 : place === 'castle-1' ? 1 : null
}

export function unitOn(view: SiegefrontView, place: Place): Unit | undefined {
  const cell = cellOf(place)
  return cell === null ? undefined : unitAt(view, cell[0], cell[1])
}

/** SGF-1901: rows from top to bottom, turned so that the own castle is at the bottom. */
export function rowsFor(bottom: Bottom): readonly number[] {
  return bottom === 0 ? [2, 1, 0] : [0, 1, 2]
}

export function placeIn(value: string | undefined): Place | null {
  if (value === 'castle-0' || value === 'castle-1') return value
  return value !== undefined && /^[0-2],[0-2]$/.test(value) ? (value as Place) : null
}

/** Where an arrow key leads from a place as it is drawn; null at the edge. Castles lie beyond the outer rows. */
export function neighbour(place: Place, key: string, bottom: Bottom): Place | null {
  const rows = rowsFor(bottom)
  const top = castlePlace(1 - bottom)
  const cell = cellOf(place)
  if (cell === null) {
    if (place === top) return key === 'ArrowDown' ? cellPlace(1, rows[0] ?? 0) : null
    return key === 'ArrowUp' ? cellPlace(1, rows[2] ?? 0) : null
  }
  const [x, y] = cell
  const row = rows.indexOf(y)
  switch (key) {
    case 'ArrowLeft':
      return x > 0 ? cellPlace(x - 1, y) : null
    case 'ArrowRight':
      return x < 2 ? cellPlace(x + 1, y) : null
    case 'ArrowUp':
      return row === 0 ? top : cellPlace(x, rows[row - 1] ?? y)
    case 'ArrowDown':
      return row === 2 ? castlePlace(bottom) : cellPlace(x, rows[row + 1] ?? y)
    default:
      return null
  }
}
