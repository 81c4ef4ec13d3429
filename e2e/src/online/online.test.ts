import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { moment, momentOf } from '../../../games/hexline/e2e/hexline.ts'
import { deployOne, myTurn, passTurn, result } from '../../../games/siegefront/e2e/siegefront.ts'
import { violationsOn } from '../accessibility.ts'
import { overflowOf } from '../overflow.ts'
import { arrive } from '../visit.ts'
import { joinAsGuest, makeMatch } from './online.ts'
import { askAs, registered } from './people.ts'

/** Frames before the first one of a battle, at most. */
const SETTING_UP = 3

interface MatchAnswer {
  readonly status: string
  readonly unwatched: boolean
  readonly watched: number
  readonly result: unknown
}

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
    await whoseTurn(sides)
    for (const side of sides) await side.keyboard.press('5')
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
    expect(turn, 'the connection was lost and the page loaded anew').toBeGreaterThan(5)
    for (const side of sides) await result(side).waitFor()
    const headings = sides.map((side) => result(side).getByRole('heading').first())
    const words = () => Promise.all(headings.map((heading) => heading.innerText()))
    await expect.poll(async () => (await words()).toSorted()).toEqual(['You lost the match', 'You won the match'])

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
    await strip(desk).getByRole('button', { name: 'Talk' }).click()
    await desk.getByLabel('Write to the table').fill('Good luck to you')
    await desk.keyboard.press('Enter')
    await strip(other).getByText('Good luck to you').waitFor()
    await desk.keyboard.press('Escape')
    await menu(desk).click()
    await desk.getByRole('button', { name: 'Offer a draw' }).click()
    await strip(other).getByText('offers a draw').waitFor()
    // The message goes away by itself after a while, so somebody looks for it before it comes.
    const declined = desk.getByText(/ declines the draw\.$/).waitFor()
    await strip(other).getByRole('button', { name: 'Decline' }).click()
    await declined
    await strip(other).getByText('offers a draw').waitFor({ state: 'detached' })
    await desk.getByRole('button', { name: 'Lock army' }).click()
    await strip(other).getByText('chosen').waitFor()
    await other.getByRole('button', { name: 'Lock army' }).click()
    for (const side of sides) await side.getByRole('button', { name: 'Fight' }).click()
    for (const side of sides) await moment(side).waitFor()
    await desk.getByRole('button', { name: 'Pause' }).click()

    await other.goto('/online')
    await other.getByText('A battle to watch').waitFor()
    expect(await other.getByText(/^(Won|Lost|Drawn)$/).count()).toBe(0)
    // A link to a moment is no way around it: the battle goes on from what was watched, and no more counts as watched.
    await other.goto(`${link}?at=5`)
    await moment(other).waitFor()
    const { watched, ...told } = await askAs<MatchAnswer>(other, `/matches/${link.split('/').at(-1)}`)
    expect(told).toMatchObject({ status: 'finished', unwatched: true, result: null })
    expect(watched).toBeLessThanOrEqual(SETTING_UP + (await momentOf(other)))
    await other.goto('/online')
    await other.getByRole('link', { name: /^Watch: Hexline/ }).click()
    for (const side of sides) {
      await moment(side).waitFor()
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

test('quick pairing brings two people together; both are told of the draw they agree on', async () => {
  const [desk, phone] = [await arrive(), await arrive({ size: 'phone' })]
  for (const side of [desk, phone]) {
    await side.goto('/online')
    await side.getByLabel('Game').selectOption('siegefront')
    await side.getByRole('button', { name: 'Find an opponent' }).click()
  }
  for (const side of [desk, phone]) await side.getByRole('heading', { name: 'Bring a deck' }).waitFor()
  expect(phone.url()).toBe(desk.url())
  await menu(desk).click()
  await desk.getByRole('button', { name: 'Offer a draw' }).click()
  await strip(phone).getByRole('button', { name: 'Accept' }).click()
  for (const side of [desk, phone]) {
    const told = side.getByRole('dialog', { name: 'Drawn by agreement.' })
    await told.getByText('Both sides agreed on a draw.').waitFor()
    await told.getByRole('button', { name: 'Rematch' }).waitFor()
  }
  expect(await violationsOn(phone)).toEqual([])
  expect(await overflowOf(phone)).toEqual([])
})

test('somebody is invited by name, and a turn is taken back when both agree', async () => {
  const [host, guest] = [await arrive(), await arrive()]
  for (const [page, name] of [
    [host, 'Inviting'],
    [guest, 'Invited'],
  ] as const) {
    await page.goto('/online')
    await registered(page, name)
  }
  await host.goto('/online/new?game=siegefront&invite=Invited')
  await host.getByRole('button', { name: 'Invite', exact: true }).click()
  await host.getByText('Waiting for the other side').waitFor()
  await guest.goto('/online')
  await guest.getByRole('button', { name: 'Accept' }).click()
  for (const side of [host, guest]) await side.getByRole('button', { name: 'Bring this deck' }).click()
  await host.getByRole('button', { name: 'Keep this hand' }).waitFor()
  await menu(host).click()
  await host.getByRole('button', { name: 'Ask for a take-back' }).click()
  await strip(guest).getByText('Inviting asks to take the last turn back').waitFor()
  await strip(guest).getByRole('button', { name: 'Accept' }).click()
  for (const side of [host, guest]) await side.getByRole('heading', { name: 'Bring a deck' }).waitFor()
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
  await page.goto('/')
  await page.getByRole('link', { name: /^Go there: Siegefront against/ }).waitFor()
  await page.goto('/online')
  await page.getByText('2 waiting for you, N leads there').waitFor()
  await expect.poll(() => page.title()).toContain('(2)')
  await page.keyboard.press('n')
  await page.getByRole('button', { name: 'Bring this deck' }).waitFor()
  const first = page.url()
  await expect.poll(() => page.title()).toBe('(1) Your turn: Siegefront · Tessera')
  await page.getByRole('button', { name: /^Next/ }).waitFor()
  await page.keyboard.press('n')
  await expect.poll(() => page.url()).not.toBe(first)
  expect(links).toContain(page.url())
  await giveUp(page)
  await strip(page).getByText('You lost.').waitFor()
})

function strip(page: Page) {
  return page.getByRole('complementary', { name: 'The match' })
}

function menu(page: Page) {
  return page.getByRole('button', { name: 'Match menu' })
}

async function giveUp(page: Page): Promise<void> {
  await menu(page).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
  await page.getByRole('button', { name: 'Give up the match' }).click()
}

/** The page that may give orders now; null when the match is over. */
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
