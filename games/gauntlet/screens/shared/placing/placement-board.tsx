import { type CardChoice, type FactionId, type Placement, PRINTED, type UnitPreview } from '@tessera/gauntlet'
import { Shield } from '@tessera/table'
import { BoardIcon } from '@tessera/ui'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { FACTION_LOOKS } from '../art/factions.ts'
import { figuresAt } from '../team/unit-card.tsx'
import { unitIcon } from '../unit-icons/index.ts'
import { cardAt, type Spot } from './placing.ts'

const CELL = 56
const R = 18
/** Columns from left to right as the owner sees them: local columns count from the right hand (GB-302, GB-303). */
const COLUMNS = [7, 6, 5, 4, 3, 2, 1, 0]
const xOf = (c: number): number => (7 - c) * CELL

interface PlacementBoardProps {
  readonly faction: FactionId
  readonly cards: readonly CardChoice[]
  readonly units: readonly Placement[]
  readonly preview: readonly UnitPreview[]
  /** The card in the hand or under the eye; its lines are drawn. */
  readonly held: number | null
  /** How many of the ten rows are shown, counted from one's own back row. */
  readonly rows: number
  /** Nothing can be moved any more. */
  readonly locked: boolean
  readonly onPress: (spot: Spot) => void
  /** A card was dragged to a cell, or off the board. */
  readonly onDrop: (card: number, spot: Spot | null) => void
}

