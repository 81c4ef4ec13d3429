import { copy } from '@tessera/kernel'
import type { BattleEvent } from '../events.ts'
import type { Battle, Unit } from '../state.ts'

/**
 * GB-1201: what the events of a beat say, kept as accounts beside the battle. Every amount must lead from the value before to the one
 * it tells, and at the end of the beat the accounts must be what the units are.
 */
export class Ledger {
  readonly #accounts = new Map<number, Unit>()
  readonly #wrong: string[] = []
  readonly #units: Battle['units']
  /** GB-413. */
  readonly #weary: boolean

  constructor(battle: Battle) {
    this.#units = battle.units
    this.#weary = battle.round >= 16
    for (const unit of battle.units) this.#accounts.set(unit.id, copy(unit))
  }

  /** Notes an event; the numbers of all draws that it tells. */
  note(event: BattleEvent): readonly number[] {
    if (typeof event.type !== 'string') this.#wrong.push('An event says nothing')
    this.#book(event)
    return drawsOf(event)
  }

  /** What does not fit, one sentence each. */
  close(): readonly string[] {
    for (const unit of this.#units) if (unit.cell >= 0) this.#compare(unit)
    return this.#wrong
  }

  /** A unit as told so far; whoever appeared in this beat is as it appeared. */
  #of(id: number): Unit {
    const known = this.#accounts.get(id)
    if (known !== undefined) return known
    const unit = this.#units[id - 1]
    if (unit === undefined) throw new Error(`There is no unit ${id}`)
    const account = copy(unit)
    this.#accounts.set(id, account)
    return account
  }

