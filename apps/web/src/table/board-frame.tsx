import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSize, useWidth } from './width.ts'

export interface BoardFrameProps {
  /** The drawing's own size; everything inside uses these units. The neat line takes the outer 16. */
  readonly width: number
  readonly height: number
  /** The position in one sentence, for screen readers. */
  readonly label: string
  /** How wide the drawing is on a phone, in pixels: wider than the screen, it pans. Without it the board fits. */
  readonly phoneWidth?: number
  /** Alternating blocks along the neat line: columns and rows of the board. */
  readonly columns?: number
  readonly rows?: number
  /** The whole board small, same units, for the strip under a panning board. */
  readonly overview?: ReactNode
  /** Brings this point into sight on a panning board whenever it changes. */
  readonly focus?: { readonly x: number; readonly y: number } | null
  /** HTML laid over the paper. */
  readonly over?: ReactNode
  readonly children: ReactNode
}

/** Light paper with a double neat line; the drawing goes inside. On a phone a wide board pans above a strip of the whole. */
export function BoardFrame(props: BoardFrameProps) {
  const { width, height, label, columns = 17, rows = 10, children, over } = props
  const phone = useWidth() === 'phone'
  const pans = phone && props.phoneWidth !== undefined
  const view = useRef<HTMLDivElement>(null)
  const scale = (props.phoneWidth ?? width) / width
  useEffect(() => {
    const element = view.current
    if (!pans || !element || !props.focus) return
    element.scrollTo({
      left: props.focus.x * scale - element.clientWidth / 2,
      top: props.focus.y * scale - element.clientHeight / 2,
      behavior: 'smooth',
    })
  }, [pans, scale, props.focus])
  return (
    <div className="paper">
      <div className={pans ? 'paper-view pans' : 'paper-view'} ref={view}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing with pieces one can press is a group */}
        <svg
          className="map"
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={label}
          style={pans ? { width: props.phoneWidth } : undefined}
        >
          <NeatLine width={width} height={height} columns={columns} rows={rows} />
          {children}
        </svg>
      </div>
      {pans && props.overview !== undefined && (
        <Overview width={width} height={height} view={view} scale={scale}>
          {props.overview}
        </Overview>
      )}
      {over}
    </div>
  )
}

type NeatLineProps = Required<Pick<BoardFrameProps, 'width' | 'height' | 'columns' | 'rows'>>

/** Folds of the sheet, two lines, and the blocks between them that count columns and rows. */
function NeatLine({ width, height, columns, rows }: NeatLineProps) {
  const third = width / 3
  const half = height / 2
  const blockWidth = (width - 32) / columns
  const blockHeight = (height - 32) / rows
  const across = Array.from({ length: Math.ceil(columns / 2) }, (_, i) => 16 + 2 * i * blockWidth)
  const down = Array.from({ length: Math.ceil(rows / 2) }, (_, i) => 16 + 2 * i * blockHeight)
  const blocks = [
    ...across.map(
      (x) => `M${x} 10h${blockWidth}v6h${-blockWidth}zM${x} ${height - 16}h${blockWidth}v6h${-blockWidth}z`,
    ),
    ...down.map((y) => `M10 ${y}h6v${blockHeight}h-6zM${width - 16} ${y}h6v${blockHeight}h-6z`),
  ]
  return (
    <g className="neat-line" fill="none">
      <path
        d={`M${third} 0V${height}M${2 * third} 0V${height}M0 ${half}H${width}`}
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="1.5"
      />
      <path
        d={`M${third + 1.5} 0V${height}M${2 * third + 1.5} 0V${height}M0 ${half + 1.5}H${width}`}
        stroke="#6b5430"
        strokeOpacity=".16"
      />
      <rect x="10" y="10" width={width - 20} height={height - 20} stroke="var(--ink-2)" />
      <rect x="16" y="16" width={width - 32} height={height - 32} stroke="var(--ink-2)" strokeWidth=".6" />
      <path d={blocks.join('')} fill="var(--ink-2)" opacity=".75" />
    </g>
  )
}

interface OverviewProps {
  readonly width: number
  readonly height: number
  readonly view: { readonly current: HTMLDivElement | null }
  readonly scale: number
  readonly children: ReactNode
}

/** The whole board, flat; the frame shows what is in sight above and can be dragged. */
function Overview({ width, height, view, scale, children }: OverviewProps) {
  const size = useSize(view)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  useEffect(() => {
    const element = view.current
    if (!element) return
    const look = () => setPlace({ left: element.scrollLeft, top: element.scrollTop })
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [view])
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const element = view.current
    if (!element) return
    element.scrollLeft = ((event.clientX - box.left) / box.width) * width * scale - element.clientWidth / 2
    element.scrollTop = ((event.clientY - box.top) / box.height) * height * scale - element.clientHeight / 2
  }
  return (
    <svg
      className="overview"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={drag}
      onPointerMove={drag}
    >
      {children}
      <rect
        x={place.left / scale}
        y={place.top / scale}
        width={size.width / scale}
        height={size.height / scale}
        fill="#f8edcf"
        fillOpacity=".35"
        stroke="var(--ink-accent)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
