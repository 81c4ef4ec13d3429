import { abilityOf, FORMATIONS, pairOf, type SiegefrontView, unitById } from '@tessera/siegefront'
import { capital, WEATHER_NAMES } from '../names.ts'
import type { Cue, Timing } from './cues.ts'
import { castlePlace, cellOf, cellPlace, type Place } from './places.ts'
import { type Point, Stage } from './stage.ts'

export interface Showing {
  readonly timing: Timing
  readonly before: SiegefrontView
  readonly view: SiegefrontView
  readonly speed: number
  /** "Your turn", "Ravager’s turn". */
  readonly turnOf: (seat: number) => string
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
  for (const cue of showing.timing.cues) play(stage, cue, places, showing)
  return () => stage.end()
}

function play(stage: Stage, { event, at, ms }: Cue, places: Map<number, Place>, showing: Showing): void {
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
      const hit = at + ms * 0.45
      shake(stage, event.to, hit, ms * 0.5)
      if (event.warded) stage.rise(to, 'Warded', 'magic', hit)
      else stage.rise(to, `−${event.damage}`, event.crit ? 'harm crit' : 'harm', hit)
      return
    }
    case 'castle_hit': {
      const castle = castlePlace(event.seat)
      const from = event.by === null ? undefined : where(event.by)
      if (event.by !== null && from !== undefined) strike(stage, event.by, from, castle, at, ms)
      const hit = at + ms * 0.45
      const wall = stage.place(castle)
      if (wall) stage.animate(wall, SHAKE, hit, ms * 0.6)
      stage.rise(castle, `−${event.damage}`, 'harm crit', hit)
      return
    }
    case 'damage': {
      const to = where(event.unit)
      if (to === undefined) return
      const from = event.by === null ? undefined : where(event.by)
      if (from !== undefined && from !== to && event.kind === 'effect') stage.shot(from, to, at, ms * 0.45, 'magic')
      const hit = at + ms * 0.4
      shake(stage, event.unit, hit, ms * 0.5)
      stage.rise(to, event.warded ? 'Warded' : `−${event.amount}`, event.warded ? 'magic' : 'harm', hit)
      return
    }
    case 'healed': {
      const to = where(event.unit)
      if (to !== undefined) stage.rise(to, `+${event.amount}`, 'heal', at)
      return
    }
    case 'castle_healed':
      stage.rise(castlePlace(event.seat), `+${event.amount}`, 'heal', at)
      return
    case 'ability':
      if (ms > 0) named(stage, where(event.unit), abilityOf(event.key).name, 'magic', at)
      return
    case 'status_added':
      named(stage, where(event.unit), capital(event.status), KIND[event.status] ?? 'harm', at)
      return
    case 'status_removed':
      if (event.cause !== 'used') named(stage, where(event.unit), `No longer ${event.status}`, 'plain', at)
      return
    case 'stat_changed': {
      const sign = event.to > event.from ? '+' : '−'
      const stat = event.stat === 'maxHp' ? 'life' : event.stat
      named(stage, where(event.unit), `${sign}${Math.abs(event.to - event.from)} ${stat}`, 'heal', at)
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
      named(stage, where(event.unit), 'Returns', 'heal', at)
      return
    case 'weather_changed':
      stage.banner(castlePlace(showing.before.active), WEATHER_NAMES[event.weather], at, ms * 2)
      return
    case 'terrain_changed':
      stage.flash(cellPlace(event.x, event.y), at, ms, 'enter')
      return
    case 'turn_started':
      stage.banner(castlePlace(event.seat), showing.turnOf(event.seat), at, ms * 2)
      return
    case 'card_drawn':
      if (ms > 0) stage.rise(castlePlace(event.seat), '+1 card', 'plain', at)
      return
    case 'charge_gained':
      stage.rise(castlePlace(event.seat), '+1 charge', 'plain', at)
      return
    case 'deck_empty':
      stage.rise(castlePlace(event.seat), 'No cards left', 'plain', at)
      return
    case 'card_forged':
      stage.rise(castlePlace(event.seat), capital(event.mode), 'magic', at)
      return
    case 'mana_changed':
      if (ms > 0) stage.rise(castlePlace(event.seat), `+${event.to - event.from} mana`, 'magic', at)
      return
    case 'formation_changed':
      stage.glow(`[data-formation="${event.seat}"]`, at, ms * 2)
      if (event.to !== 'NONE') stage.rise(castlePlace(event.seat), FORMATIONS[event.to].name, 'plain', at)
      return
    case 'control_changed':
      stage.glow('[data-middle]', at, ms * 2)
      return
    case 'match_ended':
    case 'match_started':
    case 'mulligan_done':
    case 'turn_ended':
    case 'attack_declared':
      return
  }
}

const KIND: Readonly<Record<string, string>> = { rallied: 'heal', warded: 'magic', silenced: 'magic', frozen: 'magic' }

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

function named(stage: Stage, place: Place | undefined, text: string, tone: string, at: number): void {
  if (place !== undefined) stage.rise(place, text, `${tone} word`, at)
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
    stage.count(`[data-castle-hp="${seat}"]`, castleHp, castleMax, beats, (hp) => `${hp} of ${castleMax}`)
  }
}
