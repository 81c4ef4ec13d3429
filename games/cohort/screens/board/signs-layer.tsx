import { type Area, columnOf, manhattan, rowOf, type Structure } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { BoardIcon } from '@tessera/ui'
import { SIGNS } from '../icons.ts'
import { rowForWords } from './area-words.ts'
import type { Piece } from './scene.ts'
import { centreOf, TILE } from './tiles.ts'

/** COH-4.7: somebody is somewhere in here. The words stand where no counter covers them. */
export function AreasLayer({ areas, pieces }: { readonly areas: readonly Area[]; readonly pieces: readonly Piece[] }) {
  const taken = pieces.map(({ tile }) => [columnOf(tile), rowOf(tile)] as const)
  return (
    <g className="co-areas" aria-hidden>
      {areas.map((area) => {
        const { name, left, right, top, bottom } = area
        const row = (rowForWords(area, taken) + 0.5) * TILE
        const [x, y] = [left * TILE, top * TILE]
        const [width, height] = [(right - left + 1) * TILE, (bottom - top + 1) * TILE]
        return (
          <g key={`${name} ${left} ${top}`}>
            <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx={10} />
            <BoardIcon name={SIGNS.unknown} x={x + width / 2} y={row - 7} size={22} fill="var(--ink-harm)" />
            <text x={x + width / 2} y={row + 16}>
              {words.text('board.unknown')}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** The damage of walls and gates (COH-2.3). */
export function DamageLayer({
  structures,
  full,
}: {
  readonly structures: readonly Structure[]
  readonly full: (tile: Structure) => number
}) {
  return (
    <g className="co-damage" aria-hidden>
      {structures
        .filter((each) => each.open || (each.hp > 0 && each.hp < full(each)))
        .map((each) => {
          const { x, y } = centreOf(each.tile)
          return (
            <g key={each.tile} transform={`translate(${x} ${y + 14})`}>
              <rect className="co-plate" x={-16} y={-5.5} width={32} height={11} rx={2} />
              <text className="co-plate-text" y={3.4}>
                {each.open ? 'open' : `${each.hp} left`}
              </text>
            </g>
          )
        })}
    </g>
  )
}

/** Crossed swords on the border of those who stand against each other (COH-6.5). */
export function FightsLayer({ pieces }: { readonly pieces: readonly Piece[] }) {
  const here = pieces.filter(({ sure, routing }) => sure !== 'remembered' && !routing)
  return (
    <g className="co-fights" aria-hidden>
      {here.flatMap((a) =>
        here
          .filter((b) => a.seat < b.seat && manhattan(a.tile, b.tile) === 1)
          .map((b) => {
            const [from, to] = [centreOf(a.tile), centreOf(b.tile)]
            return (
              <g key={`${a.key} ${b.key}`} transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
                <circle r={7.5} />
                <BoardIcon name={SIGNS.attack} x={0} y={0} size={11} fill="#fff" />
              </g>
            )
          }),
      )}
    </g>
  )
}
