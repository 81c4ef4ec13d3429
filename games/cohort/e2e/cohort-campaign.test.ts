import { visit } from '@tessera/e2e/visit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sendTurn, sheet, toPresent } from './cohort.ts'

/** Some turns as they stand, and then the field is left to the enemy; the deep run fights to the end. */
async function fightOn(page: Page): Promise<void> {
  const go = page.locator('.co-foot').getByRole('button', { name: /^Everyone (?:holds|carries on)$/ })
  const turns = process.env['TESSERA_DEEP'] === '1' ? 20 : 2
  for (let turn = 1; turn <= turns; turn++) {
    await go.click()
    if ((await toPresent(page)) === 'over') return
  }
  await page.getByRole('button', { name: 'Give up the match' }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
}

test('COH-21 a campaign is begun, left and resumed, its first battle fought, and the army goes on from what came of it', async () => {
  const page = await visit('/cohort/campaign')
  await page.getByRole('radio', { name: 'First to 2' }).click()
  await page.getByRole('button', { name: 'Set out' }).click()
  await page.getByRole('button', { name: 'To the field' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await sheet(page).fill('everyone hold')
  expect(await sendTurn(page)).toBe('orders')
  await page.goto('/cohort/campaign')
  await page.getByText('being fought').waitFor()
  await page.getByRole('link', { name: 'Back to the battle' }).click()
  await sheet(page).waitFor()
  await fightOn(page)

  // The way on is the campaign, not a rematch that it would know nothing of; the score has the battle in it.
  const over = page.getByRole('dialog', { name: /battle/ })
  const onward = over.getByRole('link', { name: 'On with the campaign' })
  await onward.waitFor()
  await expect.poll(() => over.getByRole('button', { name: 'Rematch' }).count()).toBe(0)
  await expect.poll(() => over.getByRole('link', { name: 'New battle' }).count()).toBe(0)
  await onward.click()
  await page.getByText(/^(?:1 to 0|0 to 1), first to 2$/).waitFor()
  const road = page.getByRole('list', { name: 'Battles' })
  await page.getByRole('heading', { name: /^(?:Won|Lost|Drawn): in camp$/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'March on' }).click()
  await page.getByRole('heading', { name: /^Battle 2, / }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: /^Battle 2, / }).waitFor()
  await expect.poll(() => road.getByRole('listitem').count()).toBe(2)
  await road.getByRole('link', { name: 'Watch' }).waitFor()

  // The home page leads back to the campaign, not only to the battle that is over.
  await page.goto('/')
  await page.getByText('Battle 2 of at most 3').waitFor()
  await page.getByRole('link', { name: 'Continue: Cohort campaign' }).click()
  await page.getByRole('heading', { name: /^Battle 2, / }).waitFor()
})

test('COH-14.1 the report of a turn is copied as text', async () => {
  const page = await visit('/cohort/play')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    })
  })
  await page.getByRole('button', { name: 'To the field' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.getByRole('button', { name: 'Copy the report' }).click()
  await page.getByText('are on the clipboard').first().waitFor()
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied)
  expect(copied).toMatch(/^Cohort · River Crossing · turn 1\/12/)
  expect(copied).toContain('├─ Position: ')
})
