import { SIDE } from '@tessera/cohort'
import { COLUMNS, TILE } from '../tiles.ts'

const EVERY = Array.from({ length: SIDE }, (_, i) => i)
const END = SIDE * TILE

/** The grid, and around it a double neat line with the columns' letters and the rows' numbers on all four sides. */
export function MapFrame() {
  return (
    <g className="co-frame" aria-hidden>
      <path className="grid" d={EVERY.map((i) => `M${i * TILE} 0V${END}M0 ${i * TILE}H${END}`).join('')} />
      <path className="corners" d={CORNERS} />
      <rect className="neat heavy" x={-26} y={-26} width={END + 52} height={END + 52} />
      <rect className="neat" x={-22} y={-22} width={END + 44} height={END + 44} />
      <rect className="neat" x={-5} y={-5} width={END + 10} height={END + 10} />
      <rect className="neat" x={0} y={0} width={END} height={END} />
      <path className="bars" d={BARS} />
      {EVERY.map((i) => (
        <g key={i}>
          <text x={(i + 0.5) * TILE} y={-9}>
            {COLUMNS[i]}
          </text>
          <text x={(i + 0.5) * TILE} y={END + 18}>
            {COLUMNS[i]}
          </text>
          <text x={-13.5} y={(i + 0.5) * TILE + 4}>
            {i + 1}
          </text>
          <text x={END + 13.5} y={(i + 0.5) * TILE + 4}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  )
}

/** A small cross where four tiles meet. */
const CORNERS = EVERY.slice(1)
  .flatMap((col) =>
    EVERY.slice(1).map((row) => `M${col * TILE - 2.4} ${row * TILE}h4.8M${col * TILE} ${row * TILE - 2.4}v4.8`),
  )
  .join('')

/** Every second tile's edge is a bar between the inner lines. */
const BARS = EVERY.filter((i) => i % 2 === 0)
  .map((i) => {
    const at = i * TILE
    return `M${at} -5h${TILE}v5h${-TILE}ZM${at} ${END}h${TILE}v5h${-TILE}ZM-5 ${at}v${TILE}h5v${-TILE}ZM${END} ${at}v${TILE}h5v${-TILE}Z`
  })
  .join('')