/** One's own two rows with everybody on them, and what the held unit sees, supports and covers from there. */
export function PlacementBoard(props: PlacementBoardProps) {
  const { faction, cards, units, preview, held, rows, locked, onPress, onDrop } = props
  const svg = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<{ readonly card: number; readonly x: number; readonly y: number } | null>(null)
  const start = useRef<{ readonly card: number; readonly x: number; readonly y: number } | null>(null)
  const seen = preview.find(({ card }) => card === held) ?? null
  const top = rows * CELL
  const yOf = (r: number): number => top - (r + 1) * CELL
  const pointOf = (event: PointerEvent): { x: number; y: number } => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    if (!matrix) return { x: 0, y: 0 }
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    return { x, y }
  }
  const spotAt = ({ x, y }: { readonly x: number; readonly y: number }): Spot | null => {
    const [c, r] = [7 - Math.floor(x / CELL), Math.floor((top - y) / CELL)]
    return c >= 0 && c < 8 && (r === 0 || r === 1) ? { c, r } : null
  }
  const onMove = (event: PointerEvent) => {
    const from = start.current
    if (from === null || locked) return
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > 7
    if (drag === null && !far) return
    if (drag === null) svg.current?.setPointerCapture(event.pointerId)
    setDrag({ card: from.card, ...pointOf(event) })
  }
  const onUp = (event: PointerEvent) => {
    start.current = null
    if (drag === null) return
    setDrag(null)
    onDrop(drag.card, spotAt(pointOf(event)))
  }
  const { tile, ink } = FACTION_LOOKS[faction]
  return (
    <svg
      ref={svg}
      className={`gp-board ${drag === null ? '' : 'dragging'}`}
      viewBox={`-24 -12 ${8 * CELL + 36} ${top + 36}`}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => {
        start.current = null
        setDrag(null)
      }}
    >
      <title>Your two rows, the enemy ahead</title>
      <defs>
        <pattern id="gp-cloth" width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
          <path
            d={tile.path}
            fill="none"
            stroke={ink === '#fbf4e4' ? FACTION_LOOKS[faction].field : ink}
            strokeOpacity=".26"
            strokeWidth="1.500"
          />
        </pattern>
      </defs>
      <rect x={-9} y={-9} width={8 * CELL + 18} height={top + 18} className="neat" />
      <rect x={-5} y={-5} width={8 * CELL + 10} height={top + 10} className="neat" />
      <Coordinates rows={rows} yOf={yOf} />
      {Array.from({ length: rows * 8 }, (_, cell) => {
        const [c, r] = [cell % 8, Math.floor(cell / 8)]
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            x={xOf(c)}
            y={yOf(r)}
            width={CELL}
            height={CELL}
            className={`ground ${(c + r) % 2 === 0 ? 'light' : ''} ${r >= 8 ? 'far' : ''}`}
          />
        )
      })}
      <rect x={0} y={yOf(1)} width={8 * CELL} height={2 * CELL} className="own" />
      <rect x={0} y={yOf(1)} width={8 * CELL} height={2 * CELL} fill="url(#gp-cloth)" />
      {seen !== null && <Reach seen={seen} rows={rows} yOf={yOf} />}
      {preview.map(({ card, at, supports }) => {
        const [left, rear] = [supports.left, supports.rear].map((id) => units.find((unit) => unit.card === id))
        return [left, rear].map(
          (other) =>
            other !== undefined && (
              <path
                key={`${card} ${other.card}`}
                d={`M${xOf(at.c) + CELL / 2} ${yOf(at.r) + CELL / 2}L${xOf(other.c) + CELL / 2} ${yOf(other.r) + CELL / 2}`}
                className="formation"
              />
            ),
        )
      })}
      {[1, 0].map((r) =>
        COLUMNS.map((c) => {
          const card = cardAt(units, { c, r })
          const chosen = card === null ? undefined : cards[card]
          const unit = chosen === undefined ? undefined : PRINTED.units.get(chosen.key)
          const onKeyDown = (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            onPress({ c, r })
          }
          return (
            <g key={`${c} ${r}`} transform={`translate(${xOf(c)} ${yOf(r)})`}>
              {/** biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a button element */}
              <g
                className={`spot ${card !== null && card === held ? 'held' : ''}`}
                role="button"
                tabIndex={0}
                aria-disabled={locked || undefined}
                aria-label={`Column ${8 - c}, ${r === 1 ? 'front' : 'back'} row: ${unit === undefined ? 'empty' : `${unit.name}, tier ${chosen?.tier ?? 1}`}`}
                onClick={() => drag === null && onPress({ c, r })}
                onKeyDown={onKeyDown}
                onPointerDown={(event) => {
                  if (card !== null && !locked) start.current = { card, x: event.clientX, y: event.clientY }
                }}
              >
                <rect width={CELL} height={CELL} className="hit" />
                {chosen === undefined && !locked && <circle cx={CELL / 2} cy={CELL / 2} r={10} className="free" />}
              </g>
              {chosen !== undefined && (
                <g
                  className={drag !== null && drag.card === card ? 'stands lifted' : 'stands'}
                  transform={`translate(${CELL / 2} ${CELL / 2 - 3})`}
                >
                  <PlacedPiece card={chosen} look={preview.find((each) => each.card === card)} />
                </g>
              )}
            </g>
          )
        }),
      )}
      {drag !== null && cards[drag.card] !== undefined && (
        <g transform={`translate(${drag.x} ${drag.y})`} pointerEvents="none">
          <Shield seat={0} r={R + 3} icon={unitIcon(cards[drag.card]?.key ?? '')} />
        </g>
      )}
    </svg>
  )
}

