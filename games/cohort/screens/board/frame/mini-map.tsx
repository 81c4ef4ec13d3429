import { type MapId, SIDE, type Terrain } from '@tessera/cohort'
import { SeatShape, seatColour } from '@tessera/table'
import { memo } from 'react'
import { drawingOf } from '../drawing-of.ts'
import type { Piece } from '../scene.ts'
import { centreOf, TILE } from '../tiles.ts'

/** The whole country and everybody on it, small: where the large map is open on. */
export const MiniMap = memo(function MiniMap(props: {
  readonly map: MapId
  readonly ground: readonly Terrain[]
  readonly pieces: readonly Piece[]
}) {
  const { area, roads } = drawingOf(props.map, props.ground)
  return (
    <svg className="co-mini" viewBox={`0 0 ${SIDE * TILE} ${SIDE * TILE}`} aria-hidden="true">
      <path className="hill" d={area.hill} />
      <path className="wood" d={area.wood} />
      <path className="marsh" d={area.marsh} />
      <path className="cliff" d={area.cliff} />
      <path className="water" d={area.water} />
      <path className="road" d={roads} />
      {props.pieces.map(({ key, seat, tile }) => {
        const { x, y } = centreOf(tile)
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <SeatShape seat={seat} r={26} fill={seatColour(seat)} stroke="#fbf4e4" strokeWidth={7} />
          </g>
        )
      })}
    </svg>
  )
})
