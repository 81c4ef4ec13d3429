import { expect, test } from 'vitest'
import { skipToReport } from '../../../games/hexline/e2e/hexline.ts'
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
  // The sum that stands open is the blow's, not the walk's before it.
  const sum = page.getByRole('region', { name: 'Log' }).locator('.ln.cur dl')
  await sum.waitFor()
  await expect.poll(() => sum.innerText()).toMatch(/Dealt/)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await next.click()
  await next.click()
  await card.getByRole('button', { name: 'Play on' }).click()
  await card.waitFor({ state: 'detached' })

  const report = await skipToReport(page)
  await report.getByRole('button', { name: 'On to battle 2' }).click()
  await card.getByRole('heading', { name: 'What they brought' }).waitFor()
  const left = async (place: string) => (await page.locator(place).boundingBox())?.x ?? Number.NaN
  await expect.poll(async () => Math.round((await left('.tour-light')) + 6 - (await left('.earlier')))).toBe(0)

  // Of the second battle the guide says nothing: it plays by itself, whether or not its cards were read.
  await page.getByRole('button', { name: 'Lock army' }).last().click()
  await page.getByRole('heading', { name: 'Place your units' }).waitFor()
  await page.getByRole('button', { name: 'Fight', exact: true }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
})

test('the guided duel shows all its cards, and its battle waits for them', async () => {
  const page = await visit('/gauntlet-duel/learn', { motion: true })
  const card = page.locator('.tour-card')
  for (const [at, title] of ['Your two rows', 'Ready formations', 'Two spells'].entries()) {
    await card.getByRole('heading', { name: title }).waitFor()
    await card.getByText(`${at + 1} of 4`).waitFor()
    await card.getByRole('button', { name: 'Next' }).click()
  }
  await card.getByText('4 of 4').waitFor()
  await card.getByRole('button', { name: 'Lock the deployment' }).click()
  await card.getByRole('heading', { name: 'The battle' }).waitFor()
  const moment = page.getByRole('slider', { name: 'Moment' })
  const began = await moment.getAttribute('aria-valuenow')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  for (let step = 0; step < 2; step++) await card.getByRole('button', { name: 'Next' }).click()
  await card.getByRole('heading', { name: 'Watch it' }).waitFor()
  await expect.poll(() => moment.getAttribute('aria-valuenow')).toBe(began)
  await card.getByRole('button', { name: 'Play' }).click()
  await card.waitFor({ state: 'detached' })
  await expect.poll(() => moment.getAttribute('aria-valuenow')).not.toBe(began)
})

test('doing what a card asks opens the next card, and no battle runs on behind it', async () => {
  const page = await visit('/gauntlet-run/learn', { motion: true })
  const card = page.locator('.tour-card')
  await card.getByRole('heading', { name: 'Nine torches, four banners' }).waitFor()
  for (let taken = 0; taken < 3; taken++)
    await page
      .getByRole('button', { name: /^Choose (?!a card)/ })
      .first()
      .click()
  await page.getByRole('button', { name: /^Take / }).click()
  await card.getByRole('heading', { name: 'Gold makes units stronger' }).waitFor()
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await card.getByRole('heading', { name: 'Whom you meet' }).waitFor()
  await page.getByRole('button', { name: /^Fight / }).click()
  await card.getByRole('heading', { name: 'The battle fights itself' }).waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor()
  await card.getByRole('button', { name: 'Play' }).click()
  await card.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Pause' }).waitFor()
})

test('orders that are sent while a card is open close it: the turn is seen', async () => {
  const page = await visit('/cohort/learn', { motion: true })
  const card = page.locator('.tour-card')
  await card.getByRole('heading', { name: 'Your army, on its ground' }).waitFor()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await card.getByRole('heading', { name: 'What you see, and what you do not' }).waitFor()
  await page.getByRole('button', { name: 'To Western Ford' }).click()
  await page.getByRole('button', { name: 'Send the orders' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(() => card.count()).toBe(0)
})

test('leaving the guide ends it for the whole match', async () => {
  const page = await visit('/hexline/learn', { size: 'phone' })
  await page.getByRole('button', { name: 'Leave the tour' }).click()
  await page.getByRole('button', { name: 'Lock army' }).click()
  await page.getByRole('heading', { name: 'Place your units' }).waitFor()
  await expect.poll(() => page.locator('.tour-card').count()).toBe(0)
})
