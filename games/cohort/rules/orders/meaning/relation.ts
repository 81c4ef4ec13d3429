import { mapOf, tilesOf as tilesOfRect } from '../../content/maps.ts'
import {
  columnOf,
  type Facing,
  manhattan,
  rowOf,
  SIDE,
  type Terrain,
  TILES,
  type Tile,
  tileAt,
} from '../../content/terms.ts'
import { compassOf } from '../../rules/combat/strike.ts'
import { isKnown } from '../../rules/targets.ts'
import type { CohortView } from '../../view/view.ts'
import { type Direction, shifted } from '../grammar/place-phrases.ts'

const ROUND: readonly Facing[] = ['N', 'E', 'S', 'W']

/** A side as it lies for somebody who faces so. */
export function sideFacing(side: Direction, facing: Facing): Facing {
  const turns = side === 'ahead' ? 0 : side === 'right' ? 1 : side === 'back' ? 2 : side === 'left' ? 3 : -1
  return turns === -1 ? (side as Facing) : (ROUND[(ROUND.indexOf(facing) + turns) % 4] ?? facing)
}

/** The dry tiles by the water that one comes to only over it. */
export function farBank(terrain: readonly Terrain[], from: Tile): Tile[] {
  const wet = (tile: Tile): boolean =>
    terrain[tile] === 'river' || terrain[tile] === 'ford' || terrain[tile] === 'bridge'
  const near = new Set<Tile>([from])
  const open = [from]
  for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
    for (const next of around(tile)) {
      if (near.has(next) || wet(next)) continue
      near.add(next)
      open.push(next)
    }
  }
  return [...terrain.keys()].filter((tile) => !wet(tile) && !near.has(tile) && around(tile).some(wet))
}

/** The tiles along one side of some ground: just outside it, as wide as it is. */
export function alongSide(tiles: readonly Tile[], side: Direction, distance: number, view: CohortView): Tile[] {
  const toward = sideFacing(side, enemyFrom(middleOf(tiles), view))
  const rows = tiles.map(rowOf)
  const columns = tiles.map(columnOf)
  const [north, south] = [Math.min(...rows), Math.max(...rows)]
  const [west, east] = [Math.min(...columns), Math.max(...columns)]
  const found: Tile[] = []
  const upright = toward === 'E' || toward === 'W'
  const line =
    toward === 'N'
      ? north - distance
      : toward === 'S'
        ? south + distance
        : toward === 'W'
          ? west - distance
          : east + distance
  if (line < 0 || line >= SIDE) return []
  for (let at = upright ? north : west; at <= (upright ? south : east); at++)
    found.push(upright ? tileAt(at, line) : tileAt(line, at))
  return found
}

/** Of ground in several pieces, the one that is nearest. */
export function nearestPiece(tiles: readonly Tile[], from: Tile): Tile[] {
  const all = new Set(tiles)
  let first: Tile | null = null
  for (const tile of tiles) if (first === null || manhattan(from, tile) < manhattan(from, first)) first = tile
  if (first === null) return []
  const piece = new Set<Tile>([first])
  const open = [first]
  for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
    for (const next of around(tile)) {
      if (!all.has(next) || piece.has(next)) continue
      piece.add(next)
      open.push(next)
    }
  }
  return [...piece].sort((a, b) => a - b)
}

/** Which way the enemy lies: the nearest known one, else where he was deployed. */
function enemyFrom(tile: Tile, view: CohortView): Facing {
  let nearest: Tile | null = null
  for (const contact of view.contacts) {
    if (!isKnown(contact) || contact.tile === tile) continue
    if (nearest === null || manhattan(tile, contact.tile) < manhattan(tile, nearest)) nearest = contact.tile
  }
  const zones = mapOf(view.config).zones
  const theirs = middleOf(tilesOfRect(zones[view.to === 1 ? 0 : 1]))
  return compassOf(tile, nearest ?? theirs)
}

function middleOf(tiles: readonly Tile[]): Tile {
  const mean = (list: readonly number[]): number =>
    Math.floor(list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length))
  return tileAt(mean(tiles.map(rowOf)), mean(tiles.map(columnOf)))
}

/** The tile half-way. */
export function halfway(one: Tile, other: Tile): Tile {
  return tileAt(Math.floor((rowOf(one) + rowOf(other)) / 2), Math.floor((columnOf(one) + columnOf(other)) / 2))
}

/** So many tiles in a direction between two: half of them each way, clipped to the map. */
export function slanted(tile: Tile, [first, second]: readonly [Facing, Facing], tiles: number): Tile {
  return shifted(shifted(tile, first, Math.ceil(tiles / 2)), second, Math.floor(tiles / 2))
}

function around(tile: Tile): Tile[] {
  return ROUND.map((toward) => shifted(tile, toward, 1)).filter((next) => next !== tile && next >= 0 && next < TILES)
}