  #expect(fits: boolean, event: BattleEvent, before: unknown): void {
    if (!fits) this.#wrong.push(`After ${JSON.stringify(before)}: ${JSON.stringify(event)}`)
  }

  #book(event: BattleEvent): void {
    switch (event.type) {
      case 'hp_changed': {
        const unit = this.#of(event.unitId)
        this.#expect(unit.hp + event.amount === event.value, event, unit.hp)
        unit.hp = event.value
        unit.barrier -= event.absorbed
        return
      }
      case 'attack': {
        const unit = this.#of(event.targetId)
        const shared = event.shared.reduce((sum, { q }) => sum + q, 0)
        this.#expect(unit.hp - (event.damage - event.absorbed - shared) === event.hp, event, unit.hp)
        unit.hp = event.hp
        unit.barrier -= event.absorbed
        return
      }
      case 'resolve_changed': {
        const unit = this.#of(event.unitId)
        this.#expect(unit.resolve + event.amount === event.value, event, unit.resolve)
        unit.resolve = event.value
        return
      }
      case 'unit_moved':
      case 'unit_displaced': {
        const unit = this.#of(event.unitId)
        this.#expect(unit.cell === event.from, event, unit.cell)
        unit.cell = event.to
        return
      }
      case 'unit_rotated': {
        const [unit, other] = [this.#of(event.unitId), this.#of(event.otherId)]
        ;[unit.cell, other.cell] = [other.cell, unit.cell]
        return
      }
      case 'ammo_spent': {
        const unit = this.#of(event.unitId)
        this.#expect(unit.ammo - event.amount === event.left, event, unit.ammo)
        unit.ammo = event.left
        return
      }
      case 'ammo_recovered':
        this.#of(event.unitId).ammo += event.amount
        return
      case 'barrier_changed':
        this.#of(event.unitId).barrier = event.value
        return
      case 'armor_shredded': {
        const unit = this.#of(event.targetId)
        this.#expect(unit.stacks + event.shredAmount === event.totalShred, event, unit.stacks)
        unit.stacks = event.totalShred
        return
      }
      case 'shred_recovered':
        this.#of(event.unitId).stacks = event.newShredStacks
        return
      case 'armor_repaired':
        this.#of(event.targetId).stacks -= event.repairAmount
        return
      case 'vigilance_activated':
      case 'vigilance_cancelled':
        this.#of(event.unitId).vigilant = event.type === 'vigilance_activated'
        return
      case 'status_applied':
      case 'status_ended': {
        const unit = this.#of(event.unitId)
        unit.statuses = unit.statuses.filter(({ id }) => id !== event.id)
        if (event.type === 'status_applied')
          unit.statuses.push({ id: event.id, turns: event.duration, p: event.p, by: 0, fresh: false, at: 0 })
        return
      }
      case 'modifier_applied':
      case 'modifier_ended':
        if (event.stat === 'maxhp') this.#bookGreatestHp(event.unitId)
        return
      default:
        this.#bookState(event)
    }
  }

  /** What raises the greatest HP raises the HP as much, and tells of itself alone. */
  #bookGreatestHp(id: number): void {
    const unit = this.#of(id)
    const maxHp = this.#units[id - 1]?.maxHp ?? 0
    if (maxHp > unit.maxHp && unit.hp > 0 && !this.#weary) unit.hp += maxHp - unit.maxHp
    unit.maxHp = maxHp
    unit.hp = Math.min(unit.hp, maxHp)
  }

  #bookState(event: BattleEvent): void {
    switch (event.type) {
      case 'unit_died':
      case 'unit_vanished':
        Object.assign(this.#of(event.unitId), { cell: -1, state: event.type === 'unit_died' ? 'dead' : 'vanished' })
        return
      case 'unit_retreating':
      case 'unit_crumbling': {
        const unit = this.#of(event.unitId)
        unit.state = event.type === 'unit_retreating' ? 'retreating' : 'crumbling'
        unit.resolve = Math.max(0, unit.resolve)
        return
      }
      case 'unit_rallied':
        this.#of(event.unitId).state = 'ready'
        return
      case 'death_prevented':
        this.#of(event.unitId).hp = event.hp
        return
      case 'unit_revived': {
        // It begins anew, with nothing of what it had.
        this.#accounts.delete(event.unitId)
        const { cell, hp, state } = this.#of(event.unitId)
        this.#expect(cell === event.cell && hp === event.hp && state === 'ready', event, [cell, hp, state])
        return
      }
      case 'unit_summoned': {
        const { key, side } = this.#of(event.unitId)
        this.#expect(key === event.key && side === event.side, event, [key, side])
        return
      }
      default:
    }
  }

  #compare(unit: Unit): void {
    const told = this.#of(unit.id)
    const name = `${unit.key} ${unit.id}`
    // Whoever enters with more HP than printed has them at once, and nothing tells of it.
    if (told.hp !== unit.hp && unit.hp - told.hp !== unit.maxHp - told.maxHp)
      this.#wrong.push(`${name}: hp ${told.hp} was told, it is ${unit.hp}`)
    for (const field of ['resolve', 'cell', 'ammo', 'barrier', 'state', 'vigilant', 'stacks'] as const)
      if (told[field] !== unit[field])
        this.#wrong.push(`${name}: ${field} ${told[field]} was told, it is ${unit[field]}`)
    const statuses = ({ statuses: list }: Unit): string =>
      list
        .map(({ id }) => id)
        .sort()
        .join()
    if (statuses(told) !== statuses(unit))
      this.#wrong.push(`${name}: ${statuses(told)} was told, it has ${statuses(unit)}`)
  }
}

function drawsOf(event: BattleEvent): readonly number[] {
  switch (event.type) {
    case 'round_started':
      return event.draws
    case 'attack':
      return event.critRoll === null ? event.rolls : [...event.rolls, event.critRoll]
    case 'contagion_rest_cured':
      return event.pick === null ? [event.roll] : [event.roll, event.pick]
    case 'ai_choice':
      return event.roll === null ? [] : [event.roll]
    case 'battle_started':
    case 'roll':
    case 'draw':
    case 'contagion_spread':
      return [event.roll]
    default:
      return []
  }
}
