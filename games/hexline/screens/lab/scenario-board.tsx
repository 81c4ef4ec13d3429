import { catalogOf, type HexlineConfig, type ScenarioUnit } from '@tessera/hexline'
import { Plate, Shield } from '@tessera/table'
import { counted } from '@tessera/words'
import type { KeyboardEvent } from 'react'
import { centreOf, cornersOf, PIECE_RADIUS } from '../board/hex-geometry.ts'
import { HexPaper } from '../board/hex-paper.tsx'
import { unitIcon } from '../icons.ts'
import { unitName } from '../names.ts'
import { scenarioIn } from './scenario-draft.ts'
import type { EditorAction } from './state.ts'

export interface ScenarioBoardProps {
  readonly config: HexlineConfig
  readonly selected: number | null
  readonly dispatch: (action: EditorAction) => void
}

/** The board of the editor: every unit is a button that arrow keys move. */
export function ScenarioBoard({ config, selected, dispatch }: ScenarioBoardProps) {
  const { rows, units } = scenarioIn(config)
  const unit = selected === null ? undefined : units[selected]
  return (
    <HexPaper
      rows={rows}
      label={`Board of 17 columns and ${rows} rows with ${counted(units.length, 'unit')}`}
      dots={units.map(({ col, row, side }) => ({ col, row, seat: side === 1 ? 0 : 1 }))}
      onHex={(hex) => dispatch({ type: 'press', hex })}
    >
      {unit !== undefined && <polygon className="hx-lab-here" points={cornersOf([unit.col, unit.row], 1.5)} />}
      {units.map((each, place) => (
        <Piece
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit's id is its place
          key={place}
          config={config}
          unit={each}
          place={place}
          selected={place === selected}
          dispatch={dispatch}
        />
      ))}
    </HexPaper>
  )
}

interface PieceProps extends Pick<ScenarioBoardProps, 'config' | 'dispatch'> {
  readonly unit: ScenarioUnit
  readonly place: number
  readonly selected: boolean
}

function Piece({ config, unit, place, selected, dispatch }: PieceProps) {
  const { x, y } = centreOf([unit.col, unit.row])
  const known = catalogOf(config).type(unit.type)
  const max = unit.set?.max_hp ?? known?.max_hp ?? 1
  const life = unit.set?.hp ?? Math.min(max, known?.max_hp ?? max)
  const seat = unit.side === 1 ? 0 : 1
  const name = unitName(config, unit.type)
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event.key, place)
    if (action === null) return
    dispatch(action)
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no button elements in a drawing
    <g
      className="hx-unit"
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={`${name} ${place + 1}, ${unit.side === 1 ? 'West' : 'East'}, ${life} hit points, hex ${unit.col},${unit.row}. Arrow keys move it, Delete removes it.`}
      transform={`translate(${x} ${y - 2.5})`}
      onClick={(event) => {
        event.stopPropagation()
        dispatch({ type: 'select', place })
      }}
      onKeyDown={onKeyDown}
    >
      <Shield seat={seat} r={PIECE_RADIUS} icon={unitIcon(unit.type)} />
      <Plate r={PIECE_RADIUS} life={life} max={max} />
      <circle className="hx-focus" r={PIECE_RADIUS + 5} />
    </g>
  )
}

function keyAction(key: string, place: number): EditorAction | null {
  switch (key) {
    case 'Enter':
    case ' ':
      return { type: 'select', place }
    case 'Delete':
    case 'Backspace':
      return { type: 'remove', place }
    case 'ArrowLeft':
      return { type: 'move', place, by: [-1, 0] }
    case 'ArrowRight':
      return { type: 'move', place, by: [1, 0] }
    case 'ArrowUp':
      return { type: 'move', place, by: [0, -1] }
    case 'ArrowDown':
      return { type: 'move', place, by: [0, 1] }
    default:
      return null
  }
}
