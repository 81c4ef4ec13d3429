import { describe, expect, test } from 'vitest'
import { POSITIONS } from '../testing/positions.ts'
import { understand } from '../testing/understand.ts'

const river = POSITIONS.river()

describe('COH-12.18 asks before it takes', () => {
  test.each([
    'Should I send the scouts to E9?',
    "The cavalry could go to E9 but I'd rather they stay.",
    'Send a militia to E9.',
    'The militia guys should hide behind the cohort.',
    'Archers, occupy the western hills and cover the crossing.',
  ])('%s', (text) => {
    const { orders, questions } = understand(text, river)
    expect(orders).toEqual([])
    expect(questions[0]?.answers.length).toBeGreaterThan(0)
  })

  test('plain orders are taken without a question', () => {
    for (const text of [
      'Could the scouts go to E9?',
      'All the militia hold.',
      'Put the cavalry left of the First Cohort.',
    ])
      expect(understand(text, river).errors).toEqual([])
  })

  test('of several sentences one that orders nothing may be put in brackets', () => {
    const text = 'Spare none of them! Everyone attack X1!'
    const [question] = understand(text, river).questions
    expect(question?.answers.map((answer) => answer.text)).toEqual(['(Spare none of them)'])
    expect(understand('(Spare none of them)! Everyone attack X1!', river).errors).toEqual([])
  })
})

describe('COH-12.16 sketches keep the order of the words', () => {
  const offered = (text: string): readonly string[] =>
    understand(text, river).questions.flatMap(({ answers }) => answers.map((answer) => answer.text))

  test.each([
    ['Cavalry to C15, no, sorry, D14.', '1st Cavalry: move to D14.'],
    ['Archers, nock and hurl death upon X2 then fold back to C11.', '2nd Infantry: shoot X2, then move to C11.'],
  ])('%s', (text, meant) => {
    expect(offered(text)).toContain(meant)
  })
})
