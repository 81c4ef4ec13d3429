import { expect, test } from 'vitest'
import { intoBattle } from '../../../games/cohort/e2e/cohort.ts'
import { myTurn, passTurn } from '../../../games/siegefront/e2e/siegefront.ts'
import { visit } from '../visit.ts'

test('with motion on, the other side’s turn is heard, and a choice is taken back', async () => {
  const page = await visit('/siegefront/play', { motion: true })
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.getByRole('button', { name: 'Keep this hand' }).click()
  await myTurn(page)
  const turn = await page.locator('header .mid b').innerText()
  await passTurn(page)
  // Sounds are made silently in driven browsers; the page says which was the last.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['sound'] ?? '')).not.toBe('')
  await myTurn(page)
  await expect.poll(() => page.locator('header .mid b').innerText()).not.toBe(turn)
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('Taken back').waitFor()
  await expect.poll(() => page.locator('header .mid b').innerText()).toBe(turn)
})

test('the map of Cohort takes most of the table, opens on the own front, and its counters are large enough', async () => {
  const page = await visit('/')
  await intoBattle(page)
  const width = await page.locator('.co-paper').evaluate((paper) => paper.getBoundingClientRect().width / innerWidth)
  expect(width).toBeGreaterThanOrEqual(0.59)
  const sizes = await page
    .locator('[data-piece] .shield')
    .evaluateAll((shields) => shields.map((shield) => shield.getBoundingClientRect().width))
  expect(sizes.length).toBeGreaterThan(3)
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(32)
  // Every counter of the own army is in sight.
  const inSight = await page.locator('.co-pan').evaluate((pan) => {
    const room = pan.getBoundingClientRect()
    return [...pan.querySelectorAll('[data-piece]')].every((piece) => {
      const box = piece.getBoundingClientRect()
      return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom
    })
  })
  expect(inSight).toBe(true)
})

test('the rules of a game are a page for players, with the numbered book behind it', async () => {
  const page = await visit('/rules/hundred')
  await page.getByRole('heading', { name: 'How to play Hundred' }).waitFor()
  await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(15)
  await page.getByRole('link', { name: 'All rules with their numbers' }).click()
  await page.getByText('HUN-001').first().waitFor()
})
