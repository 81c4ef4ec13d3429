import { expect, test } from 'vitest'
import { skipToReport } from '../games/hexline.ts'
import { visit } from '../visit.ts'

test('the guided first battle is played through its cards, and stops at the first blow', async () => {
  // On a first visit the guide is what "Play now" begins.
  const page = await visit('/')
  await page.getByRole('link', { name: 'Skip the guide' }).waitFor()
  await page.getByRole('link', { name: 'Play now' }).click()
  const card = page.locator('.tour-card')
  const next = card.getByRole('button', { name: 'Next' })
  for (let step = 0; step < 3; step++) await next.click()
  await card.getByRole('button', { name: 'Lock army' }).click()
  for (let step = 0; step < 2; step++) await next.click()
  await card.getByRole('button', { name: 'Fight' }).click()
  await card.getByRole('button', { name: 'Play' }).click()
  await page.keyboard.press('5')
  await card.getByRole('heading', { name: 'Why that number?' }).waitFor()
  await page.locator('.table .now b.harm').first().waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await next.click()
  await next.click()
  await card.getByRole('button', { name: 'Play on' }).click()
  await card.waitFor({ state: 'detached' })

  const report = await skipToReport(page)
  await report.getByRole('button', { name: 'Muster for battle 2' }).click()
  await card.getByRole('heading', { name: 'What they fielded' }).waitFor()
  const left = async (place: string) => (await page.locator(place).boundingBox())?.x ?? Number.NaN
  await expect.poll(async () => Math.round((await left('.tour-light')) + 6 - (await left('.earlier')))).toBe(0)
})

test('whoever leaves the guide has left it for the whole match', async () => {
  const page = await visit('/hexline/learn', { size: 'phone' })
  await page.getByRole('button', { name: 'Leave the tour' }).click()
  await page.getByRole('button', { name: 'Lock army' }).click()
  await page.getByRole('heading', { name: 'Place your units' }).waitFor()
  expect(await page.locator('.tour-card').count()).toBe(0)
})
