import { type CohortEvent, type Facing, tileAt } from '@tessera/cohort'
import type { Rise } from '@tessera/words'
import { keyOf, type Scene } from './scene.ts'
import { beside, centreOf, type Point } from './tiles.ts'

export interface Showing {
  readonly events: readonly CohortEvent[]
  readonly before: Scene
  readonly after: Scene
  readonly speed: number
  /** The numbers and words that rise over the map. */
  readonly rises: (event: CohortEvent) => readonly Rise[]
}

/** How long a frame is shown at speed 1; nothing to see passes at once. */
export function paceOf(events: readonly CohortEvent[]): number {
  const { end } = scheduled(events)
  return end === 0 ? 20 : end + 260
}

/** Where it is fought in these events: the last blow, else where somebody breaks or is sighted. */
export function foughtAt({ events, before, after }: Pick<Showing, 'events' | 'before' | 'after'>): number | null {
  const tileOf = (key: number | string) =>
    [...before.pieces, ...after.pieces].find((piece) => piece.key === String(key))?.tile ?? null
  for (const event of events.toReversed()) {
    if (event.type === 'strike') return tileOf(event.target)
    if (event.type === 'broke') return tileOf(event.unit)
    if (event.type === 'sighted' || event.type === 'surrendered' || event.type === 'dispersed') return event.tile
  }
  return null
}

interface Cue {
  readonly event: CohortEvent
  readonly at: number
  readonly ms: number
}

/** Steps of a pulse happen together, blows one after another but overlapping. */
function scheduled(events: readonly CohortEvent[]): { readonly cues: readonly Cue[]; readonly end: number } {
  const cues: Cue[] = []
  let clock = 0
  let end = 0
  for (const event of events) {
    const [ms, gap] = lengthOf(event)
    if (ms === 0) continue
    cues.push({ event, at: clock, ms })
    end = Math.max(end, clock + ms)
    clock = Math.min(clock + gap, 3600)
  }
  return { cues, end }
}

function lengthOf(event: CohortEvent): readonly [ms: number, gap: number] {
  switch (event.type) {
    case 'step':
      return [360, 0]
    case 'strike':
      return event.kind === 'shot' ? [520, 240] : [440, 300]
    case 'shot_at_structure':
      return [520, 240]
    case 'fled':
    case 'followed_up':
      return [420, 160]
    case 'broke':
    case 'surrendered':
    case 'dispersed':
    case 'left_map':
    case 'amok':
    case 'crushed':
      return [700, 300]
    case 'rally':
    case 'held':
    case 'arrival':
    case 'healed':
    case 'resupplied':
    case 'disease':
    case 'heat':
    case 'sighted':
    case 'halt':
      return [500, 60]
    case 'formation':
      return event.state === 'done' ? [500, 60] : [0, 0]
    case 'work':
      return event.done ? [500, 60] : [0, 0]
    case 'control':
      return [600, 120]
    default:
      return [0, 0]
  }
}

/**
 * Plays what happened on a map that already stands as it left it: the browser animates offsets from there, React does not
 * render again. Returns how to end it at once.
 */
export function playEffects(svg: SVGSVGElement, showing: Showing): () => void {
  const running: Animation[] = []
  const made: Element[] = []
  const fx = svg.querySelector('.co-fx')
  const stage: Stage = {
    animate(element, frames, at, ms) {
      const { speed } = showing
      running.push(
        element.animate(frames, { delay: at / speed, duration: ms / speed, fill: 'backwards', easing: 'ease-in-out' }),
      )
    },
    movers: (who) => [...svg.querySelectorAll(`[data-mover="${CSS.escape(String(who))}"]`)],
    where: (who) =>
      showing.before.pieces.find(({ key }) => key === String(who))?.tile ??
      showing.after.pieces.find(({ key }) => key === String(who))?.tile ??
      null,
    draw(tag, attributes, words) {
      const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
      if (words !== undefined) element.textContent = words
      fx?.append(element)
      made.push(element)
      return element
    },
  }
  for (const cue of scheduled(showing.events).cues) {
    play(stage, cue, showing)
    for (const risen of showing.rises(cue.event)) rise(stage, risen, cue)
  }
  return () => {
    for (const animation of running) animation.cancel()
    for (const element of made) element.remove()
  }
}

interface Stage {
  animate(element: Element, frames: Keyframe[], at: number, ms: number): void
  /** Everything that moves with a unit. */
  movers(who: number | string): readonly Element[]
  /** Where it stood when the frame began. */
  where(who: number | string): number | null
  draw(tag: string, attributes: Readonly<Record<string, string | number>>, words?: string): Element
}

