import { type SeatOf, Shield } from '@tessera/table'

const STANDING: readonly { readonly x: number; readonly y: number; readonly seat: SeatOf; readonly icon: string }[] = [
  { x: 1, y: 0, seat: 1, icon: 'wolf-head' },
  { x: 3, y: 0, seat: 1, icon: 'bow-arrow' },
  { x: 2, y: 1, seat: 1, icon: 'guarded-tower' },
  { x: 4, y: 1, seat: 1, icon: 'visored-helm' },
  { x: 2, y: 2, seat: 0, icon: 'knight-banner' },
  { x: 3, y: 2, seat: 0, icon: 'visored-helm' },
  { x: 1, y: 3, seat: 0, icon: 'crossbow' },
  { x: 4, y: 3, seat: 0, icon: 'spears' },
]

/** Two lines on a board with banners at its sides; decoration. */
export function GauntletPicture({ wide }: { readonly wide?: boolean }) {
  const width = wide ? 512 : 256
  const height = wide ? 286 : 216
  const size = (height - 24) / 4
  const left = (width - 6 * size) / 2
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height={height} fill="var(--paper)" />
      {Array.from({ length: 24 }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={i}
          x={left + (i % 6) * size}
          y={12 + Math.floor(i / 6) * size}
          width={size}
          height={size}
          fill={(i + Math.floor(i / 6)) % 2 === 0 ? '#fff6dc66' : 'transparent'}
          stroke="var(--grid)"
        />
      ))}
      {STANDING.map(({ x, y, seat, icon }) => (
        <g key={`${x} ${y}`} transform={`translate(${left + (x + 0.5) * size} ${12 + (y + 0.5) * size})`}>
          <Shield seat={seat} r={size * 0.36} icon={icon} />
        </g>
      ))}
    </svg>
  )
}
