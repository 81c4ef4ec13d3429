import { expect, test } from 'vitest'
import { tessera } from '../testing/run.ts'

const SPARTANS = ['orders', '--map', 'river_crossing', '--culture', 'spartan']

test('orders prints what a sheet is understood as', async () => {
  const { code, out } = await tessera([
    ...SPARTANS,
    'Send the scouts across the river, please, and hold the western ford with the Royal Guard.',
  ])
  expect(out).toContain('1st Scouts: move to I11.')
  expect(out).toContain('Royal Guard: move to F11, then hold.')
  expect(code).toBe(0)
})

test('orders --json is for programs: orders, questions and errors', async () => {
  const { code, out } = await tessera([...SPARTANS, '--json', 'Everyone wibbles.'])
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    orders: [],
    questions: [{ text: 'Everyone wibbles', question: expect.stringContaining('“wibbles”') }],
    errors: [{ text: 'wibbles' }],
  })
  expect(code).toBe(0)
  const asked = await tessera([...SPARTANS, '--json', 'Hold the line!'])
  expect(JSON.parse(asked.out)).toMatchObject({
    ok: false,
    questions: [
      {
        question: 'Who is to do it?',
        answers: expect.arrayContaining([expect.objectContaining({ text: 'everyone: hold.' })]),
      },
    ],
  })
})

test('orders shows the word that was not understood, and never a column', async () => {
  const { code, out } = await tessera([...SPARTANS, 'Royal Guard attack X9'])
  expect(out).toContain('Royal Guard attack X9\n                   ^^\nYou know of no enemy X9.')
  expect(out).not.toMatch(/\d+:\d+/)
  expect(code).toBe(1)
})

test('orders names the maps and cultures there are', async () => {
  expect(await tessera(['orders', '--map', 'moon', 'hold'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('river_crossing'),
  })
  expect(await tessera(['orders', '--culture', 'martian', 'hold'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('spartan'),
  })
})