function play(stage: Stage, { event, at, ms }: Cue, showing: Showing): void {
  switch (event.type) {
    case 'step':
    case 'fled':
    case 'followed_up':
      slide(stage, event.unit, event.from, event.to, at, ms)
      return
    case 'strike': {
      const to = stage.where(event.target)
      if (to === null) return
      const from = stage.where(event.attacker) ?? far(to, event.compass)
      if (event.kind === 'shot') arrows(stage, from, to, at, ms)
      else lunge(stage, event.attacker, from, to, at, ms)
      shake(stage, event.target, at + ms * 0.5, ms * 0.5)
      return
    }
    case 'shot_at_structure': {
      const from = stage.where(event.unit)
      if (from !== null) arrows(stage, from, event.tile, at, ms)
      return
    }
    case 'sighted':
      ping(stage, event.tile, at, ms)
      return
    case 'control': {
      const { points } = showing.after
      if (points.length > 0) pulseFlags(stage, at, ms)
      return
    }
    default:
  }
}

function slide(stage: Stage, who: number | string, from: number, to: number, at: number, ms: number): void {
  const [a, b] = [centreOf(from), centreOf(to)]
  for (const element of stage.movers(who))
    stage.animate(element, [{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: 'none' }], at, ms)
}

function lunge(stage: Stage, who: number | string, from: number, to: number, at: number, ms: number): void {
  const [a, b] = [centreOf(from), centreOf(to)]
  const there = `translate(${(b.x - a.x) * 0.35}px, ${(b.y - a.y) * 0.35}px)`
  for (const element of stage.movers(who))
    stage.animate(element, [{ transform: 'none' }, { transform: there, offset: 0.45 }, { transform: 'none' }], at, ms)
}

function shake(stage: Stage, who: number | string, at: number, ms: number): void {
  const frames = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translate(${x}px, 0)` }))
  for (const element of stage.movers(who)) stage.animate(element, frames, at, ms)
}

/** A flight of arrows along an arc. */
function arrows(stage: Stage, from: number, to: number, at: number, ms: number): void {
  const [a, b] = [centreOf(from), centreOf(to)]
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  for (const k of [-1, 0, 1]) {
    const shaft = stage.draw('path', { d: 'M-9 0H5M5 0l-4 -2.4M5 0l-4 2.4', class: 'co-arrow' })
    const at3 = (t: number): Keyframe => {
      const p = along(a, b, t)
      const arc = -Math.sin(Math.PI * t) * 14
      return {
        transform: `translate(${p.x + k * 4}px, ${p.y + arc + k * 5}px) rotate(${angle}deg)`,
        opacity: t === 1 ? 0 : 1,
      }
    }
    stage.animate(shaft, [at3(0), at3(0.25), at3(0.5), at3(0.75), at3(1)], at + (k + 1) * 40, ms * 0.7)
  }
}

function along(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

/** Blows are felt in the middle of their time. */
function rise(stage: Stage, { over, text: words, tone }: Rise, { event, at, ms }: Cue): void {
  const tile =
    'piece' in over ? stage.where(keyOf(over.piece)) : 'cell' in over ? tileAt(over.cell[1], over.cell[0]) : null
  if (tile === null) return
  const begins = event.type === 'strike' || event.type === 'shot_at_structure' ? at + ms * 0.5 : at
  const { x, y } = centreOf(tile)
  const text = stage.draw('text', { x, y: y - 10, class: `co-rise ${tone}` }, words)
  stage.animate(
    text,
    [
      { transform: 'translate(0, 8px)', opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.25 },
      { transform: 'translate(0, -10px)', opacity: 1, offset: 0.8 },
      { transform: 'translate(0, -16px)', opacity: 0 },
    ],
    begins,
    900,
  )
}

function ping(stage: Stage, tile: number, at: number, ms: number): void {
  const { x, y } = centreOf(tile)
  const ring = stage.draw('circle', { cx: x, cy: y, r: 18, class: 'co-ping' })
  stage.animate(
    ring,
    [
      { opacity: 1, strokeWidth: '6px' },
      { opacity: 0, strokeWidth: '1px' },
    ],
    at,
    ms,
  )
}

function pulseFlags(stage: Stage, at: number, ms: number): void {
  const flags = document.querySelector('.co-flags')
  if (flags !== null) stage.animate(flags, [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], at, ms)
}

/** Beyond sight in a direction: where arrows of an unseen shooter come from. */
function far(tile: number, compass: Facing): number {
  const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[compass] as [number, number]
  let at = tile
  for (let i = 0; i < 4; i++) at = beside(at, dx, dy) ?? at
  return at
}
