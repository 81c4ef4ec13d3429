import { speak } from '@tessera/words'
import { afterEach, expect, test } from 'vitest'
import { SENTENCES } from '../orders/testing/samples.ts'
import { understand } from '../orders/testing/understand.ts'
import { exampleView } from '../orders/testing/view.ts'
import { orderLines } from './order-words.ts'

afterEach(() => speak('en'))

const view = exampleView()
/** Reading takes some 10 ms a sentence: every day a third of them, in the deep run all. */
const orders = Object.values(SENTENCES)
  .flat()
  .filter((_, at) => process.env['TESSERA_DEEP'] !== undefined || at % 3 === 0)
  .map(([text]) => understand(text, view).orders)

test('COH-12.14 what is shown of orders in English, read again, gives the same orders', () => {
  for (const given of orders) {
    const lines = orderLines(given, view).filter(({ kept }) => !kept)
    expect(understand(lines.map(({ head, text }) => `${head}: ${text}`).join('\n'), view).orders).toEqual(given)
  }
})

test('orders are shown in German without a word of English', async () => {
  await speak('de')
  const lines = orders.flatMap((given) => orderLines(given, view))
  for (const { head, text } of lines) {
    expect(`${head}: ${text}`).not.toMatch(/\{\$|\b(?:move|attack|hold|then|enemy|to|the|of|at|if|order)\b/)
    expect(text).toMatch(/[.)]$/)
  }
  const shown = orderLines(
    understand('1st Militia attack the nearest enemy cautiously; scouts follow 1st militia', view).orders,
    view,
  )
  expect(shown.filter(({ kept }) => !kept).map(({ head, text }) => `${head}: ${text}`)).toEqual([
    '1. Spähtrupp: der 1. Miliz folgen.',
    '1. Miliz: den nächsten Feind angreifen, vorsichtig.',
  ])
})
