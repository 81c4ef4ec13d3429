import type { Hex } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Seat } from '@tessera/kernel'
import { change, useSettings } from '@tessera/ui/settings'
import { type MouseEvent, type ReactNode, type Ref, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { closerFor, type Interest } from './camera.ts'
import { centreOf, hexAt, type Point } from './hex-geometry.ts'
import { HexGrid } from './hex-grid.tsx'
import { type Box, boardBox, GridHead, NeatLine } from './neat-line.tsx'
import { Overview, type OverviewDot } from './overview.tsx'
import './hex-paper.css'

export interface HexPaperProps {
  readonly rows: number
  readonly westSeat?: Seat
  /** What a screen reader hears of the board as a whole. */
  readonly label: string
  /** Drawn in grid coordinates, above the ground. */
  readonly children?: ReactNode
  /** A line of explanations at the bottom edge of the paper. */
  readonly legend?: ReactNode
  /** Pieces on the overview strip, which shows when the board is larger than its window. */
  readonly dots?: readonly OverviewDot[]
  /** Kept in sight while it changes. */
  readonly focus?: Hex | null
  /** Where something goes on: the picture comes as close as it can with all of it in sight, until the viewer zooms or pans. */
  readonly interest?: Interest | null
  readonly onHex?: (hex: Hex) => void
  readonly svgRef?: Ref<SVGSVGElement>
}

const ZOOMS = [1, 1.4, 2] as const
/** The picture moves in strides of this many drawing units, so that it does not tremble with every step. */
const STRIDE = 22

/** A paper map of hexes that fits its place, pans when it is larger, and knows nothing of its pieces. */
export function HexPaper(props: HexPaperProps): ReactNode {
  const { rows, westSeat = 0, label, children, legend, dots = [], focus = null, interest = null, onHex, svgRef } = props
  const pan = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [chosen, setChosen] = useState<number | null>(null)
  const closer = useRef(1)
  const coordinates = useSettings((settings) => settings.coordinates)
  useLayoutEffect(() => {
    const element = pan.current
    if (element === null) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const framed = room.width >= 560
  const legended = framed && legend !== undefined
  const box = useMemo(() => boardBox(rows, framed, legended), [rows, framed, legended])
  const following = chosen === null && framed && interest !== null
  if (following) {
    const fit = Math.min(room.width / box.width, room.height / box.height)
    closer.current = closerFor(interest, room, fit, closer.current)
  }
  const zoom = chosen ?? (following ? closer.current : 1)
  const sheet = useMemo(() => sheetOf(box, room, zoom), [box, room, zoom])
  const wide = sheet.width > room.width + 1 || sheet.height > room.height + 1

  useEffect(() => {
    if (focus !== null && wide && !following && pan.current !== null) keepInSight(pan.current, centreOf(focus), sheet)
  }, [focus, wide, following, sheet])
  const x = interest === null ? 0 : Math.round(interest.centre.x / STRIDE)
  const y = interest === null ? 0 : Math.round(interest.centre.y / STRIDE)
  useEffect(() => {
    if (following && wide && pan.current !== null) lookAt(pan.current, { x: x * STRIDE, y: y * STRIDE }, sheet)
  }, [following, wide, x, y, sheet])

  const press = (event: MouseEvent<SVGSVGElement>) => {
    const hex = hexOfPointer(event.currentTarget, event, rows)
    if (hex !== null) onHex?.(hex)
  }
  return (
    <div className={framed ? 'hx-paper framed' : 'hx-paper'}>
      <div className="hx-pan" ref={pan}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: pieces and hexes inside take the keyboard; this only saves a handler per hex */}
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg
          ref={svgRef}
          className="hx-map"
          width={sheet.width}
          height={sheet.height}
          viewBox={`${sheet.view.x} ${sheet.view.y} ${sheet.view.width} ${sheet.view.height}`}
          role="group"
          aria-label={label}
          onClick={onHex === undefined ? undefined : press}
        >
          {framed && <NeatLine {...sheet.view} />}
          <HexGrid rows={rows} westSeat={westSeat} coordinates={coordinates} />
          <GridHead titles={framed} />
          {children}
        </svg>
      </div>
      {framed && legend !== undefined && <div className="hx-legend">{legend}</div>}
      {wide && !following && <Overview pan={pan} rows={rows} sheet={sheet} dots={dots} />}
      <div className="hx-tools">
        <button
          type="button"
          aria-pressed={coordinates}
          onClick={() => change({ coordinates: !coordinates })}
          title={words.text('board.coordinates')}
          aria-label={words.text('board.allCoordinates')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 3 7 21M17 3l-2 18M3.5 8.5h18M2.5 15.5h18" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
        <button
          type="button"
          onClick={() => setChosen(nextZoom(chosen ?? 1))}
          title={words.text(chosen === 2 ? 'board.whole' : 'board.closer')}
          aria-label={words.text(chosen === 2 ? 'board.zoomOut' : 'board.zoomIn')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d={`M16.5 16.5 21 21M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM7.5 10.5h6${chosen === 2 ? '' : 'M10.5 7.5v6'}`}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
        </button>
      </div>
    </div>
  )
}

/** The hex a mouse or finger points at. */
export function hexOfPointer(
  svg: SVGSVGElement,
  at: { readonly clientX: number; readonly clientY: number },
  rows: number,
): Hex | null {
  const matrix = svg.getScreenCTM()
  return matrix === null ? null : hexAt(new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix.inverse()), rows)
}

/** How large the paper is drawn: it fills its room; on a phone hexes stay large enough for a thumb and the board pans. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly view: Box
}

function sheetOf(box: Box, room: { readonly width: number; readonly height: number }, zoom: number): Sheet {
  if (room.width === 0 || room.height === 0) return { width: box.width, height: box.height, scale: 1, view: box }
  const tall = room.height / box.height
  const fit = Math.min(room.width / box.width, tall)
  const base = room.width < 560 ? Math.max(fit, Math.min(0.92, Math.max(0.76, tall))) : fit
  const scale = base * zoom
  const width = Math.max(room.width, Math.floor(box.width * scale))
  const height = Math.max(room.height, Math.floor(box.height * scale))
  const view = { width: width / scale, height: height / scale }
  return {
    width,
    height,
    scale,
    view: { x: box.x - (view.width - box.width) / 2, y: box.y - (view.height - box.height) / 2, ...view },
  }
}

function keepInSight(pan: HTMLElement, point: Point, sheet: Sheet): void {
  const x = (point.x - sheet.view.x) * sheet.scale
  const y = (point.y - sheet.view.y) * sheet.scale
  const edge = Math.min(96, pan.clientWidth / 4)
  const inside =
    x > pan.scrollLeft + edge &&
    x < pan.scrollLeft + pan.clientWidth - edge &&
    y > pan.scrollTop + 32 &&
    y < pan.scrollTop + pan.clientHeight - 32
  if (!inside) lookAt(pan, point, sheet)
}

/** Brings a point into the middle. */
function lookAt(pan: HTMLElement, point: Point, sheet: Sheet): void {
  const left = (point.x - sheet.view.x) * sheet.scale - pan.clientWidth / 2
  const top = (point.y - sheet.view.y) * sheet.scale - pan.clientHeight / 2
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  pan.scrollTo({ left, top, behavior: calm ? 'instant' : 'smooth' })
}

function nextZoom(zoom: number): number {
  return ZOOMS[(ZOOMS.indexOf(zoom as (typeof ZOOMS)[number]) + 1) % ZOOMS.length] ?? 1
}
