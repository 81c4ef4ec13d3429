import type { Test } from '../../../order.ts'
import type { PlaceRef } from '../../grammar/place-phrases.ts'
import type { UnitRef } from '../../grammar/unit-phrases.ts'
import { as, cell, either, maybe, nothing, type Rule, several, words } from '../chart.ts'
import { passedOver, unknownWord } from '../filler.ts'
import { ownUnits } from '../unit-phrases.ts'

/** A test as it was said: of whom, and whether its opposite was meant. */
export interface SaidTest {
  readonly test: Test
  /** Whose state it is about; null: of those who are told. */
  readonly about: readonly UnitRef[] | null
  readonly negated: boolean
  /** The point it speaks of, for `attack it`. */
  readonly place: PlaceRef | null
}

export const w = (list: string) => words('condition', list)

export const BE = w(
  'is|are|be|been|has|have|has been|have been|is being|are being|gets|get|got|come|comes|came|should|will|would|will be|should be|do|does|may be|becomes|become|was|were|am|to be|being|himself|itself|themselves',
)

export const little = maybe(
  several(
    either<unknown>(
      BE,
      w('the|a|an|any|some|then|there|now|that|of|you|your|our|their|its|one|this|to|on|at|by|an|too|very|ever'),
      unknownAdverb(),
      passedOver,
    ),
    5,
  ),
)

function unknownAdverb(): Rule<string> {
  return (chart, at) => unknownWord(chart, at).filter(({ value }) => value.endsWith('ly'))
}

export const SELF = w('you|they|it|we|us|i|he|she|him|them|me|one|himself|themselves|itself')

/** Whose it is: own units by name, or those who are told. */
export const subject: Rule<readonly UnitRef[] | null> = cell(
  either<readonly UnitRef[] | null>(ownUnits, as(SELF, null), nothing(null)),
)

export const said = (test: Test, about: readonly UnitRef[] | null = null, negated = false): SaidTest => ({
  test,
  about,
  negated,
  place: null,
})
