import type { UnitPreview } from '@tessera/gauntlet'
import { BoardIcon } from '@tessera/ui'
import { CELL, middleOf, R, xOf, yOf } from './geometry.ts'

interface ReachProps {
  readonly seen: UnitPreview
  readonly rows: number
}

/** GB-1301: lines of fire, the way to charge, and what its auras cover. */
export function Reach({ seen, rows }: ReachProps) {
  const { at, valid, blocked, lane, auras } = seen
  const from = middleOf(at, rows)
  const shown = (r: number): boolean => r < rows
  return (
    <g className="reach">
      {auras.flatMap(({ id, cells }) =>
        cells
          .filter(({ r }) => shown(r))
          .map(({ c, r }) => (
            <rect
              key={`${id} ${c} ${r}`}
              x={xOf(c) + 1}
              y={yOf(r, rows) + 1}
              width={CELL - 2}
              height={CELL - 2}
              className="aura"
            />
          )),
      )}
      {valid.map(({ c, r }) => (
        <g key={`v ${c} ${r}`}>
          {r === 8 && (
            <path d={`M${from.x} ${from.y - R}L${xOf(c) + CELL / 2} ${yOf(r, rows) + CELL * 0.8}`} className="fire" />
          )}
          {shown(r) && (
            <rect x={xOf(c) + 4} y={yOf(r, rows) + 4} width={CELL - 8} height={CELL - 8} rx={4} className="seen" />
          )}
        </g>
      ))}
      {blocked
        .filter(({ r }) => shown(r))
        .map(({ c, r }) => (
          <g key={`b ${c} ${r}`} transform={`translate(${xOf(c)} ${yOf(r, rows)})`}>
            <rect x={4} y={4} width={CELL - 8} height={CELL - 8} rx={4} className="hidden" />
            <path d="M20 20l16 16M36 20l-16 16" className="cross" />
          </g>
        ))}
      {lane !== null &&
        !lane.closed &&
        lane.cells
          .filter(({ r }) => shown(r))
          .map(({ c, r }, step) => (
            <g key={`l ${c} ${r}`} transform={`translate(${xOf(c)} ${yOf(r, rows)})`}>
              <rect x={3} y={3} width={CELL - 6} height={CELL - 6} rx={3} className="lane" />
              <BoardIcon name="sprint" x={CELL / 2} y={CELL / 2 - 6} size={18} fill="#2f6a2a" />
              <text x={CELL / 2} y={CELL - 10} className="momentum">
                +{20 * (step + 1)}%
              </text>
            </g>
          ))}
    </g>
  )
}
