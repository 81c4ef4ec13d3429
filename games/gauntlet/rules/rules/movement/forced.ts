import type { MoveKind } from '../../events.ts'
import type { Unit } from '../../state.ts'
import { arcOf, CELLS, cellBy, distance, facingFrom, NEIGHBOURS, ownView, within, xOf, yOf } from '../board.ts'
import { STATUS_BIT, TAG_INDEX } from '../codes.ts'
import { fireZones } from '../effects/zones.ts'
import { alive, cardFor, type Field, foesOf, occupy, vacate } from '../field.ts'
import { has, tagged } from '../values.ts'

/** Puts a unit on another, empty cell and remembers that it moved. */
export function place(field: Field, unit: Unit, cell: number): void {
  vacate(field, unit)
  occupy(field, unit, cell)
  unit.cell = cell
  unit.moved = true
  unit.shifted = true
}

/** GB-508: forced movement: no reactions, but zones are entered and vigilance ends. Only flight turns the unit. */
export function moveTo(field: Field, unit: Unit, cell: number, kind: MoveKind): void {
  const from = unit.cell
  if (from === cell) return
  place(field, unit, cell)
  if (kind === 'flight') {
    unit.facing = facingFrom(from, cell)
    field.tell?.({ type: 'unit_moved', unitId: unit.id, from, to: cell, facing: unit.facing, kind })
  } else field.tell?.({ type: 'unit_displaced', unitId: unit.id, from, to: cell, kind })
  loseVigilance(field, unit, kind)
  fireZones(field, unit, 'enter', from)
}

function loseVigilance(field: Field, unit: Unit, kind: MoveKind): void {
  if (!unit.vigilant) return
  unit.vigilant = false
  const reason = kind === 'flight' ? 'retreat' : kind === 'push' || kind === 'pull' ? 'knockback' : 'forced_move'
  field.tell?.({ type: 'vigilance_cancelled', unitId: unit.id, reason })
}

/** GB-210 push, pull: cell by cell until the edge or a unit; Heavy units one less. */
export function pushAway(field: Field, unit: Unit, from: number, n: number, kind: 'push' | 'pull'): void {
  if (cardFor(field, unit).structure || has(field, unit, STATUS_BIT.control_immune)) return
  const toward = kind === 'push' ? 1 : -1
  const dx = Math.sign(xOf(unit.cell) - xOf(from)) * toward
  const dy = Math.sign(yOf(unit.cell) - yOf(from)) * toward
  if (dx === 0 && dy === 0) return
  const steps = tagged(field, unit, TAG_INDEX.Heavy) ? n - 1 : n
  for (let step = 0; step < steps && alive(unit); step++) {
    const cell = cellBy(unit.cell, dx, dy)
    if (cell < 0 || field.board[cell] !== null) return
    moveTo(field, unit, cell, kind)
  }
}

/** GB-210 leap: next to the target, behind it first if asked, nearest to where the owner was. */
export function leap(field: Field, owner: Unit, target: Unit, behind: boolean): void {
  if (!alive(owner) || has(field, owner, STATUS_BIT.root)) return
  const cells = (NEIGHBOURS[target.cell] as readonly number[]).filter(
    (cell) => field.board[cell] === null || cell === owner.cell,
  )
  const rank = (cell: number): number => (behind && arcOf(target.cell, target.facing, cell) === 'rear' ? 0 : 1)
  const best = first(cells, (a, b) => rank(a) - rank(b) || byDistance(owner, a, b) || bySight(owner, a, b))
  if (best !== null) moveTo(field, owner, best, 'leap')
}

/** GB-210 teleport: to the free cell nearest its home, or away from all enemies. */
export function teleport(field: Field, unit: Unit, mode: 'home' | 'away', n: number): void {
  if (cardFor(field, unit).structure) return
  const free: number[] = []
  for (let cell = 0; cell < CELLS; cell++) if (field.board[cell] === null || cell === unit.cell) free.push(cell)
  if (mode === 'home') {
    const nearest = (cell: number): number => distance(cell, unit.home)
    const best = first(free, (a, b) => nearest(a) - nearest(b) || bySight(unit, a, b))
    if (best !== null) moveTo(field, unit, best, 'teleport')
    return
  }
  const enemies = foesOf(field, unit.side)
  const safety = (cell: number): number =>
    enemies.reduce((least, enemy) => Math.min(least, distance(cell, enemy.cell)), CELLS)
  const best = first(
    free.filter((cell) => within(n, unit.cell, cell)),
    (a, b) => safety(b) - safety(a) || bySight(unit, a, b),
  )
  if (best !== null) moveTo(field, unit, best, 'teleport')
}

/** GB-210 swap. */
export function swapCells(field: Field, owner: Unit, target: Unit): void {
  if (!alive(owner) || owner === target || cardFor(field, target).structure) return
  const from = owner.cell
  const to = target.cell
  exchange(field, owner, target)
  field.tell?.({ type: 'unit_displaced', unitId: owner.id, from, to, kind: 'swap' })
  field.tell?.({ type: 'unit_displaced', unitId: target.id, from: to, to: from, kind: 'swap' })
  loseVigilance(field, owner, 'swap')
  loseVigilance(field, target, 'swap')
  fireZones(field, owner, 'enter', from)
  fireZones(field, target, 'enter', to)
}

/** GB-1004 (b): two tanks change places; nobody provokes. */
export function rotate(field: Field, unit: Unit, other: Unit): void {
  const from = unit.cell
  const to = other.cell
  exchange(field, unit, other)
  field.tell?.({ type: 'unit_rotated', unitId: unit.id, otherId: other.id })
  loseVigilance(field, unit, 'swap')
  loseVigilance(field, other, 'swap')
  fireZones(field, unit, 'enter', from)
  fireZones(field, other, 'enter', to)
}

function exchange(field: Field, a: Unit, b: Unit): void {
  const cell = a.cell
  vacate(field, a)
  vacate(field, b)
  a.cell = b.cell
  b.cell = cell
  occupy(field, a, a.cell)
  occupy(field, b, b.cell)
  a.moved = a.shifted = true
  b.moved = b.shifted = true
}

function first(cells: readonly number[], compare: (a: number, b: number) => number): number | null {
  return cells.reduce<number | null>((best, cell) => (best === null || compare(cell, best) < 0 ? cell : best), null)
}

const byDistance = (unit: Unit, a: number, b: number): number => distance(unit.cell, a) - distance(unit.cell, b)
const bySight = (unit: Unit, a: number, b: number): number => ownView(unit.side, a) - ownView(unit.side, b)
