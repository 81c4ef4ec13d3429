import type { Place, SceneFrame, SceneUnit, WindUp } from './frame.ts'
import type { FigureModel, MissileModel, PoseKind } from './model.ts'

/**
 * HUN-1507: everybody on the way between two neighbouring frames. `at` writes the moment `t` (0..1) into the figures and missiles, which are
 * made once, so that a frame of the screen allocates little. Places run straight from one frame to the other, facings turn the short way,
 * wind-ups run from their declaration to the tick they are due. Nothing is remembered between calls, so stepping, scrubbing and playing
 * backwards are the same code. `still` is reduced motion: places jump, poses change, nothing flies (HUN-1513).
 */
export interface Cast {
  readonly figures: readonly FigureModel[]
  /** Only those with a phase above 0 and up to 1 are in the air. */
  readonly missiles: readonly MissileModel[]
  at(t: number, still: boolean): void
}

export function castOf(before: SceneFrame, after: SceneFrame): Cast {
  const from = new Map(before.units.map((unit) => [unit.id, unit]))
  const roles = after.units
    .filter((unit) => !unit.fled)
    .map((unit) => roleOf(from.get(unit.id) ?? unit, unit, before, after))
  const flights = before.windUps.flatMap((windUp) => flightOf(windUp, after) ?? [])
  return {
    figures: roles.map(({ figure }) => figure),
    missiles: flights.map(({ missile }) => missile),
    at(t, still) {
      const now = before.tick + t * Math.max(0, after.tick - before.tick)
      for (const role of roles) play(role, still ? 1 : t, before.tick, after.tick)
      for (const flight of flights)
        flight.missile.phase = still ? 0 : (now - flight.start) / (flight.due - flight.start)
    },
  }
}

/** One figure with what it does on this way. */
interface Role {
  readonly figure: FigureModel
  readonly a: SceneUnit
  readonly b: SceneUnit
  readonly fromAngle: number
  readonly turn: number
  /** Millimetres. */
  readonly moved: number
  readonly strikes: boolean
  readonly answer: 'parry' | 'block' | 'dodge' | null
  readonly hit: Place | null
  readonly fall: Place
  readonly windUp: WindUp | null
}

function roleOf(a: SceneUnit, b: SceneUnit, before: SceneFrame, after: SceneFrame): Role {
  const mine = after.actions.filter((action) => action.unit === b.id)
  const answer = mine.find(({ kind }) => kind === 'parry' || kind === 'block' || kind === 'dodge')?.kind
  const hit = mine.find(({ kind }) => kind === 'hit')
  const fromAngle = Math.atan2(a.fy, a.fx)
  return {
    figure: figureOf(b),
    a,
    b,
    fromAngle,
    turn: shortTurn(fromAngle, Math.atan2(b.fy, b.fx)),
    moved: Math.hypot(b.x - a.x, b.y - a.y),
    strikes: mine.some(({ kind }) => kind === 'strike' || kind === 'shoot'),
    answer: answer === 'parry' || answer === 'block' || answer === 'dodge' ? answer : null,
    hit: hit === undefined ? null : (hit.place ?? 'torso'),
    fall: mine.find(({ kind }) => kind === 'fall')?.place ?? fallOf(b.id),
    windUp: before.windUps.find((one) => one.unit === b.id) ?? null,
  }
}

function figureOf(unit: SceneUnit): FigureModel {
  return {
    id: unit.id,
    seat: unit.seat,
    template: unit.template,
    x: unit.x / 1000,
    y: unit.y / 1000,
    angle: 0,
    pose: 'stand',
    phase: 1,
    struck: 'torso',
    armour: unit.armour,
    weapon: unit.weapon,
    shield: unit.shield,
    shieldBroken: unit.shieldBroken,
    radius: unit.radius / 1000,
    health: Math.max(0, unit.hp) / Math.max(1, unit.maxHp),
    exhausted: unit.exhausted,
    burning: unit.burning,
    banner: unit.banner,
    arrows: unit.arrows,
    down: unit.down,
    look: unit.seen ? 'seen' : 'remembered',
    selected: false,
  }
}

