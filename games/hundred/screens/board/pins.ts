import type { FigureModel } from './scene/model.ts'
import type { Sight } from './scene/painter.ts'

/** An element laid over the board, as its attributes say (see `readPins`), and where it was put last. */
export interface Pin {
  readonly element: HTMLElement
  /** The figure it follows; null: it stays on the ground at `x`, `y`. */
  readonly figure: string | null
  readonly lift: number
  readonly up: number
  readonly apart: boolean
  /** The part that must be on the board, in pixels around its place; null when it may be cut off. */
  readonly within: Extent | null
  readonly atX: number
  readonly atY: number
  x: number
  y: number
  shownX: number
  shownY: number
  hidden: boolean
}

/**
 * Elements laid over the board: `data-pin="u1"` follows a figure, `data-x`, `data-y` (metres) stay on the ground; `data-lift` is metres above
 * it and `data-up` pixels above that. Those with `data-apart` keep clear of each other, those with `data-within` stay whole
 * on the board. Read when they were rendered, not with every picture.
 */
export function readPins(over: HTMLElement): Pin[] {
  const pins: Pin[] = []
  for (const element of over.children) {
    if (!(element instanceof HTMLElement)) continue
    const { pin, lift, up, apart, within, x, y } = element.dataset
    const inner = within === undefined ? null : element.firstElementChild
    pins.push({
      element,
      figure: pin ?? null,
      lift: Number(lift ?? 0),
      up: Number(up ?? 0),
      apart: apart !== undefined,
      within: inner === null ? null : extentOf(inner, element),
      atX: Number(x),
      atY: Number(y),
      x: 0,
      y: 0,
      shownX: Number.NaN,
      shownY: Number.NaN,
      hidden: element.style.visibility === 'hidden',
    })
  }
  return pins
}

interface Extent {
  readonly left: number
  readonly right: number
  readonly above: number
  readonly below: number
}

/** As the styles draw it, above its place or beside it. */
function extentOf(inner: Element, pin: Element): Extent {
  const box = inner.getBoundingClientRect()
  const at = pin.getBoundingClientRect()
  return {
    left: at.left - box.left,
    right: box.right - at.left,
    above: at.top - box.top,
    below: box.bottom - at.top,
  }
}

/**
 * Moves the pins without rendering anything anew. `plate` is how many pixels one takes that keeps clear of others, `room` how
 * many the board has.
 */
export function placePins(
  pins: readonly Pin[],
  figures: readonly FigureModel[],
  sight: Sight,
  plate: PlateSize,
  room: Room,
): void {
  let apart = 0
  for (const pin of pins) {
    const figure = pin.figure === null ? null : figureOf(figures, pin.figure)
    const at =
      pin.figure !== null && figure === null
        ? null
        : sight.project(figure?.x ?? pin.atX, figure?.y ?? pin.atY, pin.lift)
    if (pin.hidden !== (at === null)) {
      pin.hidden = at === null
      pin.element.style.visibility = pin.hidden ? 'hidden' : ''
    }
    if (at === null) continue
    pin.x = at.x
    pin.y = at.y - pin.up
    if (pin.within !== null) keepWithin(pin, pin.within, room)
    if (pin.apart) places[apart++] = pin
    else put(pin)
  }
  keepApart(places, apart, plate)
  for (let i = 0; i < apart; i++) {
    const place = places[i]
    if (place !== undefined) put(place)
  }
}

/** Written over with every picture. */
const places: Pin[] = []
const tops: number[] = []

interface Room {
  readonly width: number
  readonly height: number
}

const EDGE = 4

/** Moved just so far that nothing of it is beyond the edge; what is larger than the board begins at its left. */
export function keepWithin(
  pin: { x: number; y: number },
  { left, right, above, below }: Extent,
  { width, height }: Room,
): void {
  pin.x = Math.max(EDGE + left, Math.min(pin.x, width - right - EDGE))
  pin.y = Math.max(EDGE + above, Math.min(pin.y, height - below - EDGE))
}

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

/** Whole pixels: a figure that stands still changes no style. */
function put(pin: Pin): void {
  const x = Math.round(pin.x)
  const y = Math.round(pin.y)
  if (x === pin.shownX && y === pin.shownY) return
  pin.shownX = x
  pin.shownY = y
  pin.element.style.transform = `translate(${x}px, ${y}px)`
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
