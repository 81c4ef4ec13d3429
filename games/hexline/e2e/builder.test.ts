import { visit } from '@tessera/e2e/visit'
import { expect, test } from 'vitest'

const wolves = '/hexline/army?code=hx1:greywolf*4'

test('HEX-180 units carry their abilities in words, and the budget follows', async () => {
  const page = await visit(wolves)
  const card = page.getByRole('article', { name: 'Greywolf' })
  await expect.poll(() => card.innerText()).toMatch(/heal/i)
  await page.getByRole('img', { name: '36 of 100 points spent' }).waitFor()
  await card.getByRole('button', { name: 'Remove one Greywolf' }).click()
  await page.getByRole('img', { name: '27 of 100 points spent' }).waitFor()
})

test('HEX-131 a fifth copy and a third family are refused where one would add them', async () => {
  const page = await visit('/hexline/army?code=hx1:greywolf*4,mason')
  const add = page.getByRole('article', { name: 'Greywolf' }).getByRole('button', { name: 'Add Greywolf' })
  await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => add.getAttribute('aria-description')).toBe('At most 4 of Greywolf.')
  await add.click({ force: true })
  await page.getByRole('status').getByText('At most 4 of Greywolf.').waitFor()
  await page
    .getByRole('button', { name: /Rimeglass/ })
    .getByText('A third family: this match allows 2.')
    .waitFor()
})

test('HEX-131 an army over budget is refused with its cost, and cannot be played', async () => {
  const page = await visit('/hexline/army?code=hx1:aurochs*4,matron_bear*4,ripper*4,howler*4')
  const sentence = page.getByText(/This army costs \d+; you have 100\./).first()
  await sentence.waitFor()
  const play = page.getByRole('button', { name: 'Play it' })
  await expect.poll(() => play.getAttribute('aria-disabled')).toBe('true')
})

test('an army is saved in the browser and there again after a reload', async () => {
  const page = await visit(wolves)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save or share' })
  await dialog.getByLabel('Name').fill('Night pack')
  await expect.poll(() => dialog.getByLabel('Army code').inputValue()).toBe('hx1:greywolf*4')
  const link = await dialog.getByLabel('Link to this army').inputValue()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto('/hexline/army')
  await page.getByRole('button', { name: /^Night pack/ }).click()
  await page.getByRole('img', { name: '36 of 100 points spent' }).waitFor()

  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByRole('img', { name: '36 of 100 points spent' }).waitFor()
})

test('a thousand battles run in the background, with the share won and its interval', async () => {
  const page = await visit('/hexline/army?code=hx1:greywolf*4,ripper*2')
  await page.getByRole('button', { name: 'Run 1,000 battles of these two armies' }).click()
  await page.getByText('1,000 of 1,000 battles').waitFor()
  const bar = await page.getByRole('img', { name: /won, .* drawn, .* lost/ }).getAttribute('aria-label')
  const [won = 0, drawn = 0, lost = 0] = (bar ?? '').replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
  expect(won + drawn + lost).toBe(1000)
})

test('HEX-181 the unit editor names every input error while one types and shows the price', async () => {
  const page = await visit('/hexline/units')
  await page.getByRole('button', { name: 'New unit' }).first().click()
  await page.getByText('More: its name in files').click()
  await page.getByLabel('Id', { exact: true }).fill('greywolf')
  await page.getByText(/x_/).first().waitFor()
})
