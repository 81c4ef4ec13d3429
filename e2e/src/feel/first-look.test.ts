import { expect, test } from 'vitest'
import { skipToReport } from '../../../games/hexline/e2e/hexline.ts'
import { passTurn } from '../../../games/siegefront/e2e/siegefront.ts'
import { visit } from '../visit.ts'

test('HEX-185 a lost battle is told as one’s own, in whole numbers, with those who were summoned added up', async () => {
  const page = await visit('/hexline/learn')
  const card = page.locator('.tour-card')
  await card.getByRole('button', { name: 'Leave the tour' }).click()
  await page.getByRole('button', { name: 'Lock army' }).click()
  await page.getByRole('button', { name: 'Fight', exact: true }).click()
  const report = await skipToReport(page)
  await expect.poll(() => report.getByRole('heading').first().innerText()).toMatch(/^You (win|lose) the battle$/)
  await expect
    .poll(() => report.locator('.hx-verdict').innerText())
    .toMatch(/^All (your units|units of Recruit) fell in round/)
  const table = report.getByRole('table')
  await expect.poll(() => table.getByRole('columnheader').allInnerTexts()).toContain('For 10 points')
  expect(await table.innerText()).not.toMatch(/\d\.\d/)
  const rows = await table.getByRole('rowheader').allInnerTexts()
  expect(rows.filter((row) => /^Blade\b(?! Caller)/.test(row)).length).toBeLessThanOrEqual(2)
})

test('on a phone the hand stays where it is while the other side’s turn is told', async () => {
  const page = await visit('/siegefront/learn', { size: 'phone', motion: true })
  await page.getByRole('button', { name: 'Leave the tour' }).click()
  await page.getByRole('button', { name: 'Keep this hand' }).click()
  const hand = page.locator('.sf-hand')
  await page.getByRole('button', { name: 'End turn' }).waitFor()
  await page.evaluate(() => {
    window.tops = []
    const look = () => {
      const told = document.querySelector('.sf-phone .waiting .sf-theirs')
      const top = document.querySelector('.sf-hand')?.getBoundingClientRect().top
      if (told !== null && top !== undefined) window.tops.push(Math.round(top))
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await passTurn(page)
  await page.getByRole('button', { name: 'End turn' }).waitFor()
  const tops = await page.evaluate(() => [...new Set(window.tops)])
  expect(tops).toHaveLength(1)
  await hand.waitFor()
})

test('the map of a first battle opens with a ford in sight, on a tablet too, and who leads is told there', async () => {
  const page = await visit('/cohort/learn', { size: 'tablet' })
  const flag = page.locator('.co-map .co-flags > *').first()
  await flag.waitFor({ state: 'attached' })
  const paper = await page.locator('.co-paper').boundingBox()
  const box = await flag.boundingBox()
  if (paper === null || box === null) throw new Error('The map or its flags are not shown')
  expect(box.y + box.height).toBeLessThanOrEqual(paper.y + paper.height)
  await page.getByRole('button', { name: 'Leave the tour' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await expect.poll(() => page.locator('.score .sc').allInnerTexts()).toEqual(['0', '0'])
  const sheet = page.getByRole('textbox', { name: 'Your orders, in plain English' })
  await expect.poll(() => sheet.getAttribute('placeholder')).toMatch(/^For example:/)
})

test('HUN-1302 on a phone the lesson leaves the field free while a turn is played', async () => {
  const page = await visit('/hundred/learn', { size: 'phone', motion: true })
  const lesson = page.getByRole('complementary', { name: 'Lessons' })
  await lesson.getByRole('heading', { name: 'Look at a fighter' }).waitFor()
  const tall = async () => (await lesson.boundingBox())?.height ?? 0
  expect(await tall()).toBeGreaterThan(80)
  await page.getByRole('button', { name: 'Strike the nearest' }).click()
  await page.getByRole('button', { name: 'Ready', exact: true }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  expect(await tall()).toBeLessThan(50)
})

declare global {
  interface Window {
    tops: number[]
  }
}
