import { discMeetsRect, type Rect, segmentMeetsRect } from '@tessera/board'
import { type HundredConfig, scenarioOf } from '../../config.ts'
import type { Area, Scenario } from '../../content/scenarios.ts'
import { type Patch, TERRAIN_DATA, type Terrain } from '../../content/terrain.ts'

/** A scenario's ground, sorted by what is asked of it. */
export interface Field {
  readonly scenario: Scenario
  readonly w: number
  readonly h: number
  /** Rock and buildings: nobody enters them or sees through them. */
  readonly solid: readonly Patch[]
  readonly water: readonly Patch[]
  readonly roads: readonly Patch[]
  readonly forests: readonly Patch[]
  readonly walls: readonly Patch[]
  readonly shallows: readonly Patch[]
  readonly hills: readonly Patch[]
  /** Terrain that slows. */
  readonly slow: readonly Patch[]
  readonly areas: readonly Area[]
}

const fields = new WeakMap<Scenario, Field>()

export function fieldOf(config: HundredConfig): Field {
  return groundOf(scenarioOf(config))
}

export function groundOf(scenario: Scenario): Field {
  let field = fields.get(scenario)
  if (field === undefined) {
    field = sorted(scenario)
    fields.set(scenario, field)
  }
  return field
}

function sorted(scenario: Scenario): Field {
  const of = (...codes: readonly Terrain[]): readonly Patch[] =>
    scenario.terrain.filter(({ code }) => codes.includes(code))
  return {
    scenario,
    w: scenario.w,
    h: scenario.h,
    solid: of('R', 'B'),
    water: of('W'),
    roads: of('D'),
    forests: of('F'),
    walls: of('L'),
    shallows: of('S'),
    hills: of('H'),
    slow: of('F', 'M', 'S', 'L'),
    areas: scenario.areas,
  }
}

export function covers({ x, y, w, h }: Rect, px: number, py: number): boolean {
  return x <= px && px < x + w && y <= py && py < y + h
}

function anyCovers(patches: readonly Patch[], x: number, y: number): boolean {
  for (const patch of patches) if (covers(patch, x, y)) return true
  return false
}

/** HUN-202: the slowest ground here, zones aside; a road takes water, shallows and mud away. */
export function groundSpeed(field: Field, x: number, y: number): number {
  let speed = 100
  for (const patch of field.slow) {
    const slower = TERRAIN_DATA[patch.code].speed
    if (slower >= speed || !covers(patch, x, y)) continue
    if ((patch.code === 'M' || patch.code === 'S') && anyCovers(field.roads, x, y)) continue
    speed = slower
  }
  return speed
}

/** HUN-202: the highest hill here. */
export function levelAt(field: Field, x: number, y: number): number {
  let level = 0
  for (const hill of field.hills) if (hill.level > level && covers(hill, x, y)) level = hill.level
  return level
}

export function inForest(field: Field, x: number, y: number): boolean {
  return anyCovers(field.forests, x, y)
}

export function inShallows(field: Field, x: number, y: number): boolean {
  return anyCovers(field.shallows, x, y) && !anyCovers(field.roads, x, y)
}

/** HUN-501: ground from which nobody sprints. */
export function canSprintFrom(field: Field, x: number, y: number): boolean {
  for (const patch of field.slow) {
    if (TERRAIN_DATA[patch.code].sprint || !covers(patch, x, y)) continue
    if (patch.code === 'F' || !anyCovers(field.roads, x, y)) return false
  }
  return true
}

/** HUN-203: whether a disc may stand here, bodies aside. */
export function isOpen(field: Field, x: number, y: number, radius: number, mounted: boolean): boolean {
  if (x < radius || y < radius || x > field.w - radius || y > field.h - radius) return false
  for (const patch of field.solid) if (discMeetsRect({ x, y }, radius, patch)) return false
  if (anyCovers(field.water, x, y) && !anyCovers(field.roads, x, y)) return false
  return !(mounted && anyCovers(field.walls, x, y))
}

export function isSolidBetween(field: Field, ax: number, ay: number, bx: number, by: number): boolean {
  for (const patch of field.solid) if (meets(ax, ay, bx, by, patch)) return true
  return false
}

/** HUN-204: no rock, building or wood between two points, woods that contain either aside. */
export function isSightOpen(field: Field, ax: number, ay: number, bx: number, by: number): boolean {
  if (isSolidBetween(field, ax, ay, bx, by)) return false
  for (const patch of field.forests)
    if (meets(ax, ay, bx, by, patch) && !covers(patch, ax, ay) && !covers(patch, bx, by)) return false
  return true
}

/** HUN-206: a low wall near the target and not near the shooter, across the line. */
export function isBehindWall(field: Field, ax: number, ay: number, bx: number, by: number): boolean {
  for (const wall of field.walls)
    if (discTouches(bx, by, WALL_COVER, wall) && !discTouches(ax, ay, WALL_COVER, wall) && meets(ax, ay, bx, by, wall))
      return true
  return false
}

const WALL_COVER = 1500

function discTouches(x: number, y: number, radius: number, rect: Rect): boolean {
  const dx = Math.max(rect.x - x, 0, x - (rect.x + rect.w))
  const dy = Math.max(rect.y - y, 0, y - (rect.y + rect.h))
  return dx * dx + dy * dy <= radius * radius
}

/** Cheaply no for what lies apart, exactly otherwise. */
function meets(ax: number, ay: number, bx: number, by: number, rect: Rect): boolean {
  if (ax < rect.x && bx < rect.x) return false
  if (ay < rect.y && by < rect.y) return false
  const right = rect.x + rect.w
  if (ax > right && bx > right) return false
  const bottom = rect.y + rect.h
  if (ay > bottom && by > bottom) return false
  return segmentMeetsRect({ x: ax, y: ay }, { x: bx, y: by }, rect)
}
