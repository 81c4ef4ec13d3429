import type { Hex } from '@tessera/hexline'
import { useId } from 'react'
import { COLUMNS, cornersOf, zoneOf } from './hex-geometry.ts'

export interface HexGridProps {
  readonly rows: number
  /** Columns shown; the whole board by default. */
  readonly from?: number
  readonly to?: number
}

/** The bare paper: every hex with its ground, west hatched and east dotted, so that zones do not rest on colour alone. */
export function HexGrid({ rows, from = 0, to = COLUMNS - 1 }: HexGridProps) {
  const id = useId()
  return (
    <g className="hexgrid">
      <defs>
        <pattern
          id={`${id}w`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          className="zone-west"
        >
          <path d="M0 0V9" stroke="#2a63b5" strokeWidth="1.1" opacity=".3" />
        </pattern>
        <pattern id={`${id}e`} width="9" height="9" patternUnits="userSpaceOnUse" className="zone-east">
          <circle cx="2.2" cy="2.2" r="1" fill="#b23a28" opacity=".34" />
          <circle cx="6.7" cy="6.7" r="1" fill="#b23a28" opacity=".34" />
        </pattern>
      </defs>
      {cellsOf(rows, from, to).map((hex) => (
        <polygon
          key={`${hex[0]},${hex[1]}`}
          points={cornersOf(hex)}
          fill={FILL[zoneOf(hex[0])](id)}
          stroke="var(--grid)"
          strokeWidth="1.1"
        />
      ))}
    </g>
  )
}

const FILL = {
  west: (id: string) => `url(#${id}w)`,
  east: (id: string) => `url(#${id}e)`,
  neutral: () => 'none',
}

function cellsOf(rows: number, from: number, to: number): Hex[] {
  const cells: Hex[] = []
  for (let row = 0; row < rows; row++) for (let col = from; col <= to; col++) cells.push([col, row])
  return cells
}
