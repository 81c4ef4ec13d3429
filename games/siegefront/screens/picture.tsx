import { type SeatOf, Shield } from '@tessera/table'

const STANDING: readonly { readonly x: number; readonly y: number; readonly seat: SeatOf; readonly icon: string }[] = [
  { x: 0, y: 0, seat: 1, icon: 'bow-arrow' },
  { x: 1, y: 0, seat: 1, icon: 'guarded-tower' },
  { x: 2, y: 1, seat: 1, icon: 'wolf-head' },
  { x: 1, y: 1, seat: 0, icon: 'visored-helm' },
  { x: 0, y: 1, seat: 0, icon: 'knight-banner' },
  { x: 1, y: 2, seat: 0, icon: 'crossbow' },
]

const FORESTS = [
  [2, 0],
  [2, 2],
] as const

/** Nine cells between two castles; decoration. */
export function SiegefrontPicture({ wide }: { readonly wide?: boolean }) {
  const width = wide ? 512 : 256
  const height = wide ? 286 : 216
  const cell = { width: (width - 32) / 3, height: (height - 76) / 3 }
  const left = (x: number) => 16 + x * cell.width
  const top = (y: number) => 38 + y * cell.height
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height={height} fill="var(--paper)" />
      <path d={wall(width, 26, 1)} fill="#94301f" />
      <path d={wall(width, height - 26, -1)} fill="#234f92" />
      <g fill="#fff6dc" fillOpacity=".45" stroke="var(--grid)" strokeWidth="1.4">
        {[0, 1, 2].flatMap((y) =>
          [0, 1, 2].map((x) => (
            <rect
              key={`${x} ${y}`}
              x={left(x) + 3}
              y={top(y) + 3}
              width={cell.width - 6}
              height={cell.height - 6}
              rx="4"
            />
          )),
        )}
      </g>
      <g fill="none" stroke="#7d8f52" strokeWidth="1.4" strokeLinejoin="round" strokeOpacity=".7">
        {FORESTS.flatMap(([x, y]) =>
          [0.16, 0.3, 0.72, 0.86].map((part, i) => (
            <path
              key={`${x} ${y} ${part}`}
              d={`M${left(x) + cell.width * part} ${top(y) + cell.height * (i % 2 === 0 ? 0.24 : 0.56)}l-5 10h10z`}
            />
          )),
        )}
      </g>
      <g fill="none" stroke="#5f93a6" strokeWidth="1.5" strokeLinecap="round" strokeOpacity=".8">
        {[0.36, 0.6].map((part) => (
          <path key={part} d={`M${left(0) + cell.width * 0.18} ${top(2) + cell.height * part}q8 -6 16 0t16 0t16 0`} />
        ))}
      </g>
      <Life width={width} y={13} share={0.42} />
      <Life width={width} y={height - 22} share={0.7} />
      {STANDING.map(({ x, y, seat, icon }) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${left(x) + cell.width / 2} ${top(y) + cell.height / 2}) scale(${wide ? 1.5 : 1.15})`}
        >
          <Shield seat={seat} r={15} icon={icon} />
        </g>
      ))}
    </svg>
  )
}

/** What is left of a castle. */
function Life({ width, y, share }: { readonly width: number; readonly y: number; readonly share: number }) {
  const whole = width * 0.5
  return (
    <g transform={`translate(${width * 0.25} ${y})`}>
      <rect width={whole} height="9" rx="2" fill="#14110e" fillOpacity=".55" />
      <rect width={whole * share} height="9" rx="2" fill="#4e8f43" />
    </g>
  )
}

/** A wall along the edge with its battlements towards the board. */
function wall(width: number, edge: number, down: 1 | -1): string {
  const teeth = Array.from({ length: Math.ceil(width / 24) }, (_, i) => `M${i * 24} ${edge}h14v${8 * down}h-14z`)
  return `M0 ${edge}H${width}V${down === 1 ? 0 : edge + 26}H0z${teeth.join('')}`
}
