import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Point, spotAt } from './geometry.ts'
import type { Spot } from './placing.ts'

/** How far a pointer moves until a press is a drag, in pixels of the screen. */
const FAR = 7

interface Drag {
  readonly svg: RefObject<SVGSVGElement | null>
  /** The card that is dragged, and where it is on the drawing; null while none is. */
  readonly drag: (Point & { readonly card: number }) | null
  readonly lift: (card: number, event: PointerEvent) => void
  readonly on: {
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: () => void
  }
}

/** Cards dragged over a drawing of so many rows. */
export function useDrag(rows: number, locked: boolean, onDrop: (card: number, spot: Spot | null) => void): Drag {
  const svg = useRef<SVGSVGElement>(null)
  const start = useRef<(Point & { readonly card: number }) | null>(null)
  const [drag, setDrag] = useState<Drag['drag']>(null)
  const pointOf = (event: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    if (!matrix) return { x: 0, y: 0 }
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    return { x, y }
  }
  const onPointerMove = (event: PointerEvent) => {
    const from = start.current
    if (from === null || locked) return
    if (drag === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= FAR) return
      svg.current?.setPointerCapture(event.pointerId)
    }
    setDrag({ card: from.card, ...pointOf(event) })
  }
  const onPointerUp = (event: PointerEvent) => {
    start.current = null
    if (drag === null) return
    setDrag(null)
    onDrop(drag.card, spotAt(pointOf(event), rows))
  }
  const onPointerCancel = () => {
    start.current = null
    setDrag(null)
  }
  const lift = (card: number, event: PointerEvent) => {
    if (!locked) start.current = { card, x: event.clientX, y: event.clientY }
  }
  return { svg, drag, lift, on: { onPointerMove, onPointerUp, onPointerCancel } }
}
