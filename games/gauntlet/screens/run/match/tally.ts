import { type AttackEvent, type DuelEvent, type DuelView, duelNarrator } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { Timeline } from '@tessera/kernel'
import { type Part, plainWords } from '@tessera/words'

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
  /** The heaviest blow of the side that won. */
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
  let heaviest: { readonly round: number; readonly blow: AttackEvent } | null = null
  let round = 1
  for (let index = 0; index < timeline.length; index++)
    for (const event of timeline.events(index)) {
      if (event.type === 'round_started') round = event.round
      if (event.type === 'unit_died' && event.killerId > 0) tallyFor(event.killerId).felled++
      if (event.type !== 'attack' || event.damage === 0) continue
      tallyFor(event.attackerId).dealt += event.damage
      tallyFor(event.targetId).taken += event.damage
      const winners = battle.result?.winner ?? 0
      if (sideOf(event.attackerId) !== winners || event.damage <= (heaviest?.blow.damage ?? 0)) continue
      heaviest = { round, blow: event }
    }
  const own = battle.units
    .filter((unit) => unit.owner === 0 && !unit.summoned)
    .map(({ id, key, cell }) => ({
      unit: key,
      ...(tallies.get(id) ?? { dealt: 0, taken: 0, felled: 0 }),
      stands: cell >= 0,
    }))
    .toSorted((a, b) => b.dealt - a.dealt)
  return { own, turned: heaviest === null ? null : turnedBy(heaviest, timeline.frame(timeline.length - 1).view) }
}

function turnedBy({ round, blow }: { readonly round: number; readonly blow: AttackEvent }, view: DuelView): string {
  const [told] = duelNarrator()([blow], view)
  const what: readonly Part[] = told?.line?.parts ?? []
  return words.text('result.turned', { n: round, what: plainWords(what) })
}
