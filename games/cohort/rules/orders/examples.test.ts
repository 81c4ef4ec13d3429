import { expect, test } from 'vitest'
import { underlined } from './problems.ts'
import { understand } from './testing/understand.ts'
import { exampleView } from './testing/view.ts'
import { refuseText } from './understand.ts'

const view = exampleView()

test('COH-16.28 four clauses, everyone else holds', () => {
  const text =
    'scouts scout to F11; 1st infantry form phalanx and advance to E10 by road; archers shoot the nearest enemy; everyone else hold'
  const { echo, errors } = understand(text, view)
  expect(errors).toEqual([])
  expect(echo.split('\n')).toEqual([
    '1st Scouts: move to F11, cautiously.',
    '1st Infantry: form phalanx, then move to E10 by road.',
    '2nd Infantry: shoot nearest enemy.',
    '1st Militia: hold.',
    'First Cohort: hold.',
    'Supply Train: hold.',
    '1st Engineers: hold.',
  ])
})

test('COH-16.29 guard is a verb here, and `and` opens a clause', () => {
  const { echo, errors } = understand('the elite guard the supply train and 1st militia march east 150m', view)
  expect(errors).toEqual([])
  expect(echo).toContain('First Cohort: follow Supply Train.\n')
  expect(echo).toContain('1st Militia: move east 3.\n')
})

test('COH-16.30 guard is a unit here', () => {
  const { echo, errors } = understand('guard hold F11 until turn 5 then charge the enemy cavalry', view)
  expect(errors).toEqual([])
  expect(echo).toContain(
    'First Cohort: move to F11, then hold until turn 5, then attack nearest enemy cavalry, aggressively.\n',
  )
})

test('COH-16.31 five errors, each in its place; the command is refused', () => {
  const text = '1st infantry march to U7; archers shoot X9; militia wibble to E5; frobnicate; militia advance'
  const understood = understand(text, view)
  const found = understood.errors.map(({ code, line, col, text: words }) => [code, `${line}:${col}`, words])
  expect(found).toEqual([
    ['bad_tile', '1:23', 'U7'],
    ['unknown_contact', '1:41', 'X9'],
    ['unknown_word', '1:53', 'wibble'],
    ['unknown_unit', '1:67', 'frobnicate'],
    ['missing_destination', '1:87', 'advance'],
  ])
  expect(understood.errors.map(({ message }) => message)).toEqual([
    'U7 is off the map (A1 to T20).',
    'You know of no enemy X9.',
    'I do not understand “wibble” here.',
    'No unit is called “frobnicate”.',
    'advance where? Give a tile such as E10.',
  ])
  expect(understood.orders).toEqual([])
  expect(refuseText(text, understood, false)).toEqual({
    code: 'orders_not_understood',
    message: '5 passages were not understood.',
  })
  expect(refuseText(text, understood, true)).toBeNull()
})

test.each([
  ['2nd infantry advance to Z9', 'bad_tile', 'Z9'],
  ['scouts scout to E8; 2nd infantry advance to Z9', 'bad_tile', 'Z9'],
  ['2nd infantry attack X9', 'unknown_contact', 'X9'],
])('COH-12.16 a tile off the map or an enemy nobody knows of is an error at its word: %s', (text, code, word) => {
  const { errors, questions } = understand(text, view)
  expect(errors.map((error) => [error.code, error.text])).toEqual([[code, word]])
  expect(questions).toEqual([])
})

test('COH-12.13 the source line is shown with the span underlined', () => {
  const text = 'scouts hold\nmilitia wibble to E5'
  const [error] = understand(text, view).errors
  if (error === undefined) throw new Error('no error')
  expect(underlined(text, error)).toBe('militia wibble to E5\n        ^^^^^^')
})
