import { standIn } from '@tessera/table'
import { centreOf, PIECE_RADIUS, type Point } from '../hex-geometry.ts'
import type { Leg, LifeBeat, Scene } from './scene.ts'

/**
 * Plays a scene on pieces that already stand where the step left them: the browser animates offsets from there, React does
 * not render again. Returns how to end it at once.
 */
export function playScene(scene: Scene, board: Element, speed: number): () => void {
  const running: Animation[] = []
  const ends: (() => void)[] = []
  const total = Math.max(1, scene.total / speed)
  const animate = (element: Element, frames: Keyframe[], duration = total) => {
    running.push(element.animate(frames, { duration, fill: 'backwards' }))
  }
  for (const [unit, legs] of scene.legs) {
    const frames = framesOf(legs, scene.total)
    if (frames !== null) for (const mover of moversOf(board, unit)) animate(mover, frames)
  }
  for (const [unit, times] of scene.shaken) {
    if (scene.legs.has(unit)) continue
    const frames = shakeOf(times, scene.total)
    for (const mover of moversOf(board, unit)) animate(mover, frames)
  }
  for (const [unit, { at, hex }] of scene.fallen) {
    const from = Math.min(0.95, at / Math.max(1, scene.total))
    const last = scene.legs.get(unit)?.at(-1)
    const away = last === undefined ? { x: 0, y: 0 } : apart(last.to, centreOf(hex))
    for (const mover of moversOf(board, unit)) {
      const holder = mover.parentElement
      if (holder === null) continue
      animate(holder, [
        { opacity: 1, offset: 0 },
        { opacity: 1, offset: from },
        { opacity: 0, offset: 1 },
      ])
      if (last === undefined) {
        animate(mover, [
          { transform: 'none', offset: from },
          { transform: `translate(${away.x}px, ${away.y + 5}px) scale(0.72)`, offset: 1 },
        ])
      }
    }
  }
  for (const [unit, at] of scene.summoned) {
    const from = Math.min(0.9, at / Math.max(1, scene.total))
    for (const mover of moversOf(board, unit)) {
      animate(mover, [
        { transform: 'scale(0)', offset: 0 },
        { transform: 'scale(0)', offset: from },
        { transform: 'none', offset: Math.min(1, from + 0.4) },
      ])
    }
  }
  for (const [unit, beats] of scene.life) ends.push(playLife(beats, board, unit, speed, running))
  return () => {
    for (const end of ends) end()
    for (const animation of running) animation.cancel()
  }
}

/** The number counts down when the blow lands, not when it starts; it always ends at the number that React wrote. */
function playLife(
  beats: readonly LifeBeat[],
  board: Element,
  unit: number,
  speed: number,
  running: Animation[],
): () => void {
  const plate = board.querySelector(`[data-plate="${unit}"]`)
  const number = plate?.querySelector<SVGTextElement>('text:not([data-stand-in])')
  const bar = plate?.querySelectorAll('rect')[1]
  const [before, ...later] = beats
  const last = later.at(-1)
  if (!number || !bar || before === undefined || last === undefined) return () => {}
  const counting = standIn(number, String(before.hp))
  const timers = later.map((beat) => setTimeout(() => counting.write(String(beat.hp)), beat.at / speed))
  const span = last.at + 200
  const width = (beat: LifeBeat) => `${(FULL_BAR * Math.max(0, beat.hp)) / Math.max(1, beat.max_hp)}px`
  const frames: Keyframe[] = [{ width: width(before), offset: 0 }]
  let from = before
  for (const beat of later) {
    frames.push({ width: width(from), offset: beat.at / span })
    frames.push({ width: width(beat), offset: Math.min(1, (beat.at + 160) / span) })
    from = beat
  }
  frames.sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
  running.push(bar.animate(frames, { duration: Math.max(1, span / speed) }))
  return () => {
    for (const timer of timers) clearTimeout(timer)
    counting.dismiss()
  }
}

/** The inner width of a life plate, as the table draws it. */
const FULL_BAR = 1.94 * PIECE_RADIUS - 2.4 * (PIECE_RADIUS / 15.5)

function moversOf(board: Element, unit: number): Iterable<Element> {
  return board.querySelectorAll(`[data-mover="${unit}"]`)
}

/** Offsets from the final place, so that the last keyframe is no offset at all. */
function framesOf(legs: readonly Leg[], total: number): Keyframe[] | null {
  const moves = legs.filter((leg) => leg.how !== 'lunge')
  const final = moves.at(-1)?.to ?? legs.at(-1)?.from
  const first = legs[0]
  if (final === undefined || first === undefined) return null
  const place = (point: Point, extra = '') => `translate(${point.x - final.x}px, ${point.y - final.y}px)${extra}`
  const frames: Keyframe[] = [{ transform: place(moves[0]?.from ?? final), opacity: 1, offset: 0 }]
  const span = Math.max(1, total)
  for (const leg of legs) {
    const start = Math.min(1, leg.at / span)
    const end = Math.min(1, (leg.at + leg.ms) / span)
    const middle = (start + end) / 2
    switch (leg.how) {
      case 'glide':
        frames.push({ transform: place(leg.from), offset: start, easing: 'ease-in-out' })
        frames.push({ transform: place(leg.to), offset: end })
        break
      case 'slide':
        frames.push({ transform: place(leg.from), offset: start, easing: 'cubic-bezier(0.1, 0.9, 0.3, 1)' })
        frames.push({ transform: place(leg.to), offset: end })
        break
      case 'fade':
        frames.push({ transform: place(leg.from), opacity: 1, offset: start })
        frames.push({ transform: place(leg.from, ' scale(0.7)'), opacity: 0, offset: middle })
        frames.push({ transform: place(leg.to, ' scale(0.7)'), opacity: 0, offset: Math.min(1, middle + 0.001) })
        frames.push({ transform: place(leg.to), opacity: 1, offset: end })
        break
      case 'lunge': {
        const away = apart(leg.from, leg.to)
        frames.push({ transform: place(leg.from), offset: start, easing: 'ease-in' })
        frames.push({
          transform: place({ x: leg.from.x + away.x * 0.28, y: leg.from.y + away.y * 0.28 }),
          offset: start + (end - start) * 0.55,
          easing: 'ease-out',
        })
        frames.push({ transform: place(leg.from), offset: end })
        break
      }
    }
  }
  return frames.toSorted((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
}

function shakeOf(times: readonly number[], total: number): Keyframe[] {
  const span = Math.max(1, total)
  const frames: Keyframe[] = [{ transform: 'none', offset: 0 }]
  for (const at of times) {
    const start = Math.min(0.9, at / span)
    frames.push({ transform: 'none', offset: start })
    frames.push({ transform: 'translateX(3px)', offset: Math.min(0.94, start + 0.04) })
    frames.push({ transform: 'translateX(-2px)', offset: Math.min(0.97, start + 0.08) })
    frames.push({ transform: 'none', offset: Math.min(1, start + 0.12) })
  }
  return frames.toSorted((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
}

function apart(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y }
}
