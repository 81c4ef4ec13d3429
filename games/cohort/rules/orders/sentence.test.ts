import { describe, expect, test } from 'vitest'
import type { GivenOrder, Step } from '../order.ts'
import { amend, sentence } from './sentence.ts'
import { SENTENCES } from './testing/samples.ts'
import { understand } from './testing/understand.ts'
import { exampleView, tileOf } from './testing/view.ts'

const view = exampleView()
/** Reading takes some 10 ms a sentence: every day a third of them, in the deep run all. */
const texts = Object.values(SENTENCES)
  .flat()
  .map(([text]) => text)
  .filter((_, at) => process.env['TESSERA_DEEP'] !== undefined || at % 3 === 0)
const order = (unit: number, ...steps: readonly Step[]): GivenOrder => ({
  unit,
  main: { steps, stance: 'steady', fire: 'free' },
  conditions: [],
})
const toE10: Step = { do: 'move', to: { is: 'tile', tile: tileOf('E10') }, route: 'direct' }

describe('clicking writes the sentence', () => {
  test('a sentence reads as the order it was made from', () => {
    const orders = texts.flatMap((text) => understand(text, view).orders)
    const distinct = new Map(orders.map((given) => [sentence(given, view), given]))
    for (const [text, given] of distinct) expect(understand(text, view).orders).toEqual([given])
  })

  test('an empty text gets the sentence', () => {
    expect(amend('', 4, sentence(order(4, toE10), view), view)).toBe('1st Militia: move to E10.')
  })

  test('others stay as they were written', () => {
    const text = 'scouts scout F11 (go on!)'
    expect(amend(text, 4, '1st Militia: hold.', view)).toBe('scouts scout F11 (go on!)\n1st Militia: hold.')
  })

  test('what was said to the unit by name is replaced where it stood', () => {
    const text = 'scouts hold; 1st militia move to E5, then hold; archers hold'
    expect(amend(text, 4, '1st Militia: retreat.', view)).toBe('scouts hold;\n1st Militia: retreat.\narchers hold')
  })

  test('with its conditions and what continued it', () => {
    const text = '#4 hold. If attacked, retreat.\nscouts hold'
    expect(amend(text, 4, '1st Militia: charge.', view)).toBe('1st Militia: charge.\nscouts hold')
  })

  test('groups stay: who is named goes before them', () => {
    const amended = amend('everyone hold', 4, '1st Militia: charge.', view)
    expect(amended).toBe('everyone hold\n1st Militia: charge.')
    expect(understand(amended, view).notes.some(({ code }) => code === 'overridden')).toBe(false)
  })

  test('out of a list of names only its own goes', () => {
    expect(amend('#1, #4 and #5 hold', 4, '#4 charge.', view)).toBe('#1, #5 hold\n#4 charge.')
    expect(amend('#1 and #4 hold', 4, '#4 charge.', view)).toBe('#1 hold\n#4 charge.')
  })

  test('nothing written leaves a unit to its standing order', () => {
    expect(amend('scouts hold; #4 charge', 4, '', view)).toBe('scouts hold;')
    expect(amend('everyone hold', 4, '', view)).toBe('everyone hold\n1st Militia: continue.')
  })

  test('amending any text gives that unit its order and leaves the others theirs', () => {
    const given = order(4, toE10)
    for (const text of texts) {
      const amended = understand(amend(text, 4, sentence(given, view), view), view)
      expect([text, amended.orders.find(({ unit }) => unit === 4)?.main]).toEqual([text, given.main])
    }
  })
})
