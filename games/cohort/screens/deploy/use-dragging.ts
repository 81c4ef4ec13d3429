import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Point, tileAt, tileOfPointer } from '../board/tiles.ts'
import type { Action } from './state.ts'

/** A pointer that moves less than this presses instead of dragging; in the units of the drawing. */
const LEAST = 8

/** Drags units over the map: a press that moves far enough lifts the unit, and letting go drops it. */
export function useDragging(svg: RefObject<SVGSVGElement | null>, dispatch: (action: Action) => void) {
  const start = useRef<{ readonly unit: number; readonly at: Point } | null>(null)
  const lifted = useRef(false)
  const dropped = useRef(false)
  /** Where the dragged unit is drawn. */
  const [at, setAt] = useState<Point | null>(null)
  const pointOf = (event: PointerEvent): Point | null => {
    const matrix = svg.current?.getScreenCTM()
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null
  }
  const end = (action: Action) => {
    if (lifted.current) dispatch(action)
    start.current = null
    lifted.current = false
    setAt(null)
  }
  const handlers = (unit: number) => ({
    onPointerDown(event: PointerEvent<SVGGElement>) {
      const point = pointOf(event)
      if (event.button !== 0 || point === null) return
      event.currentTarget.setPointerCapture(event.pointerId)
      dropped.current = false
      start.current = { unit, at: point }
    },
    onPointerMove(event: PointerEvent<SVGGElement>) {
      const [from, point] = [start.current, pointOf(event)]
      if (from?.unit !== unit || point === null || svg.current === null) return
      lifted.current ||= Math.hypot(point.x - from.at.x, point.y - from.at.y) > LEAST
      if (!lifted.current) return
      setAt(point)
      dispatch({ type: 'drag', unit, over: tileOfPointer(svg.current, event) ?? tileAt(point) })
    },
    onPointerUp() {
      dropped.current = lifted.current
      end({ type: 'drop' })
    },
    onPointerCancel: () => end({ type: 'let-go' }),
  })
  /** Whether the click now handled is the one that ends a drag; asked once. */
  const justDropped = () => {
    const answer = dropped.current
    dropped.current = false
    return answer
  }
  return { at, handlers, justDropped }
}
