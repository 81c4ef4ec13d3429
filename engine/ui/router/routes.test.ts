import { expect, test } from 'vitest'
import { findPage } from './routes.ts'

const ROUTES = [
  { path: '/hexline/*', element: 'hexline' },
  {
    element: 'site',
    routes: [
      { element: 'online', routes: [{ path: '/people/:name', element: 'person' }] },
      { path: '/', element: 'home' },
      { path: '/account/holdings', element: 'holdings' },
      { path: '/account/:part?', element: 'account' },
      { element: 'nowhere' },
    ],
  },
]

test.each([
  ['/', ['site', 'home'], {}],
  ['/hexline', ['hexline'], {}],
  ['/Hexline/battle/7', ['hexline'], {}],
  ['/people/Ada%20B', ['site', 'online', 'person'], { name: 'Ada B' }],
  ['/people/%E0%A4', ['site', 'online', 'person'], { name: '%E0%A4' }],
  ['/people/', ['site', 'nowhere'], {}],
  ['/people/ada/more', ['site', 'nowhere'], {}],
  ['/account/', ['site', 'account'], {}],
  ['/account/you', ['site', 'account'], { part: 'you' }],
  ['/account/holdings', ['site', 'holdings'], {}],
])('%s leads to %j', (pathname, elements, params) => {
  expect(findPage(ROUTES, pathname)).toEqual({ elements, params })
})

test('an address that no path fits leads nowhere', () => {
  expect(findPage([{ path: '/rules', element: 'rules' }], '/rule')).toBeNull()
})
