import type { HundredEvent } from '@tessera/hundred'

/** HUN-1121: the blows that one unit gave and took, from the events alone. */
export interface UnitTally {
  readonly id: number
  attacks: number
  hits: number
  /** Sum of the chances, in percent: how many hits were to be expected, times a hundred. */
  chances: number
  reactions: number
  reacted: number
  dealt: number
  taken: number
  felled: number
  checks: number
  failed: number
  /** Millimetres. */
  walked: number
}

export interface Bin {
  /** Lowest chance in it: 5, 15, 25 … */
  readonly from: number
  shown: number
  hit: number
  chances: number
}

export interface Tally {
  readonly units: ReadonlyMap<number, UnitTally>
  /** Blows by the chance that was shown for them. */
  readonly bins: readonly Bin[]
  /** Remaining value of each seat at the end of each turn, as far as it is known. */
  readonly values: readonly { readonly turn: number; readonly value: readonly [number | null, number | null] }[]
}

export function tallyOf(frames: Iterable<readonly HundredEvent[]>): Tally {
  const units = new Map<number, UnitTally>()
  const bins: Bin[] = Array.from({ length: 10 }, (_, i) => ({ from: i * 10, shown: 0, hit: 0, chances: 0 }))
  const values: { turn: number; value: readonly [number | null, number | null] }[] = []
  const of = (id: number | null | undefined): UnitTally | null => {
    if (id == null) return null
    const known = units.get(id)
    if (known !== undefined) return known
    const made: UnitTally = {
      id,
      attacks: 0,
      hits: 0,
      chances: 0,
      reactions: 0,
      reacted: 0,
      dealt: 0,
      taken: 0,
      felled: 0,
      checks: 0,
      failed: 0,
      walked: 0,
    }
    units.set(id, made)
    return made
  }
  for (const events of frames)
    for (const event of events) {
      const actor = of(event.entityId)
      switch (event.type) {
        case 'AttackRolled': {
          const hit = event.data.result === 'hit' ? 1 : 0
          const { chance } = event.data.roll
          if (actor !== null) {
            actor.attacks++
            actor.hits += hit
            actor.chances += chance
          }
          const bin = bins[Math.min(9, Math.floor(chance / 10))]
          if (bin !== undefined) {
            bin.shown++
            bin.hit += hit
            bin.chances += chance
          }
          break
        }
        case 'DefenseRolled':
          if (actor !== null) {
            actor.reactions++
            if (event.data.result !== 'none') actor.reacted++
          }
          break
        case 'DamageDealt': {
          const target = of(event.targetId)
          if (target !== null) target.taken += event.data.finalDamage
          if (actor !== null && actor !== target) actor.dealt += event.data.finalDamage
          break
        }
        case 'UnitDown': {
          const by = of(event.targetId)
          if (by !== null && by !== actor) by.felled++
          break
        }
        case 'MoraleChecked':
          if (actor !== null) {
            actor.checks++
            if (event.data.failedBy > 0) actor.failed++
          }
          break
        case 'UnitMoved':
          if (actor !== null) actor.walked += event.data.distance
          break
        case 'TurnEnded':
          values.push({ turn: event.turn, value: event.data.values })
          break
        default:
          break
      }
    }
  return { units, bins, values }
}

/** HUN-1121: hits beyond what the chances promised, in hits. */
export function luckOf(units: Iterable<UnitTally>): number {
  let luck = 0
  for (const unit of units) luck += unit.hits - unit.chances / 100
  return luck
}
