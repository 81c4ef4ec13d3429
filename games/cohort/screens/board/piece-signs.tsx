import type { Facing, Formation } from '@tessera/cohort'
import type { Piece } from './scene.ts'

/** Men and morale for what is known in full, a rough number for what is only seen. */
export function Bars({ piece }: { readonly piece: Piece }) {
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

export function FacingMark({ facing }: { readonly facing: Facing }) {
  return <path className="co-facing" d="M-8 -14.6L0 -22L8 -14.6Z" transform={`rotate(${TURN[facing]})`} />
}

/** COH-6.1: one sign a formation, at the left of the bars. */
export function FormationMark(props: { readonly formation: Formation; readonly disordered: boolean }) {
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
