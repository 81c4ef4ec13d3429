import { type CohortConfig, type CohortView, mapOf, type Structure, type Terrain, terrainOf } from '@tessera/cohort'

/** The map with everything that this seat has seen built, broken or opened on it. */
export function groundOf(where: Pick<CohortConfig, 'map'>, structures: readonly Structure[]): readonly Terrain[] {
  const ground = [...terrainOf(mapOf(where))]
  for (const { tile, terrain } of structures) ground[tile] = terrain
  return ground
}

export function groundAt(view: CohortView, tile: number): Terrain {
  return groundOf(view.config, view.structures)[tile] ?? 'plains'
}
