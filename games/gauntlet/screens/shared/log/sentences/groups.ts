import { CONTAGIONS, type DuelEvent } from '@tessera/gauntlet'

/** Events that say the same of several units, or one event. */
export interface Group {
  readonly event: DuelEvent
  readonly ids: readonly number[]
  /** What each lost or gained, where that is what they have in common. */
  readonly amounts: readonly number[]
}

/** Covered by the sentence of another event, or of no interest to a viewer. */
const QUIET: ReadonlySet<DuelEvent['type']> = new Set([
  'turn_started',
  'unit_rested',
  'unit_disengaged',
  'vigilance_activated',
  'vigilance_cancelled',
  'draw',
  'roll',
  'ammo_spent',
  'cooldown_changed',
  'status_ended',
  'status_refused',
  'modifier_ended',
  'tag_changed',
  'attack_of_opportunity',
  'charge_impact',
  'spear_wall_counter',
  'hard_intercept',
  'soft_intercept',
  'counter_charge',
  'sticky_intercept',
  'overwatch',
  'los_opened',
  'witness_burning',
  'contagion_refreshed',
  'contagion_immune',
  'shred_recovered',
  'match_ended',
])

/** Life lost to these is told by an event of its own, or in the sum of a blow. */
const TOLD_LIFE: ReadonlySet<string> = new Set([...CONTAGIONS, 'crumbling', 'weariness', 'shared'])
const TOLD_RESOLVE: ReadonlySet<string> = new Set(['recovery', 'charge_shock'])

/** The events worth telling, those of one kind that follow each other drawn together. */
export function groupsOf(events: readonly DuelEvent[]): readonly Group[] {
  const groups: { readonly event: DuelEvent; readonly key: string | null; ids: number[]; amounts: number[] }[] = []
  for (const event of events) {
    if (QUIET.has(event.type) || isToldElsewhere(event)) continue
    const key = keyOf(event)
    const last = groups.at(-1)
    const id = 'unitId' in event ? event.unitId : 0
    const amount = 'amount' in event ? event.amount : 0
    if (key !== null && last?.key === key && !last.ids.includes(id)) {
      last.ids.push(id)
      last.amounts.push(amount)
    } else groups.push({ event, key, ids: [id], amounts: [amount] })
  }
  return groups
}

function isToldElsewhere(event: DuelEvent): boolean {
  if (event.type === 'hp_changed') return event.amount === 0 || (event.amount < 0 && TOLD_LIFE.has(event.cause))
  if (event.type === 'resolve_changed') return !event.held && (event.amount === 0 || TOLD_RESOLVE.has(event.cause))
  return false
}

/** Equal for events that make one sentence; null for those that stand alone. */
function keyOf(event: DuelEvent): string | null {
  switch (event.type) {
    case 'status_applied':
      return `status ${event.id} ${event.duration}`
    case 'modifier_applied':
      return `modifier ${event.id} ${event.stat} ${event.pct} ${event.flat} ${event.duration}`
    case 'resolve_changed':
      return event.held ? null : `resolve ${event.cause} ${event.amount > 0}`
    case 'hp_changed':
      return `life ${event.cause} ${event.amount > 0}`
    case 'barrier_changed':
      return `barrier ${event.cause} ${event.amount > 0} ${event.value}`
    default:
      return null
  }
}
