import { abilityName, contentOf, type DuelView, type SideIndex, unitName } from '@tessera/gauntlet'
import type { Part, SumRow } from '@tessera/words'
import { leaderName } from '../../team/names.ts'

export type SentenceKind = 'blows' | 'deaths' | 'spells' | 'moves' | 'rest'

/** One thing that happened in a beat, as a player would say it. */
export interface Sentence {
  readonly kind: SentenceKind
  /** The unit whose shield stands before it; 0: none. */
  readonly actor: number
  /** All units it is about, for the filter. */
  readonly units: readonly number[]
  readonly parts: readonly Part[]
  readonly sum: readonly SumRow[]
}

/** The names of units, sides and abilities in one position. */
export interface Naming {
  readonly nameOf: (id: number) => string
  /** The name in its side's colour. */
  readonly name: (id: number) => Part
  /** Up to three by name, more as a number. */
  readonly names: (ids: readonly number[]) => readonly Part[]
  readonly leader: (side: SideIndex) => Part
  readonly ability: (id: string) => string
  readonly sideOf: (id: number) => SideIndex
  /** Each unit of a crowd that is only counted, for the sum. */
  readonly eachOf: (ids: readonly number[], value: (place: number) => string) => readonly SumRow[]
}

/** More than this are counted, not named. */
const NAMED = 3

export function namingOf(view: DuelView): Naming {
  const content = contentOf(view.config)
  const { battle } = view
  const nameOf = (id: number): string => unitName(battle, id, content)
  const sideOf = (id: number): SideIndex => battle?.units[id - 1]?.side ?? 0
  const name = (id: number): Part => ({ name: nameOf(id), seat: sideOf(id) })
  return {
    nameOf,
    name,
    sideOf,
    names: (ids) =>
      ids.length > NAMED
        ? [`${ids.length} units`]
        : ids.flatMap((id, place) => [...(place === 0 ? [] : [place === ids.length - 1 ? ' and ' : ', ']), name(id)]),
    leader: (side) => ({ name: battle === null ? '' : leaderName(battle.sides[side].leader), seat: side }),
    ability: (id) => abilityName(id, content),
    eachOf: (ids, value) =>
      ids.length > NAMED ? ids.map((id, place) => ({ name: nameOf(id), value: value(place) })) : [],
  }
}

export function line(
  kind: SentenceKind,
  actor: number,
  units: readonly number[],
  parts: readonly Part[],
  sum: readonly SumRow[] = [],
): Sentence {
  return { kind, actor, units, parts, sum }
}

/** "3 turns". */
export function turns(n: number, what = 'turn'): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
