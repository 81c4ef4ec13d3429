import { expect, test } from 'vitest'
import type { ArmyList } from '../choice.ts'
import { readArmyCode, writeArmyCode } from './army-code.ts'

const army: ArmyList = {
  culture: 'carthaginian',
  troops: [
    { type: 'warElephants', equipment: [] },
    { type: 'militia', equipment: ['warSpears', 'roundShields'], mercenary: true },
    { type: 'scouts', equipment: [] },
    { type: 'scouts', equipment: [] },
    { type: 'professional', equipment: ['heavyShields'], name: 'Sacred Wall' },
  ],
  support: ['medicalCorps'],
}

test('an army is written as one line and read back', () => {
  const code = writeArmyCode(army)
  expect(code).toBe(
    'co1:carthaginian:warElephants,militia+warSpears+roundShields!,scouts*2,professional+heavyShields(Sacred Wall):medicalCorps',
  )
  expect(readArmyCode(code)).toEqual({ ok: true, value: army })
})

test.each([
  ['hx1:greywolf', 'begins with co1'],
  ['co1:martian:scouts:', 'No such culture'],
  ['co1:spartan:dragons:', 'Not a troop'],
  ['co1:spartan:scouts+laser:', 'Not a troop'],
  ['co1:spartan:scouts:wizard', 'Not a support'],
  ['co1:spartan:scouts*99:', 'too large'],
])('%s is refused in words', (code, words) => {
  const read = readArmyCode(code)
  expect(read.ok ? '' : read.inputErrors[0]?.text).toContain(words)
})
