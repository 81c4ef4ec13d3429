import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { askAs, lostMatch } from './online/people.ts'
import { visit } from './visit.ts'

interface Finished {
  readonly fairness: { readonly seed: string | null }
}

test('a clock that would stay for the next test is refused', async () => {
  const page = await visit('/')
  await expect(page.clock.install()).rejects.toThrow('clock: true')
})

describe('what a test leaves behind', () => {
  let earlier: Page

  test('somebody stores things in every way there is', async () => {
    earlier = await visit('/')
    await earlier.evaluate(async () => {
      localStorage.setItem('left', 'behind')
      sessionStorage.setItem('left', 'behind')
      // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not in every browser
      document.cookie = 'left=behind'
      await new Promise((done) => {
        indexedDB.open('left').onsuccess = done
      })
    })
    await earlier.context().grantPermissions(['clipboard-read'])
  })

  test('is not there for the next one: the page is closed, so its errors are heard by nobody, and its context is swept', async () => {
    expect(earlier.isClosed()).toBe(true)
    const page = await earlier.context().newPage()
    await page.goto('/icon.svg')
    const found = await page.evaluate(async () => ({
      stored: localStorage.length + sessionStorage.length,
      cookies: document.cookie,
      databases: await indexedDB.databases(),
      clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    }))
    await page.close()
    expect(found).toEqual({ stored: 0, cookies: '', databases: [], clipboard: 'prompt' })
  })
})

test('the dice of online matches are the same in every run', async () => {
  const seeds: (string | null)[] = []
  for (const page of [await visit('/online'), await visit('/online')]) {
    const { fairness } = await askAs<Finished>(page, `/matches/${await lostMatch(page, 'siegefront')}`)
    seeds.push(fairness.seed)
  }
  expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(seeds[1]).toBe(seeds[0])
})

test('the icon that browsers ask for by themselves is there', async () => {
  const page = await visit('/')
  const named = await page
    .locator('link[rel=icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const path of [...named, '/favicon.ico']) {
    const answer = await fetch(new URL(path ?? '', inject('home')))
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringMatching(/^image\//),
    ])
  }
})
