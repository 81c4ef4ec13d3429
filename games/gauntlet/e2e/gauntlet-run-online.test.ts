import { askAs, PASSWORD, registered } from '@tessera/e2e/online/people'
import { visit } from '@tessera/e2e/visit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

async function named(name: string, size: 'desk' | 'phone'): Promise<Page> {
  // A choice in the making that the rules do not allow yet is refused by the server and stays in the browser.
  const page = await visit('/gauntlet-run/play', { size, refused: true })
  await registered(page, name)
  await page.reload()
  return page
}

async function pickThree(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Three of these join you' }).waitFor()
  const cards = page.getByRole('button', { name: /^Choose / })
  for (let left = 3; left > 0; left--) await cards.first().click()
  await page.getByRole('button', { name: /^Take / }).click()
}

async function battle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByRole('button', { name: /^Fight/ }).click()
  await page.getByRole('button', { name: 'Skip to the result' }).click()
  await page.getByRole('region', { name: 'The road so far' }).waitFor()
}

test('a run goes on at another device: bought and placed, after the result, with nothing rolled again', async () => {
  const desk = await named('Wanderer', 'desk')
  await desk.getByRole('button', { name: /^Empire/ }).click()
  await desk.getByLabel('Opponents').selectOption({ label: 'Other players, online' })
  await desk.getByRole('button', { name: /^Set out with/ }).click()
  await pickThree(desk)
  const raise = desk.getByRole('button', { name: /^Raise / }).first()
  const kept = desk.waitForResponse((answer) => /\/matches\/\w+\/choice$/.test(answer.url()) && answer.ok())
  await raise.click()
  await kept

  const phone = await visit('/', { size: 'phone', refused: true })
  await askAs(phone, '/sign-in', { name: 'Wanderer', password: PASSWORD })
  await phone.goto('/gauntlet-run/play')
  await phone.getByRole('link', { name: 'Continue online' }).click()
  await phone.getByRole('button', { name: /^Take back the rise/ }).waitFor()
  await battle(phone)
  await phone.getByRole('button', { name: 'Turn them over' }).click()
  const offer = phone.getByRole('button', { name: /^Choose / })
  await offer.first().waitFor()
  const offered = await offer.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))

  await desk.reload()
  await desk.getByRole('button', { name: 'Turn them over' }).click()
  await offer.first().waitFor()
  const same = desk.getByRole('button', { name: /^Choose / })
  await same.first().waitFor()
  const labels = () => same.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  await expect.poll(labels).toEqual(offered)
  await same.first().click()
  await desk.getByRole('button', { name: /^Take / }).click()
  await desk.getByRole('button', { name: 'Find an opponent' }).waitFor()
  // A player who has chosen since then is not told the result again.
  await phone.reload()
  await phone.getByRole('button', { name: 'Find an opponent' }).waitFor()
})

test('GR-2411 the run of the day: one try, a list of its own, and dice that stay sealed', async () => {
  const page = await named('Daybreak', 'phone')
  const day = page.getByRole('region', { name: 'The run of the day' })
  await day.getByRole('button', { name: 'Play the day’s run' }).click()
  await page.getByRole('button', { name: 'Begin the day’s run' }).click()
  await pickThree(page)
  await battle(page)
  await page.getByRole('button', { name: 'Match menu' }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
  await page.getByRole('button', { name: 'Give up the match' }).click()
  const battles = page.getByRole('region', { name: 'All battles' })
  await battles.getByRole('button', { name: 'Watch battle 1' }).waitFor()
  await expect.poll(() => battles.getByRole('button', { name: /as a duel/ }).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Save the record' }).count()).toBe(0)

  await page.goto('/gauntlet-run/play')
  await day.getByRole('link', { name: 'Your run of the day' }).waitFor()
  await expect.poll(() => day.getByRole('button', { name: 'Play the day’s run' }).count()).toBe(0)
  await day.getByRole('link', { name: /^The list/ }).click()
  const list = page.getByRole('region', { name: /^The run of \d{4}-/ })
  await list.getByRole('link', { name: 'Daybreak' }).waitFor()
  await list.getByText(/Dice of the day: sealed, [0-9a-f]{16}/).waitFor()
})
