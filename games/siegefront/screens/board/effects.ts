import { pairOf, type SiegefrontEvent, type SiegefrontView, unitById } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import type { Happening, Rise } from '@tessera/words'
import type { Cue, Timing } from './cues.ts'
import { castlePlace, cellOf, cellPlace, type Place } from './places.ts'
import { type Point, Stage } from './stage.ts'

export interface Showing {
  readonly timing: Timing
  readonly before: SiegefrontView
  readonly view: SiegefrontView
  readonly speed: number
  /** What is told of each event of the frame: its numbers and words rise over the board. */
  readonly told: readonly Happening[]
}

/**
 * Plays what a command did on a board that already stands as it left it: the browser animates offsets from there, React does
 * not render again. Returns how to end it at once.
 */
export function playEffects(board: HTMLElement, showing: Showing): () => void {
  const stage = new Stage(board, showing.speed)
  const places = new Map<number, Place>()
  for (const unit of showing.before.units) places.set(unit.id, cellPlace(unit.x, unit.y))
  countLife(stage, showing)
  for (const [i, cue] of showing.timing.cues.entries()) {
    play(stage, cue, places, showing.told[i]?.rises ?? [], showing)
    if (cue.ms > 0) for (const rise of showing.told[i]?.rises ?? []) rises(stage, cue, rise, places)
  }
  return () => stage.end()
}

