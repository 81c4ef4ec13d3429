import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { intoBattle as intoCohort } from '../../../games/cohort/e2e/cohort.ts'
import { moment, momentOf } from '../../../games/hexline/e2e/hexline.ts'
import { intoFirstMuster } from '../../../games/hundred/e2e/hundred.ts'
import { visit } from '../visit.ts'

test('on a phone: from home to the end of a battle by tapping', async () => {
  const page = await visit('/', { size: 'phone' })
  await page.getByRole('link', { name: 'Skip the guide' }).tap()
  await page.getByRole('button', { name: 'Fight', exact: true }).tap()
  await moment(page).waitFor()
  await page.getByRole('button', { name: 'Pause' }).tap()
  await page.getByRole('tab', { name: 'Log' }).tap()
  await page.getByRole('tabpanel', { name: 'Log' }).waitFor()
  const before = await momentOf(page)
  await page.getByRole('button', { name: 'One step forward' }).tap()
  await expect.poll(() => momentOf(page)).toBe(before + 1)

  const box = await moment(page).boundingBox()
  if (!box) throw new Error('The slider is not on the page')
  await page.touchscreen.tap(box.x + box.width - 0.1, box.y + box.height / 2)
  const report = page.getByRole('dialog')
  await report.waitFor()
  await expect.poll(() => report.getByRole('heading').first().innerText()).toMatch(/win|draw/)
})

test('on a phone: everything one presses is large enough to be hit', async () => {
  const page = await visit('/', { size: 'phone' })
  await page.getByRole('link', { name: 'Skip the guide' }).tap()
  await page.getByRole('button', { name: 'Fight', exact: true }).tap()
  await moment(page).waitFor()
  const small = await page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .map((button) => ({
        name: button.getAttribute('aria-label') ?? button.textContent,
        box: button.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`),
  )
  expect(small).toEqual([])
})

/**
 * Buttons a finger could miss. Pieces on a board, names beside a timeline that repeat them, and words within a sentence may be
 * smaller; a sign on a table takes presses 4 px beside it.
 */
function missable(page: Page): Promise<string[]> {
  return page.locator('button:visible, a:visible').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const beside = Number.parseFloat(getComputedStyle(control, '::before').inset)
      const more = Number.isNaN(beside) ? 0 : -2 * beside
      if (control.closest('svg, .lname, .term') !== null || width < 2 || Math.min(width, height) + more >= 43.5)
        return []
      return [`${control.getAttribute('aria-label') ?? control.textContent}: ${width} by ${height}`]
    }),
  )
}

test('on a phone: orders in Cohort and Hundred have room for a thumb', async () => {
  const page = await visit('/', { size: 'phone' })
  await intoCohort(page)
  expect(await missable(page)).toEqual([])
  await intoFirstMuster(page)
  expect(await missable(page)).toEqual([])
})
