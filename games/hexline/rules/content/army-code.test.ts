import { expect, it } from 'vitest'
import { READY_ARMIES } from './armies.ts'
import { readArmyCode, writeArmyCode } from './army-code.ts'

it('HEX-103 writes runs in list order, leaving out *1', () => {
  const units = ['greywolf', 'greywolf', 'greywolf', 'ripper', 'ripper', 'howler']
  expect(writeArmyCode(units)).toBe('hx1:greywolf*3,ripper*2,howler')
  expect(writeArmyCode(['a', 'b', 'a'])).toBe('hx1:a,b,a')
})

it.each(READY_ARMIES.map((army) => [army.id, army.units] as const))(
  'HEX-103 %s survives the way there and back',
  (_, units) => {
    expect(readArmyCode(` ${writeArmyCode(units)}\n`)).toEqual({ ok: true, value: units })
  },
)

it.each([
  ['', 'begins with hx1:'],
  ['greywolf*3', 'begins with hx1:'],
  ['hx1:', 'Entry 1'],
  ['hx1:greywolf,,howler', 'Entry 2'],
  ['hx1:greywolf*0', 'Entry 1'],
  ['hx1:greywolf*31', 'at most 30 units'],
  ['hx1:GreyWolf', 'Entry 1'],
  [`hx1:${'a,'.repeat(100_000)}`, 'at most 2000 characters'],
])('HEX-103 refuses %.40s', (text, words) => {
  const read = readArmyCode(text)
  expect(read.ok ? [] : read.inputErrors).toMatchObject([
    { code: 'bad_army_code', text: expect.stringContaining(words) },
  ])
})
