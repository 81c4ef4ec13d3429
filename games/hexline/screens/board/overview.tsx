import type { Seat } from '@tessera/kernel'
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { COLUMNS, centreOf, extentOf } from './hex-geometry.ts'
import type { Sheet } from './hex-paper.tsx'

export interface OverviewDot {
  readonly col: number
  readonly row: number
  readonly seat: Seat
}

interface OverviewProps {
  readonly pan: RefObject<HTMLDivElement | null>
  readonly rows: number
  readonly sheet: Sheet
  readonly dots: readonly OverviewDot[]
}

const HEIGHT = 40

/** The whole board in a strip; its frame is the part in sight and can be dragged. A picture only: the board itself takes the keyboard. */
export function Overview({ pan, rows, sheet, dots }: OverviewProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sheet has new proportions
  useEffect(() => {
    const element = pan.current
    if (element === null) return
    const follow = () => {
      if (frame.current === null) return
      frame.current.style.left = `${(element.scrollLeft / element.scrollWidth) * 100}%`
      frame.current.style.width = `${(element.clientWidth / element.scrollWidth) * 100}%`
      frame.current.style.top = `${(element.scrollTop / element.scrollHeight) * 100}%`
      frame.current.style.height = `${(element.clientHeight / element.scrollHeight) * 100}%`
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [pan, sheet])

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (event.buttons === 0) return
    const strip = event.currentTarget.getBoundingClientRect()
    const element = pan.current
    if (element === null) return
    element.scrollLeft = ((event.clientX - strip.left) / strip.width) * element.scrollWidth - element.clientWidth / 2
    element.scrollTop = ((event.clientY - strip.top) / strip.height) * element.scrollHeight - element.clientHeight / 2
  }
  const grid = extentOf(0, COLUMNS - 1, rows)
  return (
    <div className="hx-overview" aria-hidden="true" onPointerDown={drag} onPointerMove={drag}>
      <svg viewBox={`0 0 ${grid.width} ${HEIGHT * 2}`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={(grid.width * 6) / 17.5} height={HEIGHT * 2} className="west" />
        <rect x={(grid.width * 11.5) / 17.5} width={(grid.width * 6) / 17.5} height={HEIGHT * 2} className="east" />
      </svg>
      {dots.map((dot) => {
        const at = centreOf([dot.col, dot.row])
        return (
          <i
            key={`${dot.col},${dot.row}`}
            data-seat={dot.seat}
            style={{ left: `${(at.x / grid.width) * 100}%`, top: `${10 + (at.y / grid.height) * 80}%` }}
          />
        )
      })}
      <div className="frame" ref={frame} />
    </div>
  )
}
