import { TorchGlow, TorchShape } from '../shared/art/torch.tsx'

const WAY = [
  { x: 22, y: 178 },
  { x: 76, y: 160 },
  { x: 104, y: 108 },
  { x: 66, y: 62 },
  { x: 132, y: 44 },
  { x: 172, y: 92 },
  { x: 222, y: 70 },
]

/** A road with torches on a map; decoration. */
export function RunPicture({ wide }: { readonly wide?: boolean }) {
  const width = wide ? 512 : 256
  const height = wide ? 286 : 216
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <TorchGlow id="run-picture" />
      </defs>
      <rect width={width} height={height} fill="var(--paper)" />
      <g transform={wide ? 'translate(60 0) scale(1.55 1.32)' : ''}>
        <path
          d="M-10 60c60 20 40 70 120 84s90 20 160 -6"
          fill="none"
          stroke="#7fb0bf"
          strokeWidth={20}
          opacity={0.75}
        />
        <path
          d="M22 178C60 176 70 172 76 160S116 130 104 108S50 84 66 62S116 30 132 44S160 86 172 92S208 84 222 70"
          fill="none"
          stroke="#7c5c2e"
          strokeWidth={10}
          strokeLinecap="round"
        />
        <path
          d="M22 178C60 176 70 172 76 160S116 130 104 108S50 84 66 62S116 30 132 44S160 86 172 92S208 84 222 70"
          fill="none"
          stroke="#dda542"
          strokeWidth={7}
          strokeLinecap="round"
        />
        {WAY.slice(1).map(({ x, y }, place) => (
          <g key={x} transform={`translate(${x} ${y - 12})`}>
            <TorchShape lit={place < 4} glow="run-picture" />
          </g>
        ))}
      </g>
    </svg>
  )
}
