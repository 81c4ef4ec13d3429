import {
  type CohortView,
  cannotForm,
  cohortRules,
  FACINGS,
  FORMATIONS,
  MAP_DATA,
  type OwnUnit,
  type Placement,
  tileName,
} from '@tessera/cohort'
import { Crest, Token } from '@tessera/table'
import { Button, IconButton, say, ThemeButton, useWidth } from '@tessera/ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { groundOf } from '../board/ground.ts'
import { GroundLayer } from '../board/ground-layer.tsx'
import { MapPaper } from '../board/map-paper.tsx'
import { FlagsLayer, PointsLayer, ZoneLayer } from '../board/marks.tsx'
import { MiniMap } from '../board/mini-map.tsx'
import { PieceView } from '../board/pieces.tsx'
import type { Piece } from '../board/scene.ts'
import { beside, nearestPoint, type Point, tileAt, tileOfPointer } from '../board/tiles.ts'
import { cultureName, FACING_NAMES, FORMATION_NAMES, mapName, pieceIcon, tilesOf } from '../names.ts'
import { turned, withFacing, withFormation, withUnitAt } from './placing.ts'
import '@tessera/table/builder.css'
import './deploy.css'

export interface DeploymentProps {
  readonly view: CohortView
  readonly foe: string
  readonly back: string
  readonly placed: readonly Placement[] | null
  readonly onPlaced: (placed: readonly Placement[]) => void
  readonly onDone: (placed: readonly Placement[]) => void
  /** Why it cannot begin yet: the other side still places its units. */
  readonly waiting: string | null
  readonly onRetry: (() => void) | null
  readonly tools?: ReactNode
}

