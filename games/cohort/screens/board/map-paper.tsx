import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { fitOf, growthOf, MARGIN, openingOf, WHOLE, zoomed } from './frame/camera.ts'
import { MapFrame } from './frame/map-frame.tsx'
import { Overview } from './frame/overview.tsx'
import { keepInSight, scrollTo } from './frame/scrolling.ts'
import { ZoomButtons } from './frame/zoom-buttons.tsx'
import { R } from './piece-view.tsx'
import { centreOf, type Point, tileOfPointer } from './tiles.ts'
import { useHold } from './use-hold.ts'
import './map.css'

export interface MapPaperProps {
  /** What a screen reader hears of the map as a whole. */
  readonly label: string
  /** What is drawn once and lies under everything that moves. */
  readonly ground: ReactNode
  readonly children: ReactNode
  /** Above the paper, not scaled with it. */
  readonly over?: ReactNode
  /** The tiles that the map opens on; none for the whole. */
  readonly opening: readonly number[]
  /** What it shows as well, where both still can be pressed. */
  readonly goal?: readonly number[]
  /** The whole map in small, shown while only a part is in sight. */
  readonly mini?: ReactNode
  /** Kept in sight while it changes. */
  readonly focus?: number | null
  /** Where it is fought: brought well into sight, before the focus. */
  readonly follow?: number | null
  readonly onTile?: (tile: number, event: MouseEvent) => void
  readonly onPoint?: (tile: number | null) => void
  readonly svgRef?: Ref<SVGSVGElement>
}

/** A paper map of 20 by 20 tiles that fits its place, pans when it is larger, and knows nothing of what is drawn on it. */
export function MapPaper(props: MapPaperProps): ReactNode {
  const { label, ground, children, over, focus = null, follow = null, onTile, onPoint, svgRef } = props
  const pan = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [zoom, setZoom] = useState<number | null>(null)
  const [opened] = useState({ front: props.opening, goal: props.goal ?? [] })
  useLayoutEffect(() => {
    const element = pan.current
    if (element === null) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const opening = useMemo(() => openingOf(opened.front, opened.goal, room), [opened, room])
  const scale = Math.max(fitOf(room), zoom ?? opening.scale)
  const sheet = useMemo(() => {
    const width = Math.max(room.width, Math.floor(WHOLE * scale))
    const height = Math.max(room.height, Math.floor(WHOLE * scale))
    const view = { width: width / scale, height: height / scale }
    const x = -MARGIN - (view.width - WHOLE) / 2
    return { width, height, scale, x, y: -MARGIN - (view.height - WHOLE) / 2, view }
  }, [room, scale])
  const large = sheet.width > room.width + 1 || sheet.height > room.height + 1
  // What stood in the middle stays there while the map grows or shrinks.
  const middle = useRef<Point | null>(null)
  useLayoutEffect(() => {
    if (pan.current !== null && room.width > 0)
      scrollTo(pan.current, middle.current ?? opening.centre, sheet, 'instant')
  }, [sheet, opening, room.width])
  const wanted = follow ?? focus
  const near = follow === null ? 48 : 130
  // A map that has just opened shows the own front, also if a unit is selected.
  const shown = useRef(wanted)
  useEffect(() => {
    if (wanted === null || wanted === shown.current || !large || pan.current === null) return
    shown.current = wanted
    keepInSight(pan.current, centreOf(wanted), sheet, near)
  }, [wanted, near, large, sheet])
  const hold = useHold(pan)
  const zoomTo = (way: 'in' | 'out') => {
    const element = pan.current
    const next = zoomed(scale, way, room)
    if (element === null || next === null) return
    middle.current = {
      x: sheet.x + (element.scrollLeft + element.clientWidth / 2) / scale,
      y: sheet.y + (element.scrollTop + element.clientHeight / 2) / scale,
    }
    setZoom(next)
  }
  const viewBox = `${sheet.x} ${sheet.y} ${sheet.view.width} ${sheet.view.height}`
  const size = { width: sheet.width, height: sheet.height }
  const grow = growthOf(scale, 2 * R + 1, room)
  return (
    <div className="co-paper">
      <div className={hold.held ? 'co-pan held' : 'co-pan'} ref={pan} {...hold.handlers}>
        <div className="co-both" style={size}>
          <svg
            className="co-ground"
            {...size}
            style={{ '--small': Math.min(1, 1.1 / scale) } as CSSProperties}
            viewBox={viewBox}
            aria-hidden="true"
          >
            {ground}
            <MapFrame />
          </svg>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the cursor and the pieces inside take the keyboard */}
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
          <svg
            ref={svgRef}
            className="co-map"
            {...size}
            style={{ '--grow': grow } as CSSProperties}
            viewBox={viewBox}
            role="group"
            aria-label={label}
            onClick={(event) => {
              const tile = tileOfPointer(event.currentTarget, event)
              if (tile !== null) onTile?.(tile, event)
            }}
            onPointerMove={(event: PointerEvent<SVGSVGElement>) => {
              if (event.pointerType === 'mouse') onPoint?.(tileOfPointer(event.currentTarget, event))
            }}
            onPointerLeave={() => onPoint?.(null)}
          >
            {children}
          </svg>
        </div>
      </div>
      {over}
      {large && <Overview pan={pan}>{props.mini}</Overview>}
      <ZoomButtons scale={scale} room={room} onZoom={zoomTo} />
    </div>
  )
}
