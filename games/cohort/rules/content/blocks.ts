import type { Area } from '../state.ts'
import { columnOf, rowOf, TILES, type Tile } from './terms.ts'

/** COH-4.7: the 4 by 4 block of a tile, for where a map has no region. */
export function blockOf(tile: Tile): Area {
  const row = rowOf(tile)
  const column = columnOf(tile)
  const top = row - (row % 4)
  const left = column - (column % 4)
  return { name: blockName(top / 4, left / 4), left, right: left + 3, top, bottom: top + 3 }
}

function blockName(row: number, column: number): string {
  const vertical = row < 2 ? 'North' : row > 2 ? 'South' : ''
  const across = column < 2 ? 'west' : column > 2 ? 'east' : ''
  if (vertical === '') return across === '' ? 'Centre' : across === 'west' ? 'West' : 'East'
  return across === '' ? vertical : `${vertical}-${across}`
}

/** The tiles of all blocks that bear a name. */
export const BLOCKS: ReadonlyMap<string, readonly Tile[]> = byName()

function byName(): ReadonlyMap<string, readonly Tile[]> {
  const blocks = new Map<string, Tile[]>()
  for (let tile = 0; tile < TILES; tile++) {
    const { name } = blockOf(tile)
    const tiles = blocks.get(name)
    if (tiles === undefined) blocks.set(name, [tile])
    else tiles.push(tile)
  }
  return blocks
}
