import { expect, test } from 'vitest'
import { intoBattle, skipToReport } from '../../games/hexline/e2e/hexline.ts'
import { visit } from './visit.ts'

test('once a game was opened, a whole battle of it is played without a connection, and nothing of other games was fetched', async () => {
  const page = await visit('/hexline', { spoils: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const isKept = () => page.evaluate(async () => (await caches.match('/kept/hexline')) !== undefined)
  await expect.poll(isKept).toBe(true)
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(kept.some((path) => path.includes('rules-of-hexline'))).toBe(true)
  expect(kept.filter((path) => /cohort|siegefront|gauntlet|diorama/.test(path))).toEqual([])
  await page.context().setOffline(true)
  await intoBattle(page)
  const report = await skipToReport(page)
  await expect.poll(() => report.getByRole('heading').first().innerText()).toMatch(/win|draw/)
})
