import type { Hex, HexlineEvent, HexlineView, Unit } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Happening } from '@tessera/words'
import { EFFECT_ICONS, STATUS_ICONS } from '../../icons.ts'
import { centreOf, HEX_WIDTH, type Point } from '../hex-geometry.ts'
import { type Cue, timingOf } from './timing.ts'

export type Tone = 'harm' | 'heal' | 'magic' | 'gain' | 'frost' | 'plain'

/** One sign on the board for something that happened in a step. It stays as a still picture until the next step. */
export type SceneMark = { readonly key: string; readonly at: number; readonly ms: number } & (
  | { readonly kind: 'arrow'; readonly from: Point; readonly to: Point; readonly arc: boolean }
  | {
      readonly kind: 'number'
      readonly place: Point
      readonly text: string
      readonly tone: Tone
      readonly big: boolean
      readonly icon: string | null
    }
  | { readonly kind: 'stamp'; readonly place: Point; readonly icon: string; readonly tone: Tone; readonly word: string }
  | { readonly kind: 'beam'; readonly from: Point; readonly to: Point; readonly tone: Tone }
  | {
      readonly kind: 'trail'
      readonly from: Point
      readonly to: Point
      readonly how: 'walk' | 'push' | 'retreat' | 'leap'
    }
  | { readonly kind: 'ring'; readonly place: Point; readonly hexes: number; readonly tone: Tone }
  | { readonly kind: 'tint'; readonly hex: Hex; readonly tone: Tone }
  | { readonly kind: 'burst'; readonly place: Point; readonly tone: Tone }
  | { readonly kind: 'die'; readonly place: Point; readonly text: string }
  | { readonly kind: 'name'; readonly place: Point; readonly text: string }
  | { readonly kind: 'banner'; readonly text: string }
)

/** Where a unit goes during the step; `fade` is a leap, which is not walked. */
export interface Leg {
  readonly at: number
  readonly ms: number
  readonly from: Point
  readonly to: Point
  readonly how: 'glide' | 'slide' | 'fade' | 'lunge'
}

export interface LifeBeat {
  readonly at: number
  readonly hp: number
  readonly max_hp: number
}

/** All that is shown of one step. */
export interface Scene {
  readonly total: number
  readonly marks: readonly SceneMark[]
  readonly legs: ReadonlyMap<number, readonly Leg[]>
  /** From how it was before the step, beat by beat. */
  readonly life: ReadonlyMap<number, readonly LifeBeat[]>
  /** Units that fell in this step, with where and when. */
  readonly fallen: ReadonlyMap<number, { readonly at: number; readonly hex: Hex }>
  readonly summoned: ReadonlyMap<number, number>
  readonly shaken: ReadonlyMap<number, readonly number[]>
}

export const STILL: Scene = {
  total: 0,
  marks: [],
  legs: new Map(),
  life: new Map(),
  fallen: new Map(),
  summoned: new Map(),
  shaken: new Map(),
}

/** What the events of a frame look like, between the view before it and the view after it, with what the narrator told of each. */
export function sceneOf(
  events: readonly HexlineEvent[],
  told: readonly Happening[],
  before: HexlineView | null,
  after: HexlineView,
): Scene {
  const { cues, total } = timingOf(events)
  const stage = new Stage(before, after)
  cues.forEach((cue, i) => {
    play(stage, cue, told[i]?.rises[0]?.text ?? '')
  })
  const { marks, legs, life, fallen, summoned, shaken } = stage
  return { total, marks, legs, life, fallen, summoned, shaken }
}

/** Where every unit is while the step is shown. */
class Stage {
  readonly marks: SceneMark[] = []
  readonly legs = new Map<number, Leg[]>()
  readonly life = new Map<number, LifeBeat[]>()
  readonly fallen = new Map<number, { at: number; hex: Hex }>()
  readonly summoned = new Map<number, number>()
  readonly shaken = new Map<number, number[]>()
  readonly places = new Map<number, Hex>()
  readonly #before = new Map<number, { readonly hp: number; readonly max_hp: number }>()
  readonly #pieces: readonly Point[]
  readonly #written: Point[] = []

  constructor(before: HexlineView | null, after: HexlineView) {
    for (const unit of before?.battle?.units ?? after.battle?.units ?? []) this.#enter(unit)
    for (const unit of after.battle?.units ?? []) if (!this.places.has(unit.id)) this.#enter(unit)
    this.#pieces = after.battle?.units.filter((unit) => unit.alive).map(({ col, row }) => centreOf([col, row])) ?? []
  }

  point(unit: number): Point {
    return centreOf(this.places.get(unit) ?? [8, 0])
  }

  mark(cue: Cue, name: string, mark: Omitted): void {
    const key = `${this.marks.length} ${name}`
    this.marks.push({ key, at: cue.at, ms: cue.ms, ...mark } as SceneMark)
  }

