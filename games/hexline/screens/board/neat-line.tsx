import { words } from '@tessera/hexline/words'
import { memo, type ReactNode } from 'react'
import { COLUMNS, centreOf, extentOf, HEX_WIDTH, type Point } from './hex-geometry.ts'

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Folds in the paper and a double neat line with its scale bars, around any box. */
export const NeatLine = memo(function NeatLine({ x, y, width, height }: Box): ReactNode {
  const inner = { x: x + 16, y: y + 16, width: width - 32, height: height - 32 }
  const across = inner.width / 17
  const down = inner.height / 10
  const bars: string[] = []
  for (let i = 0; i < 17; i += 2) {
    const at = inner.x + i * across
    bars.push(`M${at} ${y + 10}h${across}v6h${-across}z`, `M${at} ${y + height - 16}h${across}v6h${-across}z`)
  }
  for (let i = 0; i < 10; i += 2) {
    const at = inner.y + i * down
    bars.push(`M${x + 10} ${at}h6v${down}h-6z`, `M${x + width - 16} ${at}h6v${down}h-6z`)
  }
  const folds = `M${x + width / 3} ${y}v${height}M${x + (width * 2) / 3} ${y}v${height}M${x} ${y + height / 2}h${width}`
  return (
    <g aria-hidden fill="none">
      <path d={folds} stroke="#fff" strokeOpacity=".35" strokeWidth="1.5" />
      <path d={folds} transform="translate(1.5 1.5)" stroke="#6b5430" strokeOpacity=".16" />
      <rect x={x + 10} y={y + 10} width={width - 20} height={height - 20} stroke="var(--ink-2)" />
      <rect {...inner} stroke="var(--ink-2)" strokeWidth=".6" />
      <path d={bars.join('')} fill="var(--ink-2)" opacity=".75" />
    </g>
  )
})

/** The names of the grounds and the column numbers, above the grid. */
export const GridHead = memo(function GridHead({ titles }: { readonly titles: boolean }): ReactNode {
  return (
    <g aria-hidden>
      {titles &&
        GROUNDS.map(({ title, col }) => (
          <text key={title} className="hx-ground" x={HEX_WIDTH * (col + 0.75)} y={-22}>
            {words.text(title)}
          </text>
        ))}
      {Array.from({ length: COLUMNS }, (_, col) => col).map((col) => (
        <text key={col} className="hx-column" x={centreOf([col, 0]).x} y={-4}>
          {col}
        </text>
      ))}
    </g>
  )
})

/** The grid with its margins: a frame and names on a table, next to nothing on a phone. */
export function boardBox(rows: number, framed: boolean, legend: boolean): Box {
  const grid = extentOf(0, COLUMNS - 1, rows)
  const side = framed ? 24 : 6
  const top = framed ? 58 : 18
  const bottom = legend ? 52 : framed ? 30 : 8
  return { x: -side, y: -top, width: grid.width + 2 * side, height: grid.height + top + bottom }
}

const GROUNDS = [
  { title: 'board.western', col: 2.5 },
  { title: 'board.between', col: 8 },
  { title: 'board.eastern', col: 13.5 },
] as const
