import type { BattleEvent } from '../../events.ts'
import { isBlow, isContagion } from '../names.ts'

/** An event of a duel or of a run. */
export interface TypedEvent {
  readonly type: string
}

type CrowdType = 'status_applied' | 'modifier_applied' | 'resolve_changed' | 'hp_changed' | 'barrier_changed'
/** An event that may happen to several units at once. */
export type CrowdEvent = Extract<BattleEvent, { readonly type: CrowdType }>

/** Units to which the same happens in one beat. */
export interface Crowd {
  readonly ids: readonly number[]
  /** What each lost or gained. */
  readonly amounts: readonly number[]
}

/** Neither read nor seen by itself, so that it does not part what it stands between. */
const QUIET: ReadonlySet<string> = new Set<BattleEvent['type']>([
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
])

/** Life lost to these is told by an event of its own, or in the sum of a blow. */
const TOLD_LIFE: ReadonlySet<string> = new Set(['crumbling', 'weariness', 'shared'])
const TOLD_RESOLVE: ReadonlySet<string> = new Set(['recovery', 'charge_shock'])

/** The first event of each crowd, with all of it: those that say the same and follow each other. */
export function crowdsOf(beat: readonly TypedEvent[]): ReadonlyMap<CrowdEvent, Crowd> {
  const crowds = new Map<CrowdEvent, { ids: number[]; amounts: number[] }>()
  let last: { readonly key: string; readonly crowd: { ids: number[]; amounts: number[] } } | null = null
  for (const event of beat) {
    if (QUIET.has(event.type)) continue
    if (!isCrowdEvent(event)) {
      last = null
      continue
    }
    if (isToldElsewhere(event)) continue
    const key = keyOf(event)
    const amount = 'amount' in event ? event.amount : 0
    if (last !== null && last.key === key && !last.crowd.ids.includes(event.unitId)) {
      last.crowd.ids.push(event.unitId)
      last.crowd.amounts.push(amount)
      continue
    }
    const crowd = { ids: [event.unitId], amounts: [amount] }
    crowds.set(event, crowd)
    last = { key, crowd }
  }
  return crowds
}

const CROWDS: ReadonlySet<string> = new Set<CrowdType>([
  'status_applied',
  'modifier_applied',
  'resolve_changed',
  'hp_changed',
  'barrier_changed',
])

function isCrowdEvent(event: TypedEvent): event is CrowdEvent {
  return CROWDS.has(event.type)
}

function isToldElsewhere(event: CrowdEvent): boolean {
  if (event.type === 'hp_changed')
    return event.amount === 0 || (event.amount < 0 && (TOLD_LIFE.has(event.cause) || isContagion(event.cause)))
  if (event.type === 'resolve_changed')
    return !event.held && (event.amount === 0 || TOLD_RESOLVE.has(event.cause) || isBlow(event.cause))
  return event.type === 'barrier_changed' && event.amount <= 0
}

/** Equal for events that make one sentence. */
function keyOf(event: CrowdEvent): string {
  switch (event.type) {
    case 'status_applied':
      return `status ${event.id} ${event.duration}`
    case 'modifier_applied':
      return `modifier ${event.id} ${event.stat} ${event.pct} ${event.flat} ${event.duration}`
    case 'resolve_changed':
      return event.held ? `held ${event.unitId}` : `resolve ${event.cause} ${event.amount > 0}`
    case 'hp_changed':
      return `life ${event.cause} ${event.amount > 0}`
    case 'barrier_changed':
      return `barrier ${event.cause} ${event.value}`
  }
}
