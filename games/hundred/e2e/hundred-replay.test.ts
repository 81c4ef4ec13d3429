import { joinAsGuest, makeMatch } from '@tessera/e2e/online/online'
import { overflowOf } from '@tessera/e2e/overflow'
import { arrive, visit } from '@tessera/e2e/visit'
import { expect, test } from 'vitest'
import { moment } from '../../hexline/e2e/hexline.ts'
import { apart, painterOf, pictureOf, playTurn, ready, recordedCrowd, type Scene, sceneOf } from './hundred.ts'
import { DIORAMA, FLAT } from './hundred-pictures.ts'

/** Mean difference of colours, of 255, within which two pictures show the same. */
const TOLERANCE = 12

test('two people play turns of Hundred on a server, one on a phone, and see the same battle', async () => {
  const desk = await arrive()
  const link = await makeMatch(desk, 'hundred', async (page) => {
    await page.getByLabel('Scenario', { exact: true }).selectOption('first_muster')
  })
  const phone = await joinAsGuest(link, { size: 'phone', theme: 'light' })
  await ready(desk).waitFor()
  await ready(phone).waitFor()
  await expect.poll(() => painterOf(phone)).toBe('flat')
  await desk.getByText('Map', { exact: true }).click()
  const start = await sceneOf(desk)
  await Promise.all([desk, phone].map((side) => playTurn(side)))
  const [here, there] = [await sceneOf(desk), await sceneOf(phone)]
  const places = ({ figures }: Scene) =>
    figures
      .filter(({ look }) => look === 'seen')
      .map(({ id, x, y }) => [id, x, y])
      .sort()
  expect(places(here)).toEqual(places(there))
  expect(places(here)).not.toEqual(places(start))
  expect(await overflowOf(phone)).toEqual([])
})

test('HUN-1508 a recorded turn of 32 fighters is replayed on both tables, in full quality within the budget', async () => {
  const page = await visit('/', { painted: true })
  await page.evaluate(() =>
    localStorage.setItem('tessera.hundred-table', JSON.stringify({ painter: 'diorama', quality: 'full' })),
  )
  await page.goto(recordedCrowd())
  await moment(page).waitFor()
  await page.keyboard.press('Home')
  const start = await sceneOf(page)
  expect(start.figures).toHaveLength(32)
  const canvas = page.locator('canvas.diorama[data-calls]')
  await canvas.waitFor({ state: 'attached' })
  // Shadows are drawn: every figure counts twice.
  expect(Number(await canvas.getAttribute('data-triangles'))).toBeGreaterThan(32 * 500 * 2)
  expect(Number(await canvas.getAttribute('data-triangles'))).toBeLessThanOrEqual(150_000)
  expect(Number(await canvas.getAttribute('data-calls'))).toBeLessThanOrEqual(100)
  const diorama = await pictureOf(page)
  expect(apart(diorama, DIORAMA)).toBeLessThan(TOLERANCE)

  await page.getByText('Map', { exact: true }).click()
  await expect.poll(() => painterOf(page)).toBe('flat')
  const flat = await pictureOf(page)
  expect(apart(flat, FLAT)).toBeLessThan(TOLERANCE)
  expect(apart(diorama, flat)).toBeGreaterThan(3 * TOLERANCE)

  await moment(page).press('End')
  const moved = async () =>
    (await sceneOf(page)).figures.filter(({ id, x, y }) => {
      const before = start.figures.find((one) => one.id === id)
      return before !== undefined && Math.hypot(x - before.x, y - before.y) > 0.5
    }).length
  await expect.poll(moved).toBeGreaterThan(4)
  await moment(page).press('Home')
  await expect.poll(moved).toBe(0)
  // Back on the diorama the same moment looks the same, however it was reached.
  await page.getByText('Diorama', { exact: true }).click()
  await expect.poll(() => painterOf(page)).toBe('diorama')
  await expect.poll(async () => apart(await pictureOf(page), diorama)).toBeLessThan(TOLERANCE / 2)
})
