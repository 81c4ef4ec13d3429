import type { Named, Part, Said, SumRow, Tone } from '@tessera/words'
import type { AttackEvent } from '../../events.ts'
import type { SideIndex } from '../../rules/board.ts'
import type { Battle } from '../../state.ts'
import { words } from '../catalogue.ts'
import { leaderSaid, named, unitName, unitSaid } from '../names.ts'
import { consequencesOf } from './consequences.ts'
import { type Crowd, type CrowdEvent, crowdsOf, type TypedEvent } from './crowds.ts'

/** What an event of a battle is told with. */
export interface BattleContext {
  readonly battle: Battle | null
  /** Everything that happened in the same frame. */
  readonly beat: readonly TypedEvent[]
  /** With whom the event is told; null where another event tells it. */
  crowd(event: CrowdEvent): Crowd | null
  /** What followed from an attack and stands in its sum. */
  rowsOf(attack: AttackEvent): readonly SumRow[]
  /** Whether an event stands in the sum of an attack. */
  isInSum(event: TypedEvent): boolean
}

export function contextOf(battle: Battle | null, beat: readonly TypedEvent[]): BattleContext {
  const crowds = crowdsOf(beat)
  const { rows, told } = consequencesOf(beat)
  return {
    battle,
    beat,
    crowd: (event) => crowds.get(event) ?? null,
    rowsOf: (attack) => rows.get(attack) ?? [],
    isInSum: (event) => told.has(event),
  }
}

export function sideOf({ battle }: BattleContext, id: number): SideIndex {
  return battle?.units[id - 1]?.side ?? 0
}

/** A unit in the colour of its side. */
export function unit(context: BattleContext, id: number): Named {
  return named(unitSaid(context.battle, id), sideOf(context, id))
}

export function leader({ battle }: BattleContext, side: SideIndex): Named {
  return named(battle === null ? '' : leaderSaid(battle.sides[side].leader), side)
}

/** More than this are counted, not named. */
const NAMED = 3

/** Up to three by name, more as a number. */
export function units(context: BattleContext, ids: readonly number[]): readonly (Said | Named)[] {
  return ids.length > NAMED ? [words.said('crowd.units', { n: ids.length })] : ids.map((id) => unit(context, id))
}

/** Whom a spell or an ability reaches, of which side. */
export function reached(context: BattleContext, ids: readonly number[], side: SideIndex): readonly (Said | Named)[] {
  if (ids.length <= NAMED) return units(context, ids)
  const n = ids.length
  if (ids.every((id) => sideOf(context, id) === side)) return [words.said('crowd.own', { n })]
  return [words.said(ids.every((id) => sideOf(context, id) !== side) ? 'crowd.enemies' : 'crowd.units', { n })]
}

/** Each unit of a crowd that is only counted, for the sum. */
export function eachOf(
  { battle }: BattleContext,
  ids: readonly number[],
  value: (place: number) => string,
): readonly SumRow[] {
  return ids.length > NAMED ? ids.map((id, place) => ({ name: unitName(battle, id), value: value(place) })) : []
}

/** "11, 13 and 16"; of many, the least and the most. */
export function amount(amounts: readonly number[], tone: Tone): readonly Part[] {
  const sizes = amounts.map(Math.abs)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const text =
    sizes.length > NAMED
      ? least === most
        ? String(least)
        : `${least}–${most}`
      : words.text('event.amounts', { list: sizes.map((size) => ({ name: String(size), seat: null })) })
  return [{ amount: text, tone }]
}
