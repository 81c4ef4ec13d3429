import { tabTo } from '@tessera/e2e/feel/tab-to'
import { visit } from '@tessera/e2e/visit'
import { expect, test } from 'vitest'
import { deployOne, intoShortMatch, keepHand, myTurn, passTurn, playable, result } from './siegefront.ts'

test('from the home page into a match with two presses, and a card onto the board with its preview first', async () => {
  const page = await visit('/')
  await page.getByRole('article').filter({ hasText: 'Siegefront' }).getByRole('link', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await keepHand(page)
  while ((await playable(page).count()) === 0) {
    await passTurn(page)
    await myTurn(page)
  }
  await playable(page).first().click()
  await page.locator('[data-place]', { hasText: 'Deploy here' }).first().click()
  await page.getByRole('region', { name: 'What would happen' }).waitFor()
  await page.locator('[data-send]').click()
  await page
    .getByRole('region', { name: 'Log' })
    .getByText(/enters/)
    .first()
    .waitFor()
})

test('a match is played to its end, summed up in the result, and listed at home', async () => {
  const page = await visit('/siegefront/play')
  await intoShortMatch(page)
  for (let turn = 0; turn < 30; turn++) {
    if (turn < 2) await deployOne(page)
    await passTurn(page)
    if ((await myTurn(page)) === 'over') break
  }
  const ending = result(page)
  await ending.waitFor()
  await expect.poll(() => ending.innerText()).toMatch(/castle fell|turn limit|no cards left/)
  await expect.poll(() => ending.getByRole('row').count()).toBeGreaterThan(5)
  await page.goto('/')
  await page.getByRole('region', { name: 'Your matches' }).getByText('Siegefront').first().waitFor()
})

test('SGF-1904 a match is begun and a turn played with the keyboard alone', async () => {
  const page = await visit('/')
  await tabTo(page, 'Play')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Play Siegefront' }).waitFor()
  await tabTo(page, 'Begin the match')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your opening hand' }).waitFor()
  await tabTo(page, 'Keep this hand')
  await page.keyboard.press('Enter')
  await myTurn(page)
  while ((await playable(page).count()) === 0) {
    await page.keyboard.press('e')
    await myTurn(page)
  }
  await playable(page).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.locator('[data-place]:focus').waitFor()
  await page.keyboard.press('ArrowUp')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
    if ((await page.locator('[data-place]:focus', { hasText: 'Deploy here' }).count()) > 0) break
    await page.keyboard.press(key)
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: 'Log' })
    .getByText(/enters/)
    .first()
    .waitFor()
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await myTurn(page)
})

test('on a phone: into a match, a card down, the turn over, by tapping', async () => {
  const page = await visit('/siegefront/play', { size: 'phone' })
  await page.getByRole('button', { name: 'Begin the match' }).tap()
  await page.getByRole('button', { name: 'Keep this hand' }).tap()
  await myTurn(page)
  await page.keyboard.press('5')
  while (!(await deployOne(page))) {
    await passTurn(page)
    await myTurn(page)
  }
  await page.getByRole('tab', { name: 'Log' }).tap()
  await page
    .getByText(/enters/)
    .first()
    .waitFor()
  await page.getByRole('tab', { name: 'Orders' }).tap()
  await passTurn(page)
  await myTurn(page)
})

test.each(['desk', 'phone'] as const)(
  'the guided first match teaches by playing, and can be left: %s',
  async (size) => {
    const page = await visit('/siegefront/learn', { size })
    const guide = page.locator('.tour-card')
    await guide.getByText('Your opening hand').waitFor()
    await guide.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Keep this hand' }).click()
    await guide.getByText('Your cards').waitFor()
    await guide.getByRole('button', { name: 'Next' }).click()
    await playable(page).first().click()
    await guide.getByText('Put it down').waitFor()
    await page.locator('[data-place]', { hasText: 'Deploy here' }).first().click()
    await guide.getByText('A preview before every move').waitFor()
    await page.locator('[data-send]').click()
    await guide.getByText('End your turn').waitFor()
    await passTurn(page)
    await myTurn(page)
    await guide.waitFor()
    await guide.getByRole('button', { name: 'Leave the tour' }).click()
    await guide.waitFor({ state: 'detached' })
    await page.reload()
    await myTurn(page)
    await expect.poll(() => guide.count()).toBe(0)
  },
)

test('SGF-201, SGF-1907 options are checked by the rules, at the field', async () => {
  const page = await visit('/siegefront/play')
  await page.getByText('Match options').click()
  const limit = page.getByLabel('Turn limit')
  await limit.fill('51')
  await page.getByRole('alert').getByText('The turn limit must be even').waitFor()
  await expect.poll(() => limit.getAttribute('aria-invalid')).toBe('true')
  await expect
    .poll(() => page.getByRole('button', { name: 'Begin the match' }).getAttribute('aria-disabled'))
    .toBe('true')
  await limit.fill('52')
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

test('SGF-1211 both sides may forge their cards', async () => {
  const page = await visit('/siegefront/play')
  await page.getByText('Forge your cards').click()
  await page.getByText('Forged as it goes').click()
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await myTurn(page)
  await page.getByRole('group', { name: 'Cost of the card to forge' }).waitFor()
})

test('SGF-1902 a card says what it costs, what it is worth and what it can do', async () => {
  const page = await visit('/siegefront/play')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.getByRole('button', { name: 'Keep this hand' }).waitFor()
  const card = await page.getByRole('button').filter({ hasText: 'Stays' }).first().innerText()
  expect(card).toMatch(/^Put back: [A-Z][\w -]+, .*costs \d+, attack \d+/)
})

test('SGF-1908 a match fits a screen 360 pixels wide', async () => {
  const page = await visit('/siegefront/play', { size: 'phone' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Begin the match' }).tap()
  await page.getByRole('button', { name: 'Keep this hand' }).tap()
  await myTurn(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
