import { type CohortView, MAPS, type Structure, signsOf, type TerrainSign } from '@tessera/cohort'
import type { Ground, GroundKind } from './terrain-art.ts'

/** The map with everything that this seat has seen built, broken or opened on it. */
export function groundOf(map: keyof typeof MAPS, structures: readonly Structure[]): Ground {
  const kinds = signsOf(MAPS[map]).map((sign) => KINDS[sign])
  for (const { tile, terrain } of structures) kinds[tile] = terrain
  return kinds
}

export function groundAt(view: CohortView, tile: number): GroundKind {
  const built = view.structures.find((each) => each.tile === tile)
  if (built !== undefined) return built.terrain
  const sign = MAPS[view.config.map].grid[Math.floor(tile / 20)]?.[tile % 20]
  return KINDS[(sign ?? '.') as TerrainSign]
}

const KINDS: Readonly<Record<TerrainSign, GroundKind>> = {
  '.': 'plains',
  '=': 'road',
  f: 'ford',
  h: 'hill',
  F: 'forest',
  w: 'wood',
  m: 'marsh',
  '~': 'river',
  B: 'bridge',
  '^': 'cliff',
  W: 'wall',
  T: 'tower',
  G: 'gate',
  r: 'rubble',
}
