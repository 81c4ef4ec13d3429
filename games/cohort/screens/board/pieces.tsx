import type { Facing, Formation } from '@tessera/cohort'
import { Shield } from '@tessera/table'
import { BoardIcon } from '@tessera/ui'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { SIGNS } from '../icons.ts'
import { pieceIcon } from '../names.ts'
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

/** Men and morale for what is known in full, a rough number for what is only seen. */
function Bars({ piece }: { readonly piece: Piece }) {
  if (piece.full === null || piece.morale === null) {
    const words = piece.sure === 'remembered' ? `${piece.key} t${piece.turn}` : `${piece.key} ~${piece.men}`
    return (
      <g className="co-bars">
        <rect className="co-plate" x={-19} y={9.5} width={38} height={10} rx={2} />
        <text className="co-plate-text" y={17.6}>
          {words}
        </text>
      </g>
    )
  }
  const men = piece.full > 0 ? piece.men / piece.full : 0
  return (
    <>
      <g className="co-bars">
        <rect className="co-plate" x={-16} y={9.5} width={32} height={9.6} rx={2} />
        <rect className={men < 0.5 ? 'co-men low' : 'co-men'} x={-15} y={10.5} width={30 * men} height={4.4} rx={1} />
        <rect className="co-morale" x={-15} y={15.7} width={(30 * piece.morale) / 100} height={2.4} rx={1} />
      </g>
      {piece.volleys !== null && (
        <g transform="translate(-13 -13)">
          <circle className="co-badge shots" r="5.6" />
          <text className="co-badge-text" y="3.2">
            {piece.volleys}
          </text>
        </g>
      )}
    </>
  )
}

const TURN: Readonly<Record<Facing, number>> = { N: 0, E: 90, S: 180, W: 270 }

function FacingMark({ facing }: { readonly facing: Facing }) {
  return <path className="co-facing" d="M-8 -14.6L0 -22L8 -14.6Z" transform={`rotate(${TURN[facing]})`} />
}

/** COH-6.1: one sign a formation, at the left of the bars. */
function FormationMark(props: { readonly formation: Formation; readonly disordered: boolean }) {
  const { formation, disordered } = props
  if (formation === 'standard') return null
  return (
    <g className={disordered ? 'co-form broken' : 'co-form'} transform="translate(-14 4)">
      <rect x={-5.6} y={-5.6} width={11.2} height={11.2} rx={2} />
      <path d={FORMATION_PATHS[formation]} />
      {disordered && <path className="x" d="M-5 5L5 -5" />}
    </g>
  )
}

const FORMATION_PATHS: Readonly<Record<Exclude<Formation, 'standard'>, string>> = {
  phalanx: 'M-3.5 4v-8M-1.2 4v-8M1.2 4v-8M3.5 4v-8',
  testudo: 'M-4 3.5v-3L0 -3.5L4 0.5v3zM-2 3.5v-3M2 3.5v-3',
  berserker: 'M-4 3L-2 -4L0 1L2 -4L4 3',
  loose: 'M-3.2 -3h.1M0 -3h.1M3.2 -3h.1M-1.6 0h.1M1.6 0h.1M-3.2 3h.1M0 3h.1M3.2 3h.1',
  wedge: 'M-4 3.5L0 -4L4 3.5M-1.6 3.5L0 0.4L1.6 3.5',
}
