import { useId } from 'react'
import { boardHexes, COLUMNS, hexCorners, zoneOf } from './hex-geometry.ts'

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
      {boardHexes(rows, from, to).map(([col, row]) => (
        <polygon
          key={`${col},${row}`}
          points={hexCorners(col, row)}
          fill={FILL[zoneOf(col)](id)}
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
