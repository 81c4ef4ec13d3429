import { expect, test } from 'vitest'
import { intoBattle as intoCohort } from '../../../games/cohort/e2e/cohort.ts'
import { intoBattle } from '../../../games/hexline/e2e/hexline.ts'
import { sizes, visit } from '../visit.ts'

test('the place one is at is marked, in the bar and among the leaderboards', async () => {
  const page = await visit('/leaderboard')
  const current = page.locator('[aria-current="page"]')
  await page.getByRole('heading', { name: 'Leaderboard' }).waitFor()
  expect((await current.allInnerTexts()).map((text) => text.trim())).toEqual(['Online', 'Hexline'])
  await page.getByRole('link', { name: 'Siegefront' }).click()
  await expect
    .poll(async () => (await current.allInnerTexts()).map((text) => text.trim()))
    .toEqual(['Online', 'Siegefront'])
})

test('what was said on one page is gone on the next, and the focus never drops to the page itself', async () => {
  const page = await visit('/')
  await intoBattle(page)
  await page.goto('/replays')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByText('is deleted.').waitFor()
  // The button that was pressed is gone with its match.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  // What is said on leaving a page is about the next one: this was said before.
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 1500
  })
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByText('is deleted.').waitFor({ state: 'detached' })
})

test('a page opens at its top, and the way back leads to where one was', async () => {
  const page = await visit('/', { size: 'phone' })
  const down = () => page.evaluate(() => Math.round(window.scrollY))
  const cohort = page.getByRole('link', { name: 'Take the field' })
  await cohort.scrollIntoViewIfNeeded()
  await expect.poll(down).toBeGreaterThan(200)
  await cohort.tap()
  await page.getByRole('heading', { name: 'Play Cohort' }).waitFor()
  await expect.poll(down).toBe(0)
  await page.goBack()
  // Not to the pixel: what comes late above it moves it down.
  const isSeen = () =>
    cohort.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isSeen).toBe(true)
  expect(await down()).toBeGreaterThan(200)
})

test('the rules of every game can be read from the page of any other', async () => {
  const page = await visit('/rules')
  const books = page.getByRole('navigation', { name: 'Rulebooks' }).getByRole('link')
  await books.first().waitFor()
  const names = await books.allInnerTexts()
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) {
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('heading', { name: `How to play ${name}`, exact: true }).waitFor()
  }
  await page.goto('/rules/gauntlet-duel?book')
  await page.getByRole('navigation', { name: 'Sections' }).waitFor()
})

test('on a phone everything that is pressed takes a finger', async () => {
  const page = await visit('/', { size: 'phone' })
  const small: string[] = []
  for (const path of [
    '/',
    '/online',
    '/replays',
    '/hexline/play',
    '/siegefront/play',
    '/leaderboard',
    '/rules/hexline',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')]
        .filter(
          (one) => one.checkVisibility() && !one.closest('.vh, .skip, p, span.muted') && !one.classList.contains('vh'),
        )
        .map((one) => ({
          one: one.closest('label') ?? one,
          name: one.innerText || one.getAttribute('aria-label') || one.outerHTML.slice(0, 60),
        }))
        .map(({ one, name }) => ({ name, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && (box.height < 43.5 || box.width < 43.5))
        .map(({ name, box }) => `${name.trim().slice(0, 30)} ${Math.round(box.width)}x${Math.round(box.height)}`),
    )
    small.push(...found.map((one) => `${path}: ${one}`))
  }
  expect(small).toEqual([])

  // At home the first way of every game has a line of its own.
  await page.goto('/')
  const shared = () =>
    page.locator('.game-ways').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [first, second] = [...row.children].map((way) => way.getBoundingClientRect())
        return first && second && first.bottom > second.top ? [row.textContent] : []
      }),
    )
  await page.locator('.game-ways').last().waitFor()
  await expect.poll(shared).toEqual([])

  // The same finger on a tablet finds links that stand apart.
  await page.setViewportSize(sizes.tablet)
  const gaps = () =>
    page.locator('.bar nav a').evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect())
      return boxes.slice(1).map((box, before) => box.left - (boxes[before]?.right ?? 0))
    })
  await expect.poll(async () => Math.min(...(await gaps()))).toBeGreaterThanOrEqual(8)
})

test('the small map of Cohort shows ground and both what is known of the armies, on a phone as well', async () => {
  const page = await visit('/', { size: 'phone' })
  await intoCohort(page)
  const mini = page.locator('.co-mini').first()
  await mini.waitFor()
  const shown = await mini.evaluate((map) => ({
    width: map.getBoundingClientRect().width,
    ground: map.querySelectorAll('path, rect, polygon').length,
    pieces: map.querySelectorAll('circle, [data-seat], .s1').length,
  }))
  expect(shown.width).toBeGreaterThan(60)
  expect(shown.ground).toBeGreaterThan(3)
  expect(shown.pieces).toBeGreaterThan(3)
})

test('a replay keeps the names of those who played', async () => {
  const page = await visit('/siegefront/play')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.getByRole('button', { name: 'Keep this hand' }).click()
  const names = await page.locator('header .seat .name').allInnerTexts()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Give up/ })
    .click()
  await page.waitForURL(/battle/)
  const match = new URL(page.url()).pathname
  await page.goto(`${match}/replay`)
  await page.locator('header .seat .name').first().waitFor()
  const again = () => page.locator('header .seat .name').allInnerTexts()
  await expect
    .poll(async () => (await again()).map((name, seat) => names[seat]?.startsWith(name.trim())))
    .toEqual([true, true])
})

test('words are as far apart on every system: letters are not moved to whole pixels', async () => {
  const page = await visit('/')
  await page.getByRole('link', { name: 'Play now' }).waitFor()
  const widths = await page.evaluate(() =>
    ['p', 'button'].map((kind) => {
      const line = document.body.appendChild(document.createElement(kind))
      line.textContent = 'Show me how it is played in 15 minutes'
      Object.assign(line.style, { position: 'absolute', whiteSpace: 'pre' })
      const at = (size: number) => {
        line.style.fontSize = `${size}px`
        return line.getBoundingClientRect().width / size
      }
      const found = { kind, small: at(15), large: at(150) }
      line.remove()
      return found
    }),
  )
  for (const { kind, small, large } of widths) expect(small / large, kind).toBeCloseTo(1, 2)
})
