import { expect, test } from 'vitest'
import { impurities } from './purity.mjs'

const planted = [
  'const x = Math.random()',
  'const x = Date.now()',
  'const x: number = new Date().getTime()',
  'const x = performance.now()',
  'const x = Math.sqrt(2)',
  'const { random } = Math',
  "const x = Math['random']()",
  'const x = 2 ** 0.5',
  "const x = process.env['HOME']",
  'const x = window.innerWidth',
  "const x = fetch('/')",
  'setTimeout(() => {}, 1)',
  "const x = 'a'.localeCompare('b')",
  'const x = globalThis.crypto',
]

test.each(planted)('impure code is found: %s', (line) => {
  expect(impurities('engine/board/x.ts', `const a = 1\n${line}`)).toEqual([
    expect.stringContaining('engine/board/x.ts:2: rules code may not use '),
  ])
})

test('exact integer mathematics and fields that happen to be called so are pure', () => {
  const text = 'const x = Math.max(1, Math.imul(2, 3)) + entry.process + { window: 3 }.window'
  expect(impurities('engine/board/x.ts', text)).toEqual([])
})

test('a name that the code declares itself is pure inside its scope and nowhere else', () => {
  const own = 'const f = (location: Cell) => location.x\nfor (const { process } of list) use(process)'
  expect(impurities('engine/board/x.ts', own)).toEqual([])
  expect(impurities('engine/board/x.ts', `${own}\nconst y = location.href`)).toHaveLength(1)
})

test('a fresh seed may come from the platform, in one function only', () => {
  const line = 'crypto.getRandomValues(bytes)'
  expect(impurities('engine/kernel/dice/dice.ts', `function randomSeed() { ${line} }`)).toEqual([])
  expect(impurities('engine/kernel/dice/dice.ts', `function shuffle() { ${line} }`)).toHaveLength(1)
})
