import { expect, test } from 'vitest'
import { moment, momentOf } from '../games/hexline.ts'
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
  expect(await momentOf(page)).toBe(before + 1)

  const box = await moment(page).boundingBox()
  if (!box) throw new Error('The slider is not on the page')
  await page.touchscreen.tap(box.x + box.width - 0.1, box.y + box.height / 2)
  const report = page.getByRole('dialog')
  await report.waitFor()
  expect(await report.getByRole('heading').first().innerText()).toMatch(/win|draw/)
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
