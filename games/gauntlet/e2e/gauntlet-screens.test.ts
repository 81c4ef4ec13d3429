import { lookedAt } from '@tessera/e2e/screens/looked-at'
import type { Page } from 'playwright-core'

async function intoDraft(page: Page): Promise<void> {
  await page.goto('/gauntlet-run/play')
  await page.getByRole('button', { name: /^Empire/ }).click()
  await page.getByRole('button', { name: /^Set out with/ }).click()
  await page.getByRole('heading', { name: 'Three of these join you' }).waitFor()
}

async function intoCamp(page: Page): Promise<void> {
  await intoDraft(page)
  for (let left = 3; left > 0; left--)
    await page
      .getByRole('button', { name: /^Choose / })
      .first()
      .click()
  await page.getByRole('button', { name: /^Take / }).click()
  await page.getByRole('button', { name: 'Find an opponent' }).waitFor()
}

async function intoResult(page: Page): Promise<void> {
  await intoCamp(page)
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByRole('button', { name: /^Fight/ }).click()
  await page.getByRole('button', { name: 'Skip to the result' }).click()
  await page.getByRole('region', { name: 'The road so far' }).waitFor()
}

lookedAt({
  'factions of a run': async (page) => {
    await page.goto('/gauntlet-run/play')
    await page.getByRole('heading', { name: 'Whom do you lead?' }).waitFor()
  },
  'draft of a run': intoDraft,
  'camp of a run': intoCamp,
  'result of a battle of a run': intoResult,
  'deck of a run': async (page) => {
    await page.goto('/gauntlet-run/decks')
    await page.getByRole('region', { name: 'The deck' }).waitFor()
  },
  'deployment of a duel': async (page) => {
    await page.goto('/gauntlet-duel/play')
    await page.getByRole('button', { name: 'Begin the duel' }).click()
    await page.getByRole('heading', { name: 'Deploy your team' }).waitFor()
  },
  'battle of a duel': async (page) => {
    await page.goto('/gauntlet-duel/play')
    await page.getByRole('button', { name: 'Begin the duel' }).click()
    await page.getByRole('button', { name: 'Lock the deployment' }).click()
    await page.getByRole('region', { name: 'Timeline' }).waitFor()
    await page
      .getByRole('button', { name: /watches \d+ cells/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
  },
})
