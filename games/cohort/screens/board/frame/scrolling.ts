import type { Point } from '../tiles.ts'

/** How the drawing lies on the scrolled sheet. */
export interface Sheet {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Brings a point of the drawing to the middle. */
export function scrollTo(pan: HTMLElement, point: Point, sheet: Sheet, behavior: ScrollBehavior): void {
  const left = (point.x - sheet.x) * sheet.scale - pan.clientWidth / 2
  const top = (point.y - sheet.y) * sheet.scale - pan.clientHeight / 2
  pan.scrollTo({ left, top, behavior })
}

/** Brings a point to the middle unless it is in sight, away from the edge. */
export function keepInSight(pan: HTMLElement, point: Point, sheet: Sheet, edge: number): void {
  const x = (point.x - sheet.x) * sheet.scale
  const y = (point.y - sheet.y) * sheet.scale
  const inside =
    x > pan.scrollLeft + edge &&
    x < pan.scrollLeft + pan.clientWidth - edge &&
    y > pan.scrollTop + edge &&
    y < pan.scrollTop + pan.clientHeight - edge
  if (inside) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo(pan, point, sheet, calm ? 'instant' : 'smooth')
}
