import { expect, test } from 'vitest'
import { intoBattle, skipToReport } from './hexline.ts'
import { visit } from './visit.ts'

test('once loaded, a whole battle is played without a connection', async () => {
  const page = await visit('/', { spoils: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.goto('/rules/hexline')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await intoBattle(page)
  const report = await skipToReport(page)
  expect(await report.getByRole('heading').first().innerText()).toMatch(/win|draw/)
})
