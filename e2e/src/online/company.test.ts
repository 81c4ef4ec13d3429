import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { passTurn } from '../../../games/siegefront/e2e/siegefront.ts'
import { violationsOn } from '../accessibility.ts'
import { overflowOf } from '../overflow.ts'
import { arrive, visit } from '../visit.ts'
import { joinAsGuest, makeMatch } from './online.ts'
import { askAs, registered } from './people.ts'

test('at the table clocks and words stand at the seats; what somebody writes can be muted and reported', async () => {
  const desk = await arrive()
  // Its clock is two minutes fast, as clocks of machines are; what is said is news all the same.
  await desk.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 120_000
  })
  const link = await makeMatch(desk, 'siegefront', async () => {})
  const phone = await joinAsGuest(link, { size: 'phone' })
  for (const side of [desk, phone]) await side.getByRole('button', { name: 'Bring this deck' }).click()
  for (const side of [desk, phone]) await side.getByRole('button', { name: 'Keep this hand' }).click()
  const theirs = desk.locator('header .seat.two .at-seat')
  await theirs.waitFor()
  // Names are not cut off by the clocks beside them, on both sides and at both sizes.
  for (const side of [desk, phone]) await expect.poll(() => cutNames(side)).toEqual([])
  // What stands at the seats is not said a second time above them.
  await expect.poll(() => desk.locator('.on-strip > ul').isVisible()).toBe(false)

  await phone.locator('header .seat.two .at-seat').waitFor()
  await talk(phone).click()
  await phone.getByLabel('Write to the table').fill('Hello, see https://example.com')
  // Words stand at a seat for seconds, so they are looked out for before they are sent.
  const heard = theirs.getByText('Hello, see [link removed]').waitFor()
  await phone.keyboard.press('Enter')
  await phone.getByRole('region', { name: 'Talk' }).getByText('Hello, see [link removed]').waitFor()
  await heard
  expect(await violationsOn(phone)).toEqual([])
  expect(await overflowOf(phone)).toEqual([])
  await talk(desk).getByText('1 new').waitFor()
  await talk(desk).click()
  const panel = desk.getByRole('region', { name: 'Talk' })
  await panel.getByText('Hello, see [link removed]').waitFor()
  // It lies beside what one plays with.
  const panelLeft = (await panel.boundingBox())?.x ?? 0
  const board = await desk.locator('.table > .centre').boundingBox()
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(panelLeft + 1)
  // Letters typed into it are no shortcuts of the table, and Escape gives the focus back.
  await panel.getByLabel('Write to the table').fill('n')
  await desk.keyboard.press('n')
  expect(new URL(desk.url()).pathname).toBe(new URL(link).pathname)
  await panel.getByRole('button', { name: /^Mute Guest/ }).click()
  await panel.getByText('Hello, see [link removed]').waitFor({ state: 'detached' })
  await panel.getByRole('button', { name: 'Report' }).click()
  await desk.getByRole('dialog').getByText('What they write is offensive').waitFor({ state: 'attached' })
  await desk.keyboard.press('Escape')
  await panel.getByLabel('Write to the table').focus()
  await desk.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await desk.evaluate(() => document.activeElement?.textContent)).toContain('Talk')

  const topOf = (part: string) => phone.locator(part).evaluate((one) => one.getBoundingClientRect().top)
  const bottomOf = (part: string) => phone.locator(part).evaluate((one) => one.getBoundingClientRect().bottom)
  // While the other side chooses, the whole hand stays in sight, above the timeline.
  await phone.getByRole('button', { name: 'Close' }).click()
  await passTurn(phone)
  await phone.getByText('is choosing').last().waitFor()
  await expect
    .poll(async () => {
      const [hand, time] = await Promise.all([bottomOf('.sf-hand'), topOf('.table > .time')])
      return time - hand
    })
    .toBeGreaterThanOrEqual(0)

  // An offer comes and goes below; the buttons above stay where a thumb expects them.
  const place = async () => Math.round((await talk(phone).boundingBox())?.x ?? 0)
  const before = await place()
  await desk.getByRole('button', { name: 'Match menu' }).click()
  await desk.getByRole('button', { name: 'Offer a draw' }).click()
  await phone.getByText('offers a draw').waitFor()
  expect(await place()).toBe(before)
  const watcher = await visit(link, { size: 'tablet' })
  await watcher.getByText('You are watching').waitFor()
  // The dialog for giving up on a running clock does not say that the clock waits. Every button of the result is whole.
  await phone.getByRole('button', { name: 'Match menu' }).click()
  await phone.getByRole('button', { name: 'Give up' }).click()
  await phone.getByText('your clock runs on').waitFor()
  await phone.getByRole('button', { name: 'Give up the match' }).click()
  const over = phone.getByRole('dialog', { name: 'You lost the match' })
  await over.getByRole('button', { name: 'Rematch' }).waitFor()
  await expect
    .poll(() =>
      over.evaluate((dialog) => {
        const { left, right } = dialog.getBoundingClientRect()
        return [...dialog.querySelectorAll('footer > *')]
          .filter((one) => {
            const box = one.getBoundingClientRect()
            return box.left < left || box.right > right || one.scrollWidth > one.clientWidth + 1
          })
          .map((one) => one.textContent)
      }),
    )
    .toEqual([])
})

function cutNames(page: Page): Promise<string[]> {
  return page
    .locator('header .seat .name')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent ?? ''),
    )
}

test('the lobby is never empty: friends, a match of the day, and running matches', async () => {
  const ada = await visit('/')
  await registered(ada, 'AdaLobby')
  const ben = await visit('/')
  await registered(ben, 'BenLobby')
  await ada.goto('/online')
  // What is offered to be played with a friend needs a friend.
  const games = ada.getByRole('region', { name: 'Your matches' }).getByRole('link')
  await expect.poll(() => games.allInnerTexts()).toContain('Gauntlet')
  await expect.poll(() => games.allInnerTexts()).not.toContain('Gauntlet run')
  await ada.getByLabel('Name of a friend').fill('BenLobby')
  await ada.getByRole('button', { name: 'Ask', exact: true }).click()
  await ada.getByText('asked, no answer yet').waitFor()
  await ben.goto('/online')
  await ben.getByRole('button', { name: 'Be friends with AdaLobby' }).click()
  await ben.getByText('here now').waitFor()
  await ben.getByRole('link', { name: 'Invite AdaLobby' }).click()
  await expect.poll(() => ben.getByLabel('Name for seat 2').inputValue()).toBe('AdaLobby')
  expect(await violationsOn(ada)).toEqual([])

  const bot = { who: 'bot', bot: { level: 'easy' } }
  const wish = { game: 'siegefront', visibility: 'public', seats: [{ who: 'me' }, bot], saltHash: '0'.repeat(64) }
  await askAs(ben, '/matches', wish)
  await ada.reload()
  await ada.getByText('Match of the day').first().waitFor()
  await ada.getByRole('button', { name: 'Watch the match of the day' }).click()
  await ada.waitForURL(/\/watch$/)
  await ada.getByRole('slider', { name: 'Moment' }).waitFor()
})

function talk(page: Page) {
  return page.getByRole('button', { name: /^Talk/ })
}
