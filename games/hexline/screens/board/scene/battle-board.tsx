import type { Hex, HexlineView, Unit } from '@tessera/hexline'
import { namedPiece, seatOfSide } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { Icon } from '@tessera/ui'
import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { interestIn } from '../camera.ts'
import { centreOf } from '../hex-geometry.ts'
import { HexPaper } from '../hex-paper.tsx'
import { playScene } from './motion.ts'
import { Reach } from './reach.tsx'
import type { Scene } from './scene.ts'
import { AirMarks, GroundMarks } from './scene-marks.tsx'
import { Units } from './units.tsx'
import './battle-board.css'
import './scene-marks.css'

export interface BattleBoardProps {
  readonly view: HexlineView
  /** Changes with every frame shown. */
  readonly index: number
  readonly scene: Scene
  /** Whether the step is acted out, and how fast; otherwise its marks stand there at once. */
  readonly moving: boolean
  readonly speed: number
  readonly acting: number | null
  readonly selected: number | null
  /** Whether the selected piece's reach is drawn. */
  readonly showReach: boolean
  readonly hit: number | null
  readonly onSelect: (unit: number | null) => void
}

/** The battle as it stands after a frame, and what happened in that frame. Drawn from the view alone. */
export function BattleBoard(props: BattleBoardProps): ReactNode {
  const { view, index, scene, moving, speed, acting, selected, showReach, hit, onSelect } = props
  const svg = useRef<SVGSVGElement>(null)
  const battle = view.battle
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame is acted out once, even if other values change meanwhile
  useLayoutEffect(() => {
    if (!moving || svg.current === null) return
    return playScene(scene, svg.current, speed)
  }, [index, moving])

  const living = useMemo(() => battle?.units.filter((unit) => unit.alive) ?? [], [battle])
  const dots = useMemo(
    () => (battle === null ? [] : living.map(({ col, row, side }) => ({ col, row, seat: seatOfSide(battle, side) }))),
    [battle, living],
  )
  const interest = useMemo(() => interestIn(living.map(({ col, row }) => [col, row])), [living])
  const shown = living.find((unit) => unit.id === selected)
  const actor = battle?.units.find((unit) => unit.id === acting)
  const target = living.find((unit) => unit.id === hit)
  const focus = useFocus(shown ?? actor, target)
  // Pieces are drawn again only when they change, so what they call must not.
  const wandering = useRef<(unit: number, event: KeyboardEvent) => void>(() => {})
  const onWander = useCallback((unit: number, event: KeyboardEvent) => wandering.current(unit, event), [])
  if (battle === null) return null

  const pick = (hex: Hex) => {
    onSelect(living.find((unit) => unit.col === hex[0] && unit.row === hex[1])?.id ?? null)
  }
  const wander = (unit: number, event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onSelect(selected === unit ? null : unit)
    else if (event.key === 'Escape') onSelect(null)
    else {
      const next = neighbourInDirection(living, unit, event.key)
      if (next === null) return
      const element = svg.current?.querySelector(`[data-unit="${next}"]`)
      if (element instanceof SVGElement) element.focus()
      onSelect(next)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  wandering.current = wander
  const entry = shown?.id ?? (actor?.alive === true ? actor.id : (living[0]?.id ?? null))
  return (
    <HexPaper
      rows={battle.rows}
      westSeat={battle.west_seat}
      label={boardWords(view)}
      dots={dots}
      focus={focus}
      interest={interest}
      onHex={pick}
      svgRef={svg}
      legend={
        <Legend view={view} unit={showReach ? shown : undefined} anyFallen={living.length < battle.units.length} />
      }
    >
      <GroundMarks key={`g${index}`} scene={scene} rows={battle.rows} moving={moving} speed={speed} />
      {showReach && shown !== undefined && <Reach view={view} unit={shown} hit={hit} />}
      {!showReach && actor?.alive === true && <Actor unit={actor} />}
      <Units
        view={view}
        scene={scene}
        moving={moving}
        selected={selected}
        entry={entry}
        onSelect={onSelect}
        onWander={onWander}
      />
      <AirMarks key={`a${index}`} scene={scene} rows={battle.rows} moving={moving} speed={speed} />
    </HexPaper>
  )
}

/** Between a piece and whom it hits; the same hex until one of them really moves, so that the board does not scroll for nothing. */
function useFocus(unit: Unit | undefined, target: Unit | undefined): Hex | null {
  const col = unit === undefined ? -1 : Math.round((unit.col + (target ?? unit).col) / 2)
  const row = unit === undefined ? -1 : Math.round((unit.row + (target ?? unit).row) / 2)
  return useMemo(() => (col < 0 ? null : [col, row]), [col, row])
}

/** It moves with its piece: a halo that waited at the end of a walk would give the end away. */
function Actor({ unit }: { readonly unit: Unit }): ReactNode {
  const { x, y } = centreOf([unit.col, unit.row])
  return (
    <g aria-hidden>
      <g data-mover={unit.id}>
        <circle className="hx-actor" cx={x} cy={y - 2.5} r={21} />
      </g>
    </g>
  )
}

interface LegendProps {
  readonly view: HexlineView
  readonly unit: Unit | undefined
  readonly anyFallen: boolean
}

function Legend({ view, unit, anyFallen }: LegendProps): ReactNode {
  return (
    <>
      {unit !== undefined && (
        <>
          <span>
            <svg className="hx-key" viewBox="-2 -11 30 14" aria-hidden="true">
              <path d="M0 0l6 -6h14l6 6" fill="#fff6dc" stroke="var(--ink-accent)" strokeWidth="2.4" />
            </svg>
            {words.text('board.reach', {
              unit: namedPiece(view, unit.id),
              hexes: words.said('count.hexes', { n: unit.attack_range }),
            })}
          </span>
          <span>
            <svg className="hx-key" viewBox="-10 -10 20 20" aria-hidden="true">
              <path
                d="M0 -9L7.8 -4.5V4.5L0 9L-7.8 4.5V-4.5Z"
                fill="#c4422c"
                fillOpacity=".2"
                stroke="var(--ink-harm)"
                strokeWidth="2"
              />
            </svg>
            {words.text('board.canBeHit')}
          </span>
          <span>
            <svg className="hx-key" viewBox="-7 -7 14 14" aria-hidden="true">
              <circle r="4.5" fill="none" stroke="var(--ink-accent)" strokeWidth="1.8" />
              <circle r="1.2" fill="var(--ink-accent)" />
            </svg>
            {words.text('board.oneStep')}
          </span>
        </>
      )}
      {anyFallen && (
        <span>
          <Icon name="death-skull" className="hx-key" />
          {words.text('board.fellHere')}
        </span>
      )}
      <em>{words.text('board.size', { rows: view.battle?.rows ?? 0 })}</em>
    </>
  )
}

function boardWords(view: HexlineView): string {
  const units = view.battle?.units.filter((unit) => unit.alive) ?? []
  const west = units.filter((unit) => unit.side === 1).length
  return words.text('board.label', { rows: view.battle?.rows ?? 0, west, east: units.length - west })
}

/** The nearest piece in the direction of an arrow key; sideways distance counts double. */
function neighbourInDirection(units: readonly Unit[], from: number, key: string): number | null {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
  const here = units.find((unit) => unit.id === from)
  if (way === undefined || here === undefined) return null
  const [dx = 0, dy = 0] = way
  const start = centreOf([here.col, here.row])
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const unit of units) {
    const at = centreOf([unit.col, unit.row])
    const ahead = (at.x - start.x) * dx + (at.y - start.y) * dy
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx)
    if (unit === here || ahead <= 1 || ahead + 2 * aside >= least) continue
    least = ahead + 2 * aside
    best = unit.id
  }
  return best
}