function PlacedPiece({ card, look }: { readonly card: CardChoice; readonly look: UnitPreview | undefined }) {
  const unit = PRINTED.units.get(card.key)
  if (unit === undefined) return null
  return (
    <>
      <path d={`M-5 ${-R - 2}L0 ${-R - 8}L5 ${-R - 2}Z`} className="facing" />
      <Shield seat={0} r={R} icon={unitIcon(card.key)} />
      <rect x={-R} y={R - 5} width={2 * R} height={13} rx={3} className="plate" />
      <text y={R + 5} className="life">
        {figuresAt(unit, card.tier).hp}
      </text>
      {Array.from({ length: card.tier }, (_, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a diamond is its place
          key={place}
          x={-3}
          y={-3}
          width={6}
          height={6}
          className="diamond"
          transform={`translate(${-R - 2} ${6 - place * 9}) rotate(45)`}
        />
      ))}
      {unit.ammo !== null && (
        <g transform={`translate(${R + 4} ${R})`}>
          <rect x={-7} y={-7} width={14} height={13} rx={3} className="ammo" />
          <text y={3.5} className="shots">
            {unit.ammo}
          </text>
        </g>
      )}
      {look !== undefined && look.armor > 0 && (
        <g transform={`translate(${R - 1} ${-R + 5})`}>
          <path d="M-9 -9h18v10q0 8 -9 11q-9 -3 -9 -11z" className="worn" />
          <text y={3} className="support">
            +{look.armor}
          </text>
        </g>
      )}
    </>
  )
}

interface ReachProps {
  readonly seen: UnitPreview
  readonly rows: number
  readonly yOf: (r: number) => number
}

/** Columns and rows by the numbers their cells are called by. */
function Coordinates({ rows, yOf }: { readonly rows: number; readonly yOf: (r: number) => number }) {
  return (
    <g className="coordinates">
      {COLUMNS.map((c) => (
        <text key={`c${c}`} x={xOf(c) + CELL / 2} y={yOf(0) + CELL + 20}>
          {8 - c}
        </text>
      ))}
      {Array.from({ length: rows }, (_, r) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <text key={`r${r}`} x={-16} y={yOf(r) + CELL / 2 + 4}>
          {r + 1}
        </text>
      ))}
    </g>
  )
}

/** GB-1301: lines of fire, the way to charge, and what its auras cover. */
function Reach({ seen, rows, yOf }: ReachProps) {
  const { at, valid, blocked, lane, auras } = seen
  const from = { x: xOf(at.c) + CELL / 2, y: yOf(at.r) + CELL / 2 }
  const shown = (r: number): boolean => r < rows
  return (
    <g className="reach">
      {auras.flatMap(({ id, cells }) =>
        cells
          .filter(({ r }) => shown(r))
          .map(({ c, r }) => (
            <rect
              key={`${id} ${c} ${r}`}
              x={xOf(c) + 1}
              y={yOf(r) + 1}
              width={CELL - 2}
              height={CELL - 2}
              className="aura"
            />
          )),
      )}
      {valid.map(({ c, r }) => (
        <g key={`v ${c} ${r}`}>
          {r === 8 && (
            <path d={`M${from.x} ${from.y - R}L${xOf(c) + CELL / 2} ${yOf(r) + CELL * 0.8}`} className="fire" />
          )}
          {shown(r) && (
            <rect x={xOf(c) + 4} y={yOf(r) + 4} width={CELL - 8} height={CELL - 8} rx={4} className="seen" />
          )}
        </g>
      ))}
      {blocked
        .filter(({ r }) => shown(r))
        .map(({ c, r }) => (
          <g key={`b ${c} ${r}`} transform={`translate(${xOf(c)} ${yOf(r)})`}>
            <rect x={4} y={4} width={CELL - 8} height={CELL - 8} rx={4} className="hidden" />
            <path d="M20 20l16 16M36 20l-16 16" className="cross" />
          </g>
        ))}
      {lane !== null &&
        !lane.closed &&
        lane.cells
          .filter(({ r }) => shown(r))
          .map(({ c, r }, step) => (
            <g key={`l ${c} ${r}`} transform={`translate(${xOf(c)} ${yOf(r)})`}>
              <rect x={3} y={3} width={CELL - 6} height={CELL - 6} rx={3} className="lane" />
              <BoardIcon name="sprint" x={CELL / 2} y={CELL / 2 - 6} size={18} fill="#2f6a2a" />
              <text x={CELL / 2} y={CELL - 10} className="momentum">
                +{20 * (step + 1)}%
              </text>
            </g>
          ))}
    </g>
  )
}
