import type { HexlineEvent } from '../events.ts'
import type { Hex, QueueEntry } from '../state.ts'
import type { HexlineView } from '../view/view.ts'
import { traceQueue } from './queue-trace.ts'

type AppliedEntry = Omit<QueueEntry, 'answer'>

/** HEX-141: one step summed up for animation. Lists that would be empty are left out. */
export interface StepReport {
  readonly type: 'attack' | 'move' | 'move_attack' | 'idle' | 'frozen' | 'none'
  /** Who acted; absent when the battle ended on a round start. */
  readonly unit?: number
  readonly round: number
  readonly new_round: boolean
  /** Of the whole movement. */
  readonly from?: Hex
  readonly to?: Hex
  readonly teleport?: boolean
  readonly extra?: boolean
  /** Where the attacker stood when it attacked. */
  readonly attacker_pos?: Hex
  readonly target_pos?: Hex
  readonly target_id?: number
  readonly ranged?: boolean
  /** Whether the target was dead once the attack's own damage was resolved. */
  readonly killed?: boolean
  readonly heal_events?: readonly AppliedEntry[]
  readonly fortify_events?: readonly AppliedEntry[]
  readonly sunder_events?: readonly AppliedEntry[]
  readonly splash_events?: readonly AppliedEntry[]
  readonly strike_events?: readonly AppliedEntry[]
  readonly ramp_pos?: readonly Hex[]
  readonly pushes?: readonly { readonly unit: number; readonly push_from: Hex; readonly push_to: Hex }[]
  readonly undying_saves?: readonly { readonly target: Hex; readonly source: Hex }[]
  readonly vengeance_positions?: readonly Hex[]
  readonly retreats?: readonly { readonly unit: number; readonly from: Hex; readonly to: Hex }[]
  readonly freezes?: readonly { readonly unit: number; readonly by: number; readonly turns: number }[]
  readonly silences?: readonly { readonly unit: number; readonly by: number; readonly turns: number }[]
  readonly summons?: readonly { readonly unit: number; readonly by: number; readonly pos: Hex }[]
  /** Units put into this round's order again. */
  readonly readied?: readonly number[]
  readonly blocks?: readonly {
    readonly unit: number
    readonly by: number
    readonly used: number
    readonly of: number
  }[]
  readonly executions?: readonly { readonly unit: number; readonly by: number }[]
  readonly deaths?: readonly { readonly unit: number; readonly by: number; readonly pos: Hex }[]
}

/** The report of the step these events belong to; the view is the one after it. */
export function stepReport(events: readonly HexlineEvent[], view: HexlineView): StepReport {
  const turn = find(events, 'turn_start')
  const round = find(events, 'round_start')
  const movement = movementOf(events)
  const attack = attackOf(events, view.config.events === 'deferred')
  return {
    type: turn === undefined ? 'none' : kindOf(events, movement !== null, attack !== null),
    ...(turn === undefined ? {} : { unit: turn.unit }),
    round: view.battle?.round ?? round?.round ?? 0,
    new_round: round !== undefined,
    ...movement,
    ...attack,
    ...withoutEmpty(applied(events)),
    ...withoutEmpty(marks(events)),
  }
}

type EventOf<T extends HexlineEvent['type']> = Extract<HexlineEvent, { type: T }>

function find<T extends HexlineEvent['type']>(events: readonly HexlineEvent[], type: T): EventOf<T> | undefined {
  return events.find((event): event is EventOf<T> => event.type === type)
}

function all<T extends HexlineEvent['type'], U>(
  events: readonly HexlineEvent[],
  type: T,
  pick: (event: EventOf<T>) => U,
): readonly U[] {
  return events.filter((event): event is EventOf<T> => event.type === type).map(pick)
}

function kindOf(events: readonly HexlineEvent[], moved: boolean, attacked: boolean): StepReport['type'] {
  if (find(events, 'frozen_skip') !== undefined) return 'frozen'
  if (attacked) return moved ? 'move_attack' : 'attack'
  return moved ? 'move' : 'idle'
}

