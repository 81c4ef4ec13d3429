import { type Placement, WIDTH } from '@tessera/gauntlet'

export interface Spot {
  readonly c: number
  readonly r: number
}

/** Columns from the middle outwards. */
const MIDDLE = [3, 4, 2, 5, 1, 6, 0, 7]

export function cardAt(units: readonly Placement[], { c, r }: Spot): number | null {
  return units.find((unit) => unit.c === c && unit.r === r)?.card ?? null
}

/** Sets the card on that cell; the card that stood there takes its old place, or goes to the bench if it had none. */
export function placed(units: readonly Placement[], card: number, { c, r }: Spot): readonly Placement[] {
  const from = units.find((unit) => unit.card === card)
  const there = cardAt(units, { c, r })
  if (there === card) return units
  const others = units.filter((unit) => unit.card !== card && unit.card !== there)
  const swapped = there !== null && from !== undefined ? [{ card: there, c: from.c, r: from.r }] : []
  return [...others, ...swapped, { card, c, r }].toSorted((a, b) => a.card - b.card)
}

export function benched(units: readonly Placement[], card: number): readonly Placement[] {
  return units.filter((unit) => unit.card !== card)
}

/** The free cell nearest the middle of a row, or of the other where it is full. */
export function freeSpot(units: readonly Placement[], row: 0 | 1): Spot | null {
  for (const r of [row, 1 - row])
    for (const c of MIDDLE) if (c < WIDTH && cardAt(units, { c, r }) === null) return { c, r }
  return null
}
