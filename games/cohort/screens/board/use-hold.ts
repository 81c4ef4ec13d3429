import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** Dragging with the mouse scrolls the map; a finger scrolls it anyway. */
export function useHold(pan: RefObject<HTMLDivElement | null>) {
  const from = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null>(
    null,
  )
  const [held, setHeld] = useState(false)
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      const element = pan.current
      const onPiece = event.target instanceof Element && event.target.closest('.co-hand') !== null
      if (element === null || event.pointerType !== 'mouse' || event.button !== 0 || onPiece) return
      from.current = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop }
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const [element, start] = [pan.current, from.current]
      if (element === null || start === null) return
      if (event.buttons === 0) {
        from.current = null
        setHeld(false)
        return
      }
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (!held && Math.hypot(dx, dy) < 6) return
      setHeld(true)
      element.scrollLeft = start.left - dx
      element.scrollTop = start.top - dy
    },
    onPointerUp() {
      from.current = null
    },
    /** The click that ends a pull presses nothing. */
    onClickCapture(event: MouseEvent<HTMLDivElement>) {
      if (!held) return
      event.stopPropagation()
      setHeld(false)
    },
  }
  return { held, handlers }
}
