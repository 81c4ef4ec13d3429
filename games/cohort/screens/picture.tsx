import { type SeatOf, Shield } from '@tessera/table'

const STANDING: readonly { readonly x: number; readonly y: number; readonly seat: SeatOf; readonly icon: string }[] = [
  { x: 0.13, y: 0.5, seat: 0, icon: 'knight-banner' },
  { x: 0.23, y: 0.36, seat: 0, icon: 'spears' },
  { x: 0.23, y: 0.64, seat: 0, icon: 'bow-arrow' },
  { x: 0.32, y: 0.5, seat: 0, icon: 'visored-helm' },
  { x: 0.65, y: 0.42, seat: 1, icon: 'spears' },
  { x: 0.67, y: 0.64, seat: 1, icon: 'wolf-head' },
]

const TREES = [
  [0.1, 0.86],
  [0.15, 0.92],
  [0.17, 0.82],
  [0.22, 0.89],
  [0.72, 0.86],
  [0.76, 0.93],
] as const

/** A surveyed map: a river with its bridge, two armies, an order on the way, and cloud over what nobody sees; decoration. */
export function CohortPicture({ wide }: { readonly wide?: boolean }) {
  const width = wide ? 512 : 256
  const height = wide ? 286 : 216
  const tile = wide ? 26 : 20
  const lines = (length: number) => Array.from({ length: Math.ceil(length / tile) }, (_, i) => (i + 0.5) * tile)
  const at = (x: number, y: number) => `${width * x} ${height * y}`
  const river = width * 0.46
  const banks = `C${river + 14} ${height * 0.3} ${river - 30} ${height * 0.6} ${river - 8} ${height}`
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height={height} fill="#f1e7cc" />
      <g stroke="#d8c8a0" strokeWidth="1">
        {lines(width).map((x) => (
          <path key={x} d={`M${x} 0V${height}`} />
        ))}
        {lines(height).map((y) => (
          <path key={y} d={`M0 ${y}H${width}`} />
        ))}
      </g>
      <g fill="none" stroke="#a08a5c" strokeWidth="1.2">
        {[1, 0.62, 0.28].map((size) => (
          <ellipse key={size} cx={width * 0.15} cy={height * 0.16} rx={width * 0.1 * size} ry={height * 0.1 * size} />
        ))}
      </g>
      <path d={`M0 ${height * 0.5}H${width}`} stroke="#8b6d3d" strokeWidth="9" />
      <path d={`M0 ${height * 0.5}H${width}`} stroke="#e2cd99" strokeWidth="6" />
      <path
        d={`M${river - 22} 0${banks}H${river + 34}C${river + 6} ${height * 0.6} ${river + 48} ${height * 0.3} ${river + 18} 0Z`}
        fill="#8db6c7"
        stroke="#3e6577"
        strokeWidth="1.6"
      />
      <rect
        x={river - 28}
        y={height * 0.5 - 9}
        width="62"
        height="18"
        fill="#ecd9a8"
        stroke="#6b5227"
        strokeWidth="1.4"
      />
      <path d={`M${river - 28} ${height * 0.5}h62`} stroke="#b3965a" strokeWidth="1" strokeDasharray="3 3" />
      <g fill="#6f9150" stroke="#2c431c" strokeWidth="1" strokeLinejoin="round">
        {TREES.map(([x, y]) => (
          <path key={x} d={`M${at(x, y)}l-6 11h12z`} />
        ))}
      </g>
      <path
        d={`M${width * 0.36} ${height * 0.42}Q${width * 0.48} ${height * 0.16} ${width * 0.59} ${height * 0.38}`}
        fill="none"
        stroke="#234f92"
        strokeWidth="2.2"
        strokeDasharray="6 5"
        strokeLinecap="round"
      />
      <path
        d={`M${at(0.48, 0.3)}v-22l13 5l-13 6`}
        fill="#e0a83c"
        stroke="#3a2a08"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {STANDING.map(({ x, y, seat, icon }) => (
        <g key={`${x} ${y}`} transform={`translate(${at(x, y)}) scale(${wide ? 1.15 : 0.85})`}>
          <Shield seat={seat} r={15} icon={icon} />
        </g>
      ))}
      <path
        d={`M${width} 0H${width * 0.84}q-26 18 -6 40q-34 14 -8 44q-30 22 2 46q-22 26 10 50q-12 24 14 40L${width * 0.84} ${height}H${width}Z`}
        fill="#4d4436"
        fillOpacity=".82"
      />
      <g fill="none" stroke="#d9cba9" strokeOpacity=".4" strokeWidth="1.6" strokeLinecap="round">
        {[0.18, 0.42, 0.66, 0.86].map((y) => (
          <path key={y} d={`M${at(0.89, y)}q5 -8 12 -3q6 -7 12 1`} />
        ))}
      </g>
    </svg>
  )
}
