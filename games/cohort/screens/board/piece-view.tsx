import { Shield } from '@tessera/table'
import { BoardIcon } from '@tessera/ui'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { SIGNS } from '../icons.ts'
import { pieceIcon } from '../names.ts'
import { Bars, FacingMark, FormationMark } from './piece-signs.tsx'
import type { Piece } from './scene.ts'
import { centreOf } from './tiles.ts'

/** Of the shield, in the drawing's units. */
export const R = 12.5

export interface PieceViewProps {
  readonly piece: Piece
  readonly label: string
  readonly selected?: boolean
  /** It waits for an order. */
  readonly idle?: boolean
  /** A number for a unit that shares its icon with others. */
  readonly ordinal?: string | null
  readonly at?: { readonly x: number; readonly y: number }
  readonly lifted?: boolean
  readonly onPress: () => void
  readonly onKeyDown?: (event: KeyboardEvent<SVGGElement>) => void
  readonly drags?: {
    readonly onPointerDown: (event: PointerEvent<SVGGElement>) => void
    readonly onPointerMove: (event: PointerEvent<SVGGElement>) => void
    readonly onPointerUp: (event: PointerEvent<SVGGElement>) => void
    readonly onPointerCancel: () => void
  }
}

/**
 * A counter: seat's shape and icon, facing, formation, bars of men and morale; fainter the less is known of it. Words and
 * numbers stand beside the button, whose label says them better.
 */
export function PieceView(props: PieceViewProps): ReactNode {
  const {
    piece,
    label,
    selected = false,
    idle = false,
    ordinal = null,
    lifted = false,
    onPress,
    onKeyDown,
    drags,
  } = props
  const { x, y } = props.at ?? centreOf(piece.tile)
  const classes = [
    'co-piece',
    piece.sure,
    piece.routing ? 'routing' : '',
    selected ? 'sel' : '',
    idle ? 'idle' : '',
    lifted ? 'lifted' : '',
  ]
  return (
    <g className={classes.join(' ')} transform={`translate(${x} ${y})`}>
      {/* biome-ignore lint/a11y/useSemanticElements: there are no button elements in a drawing */}
      <g
        className="co-hand"
        data-piece={piece.key}
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-pressed={selected}
        onClick={(event) => {
          event.stopPropagation()
          onPress()
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== ' ')) return
          event.preventDefault()
          event.stopPropagation()
          onPress()
        }}
        {...drags}
      >
        <g data-mover={piece.key}>
          <rect className="co-catch" x={-19} y={-19} width={38} height={38} />
          <g className="co-size">
            <circle className="co-ring" r={18.5} cy={-1} />
            <FacingMark facing={piece.facing} />
            <g transform="translate(0 -3)" className={piece.sure === 'remembered' ? 'co-ghost' : undefined}>
              <Shield seat={piece.seat} r={R} icon={pieceIcon(piece)} />
            </g>
          </g>
        </g>
      </g>
      <g className="co-signs" data-mover={piece.key} aria-hidden>
        <g className="co-size">
          <FormationMark formation={piece.formation} disordered={piece.disordered} />
          {piece.routing && (
            <g transform="translate(12 -12)">
              <circle className="co-badge rout" r="6.5" />
              <BoardIcon name={SIGNS.rout} x={0} y={0} size={9} fill="#fff" />
            </g>
          )}
          <Bars piece={piece} />
          {ordinal !== null && !piece.routing && (
            <g transform="translate(13 -13)">
              <circle className="co-badge" r="5.6" />
              <text className="co-badge-text" y="3.2">
                {ordinal}
              </text>
            </g>
          )}
          <text className="co-name" y={32}>
            {piece.sure === 'own' ? piece.name : `${piece.key} ${piece.name}`}
          </text>
        </g>
      </g>
    </g>
  )
}
