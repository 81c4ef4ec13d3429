import { type SeatOf, Shield } from '@tessera/table'

const STANDING: readonly { readonly x: number; readonly y: number; readonly seat: SeatOf; readonly icon: string }[] = [
  { x: 62, y: 118, seat: 0, icon: 'visored-helm' },
  { x: 44, y: 70, seat: 0, icon: 'crossbow' },
  { x: 98, y: 88, seat: 0, icon: 'knight-banner' },
  { x: 168, y: 96, seat: 1, icon: 'wolf-head' },
  { x: 204, y: 134, seat: 1, icon: 'bow-arrow' },
]

/** Fighters on open ground, and two dice; decoration. */
export function HundredPicture({ wide }: { readonly wide?: boolean }) {
  const width = wide ? 512 : 256
  const height = wide ? 286 : 216
  const k = wide ? 1.32 : 1
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height={height} fill="#8f8b52" />
      <g transform={`scale(${k})`}>
        <path d="M-4 150Q60 126 120 150T262 140T404 146V230H-4Z" fill="#7b7a45" />
        <path d="M118 0q-22 40 4 84t-8 140h44q28-84 2-140t8-84z" fill="#4f95a4" />
        <path d="M124 40q10 6 20 0M122 130q10 6 20 0M132 176q10 6 20 0" fill="none" stroke="#cfe6dd" strokeWidth="2" />
        <g fill="#4d7a38" stroke="#2f4d24" strokeWidth="1.5">
          {[
            [196, 36],
            [222, 50],
            [208, 68],
            [238, 30],
          ].map(([x, y]) => (
            <path key={`${x}`} d={`M${x} ${(y ?? 0) - 18}l14 30h-28z`} />
          ))}
        </g>
        <path d="M62 118Q110 96 158 100" fill="none" stroke="#fbf1d8" strokeWidth="7" />
        <path d="M62 118Q110 96 158 100" fill="none" stroke="#2f7cf0" strokeWidth="7" strokeDasharray="2 9" />
        {STANDING.map(({ x, y, seat, icon }) => (
          <g key={`${x}`} transform={`translate(${x} ${y})`}>
            <ellipse cx="3" cy="13" rx="17" ry="6" fill="#2b1c0a" opacity=".3" />
            <Shield seat={seat} r={16} icon={icon} />
          </g>
        ))}
        <g transform="translate(40 182) rotate(-12)">
          <rect x="-17" y="-17" width="34" height="34" rx="6" fill="#f1e4c4" stroke="#201811" strokeWidth="2" />
          <text y="7" textAnchor="middle" fontSize="20" fontFamily="var(--serif)" fontWeight="700" fill="#3a0f06">
            40
          </text>
        </g>
        <g transform="translate(82 190) rotate(9)">
          <rect x="-17" y="-17" width="34" height="34" rx="6" fill="#7c2316" stroke="#201811" strokeWidth="2" />
          <text y="7" textAnchor="middle" fontSize="20" fontFamily="var(--serif)" fontWeight="700" fill="#f6e7c8">
            2
          </text>
        </g>
      </g>
    </svg>
  )
}
