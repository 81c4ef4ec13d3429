import { expect, test } from 'vitest'
import { moment, momentOf, skipToReport } from '../../../games/hexline/e2e/hexline.ts'
import { violationsOn } from '../accessibility.ts'
import { visit } from '../visit.ts'

test('HEX-153, HEX-185 from the home page to a finished match: two presses to a battle, what happened, the next one, the result', async () => {
  const page = await visit('/', { chances: true })
  await page.getByRole('link', { name: 'Skip the guide' }).click()
  await page.getByRole('button', { name: 'Fight', exact: true }).click()
  await moment(page).waitFor()

  // HEX-153: nothing ahead of the viewer is told.
  await page.getByRole('button', { name: 'Pause' }).click()
  expect(await page.getByRole('main').innerText()).not.toMatch(/wins|you win|draw\b/i)

  const report = await skipToReport(page)
  await expect.poll(() => report.getByRole('heading').first().innerText()).toMatch(/win|draw/)
  await expect.poll(() => report.innerText()).toMatch(/in round \d+, after \d+ steps/)
  await expect.poll(() => report.getByRole('table').getByRole('row').count()).toBeGreaterThan(10)

  await report.getByRole('button', { name: 'On to battle 2' }).click()
  for (let battle = 2; ; battle++) {
    await page.getByRole('button', { name: 'Lock army' }).click()
    await page.getByRole('heading', { name: 'Place your units' }).waitFor()
    await page.getByRole('button', { name: 'Fight', exact: true }).click()
    await moment(page).waitFor()
    const after = await skipToReport(page)
    const next = after.getByRole('button', { name: /^On to battle|^The result/ })
    const over = (await next.innerText()).includes('result')
    await next.click()
    if (over) break
    expect(battle).toBeLessThan(3)
  }
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/You won|You lost|is drawn/)
  await page
    .getByRole('region', { name: 'How it went' })
    .getByText(/^(?:The moment that (?:won|lost) it|No single moment decided it)/)
    .waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.goto('/')
  await page.getByRole('region', { name: 'Your matches' }).getByText('Hexline').first().waitFor()
})

test('HEX-142 a line of the log opens into the sum behind its number, and leads to its moment', async () => {
  const page = await visit('/hexline/play')
  await page.getByRole('button', { name: 'Fight', exact: true }).click()
  await moment(page).waitFor()
  await skipToReport(page)
  await page.keyboard.press('Escape')
  const log = page.getByRole('region', { name: 'Log' })
  await log.getByRole('button', { name: 'Blows' }).click()
  const line = log.locator('button[aria-expanded]', { hasText: /hits|strikes|attacks/ }).first()
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
  const sum = log.locator('dl').first()
  await sum.waitFor()
  await expect.poll(() => sum.innerText()).toMatch(/damage|armour/i)
  await expect.poll(() => momentOf(page)).toBeGreaterThan(0)
})

test('HEX-163 the debugger shows the events of a step with the rule behind each', async () => {
  const page = await visit('/hexline/play')
  await page.getByRole('button', { name: 'Fight', exact: true }).click()
  await moment(page).waitFor()
  await page.keyboard.press('End')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Look inside the step' }).click()
  await page
    .getByRole('link', { name: /^Rule HEX-\d+/ })
    .first()
    .waitFor()
})
