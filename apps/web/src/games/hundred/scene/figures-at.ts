import type { SceneDeed, SceneFrame, SceneUnit, WindUp } from './frame.ts'
import type { FigureModel, MissileModel, PoseKind } from './model.ts'

/**
 * HUN-1507: the figures at time `t` (0..1) between two neighbouring frames. Places run straight from one to the other, facings turn the
 * short way, wind-ups run from their declaration to the tick they are due. Nothing is remembered between calls, so stepping, scrubbing and
 * playing backwards are the same code. `still` is reduced motion: places jump, poses change, nothing flies (HUN-1513).
 */
export function figuresAt(before: SceneFrame, after: SceneFrame, t: number, still = false): FigureModel[] {
  const from = new Map(before.units.map((unit) => [unit.id, unit]))
  const out: FigureModel[] = []
  for (const unit of after.units) {
    if (unit.fled) continue
    out.push(figureAt(from.get(unit.id) ?? unit, unit, before, after, still ? 1 : t))
  }
  return out
}

/** Arrows that are in the air: the last three ticks before they are due. */
export function missilesAt(before: SceneFrame, after: SceneFrame, t: number): MissileModel[] {
  const out: MissileModel[] = []
  const place = (id: string): SceneUnit | undefined => after.units.find((unit) => unit.id === id)
  const now = before.tick + t * Math.max(0, after.tick - before.tick)
  for (const windUp of before.windUps) {
    if (windUp.kind !== 'shoot' || windUp.target === null) continue
    const start = Math.max(windUp.from, windUp.due - FLIGHT)
    const phase = (now - start) / (windUp.due - start)
    const archer = place(windUp.unit)
    const target = place(windUp.target)
    if (phase <= 0 || phase > 1 || archer === undefined || target === undefined) continue
    out.push({
      id: windUp.unit,
      from: [archer.x / 1000, archer.y / 1000],
      to: [target.x / 1000, target.y / 1000],
      phase,
      fire: false,
    })
  }
  return out
}

const FLIGHT = 3
/** Metres of one full walking stride of a man, both feet. */
const STRIDE = 1.5

function figureAt(a: SceneUnit, b: SceneUnit, before: SceneFrame, after: SceneFrame, t: number): FigureModel {
  const jumped = !a.seen || !b.seen || a.down
  const x = jumped ? b.x : a.x + (b.x - a.x) * t
  const y = jumped ? b.y : a.y + (b.y - a.y) * t
  const pose = poseAt(a, b, before, after, t, x, y)
  return {
    id: b.id,
    seat: b.seat,
    template: b.template,
    x: x / 1000,
    y: y / 1000,
    angle: shortTurn(Math.atan2(a.fy, a.fx), Math.atan2(b.fy, b.fx), Math.min(1, t * 2)),
    pose: pose.pose,
    phase: pose.phase,
    struck: pose.struck,
    armour: b.armour,
    weapon: b.weapon,
    shield: b.shield,
    shieldBroken: b.shieldBroken,
    radius: b.radius / 1000,
    health: Math.max(0, b.hp) / Math.max(1, b.maxHp),
    exhausted: b.exhausted,
    burning: b.burning,
    banner: b.banner,
    down: b.down,
    look: b.seen ? 'seen' : 'remembered',
    selected: false,
  }
}

interface Posed {
  readonly pose: PoseKind
  readonly phase: number
  readonly struck: FigureModel['struck']
}

function poseAt(
  a: SceneUnit,
  b: SceneUnit,
  before: SceneFrame,
  after: SceneFrame,
  t: number,
  x: number,
  y: number,
): Posed {
  const of = (pose: PoseKind, phase: number, struck: FigureModel['struck'] = 'torso'): Posed => ({
    pose,
    phase,
    struck,
  })
  const mine = after.deeds.filter((deed) => deed.unit === b.id)
  if (b.down) {
    const fall = mine.find((deed) => deed.kind === 'fall')
    const place = fall?.place ?? fallOf(b.id)
    return a.down ? of('fall', 1, place) : of('fall', Math.min(1, Math.max(0, t * 1.6 - 0.4)), place)
  }
  const act = lastOf(mine, t)
  if (act !== undefined) return act
  const windUp = before.windUps.find((one) => one.unit === b.id)
  if (windUp !== undefined) return of(windUp.kind === 'work' ? 'work' : 'windUp', windUpPhase(windUp, before, after, t))
  const moved = Math.hypot(b.x - a.x, b.y - a.y)
  if (moved > 5 && a.seen && b.seen) {
    const strides = strideOf(x, y) / ((STRIDE * b.radius) / 400)
    return of(moved > 500 || b.morale === 'routed' ? 'run' : 'walk', strides)
  }
  if (b.prone) return of('prone', 1)
  if (b.morale === 'broken' || b.morale === 'routed') return of('broken', 1)
  if (b.wall) return of('wall', 1)
  if (b.stance) return of('defend', 1)
  return of(b.morale === 'shaken' ? 'shaken' : 'stand', 1)
}

/** Strides are counted along the way from a fixed corner, so that feet do not slide whichever way time runs. */
function strideOf(x: number, y: number): number {
  return (x * 0.77 + y * 0.64) / 1000
}

function windUpPhase(windUp: WindUp, before: SceneFrame, after: SceneFrame, t: number): number {
  const now = before.tick + t * Math.max(0, after.tick - before.tick)
  return Math.min(1, Math.max(0, (now - windUp.from) / Math.max(1, windUp.due - windUp.from)))
}

/** A strike comes down over the first half of its tick; what the other does, over the second. */
function lastOf(deeds: readonly SceneDeed[], t: number): Posed | undefined {
  const strike = deeds.find((deed) => deed.kind === 'strike' || deed.kind === 'shoot')
  const answer = deeds.find((deed) => deed.kind === 'parry' || deed.kind === 'block' || deed.kind === 'dodge')
  const hit = deeds.find((deed) => deed.kind === 'hit')
  if (strike !== undefined && (t < 0.6 || (answer === undefined && hit === undefined)))
    return { pose: 'strike', phase: Math.min(1, t / 0.6), struck: 'torso' }
  if (answer !== undefined && (hit === undefined || t < 0.7))
    return { pose: answer.kind as 'parry' | 'block' | 'dodge', phase: bump(t), struck: 'torso' }
  if (hit !== undefined) return { pose: 'flinch', phase: bump(t), struck: hit.place ?? 'torso' }
  return undefined
}

function bump(t: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, t)))
}

const FALLS = ['head', 'torso', 'arms', 'legs'] as const

function fallOf(id: string): FigureModel['struck'] {
  let sum = 0
  for (const letter of id) sum += letter.charCodeAt(0)
  return FALLS[sum % 4] ?? 'torso'
}

function shortTurn(from: number, to: number, t: number): number {
  const full = Math.PI * 2
  const turn = ((((to - from) % full) + full * 1.5) % full) - Math.PI
  return from + turn * t
}
