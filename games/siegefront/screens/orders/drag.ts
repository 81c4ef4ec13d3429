import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from 'react'
import { type Place, placeIn } from '../board/places.ts'
import type { Held } from './orders.ts'

export interface DragActions {
  readonly lift: (held: Held) => void
  readonly over: (place: Place | null) => void
  /** `place` is null beside the board. */
  readonly drop: (held: Held, place: Place | null) => void
}

/** Pixels that a pointer may move before a press becomes a drag. */
const SLACK = 8

export type OnDrag = (event: ReactPointerEvent, held: Held) => void

/** Cards and units follow the pointer; the place under it is pointed at, and letting go there gives the command. */
export function useDrag(actions: DragActions): OnDrag {
  const latest = useRef(actions)
  latest.current = actions
  const end = useRef<() => void>(() => {})
  useEffect(() => () => end.current(), [])

  return useCallback((event, held) => {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return
    const source = event.currentTarget
    const from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    let ghost: HTMLElement | null = null
    let over: Place | null = null

    const lift = () => {
      const box = source.getBoundingClientRect()
      const shown = source.querySelector<HTMLElement>('.sf-card, .sf-tk') ?? source
      ghost = shown.cloneNode(true) as HTMLElement
      ghost.classList.add('sf-dragged')
      if (ghost.classList.contains('sf-card')) ghost.style.width = `${Math.max(116, Math.min(box.width, 130))}px`
      document.body.append(ghost)
      latest.current.lift(held)
    }
    const move = (now: PointerEvent) => {
      if (now.pointerId !== from.id) return
      if (ghost === null && Math.hypot(now.clientX - from.x, now.clientY - from.y) < SLACK) return
      if (ghost === null) lift()
      now.preventDefault()
      if (ghost !== null) ghost.style.transform = `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -70%)`
      const under = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>('[data-place]')
      const place = placeIn(under?.dataset['place'])
      if (place === over) return
      over = place
      latest.current.over(place)
    }
    const up = (now: PointerEvent) => {
      if (now.pointerId !== from.id) return
      const dragged = ghost !== null
      end.current()
      if (!dragged) return
      // The browser's click after a drag is not a press.
      const swallow = (click: MouseEvent) => {
        click.preventDefault()
        click.stopPropagation()
      }
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
      latest.current.drop(held, over)
    }
    const cancel = (now: PointerEvent) => {
      if (now.pointerId !== from.id) return
      const dragged = ghost !== null
      end.current()
      if (dragged) latest.current.drop(held, null)
    }
    end.current()
    end.current = () => {
      ghost?.remove()
      ghost = null
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
    }
    window.addEventListener('pointermove', move, { passive: false })
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
  }, [])
}
