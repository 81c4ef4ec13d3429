import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsOn } from './accessibility.ts'
import { joinAsGuest, makeMatch } from './online.ts'
import { deployOne, myTurn, passTurn, result } from './siegefront.ts'
import { arrive } from './visit.ts'

describe('two people in two browsers', () => {
  test('play Siegefront to its end: one on a phone that loses its connection and is loaded anew', async () => {
    const desk = await arrive()
    const link = await makeMatch(desk, 'siegefront', async (page) => {
      await page.getByLabel('Castle').fill('10')
      await page.getByLabel('Turn limit').fill('10')
    })
    const phone = await joinAsGuest(link, { size: 'phone', theme: 'light', drops: true })
    await desk.getByRole('button', { name: 'Bring this deck' }).click()
    await desk.getByText('Your deck is sealed').waitFor()
    await desk.getByRole('button', { name: 'Change my choice' }).click()
    await desk.getByText('Iron Wall').click()
    await desk.getByRole('button', { name: 'Bring this deck' }).click()
    await phone.getByRole('button', { name: 'Bring this deck' }).click()
    await phone.getByRole('button', { name: 'Keep this hand' }).click()
    await desk.getByRole('button', { name: 'Keep this hand' }).click()

    const sides = [desk, phone] as const
    let turn = 0
    for (; turn < 12; turn++) {
      const now = await whoseTurn(sides)
      if (now === null) break
      if (turn === 3) await loseConnection(phone)
      if (turn === 5) await phone.reload()
      if ((await myTurn(now)) === 'over') break
      if (now === desk) await deployOne(now)
      await passTurn(now)
    }
    expect(turn).toBeGreaterThanOrEqual(8)
    for (const side of sides) await result(side).waitFor()
    const words = await Promise.all(sides.map((side) => result(side).getByRole('heading').first().innerText()))
    expect(words.toSorted()).toEqual(['You lost the match', 'You won the match'])

    await result(desk).getByRole('button', { name: 'Rematch' }).click()
    await desk.getByText('Invited').waitFor()
    await result(phone).getByRole('button', { name: 'Rematch' }).click()
    for (const side of sides) await side.getByRole('heading', { name: 'Bring a deck' }).waitFor()
    expect(phone.url()).toBe(desk.url())
  })

  test('play Hexline: armies and places in secret, the battle watched before anything is told', async () => {
    const desk = await arrive()
    const link = await makeMatch(desk, 'hexline', (page) => page.getByText('One', { exact: true }).click())
    expect(await violationsOn(desk)).toEqual([])
    const other = await joinAsGuest(link, { size: 'tablet' })
    const sides = [desk, other] as const
    const menu = desk.getByRole('button', { name: 'Words, offers and giving up' })
    await menu.click()
    await desk.getByRole('button', { name: 'Good luck' }).click()
    await strip(other).getByText('“Good luck”').waitFor()
    await menu.click()
    await desk.getByRole('button', { name: 'Offer a draw' }).click()
    await strip(other).getByText('offers a draw').waitFor()
    await strip(other).getByRole('button', { name: 'Decline' }).click()
    await strip(other).getByText('offers a draw').waitFor({ state: 'detached' })
    await desk.getByRole('button', { name: 'Lock army' }).click()
    await strip(other).getByText('chosen').waitFor()
    await other.getByRole('button', { name: 'Lock army' }).click()
    for (const side of sides) await side.getByRole('button', { name: 'Fight' }).click()
    for (const side of sides) await side.getByRole('slider', { name: 'Moment' }).waitFor()

    await other.goto('/online')
    await other.getByText('A battle to watch').waitFor()
    expect(await other.getByText(/^(Won|Lost|Drawn)$/).count()).toBe(0)
    await other.getByRole('link', { name: /^Watch/ }).click()
    for (const side of sides) {
      await side.getByRole('slider', { name: 'Moment' }).waitFor()
      expect(await strip(side).innerText()).not.toMatch(/won|lost|drawn/i)
      await side.keyboard.press('End')
      await side.getByRole('dialog').getByRole('button', { name: 'The result' }).click()
      await side.getByRole('heading', { name: /^(You won|You lost|The match is drawn)/ }).waitFor()
      await strip(side)
        .getByText(/^(You won|You lost|Drawn)/)
        .waitFor()
    }
    await other.goto(link)
    await other.getByText('Were the dice fair?').waitFor()
  })
})

test('with several matches, N leads from one that waits to the next; giving one up loses it', async () => {
  const page = await arrive()
  const links: string[] = []
  for (let made = 0; made < 2; made++) {
    await page.goto('/online/new?game=siegefront')
    await page.getByLabel('Seat 2').selectOption('bot')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('button', { name: 'Bring this deck' }).waitFor()
    links.push(page.url())
  }
  await page.goto('/online')
  await page.getByText('2 waiting for you, N leads there').waitFor()
  expect(await page.title()).toContain('(2)')
  await page.keyboard.press('n')
  await page.getByRole('button', { name: 'Bring this deck' }).waitFor()
  const first = page.url()
  await page.getByRole('button', { name: /^Next/ }).waitFor()
  await page.keyboard.press('n')
  await expect.poll(() => page.url()).not.toBe(first)
  expect(links).toContain(page.url())
  await page.getByRole('button', { name: 'Words, offers and giving up' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Give up the match' }).click()
  await strip(page).getByText('You lost.').waitFor()
})

function strip(page: Page) {
  return page.getByRole('complementary', { name: 'The match' })
}

/** Whoever may give orders now; null when the match is over. */
async function whoseTurn(sides: readonly [Page, Page]): Promise<Page | null> {
  return await Promise.any(sides.map(async (side) => ((await myTurn(side)) === 'over' ? null : side)))
}

/** The connection goes, the table says so, and comes back without a reload. */
async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByText('No connection').waitFor()
  await page.context().setOffline(false)
  await page.getByText('No connection').waitFor({ state: 'detached' })
}
