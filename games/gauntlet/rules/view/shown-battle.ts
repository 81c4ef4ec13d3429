import { lasting } from '@tessera/kernel'
import type { Battle, Contagion, GrantedTag, Modifier, Status, Unit } from '../state.ts'

/** What was last shown of each unit. */
const shown = new WeakMap<Unit, Unit>()

/**
 * A battle as it stands, to be shown: units that are as they were when they were last shown are the same objects as then. A beat changes
 * one or two of some twenty-four, and a comparison that knows the fields of a unit costs a twentieth of a general one.
 */
export function shownBattle(battle: Battle): Battle {
  return { ...battle, units: battle.units.map(shownUnit) }
}

function shownUnit(unit: Unit): Unit {
  const before = shown.get(unit)
  if (before !== undefined && sameUnit(before, unit)) return before
  const now = lasting(copyOf(unit))
  shown.set(unit, now)
  return now
}

function copyOf(unit: Unit): Unit {
  const { contagions, statuses, modifiers, tags, fired, reached } = unit
  return {
    ...unit,
    contagions: contagions.map((one) => ({ ...one })),
    statuses: statuses.map((one) => ({ ...one })),
    modifiers: modifiers.map((one) => ({ ...one })),
    tags: tags.map((one) => ({ ...one })),
    fired: [...fired],
    reached: [...reached],
  }
}

function sameUnit(a: Unit, b: Unit): boolean {
  return (
    a.cell === b.cell &&
    a.hp === b.hp &&
    a.facing === b.facing &&
    a.state === b.state &&
    a.moved === b.moved &&
    a.acted === b.acted &&
    a.ripostes === b.ripostes &&
    a.resolve === b.resolve &&
    a.made === b.made &&
    a.received === b.received &&
    a.side === b.side &&
    a.fell === b.fell &&
    a.maxHp === b.maxHp &&
    a.barrier === b.barrier &&
    a.barrierTurns === b.barrierTurns &&
    a.barrierFresh === b.barrierFresh &&
    a.shaken === b.shaken &&
    a.wasAttacked === b.wasAttacked &&
    a.ammo === b.ammo &&
    a.cooldown === b.cooldown &&
    a.used === b.used &&
    a.stacks === b.stacks &&
    a.grace === b.grace &&
    a.vigilant === b.vigilant &&
    a.reacted === b.reacted &&
    a.disengaged === b.disengaged &&
    a.holds === b.holds &&
    a.shifted === b.shifted &&
    a.shiftedBefore === b.shiftedBefore &&
    a.resists === b.resists &&
    a.again === b.again &&
    a.rounds === b.rounds &&
    a.revived === b.revived &&
    a.id === b.id &&
    a.key === b.key &&
    a.tier === b.tier &&
    a.owner === b.owner &&
    a.home === b.home &&
    a.baseHp === b.baseHp &&
    a.baseAtk === b.baseAtk &&
    a.baseArmor === b.baseArmor &&
    a.maxResolve === b.maxResolve &&
    a.maxAmmo === b.maxAmmo &&
    a.summoned === b.summoned &&
    a.copied === b.copied &&
    alike(a.statuses, b.statuses, sameStatus) &&
    alike(a.modifiers, b.modifiers, sameModifier) &&
    alike(a.tags, b.tags, sameTag) &&
    alike(a.contagions, b.contagions, sameContagion) &&
    alike(a.fired, b.fired, Object.is) &&
    alike(a.reached, b.reached, Object.is)
  )
}

function alike<T>(a: readonly T[], b: readonly T[], same: (one: T, other: T) => boolean): boolean {
  if (a.length !== b.length) return false
  for (let place = 0; place < a.length; place++) if (!same(a[place] as T, b[place] as T)) return false
  return true
}

function sameStatus(a: Status, b: Status): boolean {
  return a.turns === b.turns && a.fresh === b.fresh && a.id === b.id && a.p === b.p && a.by === b.by && a.at === b.at
}

function sameModifier(a: Modifier, b: Modifier): boolean {
  const kept = a.source === b.source && a.stat === b.stat && a.pct === b.pct && a.flat === b.flat
  return kept && a.turns === b.turns && a.fresh === b.fresh && a.at === b.at
}

function sameTag(a: GrantedTag, b: GrantedTag): boolean {
  return a.tag === b.tag && a.hidden === b.hidden && a.turns === b.turns && a.fresh === b.fresh
}

function sameContagion(a: Contagion, b: Contagion): boolean {
  return a.type === b.type && a.turns === b.turns
}
