import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { intoBattle as intoCohort } from './cohort.ts'
import { intoBattle as intoHexline } from './hexline.ts'
import { intoFirstMuster } from './hundred.ts'
import { intoMatch as intoSiegefront } from './siegefront.ts'
import { arrive } from './visit.ts'

const KILO = 1000
/** As it comes over the network, headers and all; three fonts are 75 of it. With room for what pages load ahead when nothing else is to do. */
const MOST_HOME = 250 * KILO
const MOST_MATCH = 520 * KILO

const FIRST_MATCHES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  hexline: intoHexline,
  siegefront: intoSiegefront,
  cohort: intoCohort,
  'gauntlet-duel': intoDuel,
  hundred: intoFirstMuster,
}

async function intoDuel(page: Page): Promise<void> {
  await page.goto('/gauntlet-duel/play')
  await page.getByRole('button', { name: 'Chaos' }).click()
  await page.getByRole('button', { name: 'Begin the duel' }).click()
  await page.getByRole('button', { name: 'Lock the deployment' }).click()
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
}

/** Somebody whose browser has nothing of us yet, and what they are sent. */
async function counted(): Promise<{
  readonly page: Page
  bytes(): Promise<number>
  readonly files: Map<string, number>
}> {
  const page = await arrive({ spoils: true })
  const files = new Map<string, number>()
  const under: Promise<void>[] = []
  page.on('requestfinished', (request) => void under.push(count(request)))
  const count = async (request: Request): Promise<void> => {
    const { pathname } = new URL(request.url())
    // The table in 3D has a budget of its own.
    if (!request.url().startsWith('http') || pathname.includes('diorama')) return
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    files.set(pathname, (files.get(pathname) ?? 0) + responseBodySize + responseHeadersSize)
  }
  const bytes = async (): Promise<number> => {
    await page.waitForLoadState('networkidle')
    await Promise.all(under)
    return [...files.values()].reduce((sum, size) => sum + size, 0)
  }
  return { page, bytes, files }
}

function largest(files: ReadonlyMap<string, number>): string {
  const sorted = [...files].sort(([, a], [, b]) => b - a).slice(0, 12)
  return sorted.map(([path, size]) => `${Math.round(size / KILO)} kB ${path}`).join('\n')
}

test('the home page is light', async () => {
  const { page, bytes, files } = await counted()
  await page.goto('/')
  await page.getByRole('link', { name: 'Play now' }).waitFor()
  expect(await bytes(), largest(files)).toBeLessThan(MOST_HOME)
})

test.each(Object.entries(FIRST_MATCHES))('the first match of %s is light, the home page with it', async (_, into) => {
  const { page, bytes, files } = await counted()
  await page.goto('/')
  await page.getByRole('link', { name: 'Play now' }).waitFor()
  await into(page)
  expect(await bytes(), largest(files)).toBeLessThan(MOST_MATCH)
})
