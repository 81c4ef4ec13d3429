import { type CardChoice, cardName, type FactionId, type Placement, PRINTED, type UnitPreview } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Shield } from '@tessera/table'
import type { KeyboardEvent, PointerEvent } from 'react'
import { unitIcon } from '../unit-icons/index.ts'
import { CELL, COLUMNS, middleOf, R, xOf, yOf } from './geometry.ts'
import { Ground } from './ground.tsx'
import { PlacedPiece } from './placed-piece.tsx'
import { cardAt, type Spot } from './placing.ts'
import { Reach } from './reach.tsx'
import { useDrag } from './use-drag.ts'

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

/** The player's two rows with all units on them, and what the held unit sees, supports and covers from there. */
export function PlacementBoard(props: PlacementBoardProps) {
  const { faction, cards, units, preview, held, rows, locked, onPress, onDrop } = props
  const { svg, drag, lift, on } = useDrag(rows, locked, onDrop)
  const seen = preview.find(({ card }) => card === held)
  const dragged = drag === null ? undefined : cards[drag.card]
  return (
    <svg
      ref={svg}
      className={`gp-board ${drag === null ? '' : 'dragging'}`}
      viewBox={`-24 -12 ${8 * CELL + 36} ${rows * CELL + 36}`}
      {...on}
    >
      <title>{words.text('placing.rows')}</title>
      <Ground faction={faction} rows={rows} />
      {seen !== undefined && <Reach seen={seen} rows={rows} />}
      <Formations preview={preview} units={units} rows={rows} />
      {[1, 0].map((r) =>
        COLUMNS.map((c) => {
          const card = cardAt(units, { c, r })
          const chosen = card === null ? undefined : cards[card]
          return (
            <g key={`${c} ${r}`} transform={`translate(${xOf(c)} ${yOf(r, rows)})`}>
              <SpotButton
                spot={{ c, r }}
                chosen={chosen}
                held={card !== null && card === held}
                locked={locked}
                onPress={() => drag === null && onPress({ c, r })}
                onLift={(event) => card !== null && lift(card, event)}
              />
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
      {drag !== null && dragged !== undefined && (
        <g transform={`translate(${drag.x} ${drag.y})`} pointerEvents="none">
          <Shield seat={0} r={R + 3} icon={unitIcon(dragged.key)} />
        </g>
      )}
    </svg>
  )
}

interface SpotButtonProps {
  readonly spot: Spot
  readonly chosen: CardChoice | undefined
  readonly held: boolean
  readonly locked: boolean
  readonly onPress: () => void
  readonly onLift: (event: PointerEvent) => void
}

/** A cell that can be pressed. */
function SpotButton({ spot: { c, r }, chosen, held, locked, onPress, onLift }: SpotButtonProps) {
  const unit = chosen === undefined ? undefined : PRINTED.units.get(chosen.key)
  const what =
    unit === undefined
      ? words.text('placing.empty')
      : words.text('placing.unitAt', { unit: cardName(unit.id), tier: chosen?.tier ?? 1 })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a button element
    <g
      className={`spot ${held ? 'held' : ''}`}
      role="button"
      tabIndex={0}
      aria-disabled={locked || undefined}
      aria-label={words.text(r === 1 ? 'placing.cellFront' : 'placing.cellBack', { n: 8 - c, what })}
      onClick={onPress}
      onKeyDown={onKeyDown}
      onPointerDown={onLift}
    >
      <rect width={CELL} height={CELL} className="hit" />
      {chosen === undefined && !locked && <circle cx={CELL / 2} cy={CELL / 2} r={10} className="free" />}
    </g>
  )
}

interface FormationsProps {
  readonly preview: readonly UnitPreview[]
  readonly units: readonly Placement[]
  readonly rows: number
}

/** Lines between units that support each other; the one on the right draws its own to the left. */
function Formations({ preview, units, rows }: FormationsProps) {
  return preview.map(({ card, at, supports }) =>
    [supports.left, supports.rear].map((id) => {
      const other = units.find((unit) => unit.card === id)
      if (other === undefined) return null
      const [from, to] = [middleOf(at, rows), middleOf(other, rows)]
      return <path key={`${card} ${other.card}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="formation" />
    }),
  )
}
