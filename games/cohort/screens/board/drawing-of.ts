import { MAP_DATA, type MapId, SIDE, type Terrain } from '@tessera/cohort'
import { drawMap, type MapDrawing } from './drawing/draw-map.ts'
import { TILE } from './tiles.ts'

const kept = new Map<string, MapDrawing>()
const MOST = 8

/** A map is drawn once, and again when something was built or broken on it. */
export function drawingOf(map: MapId, ground: readonly Terrain[]): MapDrawing {
  const key = `${map} ${ground.join(' ')}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const { regions, hot } = MAP_DATA[map]
  const drawing = drawMap({
    side: SIDE,
    tile: TILE,
    terrain: ground,
    regions: regions.map(({ name, tiles }) => ({ name, ...tiles })),
    dunes: hot,
  })
  if (kept.size >= MOST) kept.clear()
  kept.set(key, drawing)
  return drawing
}
