import type { Audience, Seat } from '@tessera/kernel'
import { type Named, type Said, textOfSaid } from '@tessera/words'
import type { HexlineConfig } from '../config.ts'
import type { UnitType } from '../content/ability.ts'
import { catalogOf } from '../content/catalog.ts'
import { seatOfSide } from '../rules/board/sides.ts'
import type { Hex, Side } from '../state.ts'
import type { HexlineView } from '../view/view.ts'
import { words } from './catalogue.ts'
import type { units } from './en/units.ts'

type MarketRules = Pick<HexlineConfig, 'bans' | 'custom_units' | 'custom_only' | 'changes'>

/** The name of a type of unit: a message for the roster's, plain text for units made for a match. */
function typeTerm(config: MarketRules, type: string): Said | string {
  const known = catalogOf(config).type(type)
  const key = `unit.${type}`
  return isUnitKey(key, known) ? words.said(key) : (known?.name ?? type)
}

/** A type of unit in a sentence. */
export function namedType(config: MarketRules, type: string): Named {
  return { name: typeTerm(config, type), seat: null }
}

/** "Greywolf". */
export function typeName(config: MarketRules, type: string): string {
  return textOf(typeTerm(config, type))
}

/** A piece in its seat's colour: "Greywolf" where there is one, "Greywolf 2" among several of both sides. */
export function namedPiece(view: HexlineView, id: number): Named {
  const { battle } = view
  const unit = battle?.units[id - 1]
  if (battle === null || unit === undefined) return { name: words.said('piece.unknown'), seat: null }
  const term = typeTerm(view.config, unit.type)
  const twins = battle.units.filter(({ type }) => type === unit.type)
  // Blades are numbered from the first one on, because more of them may follow.
  const name =
    twins.length < 2 && unit.type !== 'blade'
      ? term
      : words.said('piece.numbered', { unit: namedType(view.config, unit.type), number: twins.indexOf(unit) + 1 })
  return { name, seat: seatOfSide(battle, unit.side) }
}

export function pieceName(view: HexlineView, id: number): string {
  return textOf(namedPiece(view, id).name)
}

/** A seat: "you" to its reader, else by its name where names are known. */
export function namedSeat(to: Audience, seat: Seat, names?: readonly string[]): Named {
  const you = to === seat
  const known = names?.[seat]
  const colour = seat === 1 ? 1 : 0
  if (you) return { name: words.said('seat.you'), seat: colour, you }
  if (known !== undefined && known !== '') return { name: known, seat: colour }
  const name = to === 'spectator' ? words.said('seat.number', { number: seat + 1 }) : words.said('seat.opponent')
  return { name, seat: colour }
}

export function sideName(side: Side): string {
  return words.text(side === 1 ? 'side.west' : 'side.east')
}

export function place([col, row]: Hex): string {
  return `(${col},${row})`
}

function isUnitKey(_key: string, type: UnitType | undefined): _key is keyof typeof units {
  return type !== undefined && type.family !== 'custom'
}

function textOf(term: Said | string): string {
  return typeof term === 'string' ? term : textOfSaid(term)
}
