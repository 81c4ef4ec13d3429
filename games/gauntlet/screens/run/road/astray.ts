import type { Land, Point } from './land.ts'
import { countOf, type RoadStory, type Step } from './story.ts'

/** A loss or a draw beside the road. */
export interface Mark {
  /** Its place among all battles. */
  readonly number: number
  readonly step: Step
  readonly from: Point
  readonly to: Point
  readonly words: string
  /** Where its words stand, from the mark: near the edge of the map they grow inwards. */
  readonly label: { readonly x: number; readonly anchor: 'start' | 'middle' | 'end' }
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const SIZES = {
  tall: {
    letter: 6.2,
    up: 20,
    down: 26,
    reach: { from: 58, to: 260 },
    edge: { x: 30, y: 30 },
    station: [24, 30, 26],
  },
  wide: {
    letter: 7.8,
    up: 34,
    down: 48,
    reach: { from: 88, to: 400 },
    edge: { x: 44, y: 48 },
    station: [40, 48, 52],
  },
} as const
const STEP = 12
/** From the usual direction of a place to the opposite one. */
const TURNS = [0, ...Array.from({ length: 12 }, (_, i) => [0.26 * (i + 1), -0.26 * (i + 1)]).flat()]

export function shortName(name: string): string {
  const bare = name.replace(' (bot)', '')
  return bare.length > 22 ? `${bare.slice(0, 21)}…` : bare
}

/** Losses and draws branch off from as far as the run had come, each to where nothing else stands. */
export function marksOf(story: RoadStory, land: Land): readonly Mark[] {
  const way = [land.camp, ...land.stations]
  const taken = standing(story, land)
  const marks: Mark[] = []
  let won = 0
  for (const [number, step] of story.steps.entries()) {
    if (step.result === 'win') {
      won++
      continue
    }
    const from = way[won] ?? land.camp
    const words = isTall(land)
      ? shortName(step.name)
      : `${step.result === 'loss' ? 'Lost to' : 'Drawn with'} ${shortName(step.name)}`
    const to = freest(from, land.astray[won] ?? { x: 0, y: -80 }, words, land, taken)
    taken.push(boxOf(to, words, land))
    marks.push({ number, step, from, to, words, label: labelAt(to, words, land) })
  }
  return marks
}

/** The first place that touches nothing, else the one that covers least. */
function freest(from: Point, by: Point, words: string, land: Land, taken: readonly Box[]): Point {
  const { reach, edge } = sizesOf(land)
  const first = Math.atan2(by.y, by.x)
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (let far = reach.from; far <= reach.to; far += STEP)
    for (const turn of TURNS) {
      const x = Math.round(from.x + far * Math.cos(first + turn))
      const y = Math.round(from.y + far * Math.sin(first + turn))
      if (x < edge.x || x > land.width - edge.x || y < edge.y || y > land.height - edge.y) continue
      const box = boxOf({ x, y }, words, land)
      const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0)
      if (covered >= least) continue
      least = covered
      best = { x, y }
      if (covered === 0) return best
    }
  return best
}

/** What a mark and its words cover. */
export function boxOf(at: Point, words: string, land: Land): Box {
  const { up, down } = sizesOf(land)
  const { x, anchor } = labelAt(at, words, land)
  const wide = wideOf(words, land)
  const left = at.x + x - (anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2)
  return { left, top: at.y - up, right: left + wide, bottom: at.y + down }
}

/** What stands on the map without any loss: the camp, the torches with their words, the castle, the title. */
export function standing(story: RoadStory, land: Land): Box[] {
  const { station } = sizesOf(land)
  const [side, up, down] = station
  const wins = countOf(story, 'win')
  const named = story.steps.filter(({ result }) => result === 'win').map(({ name }) => shortName(name))
  const boxes = [land.camp, ...land.stations].map(({ x, y }, place): Box => {
    const words = place === 0 ? 'Camp' : place === wins + 1 ? 'Next: seventh torch' : (named[place - 1] ?? '')
    const wide = wideOf(words, land)
    const right = land.labels[place - 1] === 'right'
    return {
      left: x - (right ? side : Math.max(side, wide / 2)),
      top: y - up,
      right: x + (right ? side + wide : Math.max(side, wide / 2)),
      bottom: y + (words === '' ? side / 2 : down),
    }
  })
  const { x, y } = land.title
  return [
    ...boxes,
    { left: x - wideOf('The road of Grand Marshal Vorn', land) * 1.3, top: y - 24, right: x, bottom: y + 6 },
  ]
}

function labelAt({ x }: Point, words: string, land: Land): Mark['label'] {
  const half = wideOf(words, land) / 2
  const margin = 16
  if (x - half < margin) return { x: margin - x, anchor: 'start' }
  return x + half > land.width - margin ? { x: land.width - margin - x, anchor: 'end' } : { x: 0, anchor: 'middle' }
}

function wideOf(words: string, land: Land): number {
  return words.length * sizesOf(land).letter
}

export function overlap(a: Box, b: Box): number {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return x > 0 && y > 0 ? x * y : 0
}

function isTall({ width, height }: Land): boolean {
  return height > width
}

function sizesOf(land: Land): (typeof SIZES)[keyof typeof SIZES] {
  return isTall(land) ? SIZES.tall : SIZES.wide
}
