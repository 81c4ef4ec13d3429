import { PRINTED } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { notesOf } from './comparison.ts'

const handOf = (...units: string[]) => units.map((unit) => ({ unit, tier: 1 as const }))

function notes(hand: readonly string[], id: string, leader: string): readonly string[] {
  const unit = PRINTED.units.get(id)
  if (unit === undefined) throw new Error(`No unit is called ${id}`)
  return notesOf(handOf(...hand), unit, leader).map(({ title, text }) => `${title}: ${text}`)
}

test('a rider charges, comes round the units that hold, and has no part in a gift for infantry', () => {
  expect(notes(['emp_shieldbearer', 'emp_archer'], 'emp_knight', 'marshal_konrad')).toEqual([
    'Charge: Acts first of all your units, at initiative 20. Two free cells ahead are enough.',
    'Anvil: Shieldbearer can hold while it comes round.',
    'No Drill: Your leader’s gift is for others: it is not infantry.',
  ])
})

test('infantry stands in formation beside infantry, under a gift that is for it', () => {
  expect(notes(['emp_spearman'], 'emp_swordsman', 'marshal_konrad')).toEqual([
    'Formation: Beside Spearman it stands in formation.',
    'Drill: Your leader’s gift is for it.',
  ])
})

test('where nothing is special, nothing is said', () => {
  expect(notes([], 'ord_bowman', 'ser_aldric')).toEqual([])
})
