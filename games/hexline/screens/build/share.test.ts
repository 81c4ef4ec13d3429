import type { CustomUnit } from '@tessera/hexline'
import { describe, expect, it } from 'vitest'
import { armyLink, readSharedArmy, readUnits } from './share.ts'

const martyr: CustomUnit = {
  id: 'x_martyr',
  name: 'Martyr & Söhne',
  max_hp: 5,
  damage: 1,
  attack_range: 2,
  armor: 0,
  speed: 100,
  abilities: [],
}

describe('sharing an army', () => {
  it('HEX-103 opens from its code and from its link', () => {
    const units = ['greywolf', 'greywolf', 'howler']
    expect(readSharedArmy(' hx1:greywolf*2,howler\n')).toEqual({ ok: true, value: { units, custom: [] } })
    const link = armyLink('https://tessera.example', units)
    expect(link).toBe('https://tessera.example/hexline/army?code=hx1:greywolf*2,howler')
    expect(readSharedArmy(link)).toEqual({ ok: true, value: { units, custom: [] } })
  })

  it('carries the custom units that the army fields, and no others', () => {
    const spare = { ...martyr, id: 'x_spare' }
    const link = armyLink('https://tessera.example', ['x_martyr'], [martyr, spare])
    const read = readSharedArmy(link)
    expect(read.ok && read.value.custom).toEqual([martyr])
  })

  it.each([
    ['', 'nothing here yet'],
    ['greywolf*3', 'begins with hx1:'],
    ['hx1:greywolf*0', 'Entry 1'],
    ['https://tessera.example/hexline/army?x=1', 'holds no army'],
    ['https://tessera.example/hexline/army?code=hx1:x_a&units={', 'not the whole text of a unit'],
    ['https://tessera.example/hexline/army?code=hx1:x_a&units=[null]', 'A unit is an object'],
    ['x'.repeat(50_000), 'too long'],
  ])('says what is wrong with %j', (text, sentence) => {
    const read = readSharedArmy(text)
    expect(read.ok).toBe(false)
    expect(!read.ok && read.inputErrors[0]?.text).toContain(sentence)
  })

  it('names the unit of a list that has an input error', () => {
    const read = readUnits(JSON.stringify([martyr, { ...martyr, id: 'x_two', max_hp: 0 }]))
    expect(!read.ok && read.inputErrors[0]?.text).toBe('Unit 2: Life must be 1 to 200')
  })
})
