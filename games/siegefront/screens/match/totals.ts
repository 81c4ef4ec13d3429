import type { SiegefrontTimeline } from '../log/story.ts'

/** What a seat did in a match. */
export interface Totals {
  readonly deployed: number
  readonly blows: number
  readonly criticals: number
  readonly damage: number
  readonly castle: number
  readonly felled: number
}

/** Counted from what happened, nothing else. */
export function totalsOf(timeline: SiegefrontTimeline): readonly [Totals, Totals] {
  const none = () => ({ deployed: 0, blows: 0, criticals: 0, damage: 0, castle: 0, felled: 0 })
  const totals = [none(), none()] as const
  const owners = new Map<number, number>()
  if (timeline.length > 0) for (const unit of timeline.frame(0).view.units) owners.set(unit.id, unit.owner)
  const of = (seat: number | undefined) => totals[seat === 1 ? 1 : 0]
  for (let index = 0; index < timeline.length; index++) {
    for (const event of timeline.events(index)) {
      switch (event.type) {
        case 'unit_entered':
          owners.set(event.unit.id, event.seat)
          of(event.seat).deployed++
          break
        case 'blow': {
          const own = of(owners.get(event.by))
          own.blows++
          if (event.crit) own.criticals++
          own.damage += event.damage
          break
        }
        case 'damage':
          if (event.by !== null && owners.get(event.by) !== owners.get(event.unit))
            of(owners.get(event.by)).damage += event.amount
          break
        case 'castle_hit':
          of(1 - event.seat).castle += event.damage
          break
        case 'unit_died':
          of(1 - (owners.get(event.unit) ?? 0)).felled++
          break
        default:
          break
      }
    }
  }
  return totals
}
