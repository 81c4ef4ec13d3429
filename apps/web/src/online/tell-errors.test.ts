import { BrowserError, routes } from '@tessera/wire'
import { expect, test } from 'vitest'
import { reportOf } from './tell-errors.ts'

test('a report says what went wrong and where in the code, as the server takes it', () => {
  const error = new TypeError('x is undefined')
  error.stack = 'TypeError: x is undefined\n    at draw (http://example.test:8017/assets/table-abcd1234.js:1:200)'
  const report = reportOf(error, '/hexline/battle/12')
  expect(report).toEqual({
    text: 'TypeError: x is undefined',
    stack: '    at draw (/assets/table-abcd1234.js:1:200)',
    page: '/hexline/battle/12',
  })
  expect(BrowserError.safeParse(report).success).toBe(true)
})

test.each([undefined, 'a text', { odd: true }, new Error('y'.repeat(9000))])('reports any thrown value', (thrown) => {
  expect(BrowserError.safeParse(reportOf(thrown, '/a b?c')).success).toBe(true)
  expect(routes.browserError.path).toBe('/api/errors')
})
