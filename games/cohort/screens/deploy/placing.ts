import { FACINGS, type Facing, type Formation, type Placement } from '@tessera/cohort'

/** A unit put on a tile; a unit that stood there changes places with it. */
export function withUnitAt(placed: readonly Placement[], unit: number, tile: number): readonly Placement[] {
  const mine = placed.find((each) => each.unit === unit)
  if (mine === undefined || mine.tile === tile) return placed
  return placed.map((each) => {
    if (each.unit === unit) return { ...each, tile }
    return each.tile === tile ? { ...each, tile: mine.tile } : each
  })
}

export function withFacing(placed: readonly Placement[], unit: number, facing: Facing): readonly Placement[] {
  return placed.map((each) => (each.unit === unit ? { ...each, facing } : each))
}

export function withFormation(placed: readonly Placement[], unit: number, formation: Formation): readonly Placement[] {
  return placed.map((each) => (each.unit === unit ? { ...each, formation } : each))
}

/** A quarter turn to the right. */
export function turned(facing: Facing): Facing {
  return FACINGS[(FACINGS.indexOf(facing) + 1) % FACINGS.length] ?? facing
}
