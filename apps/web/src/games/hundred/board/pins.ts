import type { FigureModel } from '../scene/model.ts'
import type { Sight } from '../scene/painter.ts'

/**
 * Elements laid over the board: `data-pin="u1"` follows a figure, `data-x`, `data-y` (metres) stay on the ground; `data-lift` is metres above
 * it and `data-up` pixels above that. Those with `data-apart` keep clear of each other. They are moved without rendering anything anew.
 * `plate` is how many pixels one takes.
 */
export function placePins(over: HTMLElement, figures: readonly FigureModel[], sight: Sight, plate: PlateSize): void {
  let apart = 0
  for (const child of over.children) {
    if (!(child instanceof HTMLElement)) continue
    const { pin, lift, up } = child.dataset
    let x = Number(child.dataset['x'])
    let y = Number(child.dataset['y'])
    if (pin !== undefined) {
      const figure = figureOf(figures, pin)
      if (figure === null) {
        child.style.visibility = 'hidden'
        continue
      }
      x = figure.x
      y = figure.y
    }
    const at = sight.project(x, y, Number(lift ?? 0))
    child.style.visibility = at === null ? 'hidden' : ''
    if (at === null) continue
    const top = at.y - Number(up ?? 0)
    if (child.dataset['apart'] === undefined) put(child, at.x, top)
    else {
      const place = places[apart]
      if (place === undefined) places.push({ element: child, x: at.x, y: top })
      else {
        place.element = child
        place.x = at.x
        place.y = top
      }
      apart++
    }
  }
  keepApart(places, apart, plate)
  for (let i = 0; i < apart; i++) {
    const place = places[i]
    if (place !== undefined) put(place.element, place.x, place.y)
  }
}

interface Place {
  element: HTMLElement
  x: number
  y: number
}

/** Written over with every picture. */
const places: Place[] = []
const tops: number[] = []

interface PlateSize {
  readonly wide: number
  readonly tall: number
}

/** Plates that overlap are moved down under each other, the one farther up first. */
export function keepApart(list: { x: number; y: number }[], count: number, { wide, tall }: PlateSize): void {
  for (let i = 1; i < count; i++)
    for (let k = i; k > 0 && (list[k - 1]?.y ?? 0) > (list[k]?.y ?? 0); k--) {
      const one = list[k - 1]
      const two = list[k]
      if (one === undefined || two === undefined) break
      list[k - 1] = two
      list[k] = one
    }
  for (let i = 0; i < count; i++) tops[i] = list[i]?.y ?? 0
  for (let i = 1; i < count; i++) {
    const low = list[i]
    if (low === undefined) continue
    for (let k = 0; k < i; k++) {
      const high = list[k]
      if (high !== undefined && Math.abs(high.x - low.x) < wide && low.y - high.y < tall && high.y - low.y < tall)
        low.y = high.y + tall
    }
    // In a crowd it stays near its figure rather than free.
    low.y = Math.min(low.y, (tops[i] ?? low.y) + 2 * tall)
  }
}

function put(element: HTMLElement, x: number, y: number): void {
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
}

function figureOf(figures: readonly FigureModel[], pin: string): FigureModel | null {
  for (const figure of figures) if (figure.id === pin && figure.look !== 'planned') return figure
  return null
}

/** The figure under a pixel, the nearest within reach of a fingertip; standing ones before the fallen. */
export function figureUnder(
  figures: readonly FigureModel[],
  sight: Sight,
  px: number,
  py: number,
  reach = 24,
): FigureModel | null {
  let best: FigureModel | null = null
  let least = Number.POSITIVE_INFINITY
  for (const figure of figures) {
    if (figure.look === 'planned') continue
    const away =
      Math.min(distanceTo(sight, figure, 0.1, px, py), distanceTo(sight, figure, 1, px, py)) + (figure.down ? 14 : 0)
    if (away < least && away < reach + (figure.down ? 6 : 0)) {
      least = away
      best = figure
    }
  }
  return best
}

function distanceTo(sight: Sight, { x, y }: FigureModel, lift: number, px: number, py: number): number {
  const at = sight.project(x, y, lift)
  return at === null ? Number.POSITIVE_INFINITY : Math.hypot(at.x - px, at.y - py)
}
