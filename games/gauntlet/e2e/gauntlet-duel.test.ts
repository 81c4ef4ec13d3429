import { visit } from '@tessera/e2e/visit'
import { expect, test } from 'vitest'

test('a duel from a ready team to its result: deploy, watch, and read why', async () => {
  const page = await visit('/gauntlet')
  await page.getByRole('button', { name: 'Chaos' }).click()
  await page.getByRole('button', { name: 'Begin the duel' }).click()
  await page.getByRole('button', { name: 'Staggered' }).click()
  const held = page.getByRole('button', { name: /^Column \d, (front|back) row: (?!empty)/ }).first()
  const [place = ''] = ((await held.getAttribute('aria-label')) ?? '').split(':')
  await held.click()
  await page
    .getByRole('button', { name: /^Column \d, back row: empty/ })
    .first()
    .click()
  await page.getByRole('button', { name: `${place}: empty`, exact: true }).waitFor()
  await page.getByRole('button', { name: 'Lock the deployment' }).click()
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
  await page.getByRole('region', { name: 'Order of round 1' }).getByRole('button').first().click()
  await page.getByRole('region', { name: 'Selected piece' }).getByText('Initiative').waitFor()
  // Back to the very beginning the lines stand.
  await page.keyboard.press('Home')
  await page.getByText('Round 1, life left').waitFor()
  await page.getByRole('button', { name: 'One step forward' }).waitFor()
  await page.getByRole('button', { name: 'Skip to the end' }).click()
  const ending = page.getByRole('dialog')
  await ending
    .getByText(/the duel/)
    .first()
    .waitFor()
  // The list counts the battles; its entries do not.
  await ending.getByText(/^(?:.+ won|Drawn) in \d+ rounds/).waitFor()
  expect(await ending.getByText(/Battle 1:/).count()).toBe(0)
  await page.keyboard.press('Escape')
  // The log stands open where the battle is: at its last round.
  const log = page.getByRole('region', { name: 'Log' })
  await log
    .locator('.ln')
    .getByText(/(wins|drawn) after \d+ rounds/)
    .waitFor()
})

test('all units can be looked up', async () => {
  const page = await visit('/gauntlet-duel/units')
  await page.getByRole('textbox', { name: 'Search' }).fill('paladin')
  await page.getByRole('heading', { name: 'Paladin' }).waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(10)
})
