import type { Bearing, SideIndex, Unit } from '@tessera/gauntlet'
import { Shield } from '@tessera/table'
import type { ReactNode } from 'react'
import { unitIcon } from '../unit-icons/index.ts'
import { isBroken, pieceWords, tagsOf } from './piece-look.ts'
import { Badges, BearingMarks, Gauges, R, Stock } from './piece-marks.tsx'
import { angleOf, CELL, placeOf } from './places.ts'

interface PieceProps {
  readonly unit: Unit
  /** Held together by magic: its Resolve is drawn violet. */
  readonly bound: boolean
  readonly bearing: Bearing | null
  readonly struck: boolean
  readonly name: string
  readonly below: SideIndex
  readonly acting: boolean
  readonly selected: boolean
  readonly onSelect: () => void
}

/** GB-1302: a unit with its facing, life, Resolve, tier, shots, armour, statuses and whether it flees. */
export function Piece(props: PieceProps): ReactNode {
  const { unit, bound, bearing, struck, name, below, acting, selected, onSelect } = props
  const { x, y } = placeOf(unit.cell, below)
  const tags = tagsOf(unit)
  const label = pieceWords(unit, bearing, name)
  return (
    <g
      className={`piece ${isBroken(unit) ? 'broken' : ''} ${tags.includes('Ethereal') ? 'ghost' : ''} ${tags.includes('Flyer') ? 'flyer' : ''} ${struck ? 'struck' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing has no focus; the label says what it shows */}
      <g aria-hidden="true">
        {(acting || selected) && (
          <rect
            x={-CELL / 2 + 2}
            y={-CELL / 2 + 2}
            width={CELL - 4}
            height={CELL - 4}
            rx={5}
            className={selected ? 'ring held' : 'ring'}
          />
        )}
        {bearing?.atRisk === true && <circle cy={-5} r={R + 5} className="risk" />}
        {tags.includes('Flyer') && <ellipse cy={R - 3} rx={R - 4} ry={4} className="shade" />}
        {unit.state === 'crumbling' && <ellipse cy={14} rx={26} ry={9} className="mist" />}
        <g transform="translate(0 -5)" className="body">
          <path
            d={`M-5 ${-R - 2}L0 ${-R - 9}L5 ${-R - 2}Z`}
            className="facing"
            transform={`rotate(${angleOf(unit.facing, below)})`}
          />
          <Shield seat={unit.side} r={R} icon={unitIcon(unit.key)} />
          {unit.barrier > 0 && <circle r={R + 2.5} className="barrier" />}
        </g>
        <Gauges unit={unit} bound={bound} />
        <Stock unit={unit} />
        <BearingMarks unit={unit} bearing={bearing} />
        <Badges unit={unit} />
      </g>
      {/* biome-ignore lint/a11y/useSemanticElements: a piece on a board cannot be a button element */}
      <rect
        x={-CELL / 2}
        y={-CELL / 2}
        width={CELL}
        height={CELL}
        className="press"
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-pressed={selected}
        onClick={onSelect}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onSelect()
        }}
      >
        <title>{label}</title>
      </rect>
    </g>
  )
}
