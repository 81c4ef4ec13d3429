import type { FactionId } from '@tessera/gauntlet'
import { FACTION_LOOKS } from '../art/factions.ts'
import { CELL, COLUMNS, xOf, yOf } from './geometry.ts'

interface GroundProps {
  readonly faction: FactionId
  readonly rows: number
}

/** The bare board: its frame, cells and numbers, and the cloth of the faction over the owner's two rows. */
export function Ground({ faction, rows }: GroundProps) {
  const { tile, ink, field } = FACTION_LOOKS[faction]
  const top = rows * CELL
  return (
    <>
      <defs>
        <pattern id="gp-cloth" width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
          <path
            d={tile.path}
            fill="none"
            stroke={ink === '#fbf4e4' ? field : ink}
            strokeOpacity=".26"
            strokeWidth="1.500"
          />
        </pattern>
      </defs>
      <rect x={-9} y={-9} width={8 * CELL + 18} height={top + 18} className="neat" />
      <rect x={-5} y={-5} width={8 * CELL + 10} height={top + 10} className="neat" />
      <Coordinates rows={rows} />
      {Array.from({ length: rows * 8 }, (_, cell) => {
        const [c, r] = [cell % 8, Math.floor(cell / 8)]
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            x={xOf(c)}
            y={yOf(r, rows)}
            width={CELL}
            height={CELL}
            className={`ground ${(c + r) % 2 === 0 ? 'light' : ''} ${r >= 8 ? 'far' : ''}`}
          />
        )
      })}
      <rect x={0} y={yOf(1, rows)} width={8 * CELL} height={2 * CELL} className="own" />
      <rect x={0} y={yOf(1, rows)} width={8 * CELL} height={2 * CELL} fill="url(#gp-cloth)" />
    </>
  )
}

/** Columns and rows by the numbers their cells are called by. */
function Coordinates({ rows }: { readonly rows: number }) {
  return (
    <g className="coordinates">
      {COLUMNS.map((c) => (
        <text key={`c${c}`} x={xOf(c) + CELL / 2} y={yOf(0, rows) + CELL + 20}>
          {8 - c}
        </text>
      ))}
      {Array.from({ length: rows }, (_, r) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <text key={`r${r}`} x={-16} y={yOf(r, rows) + CELL / 2 + 4}>
          {r + 1}
        </text>
      ))}
    </g>
  )
}
