import type { UnitCard } from '../../content/content.ts'
import type { Tier } from '../../content/vocabulary.ts'
import { type Unit, untouched } from '../../state.ts'
import { CELLS, forwardOf, localCell, ownView, ring, type SideIndex, STEPS } from '../board.ts'
import { FACTORS } from '../card.ts'
import { noteModifiers, noteStatuses } from '../columns.ts'
import { WEARY } from '../combat/damage.ts'
import { cardFor, enter, type Field, occupy } from '../field.ts'
import { updateMaxHp } from './modifiers.ts'

const MOST_SUMMONS = 6

/** GR-504: a fresh unit of the tables at its tier. */
export function newUnit(
  card: UnitCard,
  id: number,
  tier: Tier,
  side: SideIndex,
  cell: number,
  extra: {
    readonly summoned?: boolean
    readonly copied?: boolean
    readonly pct?: number
    readonly rounds?: number
  } = {},
): Unit {
  const factor = FACTORS[tier]
  const pct = extra.pct ?? 100
  const at = (value: number): number => Math.floor((value * factor) / 100)
  const hp = Math.max(1, Math.floor((at(card.hp) * pct) / 100))
  const quiver = tier === 3 && card.mastery === 'endless_quiver' && extra.copied !== true
  const ammo = card.ammo === null ? -1 : card.ammo + (quiver || card.abilities.includes('endless_quiver') ? 2 : 0)
  return untouched({
    id,
    key: card.id,
    tier,
    owner: side,
    side,
    cell,
    home: cell,
    facing: forwardOf(side),
    hp,
    maxHp: hp,
    baseHp: hp,
    baseAtk: Math.floor((at(card.atk) * pct) / 100),
    baseArmor: at(card.armor),
    maxResolve: at(card.resolve),
    resolve: at(card.resolve),
    ammo,
    maxAmmo: ammo,
    grace: card.tags.includes('Undead') ? 5 : 0,
    summoned: extra.summoned ?? false,
    copied: extra.copied ?? false,
    rounds: extra.rounds ?? 0,
  })
}

/** Lets a new unit join the battle: its own maximum HP and first cooldown. */
function join(field: Field, unit: Unit): void {
  field.units.push(unit)
  enter(field, unit)
  admit(field, unit)
}

/** What every unit gets when it enters, at the start or later. */
export function admit(field: Field, unit: Unit): void {
  unit.cooldown = field.cards[unit.id]?.active?.startCooldown ?? 0
  updateMaxHp(field, unit)
  unit.hp = unit.maxHp
}

/** GB-214. `anchor` null: the side's own rows. */
export function summon(
  field: Field,
  key: string,
  tier: Tier,
  side: SideIndex,
  anchor: number | null,
  rounds: number,
): void {
  const card = field.content.units.get(key)
  const cell = anchor === null ? homeCell(field, side) : freeCell(field, side, anchor)
  if (card === undefined || cell < 0 || summonsOf(field, side) >= MOST_SUMMONS) return
  const unit = newUnit(card, field.units.length + 1, tier, side, cell, { summoned: true, rounds })
  join(field, unit)
  field.tell?.({ type: 'unit_summoned', unitId: unit.id, key, side, cell, duration: rounds })
}

/** GB-210 copy: the target with a part of its HP and ATK and without abilities. */
export function copyUnit(field: Field, target: Unit, side: SideIndex, pct: number, rounds: number): void {
  const cell = freeCell(field, side, target.cell)
  if (cell < 0 || summonsOf(field, side) >= MOST_SUMMONS) return
  const unit = newUnit(cardFor(field, target).record, field.units.length + 1, target.tier, side, cell, {
    summoned: true,
    copied: true,
    pct,
    rounds,
  })
  join(field, unit)
  field.tell?.({ type: 'unit_summoned', unitId: unit.id, key: unit.key, side, cell, duration: rounds })
}

function summonsOf(field: Field, side: SideIndex): number {
  let count = 0
  for (const unit of field.units) if (unit.summoned && unit.cell >= 0 && unit.owner === side) count++
  return count
}

/** GB-215. */
export function revive(field: Field, unit: Unit, percent: number): void {
  if (unit.state !== 'dead' || unit.revived || field.battle.round >= WEARY) return
  const cell = freeCell(field, unit.owner, unit.fell)
  if (cell < 0) return
  unit.revived = true
  unit.state = 'ready'
  unit.side = unit.owner
  unit.cell = cell
  unit.facing = forwardOf(unit.owner)
  unit.contagions = []
  unit.statuses = []
  unit.modifiers = []
  unit.tags = []
  unit.stacks = 0
  unit.barrier = 0
  unit.barrierTurns = 0
  unit.shaken = false
  unit.wasAttacked = false
  unit.vigilant = false
  unit.reacted = false
  unit.resists = false
  unit.shifted = false
  unit.shiftedBefore = false
  noteStatuses(field, unit)
  noteModifiers(field, unit)
  occupy(field, unit, cell)
  field.ordered = null
  // It acts from the next round on.
  const { battle } = field
  battle.order = battle.order.filter((id, place) => place < battle.next || id !== unit.id)
  updateMaxHp(field, unit)
  unit.hp = Math.max(1, Math.floor((unit.maxHp * percent) / 100))
  unit.resolve = Math.floor(unit.maxResolve / 2)
  field.tell?.({ type: 'unit_revived', unitId: unit.id, cell, hp: unit.hp })
}

/** GB-214: rings around the anchor; the first ring in direction order, the others in own view. -1: the board is full. */
export function freeCell(field: Field, side: SideIndex, anchor: number): number {
  if (field.board[anchor] === null) return anchor
  for (const cell of STEPS[side][anchor] as readonly number[]) if (cell >= 0 && field.board[cell] === null) return cell
  let best = -1
  for (let cell = 0; cell < CELLS; cell++) {
    if (field.board[cell] !== null) continue
    const better =
      best < 0 ||
      ring(anchor, cell) < ring(anchor, best) ||
      (ring(anchor, cell) === ring(anchor, best) && ownView(side, cell) < ownView(side, best))
    if (better) best = cell
  }
  return best
}

function homeCell(field: Field, side: SideIndex): number {
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 8; column++) {
      const cell = localCell(side, column, row)
      if (field.board[cell] === null) return cell
    }
  return -1
}
