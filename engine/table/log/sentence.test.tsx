import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { worded } from './sentence.tsx'

const open = { markup: 'link', kind: 'open', options: {} } as const
const close = { markup: 'link', kind: 'close', options: {} } as const

test('names and amounts of a sentence have colours', () => {
  const parts = [{ name: 'Ada', seat: 0 }, ' loses ', { amount: '3', tone: 'harm' }] as const
  expect(renderToStaticMarkup(worded(parts))).toBe('<b class="s1">Ada</b> loses <b class="harm">3</b>')
})

test('what stands between markup is drawn as its screen says, and plain without that', () => {
  const parts = ['Read ', open, 'the ', { name: 'rules', seat: 1 }, close, '.'] as const
  expect(renderToStaticMarkup(worded(parts, { link: (inside) => <a href="/rules">{inside}</a> }))).toBe(
    'Read <a href="/rules">the <b class="s2">rules</b></a>.',
  )
  expect(renderToStaticMarkup(worded(parts))).toBe('Read the <b class="s2">rules</b>.')
})
