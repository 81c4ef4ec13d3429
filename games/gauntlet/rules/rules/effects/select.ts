import type { Ability, Area, Selector } from '../../content/ability.ts'
import { CONTAGION_FIGURES } from '../../content/vocabulary.ts'
import type { Unit } from '../../state.ts'
import { cellBy, distance, facingFrom, inFront, ORTHOGONAL, ring, type SideIndex, within, xOf, yOf } from '../board.ts'
import { STATUS_BIT, TAG_INDEX } from '../codes.ts'
import { inFormation } from '../combat/formation.ts'
import { battleOrder, cardFor, type Field, foesOf, placeOf, unitById } from '../field.ts'
import { armorOf, atkOf, has, tagged } from '../values.ts'
import { holdAll } from './conditions.ts'

/** Who selects: a unit, or a leader for a side. */
export interface Chooser {
  readonly owner: Unit | null
  readonly side: SideIndex
}

/** GB-205, without `target` and `area`, which the casting knows: candidates that pass, in order, as many as wanted. */
export function select(
  field: Field,
  selector: Selector,
  chooser: Chooser,
  ability: Ability | null,
  legal: ((unit: Unit) => boolean) | null,
  target: Unit | null = null,
): Unit[] {
  const list: Unit[] = []
  const { filter } = selector
  const among = candidates(field, selector, chooser)
  for (let i = 0; i < among.length; i++) {
    const unit = among[i] as Unit
    if (!mayBeAimedAt(field, selector, chooser, unit) || (legal !== null && !legal(unit))) continue
    if (holdAll(field, filter, unit, chooser.owner, target)) list.push(unit)
  }
  if (selector.order === 'random') return drawn(field, list, selector.count)
  if (list.length < 2) return list
  if (selector.order !== null) {
    if (selector.count === 1) return [foremost(field, list, selector, chooser, ability)]
    arrange(field, list, selector, chooser, ability)
  }
  return selector.count === 'all' ? list : list.slice(0, selector.count)
}

/** Those of the base; the list may be shared. */
function candidates(field: Field, { base }: Selector, { owner, side }: Chooser): readonly Unit[] {
  if (base === 'self') return owner === null ? [] : [owner]
  if (base === 'fallen') {
    if (field.battle.round >= 16) return []
    return field.units.filter((unit) => unit.state === 'dead' && unit.owner === side && !unit.summoned && !unit.revived)
  }
  return base === 'units' ? battleOrder(field) : foesOf(field, base === 'enemies' ? side : side === 0 ? 1 : 0)
}

function mayBeAimedAt(field: Field, { base }: Selector, { owner, side }: Chooser, unit: Unit): boolean {
  if (base === 'self' || base === 'fallen') return true
  if (unit.hp <= 0 || (base === 'others' && unit === owner)) return false
  return unit.side === side || !hiddenFrom(field, unit, owner)
}

/** GB-205: stealthed enemies can be aimed at only when adjacent. */
function hiddenFrom(field: Field, unit: Unit, owner: Unit | null): boolean {
  if (!has(field, unit, STATUS_BIT.stealth)) return false
  return owner === null || ring(placeOf(owner), unit.cell) !== 1
}

/** `random`: one draw for each, each leaving the list. */
function drawn(field: Field, list: readonly Unit[], count: number | 'all'): Unit[] {
  const left = [...list].sort((a, b) => a.id - b.id)
  const picked: Unit[] = []
  const wanted = count === 'all' ? left.length : Math.min(count, left.length)
  while (picked.length < wanted) {
    const among = left.length
    const roll = field.dice.d(among)
    if (among > 1) field.tell?.({ type: 'draw', what: 'random target', among, roll })
    picked.push(...left.splice(roll - 1, 1))
  }
  return picked
}

/** The one that `arrange` would put first. */
function foremost(field: Field, list: Unit[], selector: Selector, chooser: Chooser, ability: Ability | null): Unit {
  const percent = selector.order === 'lowest_hp_pct'
  let best = list[0] as Unit
  let bestKey = keyOf(field, best, selector, chooser, ability)
  for (let i = 1; i < list.length; i++) {
    const unit = list[i] as Unit
    const key = keyOf(field, unit, selector, chooser, ability)
    const first = percent ? unit.hp * best.maxHp - best.hp * unit.maxHp : key - bestKey
    if ((first || unit.hp - best.hp || unit.id - best.id) < 0) {
      best = unit
      bestKey = key
    }
  }
  return best
}

function arrange(field: Field, list: Unit[], selector: Selector, chooser: Chooser, ability: Ability | null): void {
  const keys = new Map<Unit, number>()
  for (const unit of list) keys.set(unit, keyOf(field, unit, selector, chooser, ability))
  const percent = selector.order === 'lowest_hp_pct'
  list.sort((a, b) => {
    const first = percent ? a.hp * b.maxHp - b.hp * a.maxHp : (keys.get(a) as number) - (keys.get(b) as number)
    return first || a.hp - b.hp || a.id - b.id
  })
}

