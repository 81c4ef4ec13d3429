import type { Seat } from '@tessera/kernel'
import {
  capitalised,
  type Happening,
  type Line,
  type Named,
  type Narration,
  type Part,
  type Placed,
  type Rise,
  type Said,
  type Sound,
} from '@tessera/words'
import type { Weather } from '../../content/tables.ts'
import type { SiegefrontEvent } from '../../events.ts'
import type { SiegefrontView } from '../../view/view.ts'
import { words } from '../catalogue.ts'

export type LineKind =
  | 'blows'
  | 'falls'
  | 'castles'
  | 'moves'
  | 'middle'
  | 'cards'
  | 'forge'
  | 'mana'
  | 'effects'
  /** A turn begins. */
  | 'turn'
  | 'turns'
  | 'end'
  | `weather:${Weather}`

export type EventOf<Type extends SiegefrontEvent['type']> = Extract<SiegefrontEvent, { readonly type: Type }>

/** What an event is told with beside itself. */
export interface Context {
  readonly view: SiegefrontView
  seat(seat: Seat): Named
  unit(id: number): Named
  /** Earlier in the same frame: the attack that was declared, the mana that was paid. */
  readonly declared: EventOf<'attack_declared'> | null
  readonly paid: number | null
}

/** How some kinds of events are told. */
export type Tells<Type extends SiegefrontEvent['type']> = Pick<Narration<SiegefrontEvent, Context, LineKind>, Type>

export function happening(
  line: Line<LineKind> | null,
  sound: Sound | null = null,
  rises: readonly Rise[] = [],
): Happening<LineKind> {
  return { line, rises, sound }
}

export function line(
  kind: LineKind,
  parts: readonly Part[],
  more: Partial<Pick<Line, 'seat' | 'pieces' | 'sum' | 'detail'>> = {},
): Line<LineKind> {
  return { parts: capitalised(parts), kind, seat: null, pieces: [], sum: [], ...more }
}

/** Seat and pieces of a line about a unit, and about others beside it. */
export function about(context: Context, unit: number, ...others: readonly number[]): Pick<Line, 'seat' | 'pieces'> {
  return { seat: context.unit(unit).seat, pieces: [unit, ...others] }
}

/** A row as the owner of a unit calls it. */
export function rowSaid(y: number, owner: Seat | null): Said {
  return words.said(ROWS[owner === 1 ? 2 - y : y] ?? 'row.middle')
}

const ROWS = ['row.home', 'row.middle', 'row.enemy'] as const

/** A cell as people count them. */
export function cellPlaced(x: number, y: number): Placed {
  return { place: `${x + 1}, ${y + 1}`, at: [x, y] }
}

/** "12 → 9"; life is never shown below 0. */
export function changed(from: number, to: number): string {
  return `${from} → ${Math.max(0, to)}`
}
