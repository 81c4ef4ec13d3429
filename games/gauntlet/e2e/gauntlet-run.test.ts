import { visit } from '@tessera/e2e/visit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

async function setOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Empire/ }).click()
  await page.getByRole('button', { name: /^Set out with/ }).click()
  await page.getByRole('heading', { name: 'Three of these join you' }).waitFor()
}

async function toTheResult(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByRole('button', { name: /^Fight/ }).click()
  await page.getByRole('button', { name: 'Skip to the result' }).click()
  await page.getByRole('region', { name: 'The road so far' }).waitFor()
}

test('a run on a phone: draft, camp, opponent, battle and result, with a reload at every turn', async () => {
  const page = await visit('/gauntlet-run/play', { size: 'phone' })
  await setOut(page)
  const cards = page.getByRole('button', { name: /^Choose / })
  for (let left = 3; left > 0; left--) await cards.first().click()
  const take = page.getByRole('button', { name: /^Take / })
  const names = await take.innerText()
  await page.reload()
  await expect.poll(() => take.innerText()).toBe(names)
  await take.click()

  await page
    .getByRole('button', { name: /^Raise / })
    .first()
    .click()
  const undo = page.getByRole('button', { name: /^Take back the rise/ })
  await undo.waitFor()
  await page.getByRole('tab', { name: 'Place' }).click()
  const empty = page.getByRole('button', { name: /^Column .*: empty/ }).first()
  const [place = ''] = ((await empty.getAttribute('aria-label')) ?? '').split(':')
  await page
    .getByRole('button', { name: /^Column .*tier/ })
    .first()
    .click()
  await page.getByRole('button', { name: `${place}: empty` }).click()
  const moved = page.getByRole('button', { name: new RegExp(`^${place}: .*tier`) })
  await moved.waitFor()
  await page.reload()
  await undo.waitFor()
  await page.getByRole('tab', { name: 'Place' }).click()
  await moved.waitFor()

  await toTheResult(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /Victory|Defeat|A draw/ }).waitFor()
  await page.getByRole('button', { name: 'Turn them over' }).click()
  await page.getByRole('heading', { name: 'One of these joins you' }).waitFor()
  await page.goto('/')
  await page.getByRole('region', { name: 'Your matches' }).getByText('The road of').waitFor()
})

test('the end of a run: its road, its battles again and as duels, and a picture', async () => {
  const page = await visit('/gauntlet-run/play')
  await setOut(page)
  const cards = page.getByRole('button', { name: /^Choose / })
  for (let left = 3; left > 0; left--) await cards.first().click()
  await page.getByRole('button', { name: /^Take / }).click()
  await toTheResult(page)
  await page.getByRole('button', { name: 'Give up the match' }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
  const battles = page.getByRole('region', { name: 'All battles' })
  await battles.getByRole('button', { name: 'Watch battle 1' }).click()
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  expect((await picture).suggestedFilename()).toBe('gauntlet-marshal-konrad.png')
  await battles.getByRole('button', { name: 'Open battle 1 as a duel' }).click()
  await page.getByRole('button', { name: 'Continue from here' }).waitFor()
})

test('the guide of a first run stands beside the draft, the camp and the letter, and leaves the page usable', async () => {
  const page = await visit('/gauntlet-run/play', { size: 'phone' })
  await page.getByRole('link', { name: 'Begin with a guide' }).click()
  const done = page.getByRole('button', { name: 'Done' })
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByText('Nine torches, four banners').waitFor()
  await next.click()
  await done.click()
  const cards = page.getByRole('button', { name: /^Choose / })
  for (let left = 3; left > 0; left--) await cards.first().click()
  await page.getByRole('button', { name: /^Take / }).click()
  await page.getByText('Gold makes units stronger').waitFor()
  await next.click()
  await page.getByRole('region', { name: 'Placement', exact: true }).waitFor()
  await next.click()
  await next.click()
  await done.click()
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByText('Whom you meet').waitFor()
})
