export const SERIF = 'Alegreya, Georgia, serif'
const SANS = '"Alegreya Sans", "Segoe UI", sans-serif'

interface LabelProps {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly under?: string | undefined
  readonly strong?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly small?: boolean
}

/** A name on the map, readable on any ground. */
export function Label({ x, y, text, under, strong = false, anchor = 'middle', small = false }: LabelProps) {
  const halo = { stroke: '#f3e9d0', strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' } as const
  return (
    <g textAnchor={anchor}>
      <text
        x={x}
        y={y}
        fontFamily={SERIF}
        fontSize={strong ? (small ? 14 : 17) : small ? 12.5 : 15.5}
        fontWeight={700}
        fill={strong ? '#6b4300' : '#2b2218'}
        {...halo}
      >
        {text}
      </text>
      {under !== undefined && (
        <text
          x={x}
          y={y + (small ? 12 : 15)}
          fontFamily={SANS}
          fontSize={small ? 11 : 13}
          fontWeight={500}
          fill="#43341d"
          {...halo}
        >
          {under}
        </text>
      )}
    </g>
  )
}
