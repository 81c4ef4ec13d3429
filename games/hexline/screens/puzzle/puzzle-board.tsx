import { catalogOf, type Hex, type HexlineConfig, inZone } from '@tessera/hexline'
import { type HexlinePuzzle, positionIn } from '@tessera/hexline/puzzles'
import { Plate, Shield } from '@tessera/table'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { centreOf, cornersOf, outlineOf, PIECE_RADIUS } from '../board/hex-geometry.ts'
import { HexPaper } from '../board/hex-paper.tsx'
import { stepped, zoneHexes } from '../deploy/placement.ts'
import { unitIcon } from '../icons.ts'
import { unitName } from '../names.ts'

/** Both lines as they stand; a unit is chosen by a tap or the keyboard and, where placing is asked, put on another hex. */
export function PuzzleBoard(props: {
  readonly puzzle: HexlinePuzzle
  /** With the answer in it. */
  readonly config: HexlineConfig
  readonly changed: number | null
  readonly selected: number | null
  readonly onSelect: (unit: number | null) => void
  /** Null where units stay where they are. */
  readonly onPlace: ((unit: number, hex: Hex) => void) | null
}): ReactNode {
  const { puzzle, config, selected, onSelect, onPlace } = props
  const [cursor, setCursor] = useState<Hex | null>(null)
  const [said, setSaid] = useState('')
  const { rows } = positionIn(puzzle)
  const units = config.scenario?.units ?? []
  const zone = onPlace === null ? [] : zoneHexes({ side: 1, rows })
  const movable = (unit: number | null) => onPlace !== null && unit !== null && units[unit]?.side === 1
  const put = (unit: number, hex: Hex) => {
    if (onPlace === null || !inZone(hex, 1, rows)) return setSaid('That hex is not in your zone.')
    onPlace(unit, hex)
    setCursor(null)
    onSelect(null)
    setSaid(`${unitName(config, units[unit]?.type ?? '')} stands on ${hex[0]},${hex[1]}.`)
  }
  const press = (hex: Hex) => {
    const there = units.findIndex(({ col, row }) => col === hex[0] && row === hex[1])
    if (selected !== null && movable(selected) && there !== selected && inZone(hex, 1, rows)) put(selected, hex)
    else onSelect(there < 0 || there === selected ? null : there)
  }
  const keys = (event: KeyboardEvent, unit: number) => {
    const here = units[unit]
    if (here === undefined) return
    if (event.key === 'Enter' || event.key === ' ') {
      if (selected === unit && cursor !== null) put(unit, cursor)
      else press([here.col, here.row])
    } else if (event.key === 'Escape') {
      setCursor(null)
      onSelect(null)
    } else if (event.key.startsWith('Arrow') && selected === unit && movable(unit)) {
      const to = stepped({ side: 1, rows }, cursor ?? [here.col, here.row], event.key)
      setCursor(to)
      setSaid(`${to[0]},${to[1]}. Enter puts it there.`)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const target = selected === null ? null : cursor
  const held = selected === null ? undefined : units[selected]
  return (
    <section className="hx-pz-board" aria-label="Board">
      <HexPaper
        rows={rows}
        label={`Your units in the west, the enemy in the east, ${rows} rows.`}
        dots={units.map(({ col, row, side }) => ({ col, row, seat: side === 1 ? 0 : 1 }))}
        onHex={press}
      >
        <g aria-hidden>
          {zone.map(([col, row]) => (
            <polygon key={`${col},${row}`} points={cornersOf([col, row])} className="dep-zone" />
          ))}
          {zone.length > 0 && <path d={outlineOf(zone)} className="dep-edge" />}
          {held !== undefined && <polygon points={cornersOf([held.col, held.row], 1.5)} className="dep-selected" />}
          {target !== null && <polygon points={cornersOf(target, 1.5)} className="dep-target" />}
        </g>
        {units.map((unit, at) => {
          const { x, y } = centreOf([unit.col, unit.row])
          const max = unit.set?.max_hp ?? catalogOf(config).type(unit.type)?.max_hp ?? 1
          const name = unitName(config, unit.type)
          const whose = unit.side === 1 ? 'yours' : 'the enemy’s'
          return (
            // biome-ignore lint/a11y/useSemanticElements: there are no button elements in a drawing
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the scenario
              key={at}
              className={at === props.changed ? 'hx-unit new' : 'hx-unit'}
              role="button"
              tabIndex={0}
              aria-pressed={at === selected}
              aria-label={`${name}, ${whose}, on ${unit.col},${unit.row}, life ${unit.set?.hp ?? max}${at === props.changed ? ', new' : ''}`}
              transform={`translate(${x} ${y - 2.5})`}
              onClick={(event) => {
                event.stopPropagation()
                press([unit.col, unit.row])
              }}
              onKeyDown={(event) => keys(event, at)}
            >
              <Shield seat={unit.side === 1 ? 0 : 1} r={PIECE_RADIUS} icon={unitIcon(unit.type)} />
              <Plate r={PIECE_RADIUS} life={unit.set?.hp ?? max} max={max} />
              <circle className="hx-focus" r={PIECE_RADIUS + 5} />
            </g>
          )
        })}
      </HexPaper>
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  )
}
