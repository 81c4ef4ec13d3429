import type { HitLocation, HundredEvent } from '../events.ts'

/** HUN-1121: the actions of one unit, as far as the listener heard of them. */
export interface UnitAnalysis {
  readonly id: number
  attacks: number
  hits: number
  /** Sum of the chances of its attacks, in percent. */
  chances: number
  reactions: number
  reactionsWon: number
  dealt: number
  taken: number
  takenAt: Partial<Record<HitLocation, number>>
  felled: number
  checks: number
  checksPassed: number
  distance: number
  shots: number
  survived: boolean | null
}

/** From the events alone, so that it can be made of any part of a match and from any seat. */
export function analysis(events: readonly HundredEvent[]): readonly UnitAnalysis[] {
  const units = new Map<number, UnitAnalysis>()
  const of = (id: number | null | undefined): UnitAnalysis | null => {
    if (id === null || id === undefined) return null
    let unit = units.get(id)
    if (unit === undefined) {
      unit = blank(id)
      units.set(id, unit)
    }
    return unit
  }
  for (const event of events) note(event, of(event.entityId), of(event.targetId))
  return [...units.values()].sort((a, b) => a.id - b.id)
}

/** Hundredfold hits less the sum of chances: how lucky a group of units was. */
export function luckOf(units: readonly UnitAnalysis[]): number {
  return units.reduce((sum, { hits, chances }) => sum + 100 * hits - chances, 0)
}

function blank(id: number): UnitAnalysis {
  return {
    id,
    attacks: 0,
    hits: 0,
    chances: 0,
    reactions: 0,
    reactionsWon: 0,
    dealt: 0,
    taken: 0,
    takenAt: {},
    felled: 0,
    checks: 0,
    checksPassed: 0,
    distance: 0,
    shots: 0,
    survived: null,
  }
}

function note(event: HundredEvent, actor: UnitAnalysis | null, target: UnitAnalysis | null): void {
  switch (event.type) {
    case 'AttackRolled':
      if (actor === null) return
      actor.attacks++
      actor.chances += event.data.roll.chance
      if (event.data.result === 'hit') actor.hits++
      return
    case 'DefenseRolled':
      if (actor === null) return
      actor.reactions++
      if (event.data.result !== 'none') actor.reactionsWon++
      return
    case 'DamageDealt': {
      const { finalDamage, location } = event.data
      if (actor !== null && actor !== target) actor.dealt += finalDamage
      if (target === null) return
      target.taken += finalDamage
      if (location !== null) target.takenAt[location] = (target.takenAt[location] ?? 0) + finalDamage
      return
    }
    case 'UnitDown':
      if (target !== null) target.felled++
      return
    case 'MoraleChecked':
      if (actor === null) return
      actor.checks++
      if (event.data.failedBy === 0) actor.checksPassed++
      return
    case 'UnitMoved':
      if (actor !== null) actor.distance += event.data.distance
      return
    case 'AmmoSpent':
      if (actor !== null) actor.shots++
      return
    case 'SurvivalRolled':
      if (actor !== null) actor.survived = event.data.survived
      return
    default:
      return
  }
}