function movementOf(events: readonly HexlineEvent[]) {
  const walked = all(events, 'move', (event) => event)
  const leap = find(events, 'shadowstep')
  const first = leap ?? walked[0]
  const last = leap ?? walked[walked.length - 1]
  if (first === undefined || last === undefined) return null
  return { from: first.from, to: last.to, teleport: leap !== undefined, extra: walked.some((event) => event.extra) }
}

function attackOf(events: readonly HexlineEvent[], deferred: boolean) {
  const start = events.findIndex((event) => event.type === 'attack')
  const attack = events[start]
  if (attack?.type !== 'attack') return null
  return {
    attacker_pos: attack.from,
    target_pos: attack.at,
    target_id: attack.target,
    ranged: attack.ranged,
    killed: killed(events.slice(start + 1), attack, deferred),
  }
}

/**
 * The attack's own damage is resolved before the attacker's `onhit` and `endturn`. With deferred events what is queued
 * lands later still, so there only the attack itself, or an execution right after it, counts.
 */
function killed(events: readonly HexlineEvent[], attack: EventOf<'attack'>, deferred: boolean): boolean {
  for (const event of events) {
    if (event.type === 'turn_end') return false
    if (event.type === 'ability' && event.unit === attack.unit && AFTER_ATTACK.has(event.trigger)) return false
    if (event.type === 'death' && event.unit === attack.target) return true
    if (deferred && event.type === 'damage' && event.kind !== 'attack') return false
  }
  return false
}

const AFTER_ATTACK: ReadonlySet<string> = new Set(['onhit', 'endturn'])

/** The queued effects that landed, with the hexes they were queued with and the amounts as applied. */
function applied(events: readonly HexlineEvent[]) {
  const lists: Record<QueueEntry['type'], AppliedEntry[]> = {
    heal: [],
    fortify: [],
    sunder: [],
    splash: [],
    strike: [],
  }
  const queue = traceQueue()
  for (const event of events) {
    const entry = queue.take(event)
    if (entry === null || event.type === 'blocked') continue
    const { type, target_id, source_id, pos, source_pos } = entry
    lists[type].push({ type, target_id, source_id, amount: amountOf(event), pos, source_pos })
  }
  return {
    heal_events: lists.heal,
    fortify_events: lists.fortify,
    sunder_events: lists.sunder,
    splash_events: lists.splash,
    strike_events: lists.strike,
  }
}

function amountOf(event: HexlineEvent): number {
  if (event.type === 'damage') return event.dealt
  return event.type === 'heal' || event.type === 'fortify' || event.type === 'sunder' ? event.amount : 0
}

function marks(events: readonly HexlineEvent[]) {
  return {
    ramp_pos: all(events, 'ramp', (event) => event.at),
    pushes: all(events, 'push', ({ unit, from, to }) => ({ unit, push_from: from, push_to: to })),
    undying_saves: all(events, 'undying', ({ at, source_at }) => ({ target: at, source: source_at })),
    vengeance_positions: all(events, 'vengeance', (event) => event.at),
    retreats: all(events, 'retreat', ({ unit, from, to }) => ({ unit, from, to })),
    freezes: all(events, 'freeze', ({ unit, by, turns }) => ({ unit, by, turns })),
    silences: all(events, 'silence', ({ unit, by, turns }) => ({ unit, by, turns })),
    summons: all(events, 'summon', ({ unit, by, at }) => ({ unit, by, pos: at })),
    readied: all(events, 'ready_turn', (event) => event.unit),
    blocks: all(events, 'blocked', ({ unit, by, used, of }) => ({ unit, by, used, of })),
    executions: all(events, 'executed', ({ unit, by }) => ({ unit, by })),
    deaths: all(events, 'death', ({ unit, by, at }) => ({ unit, by, pos: at })),
  }
}

function withoutEmpty<T extends Readonly<Record<string, readonly unknown[]>>>(lists: T): Partial<T> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<T>
}
