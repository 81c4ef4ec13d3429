import { type Bearing, PRINTED, type SideIndex, STATUS_KINDS, type Unit } from '@tessera/gauntlet'
import { Shield } from '@tessera/table'
import { BoardIcon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { statusIcon } from '../icons.ts'
import { unitIcon } from '../unit-icons/index.ts'
import { angleOf, CELL, placeOf } from './places.ts'

export const R = 19

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
  const engaged = bearing?.engaged === true
  const { x, y } = placeOf(unit.cell, below)
  const life = Math.max(0, unit.hp / unit.maxHp)
  const resolve = unit.maxResolve > 0 ? Math.max(0, unit.resolve / unit.maxResolve) : 0
  const tags = PRINTED.units.get(unit.key)?.tags ?? []
  const broken = unit.state === 'retreating' || unit.state === 'crumbling'
  const words = [
    `${name}, ${unit.hp} of ${unit.maxHp} life, ${unit.resolve} Resolve`,
    unit.state === 'crumbling' ? 'crumbling' : broken ? 'fleeing' : '',
    engaged ? 'in close combat' : '',
    bearing?.held === true ? 'held by its formation' : '',
    bearing?.ripostes ? `${bearing.ripostes} ripostes left` : '',
    bearing?.ready === null || bearing?.ready === undefined
      ? ''
      : bearing.ready === 0
        ? 'ability ready'
        : `ability in ${bearing.ready} turns`,
    bearing?.atRisk === true ? 'may catch a contagion' : '',
    bearing?.watch ? `watches ${bearing.watch.cells.length} cells` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
  return (
    <g
      className={`piece ${broken ? 'broken' : ''} ${tags.includes('Ethereal') ? 'ghost' : ''} ${tags.includes('Flyer') ? 'flyer' : ''} ${struck ? 'struck' : ''}`}
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
        <g transform={`translate(${-R} ${R - 8})`}>
          <rect width={2 * R} height={12} rx={3} className="gauge" />
          <rect
            x={1}
            y={1}
            width={(2 * R - 2) * life}
            height={10}
            rx={2}
            className={life < 0.34 ? 'life low' : 'life'}
          />
          <text x={R} y={9.8} className="hp">
            {unit.hp}
          </text>
          <rect y={12.5} width={2 * R} height={5} rx={1.5} className="gauge" />
          <rect
            x={0.7}
            y={13.2}
            width={(2 * R - 1.4) * resolve}
            height={3.6}
            rx={1}
            className={`resolve ${bound ? 'bound' : ''} ${resolve < 0.25 ? 'low' : ''}`}
          />
        </g>
        {Array.from({ length: unit.tier }, (_, place) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a diamond is its place
            key={place}
            x={-2.6}
            y={-2.6}
            width={5.2}
            height={5.2}
            className="diamond"
            transform={`translate(${-R - 4} ${6 - place * 8}) rotate(45)`}
          />
        ))}
        {unit.ammo >= 0 && (
          <g transform={`translate(${R + 5} ${R - 2})`}>
            <rect x={-6.5} y={-7} width={13} height={13} rx={3} className={`shots ${unit.ammo <= 2 ? 'few' : ''}`} />
            <text y={3.4} className={`ammo ${unit.ammo === 0 ? 'none' : ''}`}>
              {unit.ammo}
            </text>
          </g>
        )}
        {bearing !== null && bearing.ripostes !== null && bearing.ripostes > 0 && (
          <g transform={`translate(${-R - 5} ${R - 2})`}>
            <path d="M-6 -6.500h12v6q0 6 -6 7.500q-6 -1.500 -6 -7.500z" className="riposte" />
            <text y={2.8} className="answers">
              {bearing.ripostes}
            </text>
          </g>
        )}
        {bearing?.held === true && (
          <g transform={`translate(0 ${R + 11})`}>
            <rect x={-5} y={-3} width={10} height={7} rx={1.5} className="lock" />
            <path d="M-3 -3v-2a3 3 0 0 1 6 0v2" className="shackle" />
          </g>
        )}
        {engaged && (
          <g transform={`translate(${-R + 1} ${-R - 3})`}>
            <circle r={6.5} className="badge harm" />
            <BoardIcon name="crossed-swords" x={0} y={0} size={9} fill="#fff" />
          </g>
        )}
        {unit.stacks > 0 && (
          <g transform={`translate(${R + 4} ${R - 17})`} className={bearing?.cracked === true ? 'cracked' : ''}>
            <path d="M-6.500 -6.500h13v7q0 6 -6.500 8q-6.500 -2 -6.500 -8z" className="shred" />
            {bearing?.cracked === true && <path d="M-1 -6.500l2.500 4l-3 3l2.500 4" className="crack" />}
            <text y={3} className="worn">
              −{unit.stacks}
            </text>
          </g>
        )}
        {bearing !== null && bearing.ready !== null && <Cooldown turns={bearing.ready} />}
        {badgesOf(unit).map(({ id, icon, harm, turns }, place) => (
          <g key={id} transform={`translate(${R - 1 - place * 13} ${-R - 3})`}>
            <circle r={6.5} className={harm ? 'badge harm' : 'badge'} />
            <BoardIcon name={icon} x={0} y={0} size={9} fill={harm ? '#fff' : 'var(--ink)'} />
            {turns > 0 && (
              <text x={5} y={7.5} className="turns">
                {turns}
              </text>
            )}
          </g>
        ))}
        {broken && (
          <g transform={`translate(${-R - 1} ${-R + 14})`}>
            <circle r={8} className="badge" />
            <BoardIcon
              name={unit.state === 'crumbling' ? 'death-skull' : 'broken-shield'}
              x={0}
              y={0}
              size={11}
              fill="var(--ink-harm)"
            />
          </g>
        )}
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
        aria-label={words}
        aria-pressed={selected}
        onClick={onSelect}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onSelect()
        }}
      >
        <title>{words}</title>
      </rect>
    </g>
  )
}

/** Whether its ability is ready, or in how many turns it will be. */
function Cooldown({ turns }: { readonly turns: number }) {
  return (
    <g transform={`translate(${R + 5} ${-R + 10})`}>
      <circle r={5.5} className={turns === 0 ? 'cooldown ready' : 'cooldown'} />
      {turns === 0 ? (
        <path d="M1 -4l-3.500 5h2.500l-1 3.500l3.500 -5h-2.500z" className="bolt" />
      ) : (
        <text y={3} className="wait">
          {turns}
        </text>
      )}
    </g>
  )
}

interface Badge {
  readonly id: string
  readonly icon: string
  readonly harm: boolean
  /** Shown of contagions: how long they will still last. */
  readonly turns: number
}

/** The worst two of what it is under, and its watch. */
function badgesOf(unit: Unit): readonly Badge[] {
  const badges = [
    ...unit.contagions.map(({ type, turns }) => ({
      id: type as string,
      icon: 'virus' as string | undefined,
      harm: true,
      turns,
    })),
    ...unit.statuses.map(({ id }) => ({
      id: id as string,
      icon: statusIcon(id),
      harm: STATUS_KINDS[id] !== 'helpful',
      turns: 0,
    })),
    ...(unit.vigilant ? [{ id: 'vigilant', icon: 'hunter-eyes' as string | undefined, harm: false, turns: 0 }] : []),
  ]
  return badges.flatMap(({ icon, ...badge }) => (icon === undefined ? [] : [{ ...badge, icon }])).slice(0, 2)
}