function play(role: Role, t: number, tick: number, nextTick: number): void {
  const { figure, a, b } = role
  const jumped = !a.seen || !b.seen || a.down
  const x = jumped ? b.x : a.x + (b.x - a.x) * t
  const y = jumped ? b.y : a.y + (b.y - a.y) * t
  figure.x = x / 1000
  figure.y = y / 1000
  figure.angle = role.fromAngle + role.turn * Math.min(1, t * 2)
  pose(role, t, tick, nextTick, x, y)
}

function pose(role: Role, t: number, tick: number, nextTick: number, x: number, y: number): void {
  const { figure, a, b, windUp } = role
  if (b.down) take(figure, 'fall', a.down ? 1 : Math.min(1, Math.max(0, t * 1.6 - 0.4)), role.fall)
  else if (act(role, t)) return
  else if (windUp !== null) {
    const now = tick + t * Math.max(0, nextTick - tick)
    const phase = Math.min(1, Math.max(0, (now - windUp.from) / Math.max(1, windUp.due - windUp.from)))
    take(figure, windUp.kind === 'work' ? 'work' : 'windUp', phase)
  } else if (role.moved > 5 && a.seen && b.seen) {
    const pace = role.moved > 500 || b.morale === 'routed' ? 'run' : 'walk'
    take(figure, pace, strideOf(x, y) / ((STRIDE * b.radius) / 400))
  } else take(figure, restOf(b), 1)
}

/** A strike comes down over the first half of its tick; what the other does, over the second. */
function act({ figure, strikes, answer, hit }: Role, t: number): boolean {
  if (strikes && (t < 0.6 || (answer === null && hit === null))) {
    take(figure, 'strike', Math.min(1, t / 0.6))
    return true
  }
  if (answer !== null && (hit === null || t < 0.7)) {
    take(figure, answer, bump(t))
    return true
  }
  if (hit === null) return false
  take(figure, 'flinch', bump(t), hit)
  return true
}

function restOf(unit: SceneUnit): PoseKind {
  if (unit.prone) return 'prone'
  if (unit.morale === 'broken' || unit.morale === 'routed') return 'broken'
  if (unit.wall) return 'wall'
  if (unit.stance) return 'defend'
  return unit.morale === 'shaken' ? 'shaken' : 'stand'
}

function take(figure: FigureModel, kind: PoseKind, phase: number, struck: Place = 'torso'): void {
  figure.pose = kind
  figure.phase = phase
  figure.struck = struck
}

interface Flight {
  readonly missile: MissileModel
  readonly start: number
  readonly due: number
}

/** Arrows are in the air in the last three ticks before they are due. */
const FLIGHT = 3

function flightOf({ kind, unit, target, from, due }: WindUp, after: SceneFrame): Flight | null {
  if (kind !== 'shoot' || target === null) return null
  const archer = after.units.find(({ id }) => id === unit)
  const aim = after.units.find(({ id }) => id === target)
  if (archer === undefined || aim === undefined) return null
  return {
    missile: {
      id: unit,
      from: [archer.x / 1000, archer.y / 1000],
      to: [aim.x / 1000, aim.y / 1000],
      phase: 0,
      fire: false,
    },
    start: Math.max(from, due - FLIGHT),
    due,
  }
}

/** Metres of one full walking stride of a man, both feet. */
const STRIDE = 1.5

/** Strides are counted along the way from a fixed corner, so that feet do not slide whichever way time runs. */
function strideOf(x: number, y: number): number {
  return (x * 0.77 + y * 0.64) / 1000
}

function bump(t: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, t)))
}

const FALLS = ['head', 'torso', 'arms', 'legs'] as const

function fallOf(id: string): Place {
  let sum = 0
  for (const letter of id) sum += letter.charCodeAt(0)
  return FALLS[sum % 4] ?? 'torso'
}

function shortTurn(from: number, to: number): number {
  const full = Math.PI * 2
  return ((((to - from) % full) + full * 1.5) % full) - Math.PI
}
