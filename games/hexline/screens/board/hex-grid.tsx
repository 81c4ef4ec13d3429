import type { Seat } from '@tessera/kernel'
import { memo, useId } from 'react'
import { boardHexes, COLUMNS, centreOf, cornersOf, zoneOf } from './hex-geometry.ts'

export interface HexGridProps {
  readonly rows: number
  /** Columns shown; the whole board by default. */
  readonly from?: number
  readonly to?: number
  /** Who holds the western ground: a ground takes its holder's colour, its pattern stays with the side. */
  readonly westSeat?: Seat
  /** Writes its coordinates into every hex. */
  readonly coordinates?: boolean
}

/** The bare paper: every hex with its ground, west hatched and east dotted, so that zones do not rest on colour alone. */
export const HexGrid = memo(function HexGrid({
  rows,
  from = 0,
  to = COLUMNS - 1,
  westSeat = 0,
  coordinates = false,
}: HexGridProps) {
  const id = useId()
  const west = SEAT_INK[westSeat === 0 ? 0 : 1]
  const east = SEAT_INK[westSeat === 0 ? 1 : 0]
  return (
    <g className="hexgrid" aria-hidden>
      <defs>
        <pattern
          id={`${id}w`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          className="zone-west"
        >
          <path d="M0 0V9" stroke={west} strokeWidth="1.1" opacity=".3" />
        </pattern>
        <pattern id={`${id}e`} width="9" height="9" patternUnits="userSpaceOnUse" className="zone-east">
          <circle cx="2.2" cy="2.2" r="1" fill={east} opacity=".34" />
          <circle cx="6.7" cy="6.7" r="1" fill={east} opacity=".34" />
        </pattern>
      </defs>
      {boardHexes(rows, from, to).map((hex) => (
        <polygon
          key={`${hex[0]},${hex[1]}`}
          points={cornersOf(hex)}
          fill={FILL[zoneOf(hex[0])](id)}
          stroke="var(--grid)"
          strokeWidth="1.1"
        />
      ))}
      {coordinates &&
        boardHexes(rows, from, to).map((hex) => (
          <text key={`${hex[0]},${hex[1]}`} className="hx-coordinate" x={centreOf(hex).x} y={centreOf(hex).y - 13}>
            {hex[0]},{hex[1]}
          </text>
        ))}
    </g>
  )
})

/** Ink on the paper, which is light in both themes. */
const SEAT_INK = ['#2a63b5', '#b23a28'] as const

const FILL = {
  west: (id: string) => `url(#${id}w)`,
  east: (id: string) => `url(#${id}e)`,
  neutral: () => 'none',
}