/** Moves, flashes and banners. */
function play(
  stage: Stage,
  { event, at, ms }: Cue,
  places: Map<number, Place>,
  [rise]: readonly Rise[],
  showing: Showing,
): void {
  const where = (unit: number): Place | undefined => places.get(unit)
  switch (event.type) {
    case 'unit_entered': {
      const place = cellPlace(event.x, event.y)
      places.set(event.unit.id, place)
      for (const mover of stage.movers(event.unit.id))
        stage.animate(
          mover,
          [
            { transform: 'scale(1.35)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          at,
          ms,
        )
      stage.flash(place, at, ms, 'enter')
      return
    }
    case 'unit_moved': {
      const legs = event.path.map(([x, y]) => cellPlace(x, y))
      glide(stage, event.unit, legs, at, ms)
      const last = legs.at(-1)
      if (last !== undefined) places.set(event.unit, last)
      return
    }
    case 'unit_displaced': {
      const to = cellPlace(...event.to)
      glide(stage, event.unit, [cellPlace(...event.from), to], at, ms)
      places.set(event.unit, to)
      return
    }
    case 'blow': {
      const from = where(event.by)
      const to = where(event.to)
      if (from === undefined || to === undefined) return
      strike(stage, event.by, from, to, at, ms)
      shake(stage, event.to, hitAt(event, at, ms), ms * 0.5)
      return
    }
    case 'castle_hit': {
      const castle = castlePlace(event.seat)
      const from = event.by === null ? undefined : where(event.by)
      if (event.by !== null && from !== undefined) strike(stage, event.by, from, castle, at, ms)
      const wall = stage.place(castle)
      if (wall) stage.animate(wall, SHAKE, hitAt(event, at, ms), ms * 0.6)
      return
    }
    case 'damage': {
      const to = where(event.unit)
      if (to === undefined) return
      const from = event.by === null ? undefined : where(event.by)
      if (from !== undefined && from !== to && event.kind === 'effect') stage.shot(from, to, at, ms * 0.45, 'magic')
      shake(stage, event.unit, hitAt(event, at, ms), ms * 0.5)
      return
    }
    case 'unit_died': {
      for (const ghost of stage.ghosts(event.unit))
        stage.animate(ghost, [{ opacity: 1 }, { opacity: 0, transform: 'translateY(6px) scale(0.8)' }], at, ms, 'both')
      return
    }
    case 'unit_returned':
      for (const mover of stage.movers(event.unit))
        stage.animate(
          mover,
          [
            { opacity: 0.2, transform: 'scale(0.8)' },
            { opacity: 1, transform: 'none' },
          ],
          at,
          ms,
        )
      return
    case 'weather_changed':
      if (rise !== undefined) stage.banner(castlePlace(showing.before.active), rise.text, at, ms * 2)
      return
    case 'terrain_changed':
      stage.flash(cellPlace(event.x, event.y), at, ms, 'enter')
      return
    case 'turn_started':
      if (rise !== undefined) stage.banner(castlePlace(event.seat), rise.text, at, ms * 2)
      return
    case 'formation_changed':
      stage.glow(`[data-formation="${event.seat}"]`, at, ms * 2)
      return
    case 'control_changed':
      stage.glow('[data-middle]', at, ms * 2)
      return
    default:
      return
  }
}

/** The numbers and words of an event; those of turns and weather are banners. */
function rises(stage: Stage, { event, at, ms }: Cue, { over, text, tone }: Rise, places: Map<number, Place>): void {
  if (event.type === 'turn_started' || event.type === 'weather_changed') return
  const place =
    'piece' in over ? places.get(over.piece) : 'seat' in over ? castlePlace(over.seat) : cellPlace(...over.cell)
  if (place === undefined) return
  const look = tone === 'note' ? 'plain' : tone
  stage.rise(place, text, `${look} ${sizeOf(event)}`, hitAt(event, at, ms))
}

/** Numbers are large, blows that hurt most larger, words small. */
function sizeOf(event: SiegefrontEvent): 'crit' | 'word' | '' {
  switch (event.type) {
    case 'castle_hit':
      return 'crit'
    case 'blow':
      return event.crit && !event.warded ? 'crit' : ''
    case 'ability':
    case 'status_added':
    case 'status_removed':
    case 'stat_changed':
    case 'unit_returned':
      return 'word'
    default:
      return ''
  }
}

/** When a blow lands; everything else is seen from its beginning. */
function hitAt(event: SiegefrontEvent, at: number, ms: number): number {
  if (event.type === 'blow' || event.type === 'castle_hit') return at + ms * 0.45
  return event.type === 'damage' ? at + ms * 0.4 : at
}

const SHAKE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateX(-5px)' },
  { transform: 'translateX(4px)' },
  { transform: 'translateX(-2px)' },
  { transform: 'none' },
]

function shake(stage: Stage, unit: number, at: number, ms: number): void {
  for (const mover of [...stage.movers(unit), ...stage.ghosts(unit)]) stage.animate(mover, SHAKE, at, ms)
}

/** Offsets from the final place, so that the last keyframe is no offset at all. */
function glide(stage: Stage, unit: number, legs: readonly Place[], at: number, ms: number): void {
  const points = legs.map((leg) => stage.centre(leg))
  const final = points.at(-1)
  if (final === undefined) return
  const frames = points.map((point) => ({
    transform: `translate(${point.x - final.x}px, ${point.y - final.y}px)`,
    easing: 'ease-in-out',
    zIndex: 5,
  }))
  for (const mover of stage.movers(unit)) stage.animate(mover, frames, at, ms)
}

/** Close by the striker leans over; from afar something flies. */
function strike(stage: Stage, unit: number, from: Place, to: Place, at: number, ms: number): void {
  const [a, b] = [stage.centre(from), stage.centre(to)]
  const near = stage.adjacent(from, to)
  if (!near) stage.shot(from, to, at, ms * 0.45, 'harm')
  const lean = near ? 0.45 : 0.08
  const wide = cellOf(to) === null ? 0 : b.x - a.x // a castle lies straight ahead of everybody
  const away: Point = { x: wide * lean, y: (b.y - a.y) * lean }
  for (const mover of [...stage.movers(unit), ...stage.ghosts(unit)]) {
    stage.animate(
      mover,
      [
        { transform: 'none', easing: 'ease-in', zIndex: 6 },
        { transform: `translate(${away.x}px, ${away.y}px)`, offset: 0.45, easing: 'ease-out', zIndex: 6 },
        { transform: 'none' },
      ],
      at,
      ms,
    )
  }
}

/** Numbers count down when a blow lands, not when it starts. */
function countLife(stage: Stage, { timing, before }: Showing): void {
  const units = new Map<number, [at: number, hp: number][]>()
  const castles = new Map<number, [at: number, hp: number][]>()
  const note = (map: Map<number, [number, number][]>, key: number, at: number, hp: number) => {
    const list = map.get(key) ?? []
    list.push([at, Math.max(0, hp)])
    map.set(key, list)
  }
  for (const { event, at, ms } of timing.cues) {
    if (event.type === 'blow') note(units, event.to, at + ms * 0.45, event.hpAfter)
    else if (event.type === 'damage' || event.type === 'healed') note(units, event.unit, at + ms * 0.4, event.hpAfter)
    else if (event.type === 'castle_hit' || event.type === 'castle_healed')
      note(castles, event.seat, at + ms * 0.45, event.hpAfter)
  }
  for (const [id, beats] of units) {
    const unit = unitById(before, id)
    if (unit !== undefined) stage.count(`[data-hp="${id}"]`, unit.hp, unit.maxHp, beats, (hp) => `${hp}/${unit.maxHp}`)
  }
  for (const [seat, beats] of castles) {
    const { castleHp, castleMax } = pairOf(before.seats, seat)
    stage.count(`[data-castle-hp="${seat}"]`, castleHp, castleMax, beats, (hp) =>
      words.text('castle.life', { hp, max: castleMax }),
    )
  }
}
