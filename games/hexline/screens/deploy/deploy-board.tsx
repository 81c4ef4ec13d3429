import { catalogOf, type Hex, type HexlineView, namedType } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { Plate, Shield } from '@tessera/table'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { interestIn } from '../board/camera.ts'
import { centreOf, cornersOf, outlineOf, PIECE_RADIUS } from '../board/hex-geometry.ts'
import { HexPaper, hexOfPointer } from '../board/hex-paper.tsx'
import { unitIcon } from '../icons.ts'
import { type Cells, type Ground, stepped, unitAt, zoneHexes } from './placement.ts'

export interface DeployBoardProps {
  readonly view: HexlineView
  readonly seat: 0 | 1
  readonly ground: Ground
  readonly cells: Cells
  readonly selected: number | null
  readonly onSelect: (unit: number | null) => void
  readonly onPlace: (unit: number, hex: Hex) => void
  readonly onSay: (words: string) => void
}

/** The board with the own zone in relief. A unit is dragged, or picked up and put down by tap or keys. */
export function DeployBoard(props: DeployBoardProps) {
  const { view, seat, ground, cells, selected, onSelect, onPlace, onSay } = props
  const svg = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<{ unit: number; x: number; y: number; over: Hex | null } | null>(null)
  const [cursor, setCursor] = useState<Hex | null>(null)
  const zone = zoneHexes(ground)
  // Only the own zone is of any use here, so the picture comes as close as that allows.
  const interest = interestIn(zone)
  const named = (unit: number) => namedType(view.config, ground.army[unit] ?? '')

  const press = (hex: Hex) => {
    const there = unitAt(cells, hex)
    if (selected === null) onSelect(there)
    else if (there === selected) onSelect(null)
    else onPlace(selected, hex)
  }
  const pointAt = (event: PointerEvent) => {
    const matrix = svg.current?.getScreenCTM()
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null
  }
  const drags = (unit: number) => ({
    onPointerDown(event: PointerEvent<SVGGElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const point = pointAt(event)
      if (point !== null) setDrag({ unit, x: point.x, y: point.y, over: null })
    },
    onPointerMove(event: PointerEvent<SVGGElement>) {
      const point = pointAt(event)
      if (drag?.unit !== unit || point === null || svg.current === null) return
      const far = drag.over !== null || Math.hypot(point.x - drag.x, point.y - drag.y) > 6
      if (far) setDrag({ unit, x: point.x, y: point.y, over: hexOfPointer(svg.current, event, ground.rows) })
    },
    onPointerUp() {
      if (drag?.unit === unit && drag.over !== null) onPlace(unit, drag.over)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })
  const keys = (event: KeyboardEvent, unit: number) => {
    const held = selected === unit
    const at = cursor ?? cells[unit] ?? [0, 0]
    if (event.key === 'Enter' || event.key === ' ') {
      if (held) {
        setCursor(null)
        onPlace(unit, at)
      } else {
        onSelect(unit)
        setCursor(cells[unit] ?? null)
        onSay(words.text('deploy.pickedUp', { unit: named(unit) }))
      }
    } else if (event.key === 'Escape' && held) {
      setCursor(null)
      onSelect(null)
    } else if (event.key.startsWith('Arrow') && held) {
      const to = stepped(ground, at, event.key)
      const there = unitAt(cells, to)
      setCursor(to)
      const hex = to.join(',')
      onSay(
        there === null
          ? words.text('deploy.hexFree', { hex })
          : there === unit
            ? words.text('deploy.hexOwn', { hex })
            : words.text('deploy.hexTaken', { hex, unit: named(there) }),
      )
    } else if (event.key.startsWith('Arrow')) focusNext(svg.current, unit, event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const placeOf = (unit: number) => (drag?.unit === unit && drag.over !== null ? drag : centreOf(cells[unit] ?? [0, 0]))
  const target = drag?.over ?? (selected === null ? null : cursor)
  return (
    <HexPaper
      rows={ground.rows}
      westSeat={ground.side === 1 ? seat : 1 - seat}
      label={words.text('deploy.ground', { side: ground.side })}
      svgRef={svg}
      onHex={press}
      interest={interest}
      focus={target ?? [ground.side === 1 ? 3 : 13, Math.floor(ground.rows / 2)]}
      dots={cells.map(([col, row]) => ({ col, row, seat }))}
    >
      <g aria-hidden>
        {zone.map(([col, row]) => (
          <polygon key={`${col},${row}`} points={cornersOf([col, row])} className="dep-zone" />
        ))}
        <path d={outlineOf(zone)} className="dep-edge" />
        {selected !== null && cells[selected] !== undefined && (
          <polygon points={cornersOf(cells[selected], 1.5)} className="dep-selected" />
        )}
        {target !== null && <polygon points={cornersOf(target, 1.5)} className="dep-target" />}
      </g>
      {cells.map((cell, unit) => (
        <PlacedUnit
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the army
          key={unit}
          unit={unit}
          seat={seat}
          icon={unitIcon(ground.army[unit] ?? '')}
          at={placeOf(unit)}
          label={words.text('deploy.unit', { unit: named(unit), number: unit + 1, hex: cell.join(',') })}
          selected={selected === unit}
          lifted={drag?.unit === unit && drag.over !== null}
          onKeyDown={(event) => keys(event, unit)}
          onPress={() => press(cell)}
          drags={drags(unit)}
        />
      ))}
      <g aria-hidden className="dep-plates">
        {ground.army.map((type, unit) => {
          const { x, y } = placeOf(unit)
          const life = catalogOf(view.config).type(type)?.max_hp ?? 0
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the army
            <g key={unit} transform={`translate(${x} ${y - 2.5})`}>
              <Plate r={PIECE_RADIUS} life={life} max={life} />
            </g>
          )
        })}
      </g>
    </HexPaper>
  )
}

function PlacedUnit(props: {
  readonly unit: number
  readonly seat: 0 | 1
  readonly icon: string
  readonly at: { readonly x: number; readonly y: number }
  readonly label: string
  readonly selected: boolean
  readonly lifted: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPress: () => void
  readonly drags: object
}) {
  const { unit, seat, icon, at, label, selected, lifted } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no button elements in a drawing
    <g
      className={lifted ? 'dep-unit lifted' : 'dep-unit'}
      transform={`translate(${at.x} ${at.y - 2.5})`}
      role="button"
      tabIndex={0}
      data-place={unit}
      aria-label={label}
      aria-pressed={selected}
      onKeyDown={props.onKeyDown}
      onClick={(event) => {
        event.stopPropagation()
        props.onPress()
      }}
      {...props.drags}
    >
      <Shield seat={seat} r={PIECE_RADIUS} icon={icon} />
      <circle className="hx-focus" r={PIECE_RADIUS + 5} />
    </g>
  )
}

/** Arrow keys wander from unit to unit while none is held. */
function focusNext(svg: SVGSVGElement | null, unit: number, key: string): void {
  const units = [...(svg?.querySelectorAll<SVGGElement>('[data-place]') ?? [])]
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  units[(unit + by + units.length) % units.length]?.focus()
}
