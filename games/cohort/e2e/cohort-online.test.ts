import { violationsOn } from '@tessera/e2e/accessibility'
import { joinAsGuest, makeMatch } from '@tessera/e2e/online/online'
import { overflowOf } from '@tessera/e2e/overflow'
import { arrive } from '@tessera/e2e/visit'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sheet, skipToEnd, toPresent } from './cohort.ts'

test('two people fight a short battle of Cohort, one on a phone: sealed, drafted, told, and watched without fog', async () => {
  const desk = await arrive()
  const link = await makeMatch(desk, 'cohort', async (page) => {
    await page.getByLabel('Turn limit').fill('6')
    await page.getByLabel('Supply').fill('20')
  })
  const phone = await joinAsGuest(link, { size: 'phone', theme: 'light' })
  const sides = [desk, phone] as const

  await phone.getByText('1 day').first().waitFor()
  const answer = await heldBack(desk, '**/choice')
  await desk.getByRole('button', { name: 'Lock army' }).click()
  await desk.getByText('Sending your army').waitFor()
  await expect.poll(() => desk.getByRole('button', { name: 'Change my choice' }).count()).toBe(0)
  answer()
  await desk.getByText('Your army is sealed').waitFor()
  await desk.getByRole('button', { name: 'Change my choice' }).click()
  await desk.getByLabel('Culture', { exact: true }).selectOption('spartan')
  await desk.getByRole('button', { name: 'Lock army' }).click()
  expect(await overflowOf(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Lock army' }).tap()
  await desk.getByText(/against .*, Roman Republic/).waitFor()
  for (const side of sides) await side.getByRole('button', { name: 'Begin the battle' }).click()
  for (const side of sides) await sheet(side).waitFor()

  await sheet(phone).fill('everyone move south 1')
  await expect.poll(() => draftOf(phone)).toBe('everyone move south 1')
  await phone.reload()
  await sheet(phone).waitFor()
  await expect.poll(() => sheet(phone).inputValue()).toBe('everyone move south 1')
  expect(await overflowOf(phone)).toEqual([])
  expect(await violationsOn(phone)).toEqual([])

  for (let turn = 1; turn <= 6; turn++) {
    await sheet(desk).fill(turn === 1 ? 'everyone hold' : 'everyone move south 2')
    await desk.getByRole('button', { name: 'Send the orders' }).click()
    if (turn === 1) {
      await desk.getByRole('button', { name: 'Change them' }).click()
      await expect.poll(() => sheet(desk).inputValue()).toBe('everyone hold')
      await sheet(desk).fill('everyone move south 2')
      await desk.getByRole('button', { name: 'Send the orders' }).click()
    } else await sheet(phone).fill('everyone move south 2')
    await phone.getByRole('button', { name: 'Send the orders' }).tap()
    const ends = await Promise.all(sides.map(toPresent))
    expect(ends[0]).toBe(ends[1])
    if (ends[0] === 'over') break
    expect(turn).toBeLessThan(6)
  }
  const result = desk.getByRole('dialog', { name: /battle/ })
  await result.getByRole('region', { name: 'Orders of both sides' }).getByText('everyone move south 1').waitFor()
  await result.getByRole('link', { name: 'Watch without fog' }).click()
  await skipToEnd(desk)
  await expect.poll(() => desk.locator('.co-fog').count()).toBe(0)
  await desk
    .getByRole('radio', { name: /^Guest/ })
    .last()
    .click()
  await desk.locator('.co-fog').waitFor({ state: 'attached' })
})

/** The next request to it waits until it is let through. */
async function heldBack(page: Page, path: string): Promise<() => void> {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const pass = (route: Route) => opened.then(() => route.continue())
  await page.route(path, pass, { times: 1 })
  return () => open()
}

/** What the server keeps for this player. */
async function draftOf(page: Page): Promise<string | null> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const match = (await (await page.request.get(`/api/matches/${id}`)).json()) as {
    chosen: { choice: { text: string } } | null
  }
  return match.chosen?.choice.text ?? null
}
