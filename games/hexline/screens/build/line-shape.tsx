import { catalogOf, drillCells, type HexlineConfig, rowsFor } from '@tessera/hexline'
import { type SeatOf, Shield } from '@tessera/table'
import { centreOf, extentOf, PIECE_RADIUS } from '../board/hex-geometry.ts'
import { HexGrid } from '../board/hex-grid.tsx'
import { unitIcon } from '../icons.ts'
import { shapeInWords } from './line-words.ts'

const LAST_COLUMN = 7
const EDGE = 12

/** How the drill would line this army up (HEX-41), seen from the west; rows within a column are shuffled later. */
export function LineShape(props: {
  readonly config: HexlineConfig
  readonly seat: SeatOf
  readonly units: readonly string[]
}) {
  const { config, seat, units } = props
  const catalog = catalogOf(config)
  const types = units.map((id) => catalog.type(id)).filter((type) => type !== undefined)
  const rows = rowsFor(types.length)
  const cells = drillCells(types, 1, rows, UNSHUFFLED)
  const box = extentOf(0, LAST_COLUMN, rows)
  const middle = centreOf([LAST_COLUMN - 1, Math.floor(rows / 2)])
  return (
    <svg
      className="line"
      viewBox={`${-EDGE} ${-EDGE} ${box.width + 2 * EDGE} ${box.height + 2 * EDGE}`}
      role="img"
      aria-label={shapeInWords(cells.map(([col]) => col))}
    >
      <HexGrid rows={rows} to={LAST_COLUMN} />
      {cells.map((cell, i) => {
        const { x, y } = centreOf(cell)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the army
          <g key={i} transform={`translate(${x} ${y})`}>
            <Shield seat={seat} r={PIECE_RADIUS} icon={unitIcon(types[i]?.id ?? '')} />
          </g>
        )
      })}
      <path d={`M${middle.x - 16} ${middle.y}h44m-12 -8l12 8-12 8`} fill="none" stroke="var(--ink-2)" strokeWidth="2" />
    </svg>
  )
}

/** Leaves every list in its order. */
const UNSHUFFLED = {
  int: (n: number) => n - 1,
  d: (n: number) => n,
  pick<T>(list: readonly T[]): T {
    return list[list.length - 1] as T
  },
  shuffle() {},
}