/** Lower is first. Taken from 0: the opposite of 0 would be -0, which is kept as a floating-point number. */
function keyOf(
  field: Field,
  unit: Unit,
  { order }: Selector,
  { owner, side }: Chooser,
  ability: Ability | null,
): number {
  switch (order) {
    case 'nearest':
    case 'farthest': {
      const away = owner === null ? edgeDistance(side, unit.cell) : distance(placeOf(owner), unit.cell)
      return order === 'nearest' ? away : 0 - away
    }
    case 'lowest_hp':
      return unit.hp
    case 'highest_hp':
      return 0 - unit.hp
    case 'highest_atk':
      return 0 - atkOf(field, unit)
    case 'highest_armor':
      return 0 - armorOf(field, unit)
    case 'lowest_resolve':
      return unit.resolve
    case 'highest_cost':
      return 0 - cardFor(field, unit).record.cost
    case 'most_shred':
      return 0 - unit.stacks
    case 'cluster':
      return ability === null || ability.area === null ? 0 : 0 - unitsIn(field, ability.area, unit, owner, side).length
    case 'infect':
      return (
        0 -
        infectScore(
          field,
          unit,
          ability?.effects.some((effect) => effect.do === 'contagion' && effect.type === 'fire') === true,
        )
      )
    default:
      return unit.id
  }
}

function edgeDistance(side: SideIndex, cell: number): number {
  return side === 0 ? yOf(cell) : 9 - yOf(cell)
}

/** GB-1009. */
function infectScore(field: Field, unit: Unit, fire: boolean): number {
  let score = 1
  for (const cell of ORTHOGONAL[unit.cell] as readonly number[]) {
    const other = field.board[cell]
    if (other && other.side === unit.side) score += 2
  }
  if (inFormation(field, unit)) score += 3
  if (fire && tagged(field, unit, TAG_INDEX.Flammable)) score += 2
  if (has(field, unit, STATUS_BIT.pure)) score -= 5
  return score
}

/** GB-206: everyone of the wanted side in the shape, in battle order; a chain in the order of its jumps. */
export function unitsIn(field: Field, area: Area, aimed: Unit, owner: Unit | null, side: SideIndex): Unit[] {
  if (area.shape === 'chain') return chain(field, area, aimed, side)
  const from = owner === null ? -1 : placeOf(owner)
  const centre = area.centre === 'self' && from >= 0 ? from : placeOf(aimed)
  const line = area.shape === 'line' && from >= 0 ? lineFrom(from, centre, area.n) : NO_CELLS
  const list: Unit[] = []
  const units = battleOrder(field)
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (isFor(area, unit, side) && inside(area, centre, from, line, unit.cell)) list.push(unit)
  }
  return list
}

const NO_CELLS: readonly number[] = []

function isFor(area: Area, unit: Unit, side: SideIndex): boolean {
  return unit.hp > 0 && (area.side === 'both' || (area.side === 'allies') === (unit.side === side))
}

/** `from` is where the owner is, -1: there is none; `line` the cells of a line from there. */
function inside(area: Area, centre: number, from: number, line: readonly number[], cell: number): boolean {
  switch (area.shape) {
    case 'burst':
      return within(area.n, centre, cell)
    case 'cross':
      return distance(centre, cell) <= 1
    case 'row':
      return yOf(cell) === yOf(centre)
    case 'column':
      return xOf(cell) === xOf(centre)
    case 'board':
      return true
    case 'line':
      return cell === centre || line.includes(cell)
    case 'cone':
      if (from < 0) return cell === centre
      return cell !== from && within(area.n, from, cell) && inFront(from, facingFrom(from, centre), cell)
    default:
      return cell === centre
  }
}

/** n cells in the direction of the larger offset, diagonal when both are equal. */
function lineFrom(from: number, to: number, n: number): number[] {
  const dx = xOf(to) - xOf(from)
  const dy = yOf(to) - yOf(from)
  const stepX = Math.abs(dx) >= Math.abs(dy) ? Math.sign(dx) : 0
  const stepY = Math.abs(dy) >= Math.abs(dx) ? Math.sign(dy) : 0
  const cells: number[] = []
  for (let i = 1; i <= n; i++) {
    const cell = cellBy(from, stepX * i, stepY * i)
    if (cell < 0) break
    cells.push(cell)
  }
  return cells
}

function chain(field: Field, area: Area, aimed: Unit, side: SideIndex): Unit[] {
  const hit = [aimed]
  for (let jump = 0; jump < area.n; jump++) {
    const last = hit[hit.length - 1] as Unit
    let next: Unit | null = null
    for (const unit of battleOrder(field)) {
      if (!isFor(area, unit, side) || hit.includes(unit) || !within(2, last.cell, unit.cell)) continue
      if (next === null || closer(last, unit, next)) next = unit
    }
    if (next === null) break
    hit.push(next)
  }
  return hit
}

function closer(from: Unit, unit: Unit, than: Unit): boolean {
  const difference = distance(from.cell, unit.cell) - distance(from.cell, than.cell)
  return (difference || unit.hp - than.hp || unit.id - than.id) < 0
}

/** The unit that must be aimed at, if there is one on the board. */
export function taunterOf(field: Field, unit: Unit): Unit | null {
  for (const status of unit.statuses)
    if (status.id === 'taunt' && status.by > 0) {
      const taunter = unitById(field, status.by)
      return taunter.cell >= 0 && taunter.hp > 0 && taunter.side !== unit.side ? taunter : null
    }
  return null
}

/** GB-1008: what the contagions of orthogonal allies would cost a unit on this cell, about. */
export function contagionRisk(field: Field, unit: Unit, cell: number): number {
  let sum = 0
  for (const near of ORTHOGONAL[cell] as readonly number[]) {
    const ally = field.board[near]
    if (!ally || ally === unit || ally.side !== unit.side) continue
    for (const { type } of ally.contagions) {
      const { spread, hp } = CONTAGION_FIGURES[type]
      sum += Math.floor((spread * hp) / 10)
    }
  }
  return sum
}
