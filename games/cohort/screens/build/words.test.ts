import { cohort, presetArmy } from '@tessera/cohort'
import { expect, test } from 'vitest'
import { armyWords, groundWords } from './words.ts'

function on(map: string) {
  const read = cohort.ruleset.config.parse({ map })
  if (!read.ok) throw new Error(`${map} is no map`)
  return read.value
}

test('COH-5.19 the builder says what the ground does to a people, and nothing where it does nothing', () => {
  expect(groundWords(on('desert_oasis'), 'celtic', 0)).toBe(
    'On Desert Oasis your fighting units have 80 % of their usual men.',
  )
  expect(groundWords(on('hill_fort'), 'mongol', 1)).toBe(
    'On Hill Fort Assault your fighting units have 107 % of their usual men.',
  )
  expect(groundWords(on('river_crossing'), 'spartan', 1)).toBeNull()
})

test('an army in one line names everybody by a noun', () => {
  expect(armyWords(presetArmy('roman_republic', on('river_crossing'), 1))).toMatch(
    /Professionals with Heavy Shields; Professionals;/,
  )
})
