import { type CohortView, MAP_DATA, type MapId, type Structure, type Terrain, terrainOf } from '@tessera/cohort'

/** The map with everything that this seat has seen built, broken or opened on it. */
export function groundOf(map: MapId, structures: readonly Structure[]): readonly Terrain[] {
  const ground = [...terrainOf(MAP_DATA[map])]
  for (const { tile, terrain } of structures) ground[tile] = terrain
  return ground
}

export function groundAt(view: CohortView, tile: number): Terrain {
  return groundOf(view.config.map, view.structures)[tile] ?? 'plains'
}