/** COH-13.2 `deploy`: units dragged, or picked up and put down by tap or keys; the enemy sees nothing of it. */
export function Deployment(props: DeploymentProps): ReactNode {
  const { view, foe, onPlaced } = props
  const me = view.to === 1 ? 1 : 0
  const width = useWidth()
  const svg = useRef<SVGSVGElement>(null)
  const { units } = view
  // Until it is told otherwise, an army stands as COH-13.5 lines it up.
  const drilled = useMemo(
    () => units.map(({ id, tile, facing, formation }): Placement => ({ unit: id, tile, facing, formation })),
    [units],
  )
  const placed = props.placed ?? drilled
  const [selected, setSelected] = useState<number | null>(null)
  const [drag, setDrag] = useState<{ unit: number; at: Point; over: number | null } | null>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  // The click that ends a drag is no press.
  const dropped = useRef(false)
  const [said, setSaid] = useState('')
  const ground = useMemo(() => groundOf(view.config, view.structures), [view.config, view.structures])
  const works = useMemo(() => view.forts.map(({ tile }) => tile), [view.forts])
  const refusal = cohortRules.refuse(view, { type: 'deploy', units: placed })?.message ?? null
  const pieces = placed.flatMap((placement) => {
    const unit = units.find(({ id }) => id === placement.unit)
    return unit === undefined ? [] : [pieceOf(unit, placement)]
  })
  const named = (id: number) => units.find((unit) => unit.id === id)?.name ?? ''

  const put = (unit: number, tile: number) => {
    if (!view.zone.includes(tile)) {
      setSaid(`${tileName(tile)} is outside your zone.`)
      say(`${tileName(tile)} is outside your zone.`)
      return
    }
    const next = withUnitAt(placed, unit, tile)
    const inputError = cohortRules.refuse(view, { type: 'deploy', units: next })
    if (inputError !== null) return say(inputError.message, 'bad')
    onPlaced(next)
    setSaid(`${named(unit)} stands on ${tileName(tile)}.`)
    setSelected(null)
    setCursor(null)
  }
  const press = (tile: number) => {
    const there = placed.find((each) => each.tile === tile)?.unit ?? null
    if (selected === null) setSelected(there)
    else if (there === selected) setSelected(null)
    else put(selected, tile)
  }
  const pointOf = (event: PointerEvent): Point | null => {
    const matrix = svg.current?.getScreenCTM()
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null
  }
  const drags = (unit: number) => ({
    onPointerDown(event: PointerEvent<SVGGElement>) {
      const at = pointOf(event)
      if (event.button !== 0 || at === null) return
      event.currentTarget.setPointerCapture(event.pointerId)
      dropped.current = false
      setDrag({ unit, at, over: null })
    },
    onPointerMove(event: PointerEvent<SVGGElement>) {
      const at = pointOf(event)
      if (drag?.unit !== unit || at === null || svg.current === null) return
      const far = drag.over !== null || Math.hypot(at.x - drag.at.x, at.y - drag.at.y) > 8
      if (far) setDrag({ unit, at, over: tileOfPointer(svg.current, event) ?? tileAt(at) })
    },
    onPointerUp() {
      dropped.current = drag?.unit === unit && drag.over !== null
      if (drag?.unit === unit && drag.over !== null) put(unit, drag.over)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })
  const keys = (event: KeyboardEvent, unit: number) => {
    const way = ARROWS[event.key]
    const held = selected === unit
    if (held && way !== undefined) {
      const from = cursor ?? placed.find((each) => each.unit === unit)?.tile ?? 0
      const to = beside(from, way[0], way[1])
      if (to !== null) {
        setCursor(to)
        setSaid(`${tileName(to)}${view.zone.includes(to) ? '' : ', outside your zone'}`)
      }
    } else if (held && (event.key === 'Enter' || event.key === ' ') && cursor !== null) put(unit, cursor)
    else if (event.key === 'r' || event.key === 'R') {
      const facing = turned(placed.find((each) => each.unit === unit)?.facing ?? 'E')
      onPlaced(withFacing(placed, unit, facing))
      setSaid(`${named(unit)} faces ${FACING_NAMES[facing]}.`)
    } else if (event.key === 'Escape' && held) {
      setSelected(null)
      setCursor(null)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const chosen = units.find(({ id }) => id === selected)
  const placement = placed.find(({ unit }) => unit === selected)
  const { culture } = view.seats[me]
  const acts = (
    <>
      <Button kind="quiet" onClick={() => onPlaced(drilled)}>
        Line them up
      </Button>
      {props.onRetry !== null && <Button onClick={props.onRetry}>Ask again</Button>}
      <Button kind="primary" blocked={props.waiting ?? refusal} onClick={() => props.onDone(placed)}>
        Begin the battle
      </Button>
    </>
  )
  const target = drag?.over ?? cursor
  return (
    <main className="co-dep">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Back" glyph="left" to={props.back} />
          <Crest seat={me} />
          <div className="who">
            <h1 className="name">Place your units</h1>
            <div className="sub">
              {mapName(view.config.map)}, against {foe}, {cultureName(view.seats[me === 0 ? 1 : 0].culture)}
            </div>
          </div>
        </div>
        <p className="co-dep-hint">
          {chosen === undefined
            ? 'Drag a unit, or tap it and then a tile of your zone.'
            : `Tap a tile for ${chosen.name}.`}
        </p>
        <div className="acts">
          {props.tools}
          <ThemeButton />
          {width !== 'phone' && acts}
        </div>
      </header>
      <section className="co-dep-map" aria-label="Map" data-tour="zone">
        <MapPaper
          label={`${MAP_DATA[view.config.map].name}. Your zone is ${zoneWords(view.zone)}.`}
          svgRef={svg}
          focus={view.zone[Math.floor(view.zone.length / 2)] ?? null}
          onTile={press}
          opening={view.zone}
          goal={nearestPoint(view.config.map, view.zone)}
          ground={<GroundLayer map={view.config.map} ground={ground} works={works} fog={null} />}
          mini={<MiniMap map={view.config.map} ground={ground} pieces={pieces} />}
        >
          <PointsLayer map={view.config.map} points={view.points} />
          <ZoneLayer tiles={view.zone} seat={me} />
          <FlagsLayer map={view.config.map} points={view.points} />
          {target !== null && <ZoneLayer tiles={[target]} seat={me} />}
          {pieces.map((piece) => {
            const id = Number(piece.key)
            const lifted = drag?.unit === id && drag.over !== null
            return (
              <PieceView
                key={piece.key}
                piece={piece}
                label={`${piece.name} on ${tileName(piece.tile)}, facing ${FACING_NAMES[piece.facing]}. Enter picks it up, R turns it.`}
                selected={selected === id}
                lifted={lifted}
                {...(lifted ? { at: drag.at } : {})}
                onPress={() => {
                  if (!dropped.current) press(piece.tile)
                  dropped.current = false
                }}
                onKeyDown={(event) => keys(event, id)}
                drags={drags(id)}
              />
            )
          })}
        </MapPaper>
      </section>
      <aside className="co-dep-units panel" aria-label="Your units">
        {chosen === undefined || placement === undefined ? (
          <>
            <h2>Your units</h2>
            <ul>
              {units.map((unit) => (
                <li key={unit.id}>
                  <button type="button" onClick={() => setSelected(unit.id)}>
                    <Token seat={me} icon={pieceIcon(unit)} size={28} />
                    <span>{unit.name}</span>
                    <span className="mono muted">
                      {tileName(placed.find((each) => each.unit === unit.id)?.tile ?? 0)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <p className="note">The enemy sees nothing of this. Who marches first to a point often keeps it.</p>
          </>
        ) : (
          <div className="card">
            <div className="head">
              <Token seat={me} icon={pieceIcon(chosen)} size={48} />
              <div>
                <h2>{chosen.name}</h2>
                <span className="muted mono">{tileName(placement.tile)}</span>
              </div>
            </div>
            <p className="note">
              {chosen.full} men, attack {chosen.attack}, defence {chosen.defence}, marches {tilesOf(chosen.mobility)}.
            </p>
            <Choice label="Face">
              {FACINGS.map((facing) => (
                <button
                  key={facing}
                  type="button"
                  className="chip"
                  aria-label={`Face ${FACING_NAMES[facing]}`}
                  aria-pressed={placement.facing === facing}
                  onClick={() => onPlaced(withFacing(placed, chosen.id, facing))}
                >
                  {facing}
                </button>
              ))}
            </Choice>
            <Choice label="Form">
              {FORMATIONS.filter((formation) => cannotForm(chosen, formation, culture) === null).map((formation) => (
                <button
                  key={formation}
                  type="button"
                  className="chip"
                  aria-pressed={placement.formation === formation}
                  onClick={() => onPlaced(withFormation(placed, chosen.id, formation))}
                >
                  {FORMATION_NAMES[formation]}
                </button>
              ))}
            </Choice>
            <Button kind="quiet" onClick={() => setSelected(null)}>
              All units
            </Button>
          </div>
        )}
      </aside>
      {width === 'phone' && <footer className="mbar panel">{acts}</footer>}
      <p className="vh" role="status">
        {said}
      </p>
    </main>
  )
}

const ARROWS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that place a unit are no form fields
    <div className="chips" role="group" aria-label={label}>
      {children}
    </div>
  )
}

function pieceOf(unit: OwnUnit, { tile, facing, formation }: Placement): Piece {
  return {
    key: String(unit.id),
    seat: unit.seat === 1 ? 1 : 0,
    kind: unit.kind,
    weapon: unit.weapon,
    name: unit.name,
    tile,
    facing,
    formation,
    disordered: false,
    forming: null,
    routing: false,
    mounted: unit.mounted,
    sure: 'own',
    men: unit.full,
    full: unit.full,
    morale: unit.morale0,
    volleys: unit.volleys > 0 ? unit.volleys : null,
    turn: 0,
  }
}

function zoneWords(zone: readonly number[]): string {
  return `${tileName(zone[0] ?? 0)} to ${tileName(zone.at(-1) ?? 0)}`
}
