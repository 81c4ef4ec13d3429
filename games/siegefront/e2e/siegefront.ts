import type { Locator, Page } from 'playwright-core'

/** Through the set-up to the player's first turn, with the first hand kept. */
export async function intoMatch(page: Page): Promise<void> {
  await page.goto('/siegefront/play')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await keepHand(page)
}

/** The other side's turns are shown as fast as can be chosen. */
export async function keepHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep this hand' }).click()
  await myTurn(page)
  await page.keyboard.press('5')
}

/** A match against a weak castle, so that it is soon decided. */
export async function intoShortMatch(page: Page): Promise<void> {
  await page.goto('/siegefront/play')
  await page.getByText('Match options').click()
  await page.getByLabel('Castle').fill('10')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await keepHand(page)
}

/** Waits until orders may be given, or the match is over. */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  const over = result(page)
  const turn = endTurn(page).and(page.locator(':not([aria-disabled="true"])'))
  await over.or(turn).first().waitFor()
  return (await over.isVisible()) ? 'over' : 'turn'
}

function endTurn(page: Page): Locator {
  return page.getByRole('button', { name: /^End (turn|anyway)/ })
}

/** What opens when the match is decided. */
export function result(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(You won|You lost|The match is drawn)/ })
}

/** Cards of the hand that can be paid. */
export function playable(page: Page): Locator {
  return page.getByRole('group', { name: 'Your hand' }).locator('button:not([title])')
}

/** Puts the first card that can be paid onto the first lit cell; false when there is none. */
export async function deployOne(page: Page): Promise<boolean> {
  const card = playable(page).first()
  if ((await card.count()) === 0) return false
  await card.click()
  const cell = page.locator('[data-place]', { hasText: 'Deploy here' }).first()
  await cell.click()
  await page.locator('[data-send]').click()
  return true
}

/** On a phone the flag stands under the card's tab. */
export async function giveUp(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Piece' })
  if (await tab.isVisible()) await tab.click()
  await page.getByRole('button', { name: 'Give up the match' }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
}

/** Ends the turn, and again when it is asked whether to. */
export async function passTurn(page: Page): Promise<void> {
  await endTurn(page).click()
  const again = page.getByRole('button', { name: /anyway/ })
  if (await again.isVisible()) await again.click()
}
