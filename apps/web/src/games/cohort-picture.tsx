import { type SeatOf, Shield } from '../table/piece.tsx'

const STANDING: readonly { readonly x: number; readonly y: number; readonly seat: SeatOf; readonly icon: string }[] = [
  { x: 0.2, y: 0.34, seat: 0, icon: 'spears' },
  { x: 0.32, y: 0.58, seat: 0, icon: 'visored-helm' },
  { x: 0.14, y: 0.72, seat: 0, icon: 'bow-arrow' },
  { x: 0.66, y: 0.3, seat: 1, icon: 'wolf-head' },
  { x: 0.6, y: 0.62, seat: 1, icon: 'spears' },
]

/** A river between two armies, half of it under cloud; decoration. */
export function CohortPicture({ wide }: { readonly wide?: boolean }) {
  const width = wide ? 512 : 256
  const height = wide ? 286 : 216
  const river = width * 0.46
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height={height} fill="#f1e7cc" />
      <path
        d={`M${river - 22} 0C${river + 14} ${height * 0.3} ${river - 30} ${height * 0.6} ${river - 8} ${height}H${river + 34}C${river + 6} ${height * 0.6} ${river + 48} ${height * 0.3} ${river + 18} 0Z`}
        fill="#8db6c7"
        stroke="#3e6577"
        strokeWidth="1.6"
      />
      <path d={`M0 ${height * 0.5}H${width}`} stroke="#8b6d3d" strokeWidth="11" />
      <path d={`M0 ${height * 0.5}H${width}`} stroke="#ecd9a8" strokeWidth="8" />
      <g fill="#587a3c" stroke="#2c431c" strokeWidth="1">
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <circle key={i} cx={width * (0.06 + (i % 3) * 0.07)} cy={height * (0.1 + Math.floor(i / 3) * 0.09)} r="8" />
        ))}
      </g>
      {STANDING.map(({ x, y, seat, icon }) => (
        <g key={`${x} ${y}`} transform={`translate(${width * x} ${height * y}) scale(${wide ? 1.4 : 1.1})`}>
          <Shield seat={seat} r={15} icon={icon} />
        </g>
      ))}
      <path
        d={`M${width} 0H${width * 0.8}q-26 18 -6 40q-34 14 -8 44q-30 22 2 46q-22 26 10 50q-12 24 14 40L${width * 0.8} ${height}H${width}Z`}
        fill="#4d4436"
        fillOpacity=".82"
      />
      <g fill="none" stroke="#d9cba9" strokeOpacity=".4" strokeWidth="1.6" strokeLinecap="round">
        {[0.18, 0.42, 0.66, 0.86].map((y) => (
          <path key={y} d={`M${width * 0.86} ${height * y}q5 -8 12 -3q6 -7 12 1`} />
        ))}
      </g>
    </svg>
  )
}
