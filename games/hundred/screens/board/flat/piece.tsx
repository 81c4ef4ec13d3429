import { SeatShape } from '@tessera/table'
import { BoardIcon } from '@tessera/ui'
import { UNIT_ICONS } from '../../icons.ts'
import type { FigureModel } from '../scene/model.ts'

export function Piece({
  figure,
  x,
  y,
  scale,
}: {
  readonly figure: FigureModel
  readonly x: number
  readonly y: number
  readonly scale: number
}) {
  const own = figure.radius * scale
  const r = Math.max(9, Math.min(30, own * 0.96))
  const icon = (UNIT_ICONS as Record<string, string>)[figure.template] ?? 'viking-helmet'
  const struck = figure.pose === 'flinch' ? 'struck' : ''
  const shift = figure.pose === 'strike' ? Math.sin(figure.phase * Math.PI) * r * 0.6 : 0
  return (
    <g
      className={`fp seat${figure.seat} ${figure.look} ${struck}`}
      transform={`translate(${x + Math.cos(figure.angle) * shift} ${y + Math.sin(figure.angle) * shift})`}
    >
      {figure.selected && <circle r={r + 6} className="fp-ring" />}
      <path
        d={`M${r + 7},0L${r - 1},${-r * 0.55}V${r * 0.55}Z`}
        transform={`rotate(${(figure.angle * 180) / Math.PI})`}
        className="fp-nose"
      />
      <SeatShape
        seat={figure.seat}
        r={r}
        fill={figure.look === 'remembered' ? '#8d8678' : figure.seat === 0 ? 'var(--seat1)' : 'var(--seat2)'}
      />
      <BoardIcon name={icon} x={0} y={0} size={r * 1.35} fill="#fbf4e4" />
      {Array.from({ length: Math.min(3, figure.arrows) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: arrows are alike
        <path key={i} d={`M${r * (i * 0.5 - 0.5)},${-r * 0.2}l${r * 0.35},${-r}`} className="fp-arrow" />
      ))}
      {figure.burning && <BoardIcon name="flame" x={r * 0.8} y={-r * 0.8} size={r} fill="#ff8a2a" />}
      {figure.banner && <BoardIcon name="knight-banner" x={-r * 0.9} y={-r * 0.9} size={r * 1.2} fill="#241a12" />}
    </g>
  )
}

export function Fallen({ figure, x, y }: { readonly figure: FigureModel; readonly x: number; readonly y: number }) {
  return (
    <g className={`fp fallen seat${figure.seat}`} transform={`translate(${x} ${y})`}>
      <SeatShape seat={figure.seat} r={11} fill="none" />
      <BoardIcon name="death-skull" x={0} y={0} size={14} fill="currentColor" />
    </g>
  )
}
