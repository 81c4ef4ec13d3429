import { MAP_DATA, type MapId, SIDE } from '@tessera/cohort'
import { groundOf } from './ground.ts'
import { GroundLayer } from './ground-layer.tsx'
import { FlagsLayer, PointsLayer } from './points-layer.tsx'
import { ZoneLayer } from './ranges-layer.tsx'
import { TILE } from './tiles.ts'
import './map.css'

/** A map to be looked at, with both sides' ground. */
export function MapPicture({ map, zones = false }: { readonly map: MapId; readonly zones?: boolean }) {
  const data = MAP_DATA[map]
  const points = data.points.map(() => ({ controller: null, since: 0 }))
  const tilesIn = ({ west, east, north, south }: (typeof data.zones)[0]) =>
    Array.from({ length: SIDE * SIDE }, (_, tile) => tile).filter((tile) => {
      const [col, row] = [tile % SIDE, Math.floor(tile / SIDE)]
      return col >= west && col <= east && row >= north && row <= south
    })
  return (
    <svg
      className="co-picture"
      viewBox={`0 0 ${SIDE * TILE} ${SIDE * TILE}`}
      role="img"
      aria-label={`Map of ${data.name}`}
    >
      <GroundLayer map={map} ground={groundOf({ map }, [])} works={data.works.map(({ tile }) => tile)} fog={null} />
      <PointsLayer map={map} points={points} />
      {zones && (
        <>
          <ZoneLayer tiles={tilesIn(data.zones[0])} seat={0} />
          <ZoneLayer tiles={tilesIn(data.zones[1])} seat={1} />
        </>
      )}
      <FlagsLayer map={map} points={points} />
    </svg>
  )
}
