import { expect, test } from 'vitest'
import { visit } from './visit.ts'

test('the language is changed in settings, at once, without a reload, and is kept', async () => {
  const page = await visit('/')
  await page.evaluate(() => Object.assign(window, { here: true }))
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await page.getByText('Deutsch', { exact: true }).click()
  await page.getByRole('button', { name: 'Einstellungen' }).first().click()
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor()
  expect(await page.evaluate(() => [document.documentElement.lang, 'here' in window])).toEqual(['de', true])
  await page.reload()
  await page.getByRole('button', { name: 'Einstellungen' }).first().waitFor()
})

test('a browser loads one language alone', async () => {
  const page = await visit('/')
  await page.getByRole('button', { name: 'Settings' }).first().waitFor()
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => /\/assets\/de-/.test(name))).toEqual([])
  expect(loaded.filter((name) => /\/assets\/en-/.test(name)).length).toBeGreaterThan(0)
})