  /** The place near a piece where a number covers the fewest others. */
  beside(point: Point, big: boolean): Point {
    const room = big ? 40 : 30
    let best = { x: point.x, y: point.y - 24 }
    let least = Number.POSITIVE_INFINITY
    for (const reach of [1, 1.35, 1.75]) {
      for (const turn of TURNS) {
        const spot = { x: point.x + Math.cos(turn) * room * reach, y: point.y + Math.sin(turn) * (room - 2) * reach }
        const cost = (reach - 1) * 30 + this.#crowding(spot, point, big)
        if (cost >= least) continue
        least = cost
        best = spot
      }
    }
    this.#written.push(best)
    return best
  }

  go(unit: number, to: Hex, cue: Cue, how: Leg['how']): void {
    const from = this.point(unit)
    this.places.set(unit, to)
    this.leg(unit, { at: cue.at, ms: cue.ms, from, to: centreOf(to), how })
  }

  leg(unit: number, leg: Leg): void {
    this.legs.set(unit, [...(this.legs.get(unit) ?? []), leg])
  }

  lives(unit: number, at: number, hp: number, max_hp?: number): void {
    const known = this.life.get(unit) ?? [{ at: 0, ...(this.#before.get(unit) ?? { hp, max_hp: max_hp ?? hp }) }]
    this.life.set(unit, [...known, { at, hp, max_hp: max_hp ?? known.at(-1)?.max_hp ?? hp }])
  }

  shakes(unit: number, at: number): void {
    this.shaken.set(unit, [...(this.shaken.get(unit) ?? []), at])
  }

  #enter(unit: Unit): void {
    this.places.set(unit.id, [unit.col, unit.row])
    this.#before.set(unit.id, { hp: unit.hp, max_hp: unit.max_hp })
  }

  #crowding(spot: Point, own: Point, big: boolean): number {
    const edge = spot.x < 14 || spot.x > HEX_WIDTH * 17.2 || spot.y < 0 ? 80 : 0
    const near = (point: Point, room: number) => Math.max(0, room - Math.hypot(spot.x - point.x, spot.y - point.y))
    let cost = edge
    for (const piece of this.#pieces) if (piece.x !== own.x || piece.y !== own.y) cost += near(piece, big ? 36 : 32)
    for (const text of this.#written) cost += 2 * near(text, 34)
    return cost
  }
}

/** Upper right first: there the eye looks for a number. */
const TURNS = [-0.6, -0.25, 0.15, -2.55, -2.9, 3, 0.9, 2.2, -1.57]

type Omitted = SceneMark extends infer M ? (M extends SceneMark ? Omit<M, 'key' | 'at' | 'ms'> : never) : never

/** `text` is what rises from the board. */
function play(stage: Stage, cue: Cue, text: string): void {
  const { event } = cue
  switch (event.type) {
    case 'round_start':
      if (event.round > 1)
        stage.mark(cue, 'round', { kind: 'banner', text: words.text('table.round', { round: event.round }) })
      return
    case 'turn_start':
      if (event.again) stamp(stage, cue, event.unit, STATUS_ICONS.ready, 'gain', text)
      return
    case 'frozen_skip':
      tint(stage, cue, event.unit, 'frost')
      stamp(stage, cue, event.unit, STATUS_ICONS.frozen, 'frost', text)
      return
    case 'charge':
      if (event.count < event.of) name(stage, cue, event.unit, text)
      return
    // A spell names itself.
    case 'ability':
      name(stage, cue, event.unit, text)
      return
    case 'speed_roll':
      stage.mark(cue, 'die', {
        kind: 'die',
        place: stage.beside(stage.point(event.unit), true),
        text,
      })
      return
    case 'move':
      stage.mark(cue, 'walk', { kind: 'trail', how: 'walk', from: centreOf(event.from), to: centreOf(event.to) })
      stage.go(event.unit, event.to, cue, 'glide')
      return
    case 'retreat':
      stage.mark(cue, 'retreat', { kind: 'trail', how: 'retreat', from: centreOf(event.from), to: centreOf(event.to) })
      stage.go(event.unit, event.to, cue, 'glide')
      return
    case 'push':
      stage.mark(cue, 'push', { kind: 'trail', how: 'push', from: centreOf(event.from), to: centreOf(event.to) })
      if (event.from[0] === event.to[0]) stage.shakes(event.unit, cue.at)
      stage.go(event.unit, event.to, cue, 'slide')
      return
    case 'shadowstep':
      stage.mark(cue, 'leap', { kind: 'trail', how: 'leap', from: centreOf(event.from), to: centreOf(event.to) })
      stage.go(event.unit, event.to, cue, 'fade')
      return
    case 'idle':
      stamp(stage, cue, event.unit, STATUS_ICONS.charge, 'plain', text)
      return
    case 'attack': {
      const [from, to] = [centreOf(event.from), centreOf(event.at)]
      stage.mark(cue, 'blow', { kind: 'arrow', from, to, arc: event.ranged })
      if (!event.ranged) stage.leg(event.unit, { at: cue.at, ms: cue.ms * 1.4, from, to, how: 'lunge' })
      return
    }
    case 'blocked':
      stamp(stage, cue, event.unit, STATUS_ICONS.block, 'plain', text)
      return
    case 'damage':
      damage(stage, cue, event, text)
      return
    case 'heal':
      beam(stage, cue, event.by, event.unit, 'heal')
      stage.lives(event.unit, cue.at, event.hp)
      number(stage, cue, event.unit, text, 'heal', null)
      return
    case 'fortify':
      beam(stage, cue, event.by, event.unit, 'heal')
      stage.lives(event.unit, cue.at, event.hp, event.max_hp)
      number(stage, cue, event.unit, text, 'heal', EFFECT_ICONS.fortify)
      return
    case 'sunder':
      beam(stage, cue, event.by, event.unit, 'gain')
      number(stage, cue, event.unit, text, 'gain', EFFECT_ICONS.sunder)
      return
    case 'ramp':
      number(stage, cue, event.unit, text, 'gain', EFFECT_ICONS.ramp)
      return
    case 'vengeance':
      if (event.by === event.unit)
        stage.mark(cue, 'aura', { kind: 'ring', place: stage.point(event.by), hexes: 3, tone: 'gain' })
      else beam(stage, cue, event.by, event.unit, 'gain')
      number(stage, cue, event.unit, text, 'gain', EFFECT_ICONS.lament_aura)
      return
    case 'undying':
      beam(stage, cue, event.source, event.unit, 'magic')
      stage.mark(cue, 'aura', { kind: 'ring', place: centreOf(event.source_at), hexes: 1, tone: 'magic' })
      stamp(stage, cue, event.unit, EFFECT_ICONS.undying, 'magic', text)
      return
    case 'executed':
      beam(stage, cue, event.by, event.unit, 'harm')
      stage.lives(event.unit, cue.at, 0)
      stamp(stage, cue, event.unit, EFFECT_ICONS.execute, 'harm', text)
      return
    case 'death':
      stage.fallen.set(event.unit, { at: cue.at, hex: event.at })
      stage.lives(event.unit, cue.at, 0)
      return
    case 'freeze':
      beam(stage, cue, event.by, event.unit, 'frost')
      tint(stage, cue, event.unit, 'frost')
      stamp(stage, cue, event.unit, STATUS_ICONS.frozen, 'frost', text)
      return
    case 'silence':
      beam(stage, cue, event.by, event.unit, 'magic')
      tint(stage, cue, event.unit, 'magic')
      stamp(stage, cue, event.unit, STATUS_ICONS.silenced, 'magic', text)
      return
    case 'silence_tick':
      stamp(stage, cue, event.unit, STATUS_ICONS.silenced, 'plain', text)
      return
    case 'summon':
      stage.places.set(event.unit, event.at)
      stage.summoned.set(event.unit, cue.at)
      beam(stage, cue, event.by, event.unit, 'magic')
      stage.mark(cue, 'summon', { kind: 'ring', place: centreOf(event.at), hexes: 0.5, tone: 'magic' })
      return
    case 'ready':
      stamp(stage, cue, event.unit, STATUS_ICONS.ready, 'gain', text)
      return
    case 'ready_turn':
      name(stage, cue, event.unit, text)
      return
    case 'ready_spent':
      stamp(stage, cue, event.unit, STATUS_ICONS.ready, 'plain', text)
      return
    default:
      return
  }
}

function damage(stage: Stage, cue: Cue, event: Extract<HexlineEvent, { type: 'damage' }>, text: string): void {
  if (event.dealt === 0) {
    stamp(stage, cue, event.unit, EFFECT_ICONS.armor, 'plain', text)
    return
  }
  if (event.kind === 'strike') beam(stage, cue, event.by, event.unit, 'harm')
  if (event.kind === 'splash')
    stage.mark(cue, 'splash', { kind: 'burst', place: stage.point(event.unit), tone: 'harm' })
  stage.lives(event.unit, cue.at, event.hp)
  stage.shakes(event.unit, cue.at)
  stage.mark(cue, 'harm', {
    kind: 'number',
    place: stage.beside(stage.point(event.unit), event.kind === 'attack'),
    text,
    tone: 'harm',
    big: event.kind === 'attack',
    icon: null,
  })
}

function number(stage: Stage, cue: Cue, unit: number, text: string, tone: Tone, icon: string | null): void {
  stage.mark(cue, 'number', {
    kind: 'number',
    place: stage.beside(stage.point(unit), false),
    text,
    tone,
    big: false,
    icon,
  })
}

function stamp(stage: Stage, cue: Cue, unit: number, icon: string, tone: Tone, word: string): void {
  stage.mark(cue, 'stamp', { kind: 'stamp', place: stage.point(unit), icon, tone, word })
}

function tint(stage: Stage, cue: Cue, unit: number, tone: Tone): void {
  const hex = stage.places.get(unit)
  if (hex !== undefined) stage.mark(cue, 'tint', { kind: 'tint', hex, tone })
}

function name(stage: Stage, cue: Cue, unit: number, text: string): void {
  stage.mark({ ...cue, ms: Math.max(cue.ms, 300) }, 'name', { kind: 'name', place: stage.point(unit), text })
}

function beam(stage: Stage, cue: Cue, by: number, unit: number, tone: Tone): void {
  if (by !== unit) stage.mark(cue, 'beam', { kind: 'beam', from: stage.point(by), to: stage.point(unit), tone })
}
