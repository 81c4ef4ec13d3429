import { copy } from '@tessera/kernel'
import { CONTAGIONS } from '../content/vocabulary.ts'
import type { AttackEvent, BattleEvent } from '../events.ts'
import type { Battle, Contagion, Modifier, Unit } from '../state.ts'

/**
 * GB-1201: what the events of a beat say, kept as accounts beside the battle. Every amount must lead from the value before to the one
 * it tells, and at the end of the beat the accounts must be what the units are.
 */
export class Ledger {
  readonly #accounts = new Map<number, Unit>()
  readonly #wrong: string[] = []
  readonly #battle: Battle
  readonly #units: Battle['units']
  /** GB-413. */
  readonly #weary: boolean
  /** A turn is due in this beat, and whose turns were told. */
  readonly #turns: boolean
  readonly #begun: number[] = []
  readonly #zones: Set<string>
  readonly #attacks: AttackEvent[] = []

  constructor(battle: Battle) {
    this.#battle = battle
    this.#units = battle.units
    this.#weary = battle.round >= 16
    this.#turns = battle.step === 'turns'
    this.#zones = zonesOf(battle)
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
    const { turnOf } = this.#battle
    if (this.#turns && turnOf !== 0 && this.#begun.join() !== `${turnOf}`)
      this.#wrong.push(`It is the turn of ${turnOf}, told were ${this.#begun.join()}`)
    const [told, laid] = [this.#zones, zonesOf(this.#battle)].map((zones) => [...zones].sort().join())
    if (told !== laid) this.#wrong.push(`Zones told ${told}, there are ${laid}`)
    return this.#wrong
  }

  /** A unit as told so far; one that appeared in this beat is as it appeared. */
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
        this.#expectFigures(event)
        this.#attacks.push(event)
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
      case 'barrier_changed': {
        const unit = this.#of(event.unitId)
        this.#expect(
          event.amount < 0 ? unit.barrier === -event.amount : event.amount <= event.value,
          event,
          unit.barrier,
        )
        unit.barrier = event.value
        return
      }
      case 'vigilance_activated':
      case 'vigilance_cancelled':
        this.#expect(this.#of(event.unitId).vigilant !== (event.type === 'vigilance_activated'), event, 'as before')
        this.#of(event.unitId).vigilant = event.type === 'vigilance_activated'
        return
      case 'status_applied':
      case 'status_ended': {
        const unit = this.#of(event.unitId)
        unit.statuses = unit.statuses.filter(({ id }) => id !== event.id)
        const now = this.#units[event.unitId - 1]?.statuses.find(({ id }) => id === event.id)
        this.#expect(event.type === 'status_ended' ? now === undefined : now?.turns === event.duration, event, now)
        if (event.type === 'status_applied')
          unit.statuses.push({ id: event.id, turns: event.duration, p: event.p, by: 0, fresh: false, at: 0 })
        return
      }
      case 'modifier_applied':
      case 'modifier_ended':
        this.#bookModifier(event)
        if (event.stat === 'maxhp') this.#bookGreatestHp(event.unitId)
        return
      case 'tag_changed': {
        const unit = this.#of(event.unitId)
        // What ends was there or hidden, and is now the other.
        const hidden = event.duration === 0 ? event.has : !event.has
        unit.tags = unit.tags.filter((entry) => entry.tag !== event.tag || entry.hidden !== hidden)
        if (event.duration !== 0) unit.tags.push({ tag: event.tag, hidden, turns: event.duration, fresh: false })
        return
      }
      case 'cooldown_changed':
        this.#expect(this.#units[event.unitId - 1]?.cooldown === event.value, event, 'another cooldown')
        return
      default:
        this.#bookContagion(event)
        this.#bookBlow(event)
        this.#bookState(event)
    }
  }

  /** GB-801 to GB-804. A contagion without turns left is gone unless it comes again at once. */
  #bookContagion(event: BattleEvent): void {
    switch (event.type) {
      case 'contagion_applied':
      case 'contagion_refreshed': {
        const unit = this.#of(event.unitId)
        const known = unit.contagions.find(({ type }) => type === event.contagionType)
        const here = known !== undefined && known.turns > 0
        this.#expect(known?.turns === 0 || here === (event.type === 'contagion_refreshed'), event, unit.contagions)
        unit.contagions = unit.contagions.filter((each) => each !== known)
        unit.contagions.push({ type: event.contagionType, turns: event.duration })
        return
      }
      case 'contagion_damage': {
        const unit = this.#of(event.unitId)
        const known = unit.contagions.find(({ type }) => type === event.contagionType)
        this.#expect(known !== undefined && known.turns - 1 === event.turnsLeft, event, unit.contagions)
        if (known !== undefined) known.turns = event.turnsLeft
        return
      }
      case 'contagion_spread':
        this.#expect(event.spread === event.roll <= event.threshold, event, 'a roll')
        return
      case 'contagion_purified': {
        const unit = this.#of(event.targetId)
        unit.contagions = inOrder(unit.contagions).slice(event.removedCount)
        return
      }
      case 'contagion_rest_cured': {
        const unit = this.#of(event.unitId)
        unit.contagions = unit.contagions.filter(({ type }) => type !== event.contagionType)
        return
      }
      default:
    }
  }

  /** What tells of a blow says as much as the attack did. */
  #bookBlow(event: BattleEvent): void {
    switch (event.type) {
      case 'attack_of_opportunity':
        this.#expectBlow(event, event.attackerId, event.targetId, event.damage)
        return
      case 'charge_impact':
        this.#expectBlow(event, event.attackerId, event.targetId, event.damage)
        this.#expect(event.momentumBonus === 20 * event.cellsMoved, event, 'a ride')
        return
      case 'clash':
        this.#expectClash(event)
        return
      case 'spear_wall_counter':
        this.#expectBlow(event, event.spearmanId, event.chargerId, event.damage)
        return
      case 'hard_intercept':
      case 'soft_intercept':
      case 'counter_charge':
      case 'sticky_intercept':
        this.#expectBlow(event, event.interceptorId, event.targetId, event.damage, event.resolveDamage)
        return
      case 'overwatch':
        this.#expectBlow(event, event.shooterId, event.targetId, event.damage)
        return
      default:
    }
  }

  /** One blow may lead to another of the same two before it is told of. */
  #expectBlow(event: BattleEvent, by: number, at: number, damage: number, resolve: number | null = null): void {
    const blows = this.#attacks.filter(({ attackerId, targetId }) => attackerId === by && targetId === at)
    this.#expect(
      blows.some((blow) => blow.damage === damage && (resolve === null || blow.resolveDamage === resolve)),
      event,
      blows,
    )
  }

  /** GB-406: the figures of an attack lead from one to the next. */
  #expectFigures(event: AttackEvent): void {
    const { rolls, landed, missChance, critRoll, critChance, atk, armor, base, k, mods, damage, magic } = event
    const s = Math.max(
      -90,
      mods.reduce((sum, { value }) => sum + value, 0),
    )
    const least = landed === 0 ? 0 : 1
    const worn = armor.worn + armor.formation + armor.shield
    const ammo = this.#of(event.attackerId).ammo
    const critical = critChance >= 100 || (critRoll !== null && critRoll <= critChance)
    const sums: readonly (readonly [string, boolean])[] = [
      ['rolls', rolls.length === 0 || landed === rolls.filter((roll) => roll > missChance).length],
      ['no rolls', rolls.length > 0 || missChance === 0 || landed === 0],
      ['crit', (critRoll === null) === (critChance <= 0 || critChance >= 100)],
      ['critical', mods.some(({ name }) => name === 'crit') === critical],
      ['armour', event.kind === 'strike' || armor.used === (magic ? Math.floor(worn / 2) : worn)],
      ['magic', !magic || armor.formation + armor.shield === 0],
      ['base', base === least * Math.max(1, atk * landed - armor.used)],
      [
        'damage',
        damage === least * Math.max(1, Math.floor((base * k * (100 + s)) / 10000)) || (damage === 0 && !magic),
      ],
      ['ammunition', event.ammoLeft === (ammo < 0 ? null : ammo)],
    ]
    for (const [name, fits] of sums) this.#expect(fits, event, name)
  }

  /** GB-409. */
  #expectClash(event: Extract<BattleEvent, { type: 'clash' }>): void {
    this.#expectBlow(event, event.attackerId, event.targetId, event.attackDamage)
    const answers = this.#attacks.filter(
      ({ kind, attackerId, targetId }) =>
        kind === 'riposte' && attackerId === event.targetId && targetId === event.attackerId,
    )
    const flanked = this.#attacks.some(
      ({ attackerId, targetId, arc }) =>
        attackerId === event.attackerId && targetId === event.targetId && (arc !== 'front') === event.wasFlanked,
    )
    this.#expect(flanked && (event.riposteType === 'none') === (event.noRiposteReason !== null), event, answers)
    const power = event.riposteType === 'weak' ? 50 : 100
    if (event.riposteType === 'none') this.#expect(event.riposteDamage === 0, event, answers)
    // A unit that dies before its answer tells of none.
    else if (answers.length > 0)
      this.#expect(
        answers.some(({ damage, k }) => damage === event.riposteDamage && k === power),
        event,
        answers,
      )
  }

  /** What was given is there, as long as told or longer; what ended is there once less. */
  #bookModifier(event: Extract<BattleEvent, { type: 'modifier_applied' | 'modifier_ended' }>): void {
    const mine = ({ source, stat }: Modifier): boolean => source === event.id && stat === event.stat
    const now = this.#units[event.unitId - 1]?.modifiers.filter(mine) ?? []
    const unit = this.#of(event.unitId)
    const before = unit.modifiers.filter(mine).length
    const others = unit.modifiers.filter((modifier) => !mine(modifier))
    unit.modifiers = [...others, ...copy(now)]
    if (event.type === 'modifier_ended') this.#expect(now.length === before - 1, event, before)
    else {
      const lasts = ({ turns }: Modifier): boolean => turns === -1 || (event.duration !== -1 && turns >= event.duration)
      const given = now.some(({ pct, flat }) => pct === event.pct && flat === event.flat)
      this.#expect(given && now.every(lasts) && now.length >= before && now.length <= before + 1, event, before)
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
      case 'turn_started':
        this.#begun.push(event.unitId)
        return
      case 'round_started': {
        const { round, priority, order } = this.#battle
        const fits = event.round === round && event.priority === priority && event.order.join() === order.join()
        this.#expect(fits, event, [round, priority, order])
        return
      }
      case 'roll':
        this.#expect(event.success === event.roll <= event.chance, event, 'a roll')
        return
      case 'crumble_damage': {
        const unit = this.#of(event.unitId)
        const grace = this.#units[event.unitId - 1]?.grace ?? 0
        if (event.graceLeft === null)
          this.#expect(event.damage === Math.max(1, Math.floor((unit.hp * 15) / 100)), event, unit.hp)
        else
          this.#expect(event.damage === 0 && event.graceLeft === grace && grace === unit.grace - 1, event, unit.grace)
        return
      }
      case 'overwatch':
        this.#expect(
          event.suppressed ===
            (this.#units[event.targetId - 1]?.statuses.some(({ id }) => id === 'suppressed') ?? false),
          event,
          'a shot',
        )
        return
      case 'unit_rested': {
        const unit = this.#units[event.unitId - 1]
        this.#expect(unit?.moved === false && !unit.acted, event, unit)
        return
      }
      case 'zone_created':
      case 'relic_aura_created': {
        const { auraId, cell, radius, duration } = event
        const laid = this.#battle.zones.some(
          (zone) => zone.source === auraId && zone.cell === cell && zone.radius === radius && zone.rounds === duration,
        )
        this.#expect(laid && auraId.startsWith('relic:') === (event.type === 'relic_aura_created'), event, 'a zone')
        this.#zones.add(`${auraId} ${cell}`)
        return
      }
      case 'zone_expired':
      case 'relic_aura_expired':
        // The other side may have the same there.
        if (!zonesOf(this.#battle).has(`${event.auraId} ${event.cell}`))
          this.#zones.delete(`${event.auraId} ${event.cell}`)
        return
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
        // It begins anew, without anything it had.
        this.#accounts.delete(event.unitId)
        const { cell, hp, state } = this.#of(event.unitId)
        this.#expect(cell === event.cell && hp === event.hp && state === 'ready', event, [cell, hp, state])
        return
      }
      case 'unit_summoned': {
        const { key, side, cell, rounds, summoned } = this.#of(event.unitId)
        const fits = key === event.key && side === event.side && cell === event.cell && rounds === event.duration
        this.#expect(fits && summoned, event, [key, side, cell, rounds, summoned])
        return
      }
      default:
    }
  }

  #compare(unit: Unit): void {
    const told = this.#of(unit.id)
    const name = `${unit.key} ${unit.id}`
    // A unit that enters with more HP than printed has them at once, without an event.
    if (told.hp !== unit.hp && unit.hp - told.hp !== unit.maxHp - told.maxHp)
      this.#wrong.push(`${name}: hp ${told.hp} was told, it is ${unit.hp}`)
    for (const field of ['resolve', 'cell', 'ammo', 'barrier', 'state', 'vigilant', 'stacks'] as const)
      if (told[field] !== unit[field])
        this.#wrong.push(`${name}: ${field} ${told[field]} was told, it is ${unit[field]}`)
    const sick = ({ contagions }: Unit): string =>
      inOrder(contagions)
        .map(({ type, turns }) => `${type} ${turns}`)
        .join()
    if (sick(told) !== sick(unit)) this.#wrong.push(`${name}: ${sick(told)} was told, it has ${sick(unit)}`)
    const tags = ({ tags: list }: Unit): string =>
      list
        .map(({ tag, hidden }) => `${tag} ${hidden}`)
        .sort()
        .join()
    if (tags(told) !== tags(unit)) this.#wrong.push(`${name}: ${tags(told)} was told, it has ${tags(unit)}`)
    const statuses = ({ statuses: list }: Unit): string =>
      list
        .map(({ id }) => id)
        .sort()
        .join()
    if (statuses(told) !== statuses(unit))
      this.#wrong.push(`${name}: ${statuses(told)} was told, it has ${statuses(unit)}`)
    const modifiers = ({ modifiers: list }: Unit): string =>
      list
        .map(({ source, stat }) => `${source} ${stat}`)
        .sort()
        .join()
    if (modifiers(told) !== modifiers(unit))
      this.#wrong.push(`${name}: ${modifiers(told)} was told, it has ${modifiers(unit)}`)
  }
}

/** Those with turns left, as they are handled. */
function inOrder(contagions: readonly Contagion[]): Contagion[] {
  return contagions
    .filter(({ turns }) => turns > 0)
    .sort((a, b) => CONTAGIONS.indexOf(a.type) - CONTAGIONS.indexOf(b.type))
}

function zonesOf({ zones }: Battle): Set<string> {
  return new Set(zones.map(({ source, cell }) => `${source} ${cell}`))
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
