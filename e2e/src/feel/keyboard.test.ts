import { expect, test } from 'vitest'
import { moment, momentOf } from '../../../games/hexline/e2e/hexline.ts'
import { visit } from '../visit.ts'
import { tabTo } from './tab-to.ts'

test('a battle is begun, watched, looked into and left with the keyboard alone', async () => {
  const page = await visit('/')
  await tabTo(page, 'Skip the guide')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Play Hexline' }).waitFor()
  await tabTo(page, 'Fight')
  await page.keyboard.press('Enter')
  await moment(page).waitFor()

  await page.keyboard.press('Space')
  const paused = await momentOf(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => momentOf(page)).toBe(paused + 1)
  await page.keyboard.press('5')
  await expect.poll(() => page.getByRole('button', { name: '8×' }).getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('End')
  const report = page.getByRole('dialog')
  await report.waitFor()
  await tabTo(page, 'On to battle 2')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Choose your army' }).waitFor()

  await tabTo(page, 'Lock army')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Place your units' }).waitFor()
  await tabTo(page, 'Fight')
  await page.keyboard.press('Enter')
  await moment(page).waitFor()
  await tabTo(page, 'Leave the table')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Play now' }).waitFor()
})

test('the focus is always to be seen', async () => {
  const page = await visit('/')
  await page.getByRole('link', { name: 'Play now' }).waitFor()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const style = document.activeElement && getComputedStyle(document.activeElement)
      return style !== null && (style.outlineStyle !== 'none' || style.boxShadow !== 'none')
    })
    expect(seen).toBe(true)
  }
})
