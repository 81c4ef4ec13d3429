import { understand } from '@tessera/cohort'
import { GUESSES } from '@tessera/cohort/guess'
import { expect, test } from 'vitest'
import { exampleView } from '../../rules/orders/testing/view.ts'
import { keyOf, sheetWords } from './sheet.ts'

const view = exampleView()
const read = (text: string) => understand(text, view, GUESSES)
const wordsOf = (text: string, dropped: readonly string[] = []) => sheetWords(text, read(text), new Set(dropped))

test('an empty sheet says how to begin, an understood one that it is', () => {
  expect(wordsOf('').status).toBe('Press a unit, then a tile; or write, as you would tell a messenger.')
  expect(wordsOf('#2 move to E10').status).toBe('Understood:')
})

test('COH-12.13 a passage that is not understood is counted', () => {
  const text = '#2 hold; #99 hold'
  const words = sheetWords(text, understand(text, view), new Set())
  expect(words).toMatchObject({ status: '1 passage not understood.', errors: [{ text: '#99' }] })
})

test('COH-12.15 a question stands in place of its error, until it is put away', () => {
  const text = 'scout F11'
  const [question] = read(text).questions
  if (question === undefined) throw new Error('Nothing is asked')
  expect(wordsOf(text)).toMatchObject({ status: '1 question before this can be sent.', errors: [] })
  expect(wordsOf(text, [keyOf(question)])).toMatchObject({ status: '1 passage not understood.', questions: [] })
})

test('near the limit the length is shown, and beyond it the text is too long', () => {
  const remark = (length: number) => `(${'a'.repeat(length - 2)})`
  expect(wordsOf(remark(1700)).status).not.toContain('characters')
  expect(wordsOf(remark(1800))).toMatchObject({ tooLong: false })
  expect(wordsOf(remark(1800)).status).toContain('1,800 of 2,000 characters. ')
  expect(wordsOf(remark(2001)).tooLong).toBe(true)
})
