import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'
import { panned, turned, zoomed } from './scene/camera.ts'
import type { FieldModel } from './scene/model.ts'
import type { Sight } from './scene/painter.ts'
import type { CameraControl } from './use-camera.ts'

interface Pointing {
  readonly box: RefObject<HTMLDivElement | null>
  readonly field: FieldModel
  readonly control: CameraControl
  readonly sight: () => Sight | null
  /** A press that did not move. */
  readonly onTap: (px: number, py: number, shift: boolean) => void
  readonly onHover: (px: number, py: number) => void
  /** The mouse points at something else than the board. */
  readonly onLeave: () => void
  /** Whether a drag from here draws an order instead of moving the table. */
  readonly draws: (px: number, py: number) => boolean
  readonly onDraw: (px: number, py: number, end: boolean) => void
}

/** Drag pans, right drag or two fingers turn, wheel and pinch zoom to the pointer (HUN-1509). */
export function usePointer(pointing: Pointing) {
  const latest = useRef(pointing)
  latest.current = pointing
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const press = useRef<{ x: number; y: number; moved: boolean; draws: boolean; turns: boolean } | null>(null)

  const { box } = pointing
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { control, field, sight } = latest.current
      const area = element.getBoundingClientRect()
      const under = sight()?.ground(event.clientX - area.left, event.clientY - area.top) ?? null
      control.set(zoomed(control.camera, Math.exp(Math.max(-0.4, Math.min(0.4, event.deltaY * 0.0014))), under, field))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [box])

  const at = (event: ReactPointerEvent): { x: number; y: number } => {
    const area = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - area.left, y: event.clientY - area.top }
  }
  return {
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      const point = at(event)
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, point)
      press.current = {
        ...point,
        moved: false,
        draws: event.button === 0 && fingers.current.size === 1 && latest.current.draws(point.x, point.y),
        turns: event.button === 2,
      }
    },
    onPointerMove(event: ReactPointerEvent<HTMLElement>) {
      const point = at(event)
      const last = fingers.current.get(event.pointerId)
      const pressed = press.current
      if (last === undefined || pressed === null) {
        if (event.pointerType === 'mouse') latest.current.onHover(point.x, point.y)
        return
      }
      if (!pressed.moved && Math.hypot(point.x - pressed.x, point.y - pressed.y) < 6) return
      pressed.moved = true
      const { control, field, onDraw } = latest.current
      const height = event.currentTarget.clientHeight
      const dx = point.x - last.x
      const dy = point.y - last.y
      if (fingers.current.size >= 2) {
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        if (other !== undefined) {
          const before = Math.hypot(last.x - other.x, last.y - other.y)
          const after = Math.hypot(point.x - other.x, point.y - other.y)
          const turn = Math.atan2(point.y - other.y, point.x - other.x) - Math.atan2(last.y - other.y, last.x - other.x)
          const zoom = zoomed(control.camera, Math.max(0.5, Math.min(2, before / Math.max(1, after))), null, field)
          control.set(turned(panned(zoom, dx / 2, dy / 2, height, field), (-turn * 180) / Math.PI, 0, field))
        }
      } else if (pressed.draws) onDraw(point.x, point.y, false)
      else if (pressed.turns) control.set(turned(control.camera, dx * 0.3, dy * 0.2, field))
      else control.set(panned(control.camera, dx, dy, height, field))
      fingers.current.set(event.pointerId, point)
    },
    onPointerUp(event: ReactPointerEvent<HTMLElement>) {
      const point = at(event)
      const pressed = press.current
      fingers.current.delete(event.pointerId)
      if (fingers.current.size > 0) return
      press.current = null
      if (pressed === null) return
      if (pressed.moved && pressed.draws) latest.current.onDraw(point.x, point.y, true)
      else if (!pressed.moved && !pressed.turns) latest.current.onTap(point.x, point.y, event.shiftKey)
    },
    onPointerLeave(event: ReactPointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && press.current === null) latest.current.onLeave()
    },
    onPointerCancel(event: ReactPointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId)
      press.current = null
    },
  }
}
