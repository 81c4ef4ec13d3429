import { type CohortView, cohortRules, type Facing, type Formation, type Placement, tileName } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { Named } from '@tessera/words'
import type { Piece } from '../board/scene.ts'
import { beside } from '../board/tiles.ts'
import { facingName, unitCalled } from '../names.ts'
import { turned, withFacing, withFormation, withUnitAt } from './placing.ts'

/** What the player has in hand while placing units. */
export interface Hand {
  /** The unit that was picked up. */
  readonly selected: number | null
  /** Where the arrow keys have moved it to; null until they do. */
  readonly cursor: number | null
  /** The unit being dragged, and the tile under it; null beyond the map. */
  readonly dragged: { readonly unit: number; readonly over: number | null } | null
}

export const EMPTY_HAND: Hand = { selected: null, cursor: null, dragged: null }

export interface Placing {
  readonly view: CohortView
  readonly placed: readonly Placement[]
}

export type Action =
  | { readonly type: 'select'; readonly unit: number | null }
  /** A tile or the unit on it is pressed. */
  | { readonly type: 'press'; readonly tile: number }
  | { readonly type: 'drag'; readonly unit: number; readonly over: number | null }
  | { readonly type: 'drop' }
  | { readonly type: 'let-go' }
  | { readonly type: 'arrow'; readonly unit: number; readonly way: readonly [number, number] }
  | { readonly type: 'put' }
  | { readonly type: 'turn'; readonly unit: number }
  | { readonly type: 'face'; readonly unit: number; readonly facing: Facing }
  | { readonly type: 'form'; readonly unit: number; readonly formation: Formation }
  | { readonly type: 'line-up' }
  | { readonly type: 'back' }

export interface Done {
  readonly hand: Hand
  readonly placed: readonly Placement[]
  /** For the screen reader. */
  readonly says?: string
  /** For everybody: why it was not done. */
  readonly refused?: { readonly words: string; readonly bad: boolean }
}

/** Does one action of a player who places units. */
export function act(placing: Placing, hand: Hand, action: Action): Done {
  const { view, placed } = placing
  const now = (change: Partial<Hand>): Done => ({ hand: { ...hand, ...change }, placed })
  switch (action.type) {
    case 'select':
      return now({ selected: action.unit })
    case 'press':
      return press(placing, hand, action.tile)
    case 'drag':
      return now({ dragged: { unit: action.unit, over: action.over } })
    case 'drop':
      return drop(placing, hand)
    case 'let-go':
      return now({ dragged: null })
    case 'arrow':
      return moveCursor(placing, hand, action.unit, action.way)
    case 'put':
      return hand.selected === null || hand.cursor === null ? now({}) : put(placing, hand, hand.selected, hand.cursor)
    case 'turn': {
      const facing = turned(placed.find((each) => each.unit === action.unit)?.facing ?? 'E')
      const says = unitIn(view, action.unit, (unit) => words.text('deploy.faces', { unit, facing: facingName(facing) }))
      return { hand, placed: withFacing(placed, action.unit, facing), says }
    }
    case 'face':
      return { hand, placed: withFacing(placed, action.unit, action.facing) }
    case 'form':
      return { hand, placed: withFormation(placed, action.unit, action.formation) }
    case 'line-up':
      return { hand, placed: drilled(view) }
    case 'back':
      return now({ selected: null, cursor: null })
  }
}

function press(placing: Placing, hand: Hand, tile: number): Done {
  const there = placing.placed.find((each) => each.tile === tile)?.unit ?? null
  if (hand.selected !== null && there !== hand.selected) return put(placing, hand, hand.selected, tile)
  return { hand: { ...hand, selected: hand.selected === null ? there : null }, placed: placing.placed }
}

function drop(placing: Placing, { dragged, ...rest }: Hand): Done {
  const hand = { ...rest, dragged: null }
  if (dragged === null || dragged.over === null) return { hand, placed: placing.placed }
  return put(placing, hand, dragged.unit, dragged.over)
}

function put({ view, placed }: Placing, hand: Hand, unit: number, tile: number): Done {
  if (!view.zone.includes(tile)) {
    const outside = words.text('refuse.outsideZone', { tile: tileName(tile) })
    return { hand, placed, says: outside, refused: { words: outside, bad: false } }
  }
  const next = withUnitAt(placed, unit, tile)
  const refusal = refusalOf(view, next)
  if (refusal !== null) return { hand, placed, refused: { words: refusal, bad: true } }
  const says = unitIn(view, unit, (named) => words.text('deploy.stands', { unit: named, tile: tileName(tile) }))
  return { hand: { ...hand, selected: null, cursor: null }, placed: next, says }
}

function moveCursor({ view, placed }: Placing, hand: Hand, unit: number, [dx, dy]: readonly [number, number]): Done {
  const from = hand.cursor ?? placed.find((each) => each.unit === unit)?.tile ?? 0
  const cursor = beside(from, dx, dy)
  if (cursor === null) return { hand, placed }
  const says = view.zone.includes(cursor) ? tileName(cursor) : words.text('deploy.outside', { tile: tileName(cursor) })
  return { hand: { ...hand, cursor }, placed, says }
}

function unitIn({ units }: CohortView, id: number, tell: (unit: Named) => string): string {
  const unit = units.find((each) => each.id === id)
  return unit === undefined ? '' : tell(unitCalled(unit))
}

/** COH-13.5: how an army stands until it is told otherwise. */
export function drilled({ units }: CohortView): readonly Placement[] {
  return units.map(({ id, tile, facing, formation }) => ({ unit: id, tile, facing, formation }))
}

/** Why the battle cannot begin with these places. */
export function refusalOf(view: CohortView, placed: readonly Placement[]): string | null {
  return cohortRules.refuse(view, { type: 'deploy', units: placed })?.message ?? null
}

/** The tile where the unit in hand would be put. */
export function targetOf({ dragged, cursor }: Hand): number | null {
  return dragged?.over ?? cursor
}

/** The units on the map as they are placed. */
export function piecesOf({ view, placed }: Placing): readonly Piece[] {
  return placed.flatMap(({ unit: id, tile, facing, formation }) => {
    const unit = view.units.find((each) => each.id === id)
    if (unit === undefined) return []
    const { kind, weapon, name, mounted, full } = unit
    return [
      {
        key: String(id),
        seat: unit.seat === 1 ? 1 : 0,
        kind,
        weapon,
        name,
        tile,
        facing,
        formation,
        disordered: false,
        forming: null,
        routing: false,
        mounted,
        sure: 'own',
        men: full,
        full,
        morale: unit.morale0,
        volleys: unit.volleys > 0 ? unit.volleys : null,
        turn: 0,
      },
    ]
  })
}
