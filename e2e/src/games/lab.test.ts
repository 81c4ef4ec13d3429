import { expect, test } from 'vitest'
import { violationsOn } from '../accessibility.ts'
import { visit } from '../visit.ts'

test('a question is run, the matrix fills, and a typical match of a cell is watched; the run is there on return', async () => {
  const page = await visit('/lab')
  await page.getByLabel('Matches, at most').selectOption('100')
  await page.getByRole('button', { name: 'Run' }).click()
  const cell = page.getByRole('button', { name: /^Iron Line against Banner and Bolt: \d+ percent/ })
  await page.getByText(/matches, done$/).waitFor()
  await page
    .getByText(/ over \d+ matches\.$/)
    .first()
    .waitFor()
  const first = await cell.getAttribute('aria-label')
  await cell.click()
  await page.getByRole('button', { name: /^A typical match, \d+ turns/ }).click()
  await page.waitForURL('**/hexline/replay')
  await page.getByRole('slider').first().waitFor()
  await page.goBack()
  await expect.poll(() => cell.getAttribute('aria-label')).toBe(first)
})

test('a mistake in an experiment is told with its line', async () => {
  const page = await visit('/lab', { size: 'phone' })
  await page.getByText('The experiment as a file').click()
  await page.getByLabel(/^YAML or JSON/).fill('game: hexline\nkind: pairing\na: nobody\nb: stampede')
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByText(/^line 3, a: There is no ready-made army "nobody"/).waitFor()
})

test('both builders lead to the lab, which tests what was built against the field', async () => {
  const page = await visit('/hexline/army?code=hx1:aurochs*3,tuskboar*3')
  await page.getByRole('link', { name: 'Test this army against the field, in the lab' }).click()
  await page.getByRole('button', { name: /against Iron Line: \d+ percent/ }).waitFor()
  // Fast machines may be done by now.
  await page.getByRole('button', { name: 'Stop' }).evaluateAll(([stop]) => (stop as HTMLElement | undefined)?.click())
  expect(await violationsOn(page)).toEqual([])
  await page.goto('/siegefront/deck')
  await page.getByRole('button', { name: /^Iron Wall/ }).click()
  await page.getByRole('link', { name: 'Test it against the field in the lab' }).click()
  await page.getByRole('button', { name: /against Far Bows: \d+ percent/ }).waitFor()
})
