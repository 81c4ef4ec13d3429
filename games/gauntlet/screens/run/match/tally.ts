import { type DuelEvent, type DuelView, PRINTED } from '@tessera/gauntlet'
import type { Timeline } from '@tessera/kernel'

/** What one card did in a battle. */
export interface UnitTally {
  readonly unit: string
  readonly dealt: number
  readonly taken: number
  readonly felled: number
  readonly stands: boolean
}

export interface BattleTally {
  readonly own: readonly UnitTally[]
  /** The heaviest blow of the side that won, in a sentence. */
  readonly turned: string | null
}

/** What a battle's events add up to. Only blows count, since other damage has no author. */
export function tallyOf(timeline: Timeline<DuelEvent, DuelView>): BattleTally {
  const { battle } = timeline.frame(timeline.length - 1).view
  if (battle === null) return { own: [], turned: null }
  const tallies = new Map<number, { dealt: number; taken: number; felled: number }>()
  const tallyFor = (id: number) => {
    const tally = tallies.get(id) ?? { dealt: 0, taken: 0, felled: 0 }
    tallies.set(id, tally)
    return tally
  }
  const sideOf = (id: number): number | undefined => battle.units[id - 1]?.owner
  const nameOf = (id: number): string => PRINTED.units.get(battle.units[id - 1]?.key ?? '')?.name ?? 'somebody'
  let heaviest: { readonly damage: number; readonly text: string } | null = null
  let round = 1
  for (let index = 0; index < timeline.length; index++)
    for (const event of timeline.events(index)) {
      if (event.type === 'round_started') round = event.round
      if (event.type === 'unit_died' && event.killerId > 0) tallyFor(event.killerId).felled++
      if (event.type !== 'attack' || event.damage === 0) continue
      tallyFor(event.attackerId).dealt += event.damage
      tallyFor(event.targetId).taken += event.damage
      const winners = battle.result?.winner ?? 0
      if (sideOf(event.attackerId) !== winners || event.damage <= (heaviest?.damage ?? 0)) continue
      const how = event.kind === 'charge' ? 'charge' : event.kind === 'shot' ? 'shot' : 'blow'
      const where = event.arc === 'front' ? '' : ` from the ${event.arc}`
      heaviest = {
        damage: event.damage,
        text: `Round ${round}: the ${how} of ${nameOf(event.attackerId)} took ${event.damage} from ${nameOf(event.targetId)}${where}.`,
      }
    }
  const own = battle.units
    .filter((unit) => unit.owner === 0 && !unit.summoned)
    .map(({ id, key, cell }) => ({
      unit: key,
      ...(tallies.get(id) ?? { dealt: 0, taken: 0, felled: 0 }),
      stands: cell >= 0,
    }))
    .toSorted((a, b) => b.dealt - a.dealt)
  return { own, turned: heaviest?.text ?? null }
}
