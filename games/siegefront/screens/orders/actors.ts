import { pairOf, type SiegefrontView, type Unit, unitById, unitText } from '@tessera/siegefront'

/** A card on the board or a castle, as sentences name it. */
export interface Who {
  readonly name: string
  readonly seat: 0 | 1
}

export function whoIs(view: SiegefrontView, id: number): Who | null {
  return whoOf(unitById(view, id))
}

export function whoOf(unit: Unit | undefined): Who | null {
  return unit === undefined ? null : { name: unitText(unit), seat: unit.owner === 0 ? 0 : 1 }
}

/** The key of a card in the own hand. */
export function heldCard(view: SiegefrontView, hand: number): string {
  const held = view.to === 'spectator' ? null : pairOf(view.seats, view.to).hand
  return held?.find(({ id }) => id === hand)?.card ?? 'militia'
}
