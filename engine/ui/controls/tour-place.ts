export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Between the card and the edge of the screen, and between the card and what it explains. */
const EDGE = 12
const GAP = 18
const WIDTH = 340
/** Beside something wide a card may be this narrow rather than cover it. */
const NARROW = 216
const PHONE = 700

/** Where the card of a step stands: beside what it explains and never over it when there is another place. */
export function placeCard(target: Box | null, height: number, screen: Size): Box {
  const width = Math.min(WIDTH, screen.width - 2 * EDGE)
  if (target === null) {
    return { left: (screen.width - width) / 2, top: Math.max(EDGE, (screen.height - height) / 2), width, height }
  }
  const seen = within(target, screen)
  const places = screen.width < PHONE ? phonePlaces(seen, height, screen) : widePlaces(seen, height, screen)
  const inside = places.filter((place) => fits(place, screen))
  return leastOver(inside.length > 0 ? inside : places, seen)
}

function phonePlaces(target: Box, height: number, screen: Size): Box[] {
  const width = screen.width - 2 * EDGE
  const at = (top: number): Box => ({ left: EDGE, top, width, height })
  return [below(target), above(target, height), screen.height - height - EDGE, EDGE].map(at)
}

function widePlaces(target: Box, height: number, screen: Size): Box[] {
  const level = clamp(target.top, EDGE, screen.height - height - EDGE)
  const right = target.left + target.width + GAP
  const centred = clamp(target.left + target.width / 2 - WIDTH / 2, EDGE, screen.width - WIDTH - EDGE)
  const roomRight = screen.width - right - EDGE
  const roomLeft = target.left - GAP - EDGE
  const full = (left: number, top: number): Box => ({ left, top, width: WIDTH, height })
  return [
    full(right, level),
    full(target.left - WIDTH - GAP, level),
    full(centred, below(target)),
    full(centred, above(target, height)),
    ...(roomRight >= NARROW ? [{ left: right, top: level, width: Math.min(WIDTH, roomRight), height }] : []),
    ...(roomLeft >= NARROW ? [{ left: EDGE, top: level, width: Math.min(WIDTH, roomLeft), height }] : []),
    full(screen.width - WIDTH - EDGE, screen.height - height - EDGE),
    full(EDGE, screen.height - height - EDGE),
    full(screen.width - WIDTH - EDGE, EDGE),
  ]
}

function below(target: Box): number {
  return target.top + target.height + GAP
}

function above(target: Box, height: number): number {
  return target.top - height - GAP
}

/** The first of those that cover the least of the target. */
function leastOver(places: readonly Box[], target: Box): Box {
  return places.reduce((best, place) => (overlap(place, target) < overlap(best, target) ? place : best))
}

function fits(place: Box, screen: Size): boolean {
  return (
    place.left >= 0 &&
    place.top >= 0 &&
    place.left + place.width <= screen.width &&
    place.top + place.height <= screen.height
  )
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** The light on something: a little larger than it, and never over the edge of the screen. */
export function lightOn({ left, top, width, height }: Box, { width: wide, height: high }: Size): Box {
  const room = { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }
  const seen = within(room, { width: wide - RIM, height: high - RIM })
  const [x, y] = [Math.max(seen.left, RIM), Math.max(seen.top, RIM)]
  return { left: x, top: y, width: seen.left + seen.width - x, height: seen.top + seen.height - y }
}
const ROOM = 6
/** Between the light and the edge of the screen, so that all four of its sides are seen. */
const RIM = 2

/** The part of it that is on the screen. */
function within(box: Box, screen: Size): Box {
  const left = clamp(box.left, 0, screen.width)
  const top = clamp(box.top, 0, screen.height)
  return {
    left,
    top,
    width: clamp(box.left + box.width, left, screen.width) - left,
    height: clamp(box.top + box.height, top, screen.height) - top,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
