import { SIDE } from '@tessera/cohort'
import {
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
import { COLUMNS, centreOf, type Point, TILE, tileOfPointer } from './tiles.ts'
import './map.css'

export interface MapPaperProps {
  /** What a screen reader hears of the map as a whole. */
  readonly label: string
  readonly children: ReactNode
  /** Above the paper, not scaled with it. */
  readonly over?: ReactNode
  /** Kept in sight while it changes. */
  readonly focus?: number | null
  readonly onTile?: (tile: number, event: MouseEvent) => void
  readonly onPoint?: (tile: number | null) => void
  readonly svgRef?: Ref<SVGSVGElement>
}

const ZOOMS = [1, 1.5, 2.2] as const
const MARGIN = 22

/** A paper map of 20 by 20 tiles that fits its place, pans when it is larger, and knows nothing of what is drawn on it. */
export function MapPaper(props: MapPaperProps): ReactNode {
  const { label, children, over, focus = null, onTile, onPoint, svgRef } = props
  const pan = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [zoom, setZoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = pan.current
    if (element === null) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const whole = SIDE * TILE + 2 * MARGIN
  const fit = Math.min(room.width, room.height) / whole || 1
  // On a phone tiles would be too small for a thumb, so that the map begins enlarged.
  const usual = fit * TILE < 22 ? 1.5 : 1
  const scale = fit * (zoom ?? usual)
  const sheet = useMemo(() => {
    const width = Math.max(room.width, Math.floor(whole * scale))
    const height = Math.max(room.height, Math.floor(whole * scale))
    const view = { width: width / scale, height: height / scale }
    const x = -MARGIN - (view.width - whole) / 2
    return { width, height, scale, x, y: -MARGIN - (view.height - whole) / 2, view }
  }, [room, scale, whole])
  const large = sheet.width > room.width + 1 || sheet.height > room.height + 1
  useEffect(() => {
    if (focus === null || !large || pan.current === null) return
    keepInSight(pan.current, centreOf(focus), sheet)
  }, [focus, large, sheet])
  const shown = zoom ?? usual
  const next = ZOOMS[(ZOOMS.indexOf(shown as (typeof ZOOMS)[number]) + 1) % ZOOMS.length] ?? 1
  return (
    <div className={fit * (zoom ?? usual) * TILE >= 44 ? 'co-paper close' : 'co-paper'}>
      <div className="co-pan" ref={pan}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the cursor and the pieces inside take the keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg
          ref={svgRef}
          className="co-map"
          width={sheet.width}
          height={sheet.height}
          viewBox={`${sheet.x} ${sheet.y} ${sheet.view.width} ${sheet.view.height}`}
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
          <Frame />
          {children}
        </svg>
      </div>
      {over}
      {large && <Overview pan={pan} />}
      <div className="co-tools">
        <button
          type="button"
          onClick={() => setZoom(next)}
          title={next === 1 ? 'Whole map' : 'Closer'}
          aria-label={next === 1 ? 'Zoom out to the whole map' : 'Zoom in'}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d={`M16.5 16.5 21 21M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM7.5 10.5h6${next === 1 ? '' : 'M10.5 7.5v6'}`}
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

const EVERY = Array.from({ length: SIDE }, (_, i) => i)

/** A double neat line with the columns' letters and the rows' numbers, on all four sides. */
function Frame() {
  const end = SIDE * TILE
  return (
    <g className="co-frame" aria-hidden>
      <rect className="sheet" width={end} height={end} />
      <path className="grid" d={EVERY.map((i) => `M${i * TILE} 0V${end}M0 ${i * TILE}H${end}`).join('')} />
      <rect className="neat" x={-18} y={-18} width={end + 36} height={end + 36} />
      {EVERY.map((i) => (
        <g key={i}>
          <text x={(i + 0.5) * TILE} y={-5}>
            {COLUMNS[i]}
          </text>
          <text x={(i + 0.5) * TILE} y={end + 14}>
            {COLUMNS[i]}
          </text>
          <text x={-9} y={(i + 0.5) * TILE + 4}>
            {i + 1}
          </text>
          <text x={end + 9} y={(i + 0.5) * TILE + 4}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Which part of the map is in sight, as a small frame; a picture only. */
function Overview({ pan }: { readonly pan: React.RefObject<HTMLDivElement | null> }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = pan.current
    if (element === null) return
    const follow = () => {
      const box = frame.current
      if (box === null) return
      box.style.left = `${(element.scrollLeft / element.scrollWidth) * 100}%`
      box.style.width = `${(element.clientWidth / element.scrollWidth) * 100}%`
      box.style.top = `${(element.scrollTop / element.scrollHeight) * 100}%`
      box.style.height = `${(element.clientHeight / element.scrollHeight) * 100}%`
    }
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [pan])
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (event.buttons === 0) return
    const strip = event.currentTarget.getBoundingClientRect()
    const element = pan.current
    if (element === null) return
    element.scrollLeft = ((event.clientX - strip.left) / strip.width) * element.scrollWidth - element.clientWidth / 2
    element.scrollTop = ((event.clientY - strip.top) / strip.height) * element.scrollHeight - element.clientHeight / 2
  }
  return (
    <div className="co-overview" aria-hidden="true" onPointerDown={drag} onPointerMove={drag}>
      <div className="frame" ref={frame} />
    </div>
  )
}

function keepInSight(
  pan: HTMLElement,
  point: Point,
  sheet: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  const x = (point.x - sheet.x) * sheet.scale
  const y = (point.y - sheet.y) * sheet.scale
  const edge = 48
  const inside =
    x > pan.scrollLeft + edge &&
    x < pan.scrollLeft + pan.clientWidth - edge &&
    y > pan.scrollTop + edge &&
    y < pan.scrollTop + pan.clientHeight - edge
  if (inside) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  pan.scrollTo({ left: x - pan.clientWidth / 2, top: y - pan.clientHeight / 2, behavior: calm ? 'instant' : 'smooth' })
}
