import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { visit } from '@tessera/e2e/visit'
import { expect, onTestFinished, test } from 'vitest'
import { intoBattle, moment, momentOf, recordLink } from './hexline.ts'

test('HEX-160, HEX-161 steps forwards and backwards show the same moments, by button and by key', async () => {
  const page = await visit(recordLink())
  await moment(page).waitFor()
  const told: string[] = []
  const board = page.getByRole('region', { name: 'Board' })
  for (let step = 0; step < 8; step++) {
    told.push(await board.innerText())
    await page.getByRole('button', { name: 'One step forward' }).click()
    await expect.poll(() => momentOf(page)).toBe(step + 1)
  }
  for (let step = 7; step >= 0; step--) {
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => momentOf(page)).toBe(step)
    await expect.poll(() => board.innerText()).toBe(told[step])
  }
})

test('HEX-184 home, end, rounds and deaths are one key away', async () => {
  const page = await visit(recordLink())
  await moment(page).waitFor()
  const last = Number(await moment(page).getAttribute('aria-valuemax'))
  await page.keyboard.press('Shift+ArrowRight')
  const second = await momentOf(page)
  await expect.poll(() => moment(page).getAttribute('aria-valuetext')).toContain('round 2')
  await page.getByRole('button', { name: /^Next death/ }).click()
  await expect.poll(() => momentOf(page)).toBeGreaterThan(second)
  await page.keyboard.press('End')
  await expect.poll(() => momentOf(page)).toBe(last)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Home')
  await expect.poll(() => momentOf(page)).toBe(0)
})

test('HEX-184 the bar is dragged to any moment', async () => {
  const page = await visit(recordLink())
  await moment(page).waitFor()
  const last = Number(await moment(page).getAttribute('aria-valuemax'))
  const box = await moment(page).boundingBox()
  if (!box) throw new Error('The slider is not on the page')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  expect(Math.abs((await momentOf(page)) - last / 2)).toBeLessThan(last / 20)
})

test('a link leads to its moment', async () => {
  const page = await visit(recordLink().replace('#', '?at=20#'))
  await moment(page).waitFor()
  await expect.poll(() => momentOf(page)).toBeGreaterThan(0)
})

test('HEX-134 a breakpoint on deaths stops the battle at the first one', async () => {
  const page = await visit(recordLink())
  await moment(page).waitFor()
  await page.getByRole('button', { name: /^Next death/ }).click()
  const death = await momentOf(page)
  await page.keyboard.press('Home')
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Add: anybody falls' }).click()
  await dialog.getByRole('button', { name: 'Run to the next one' }).click()
  await expect.poll(() => momentOf(page)).toBe(death)
})

test('HEX-162 "Continue from here" forks a replay into a fight with dice of its own', async () => {
  const page = await visit(recordLink())
  await moment(page).waitFor()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  const before = await page.getByRole('region', { name: 'Board' }).innerText()
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.getByRole('dialog').getByText('Only the dice are new').waitFor()
  await page.getByRole('button', { name: 'Go on with new dice' }).click()
  await expect.poll(() => momentOf(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => momentOf(page)).toBe(1)
  expect(before).not.toBe('')
})

test('"Continue from here" forks a match into another one, with the army placed anew if one likes', async () => {
  const page = await visit('/')
  await intoBattle(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  const match = page.url()
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.getByRole('button', { name: 'Go on with new dice' }).click()
  await expect.poll(() => page.url()).not.toBe(match)
  await moment(page).waitFor()
  await page.goto(match)
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.getByRole('button', { name: 'Place the army again' }).click()
  await page.getByRole('button', { name: 'Fight', exact: true }).waitFor()
  await page.goto('/replays')
  await page.getByRole('main').getByRole('listitem').nth(1).waitFor()
})

test('a match is saved to a file, and the file opens to the same battle', async () => {
  const page = await visit(recordLink())
  await moment(page).waitFor()
  const last = await moment(page).getAttribute('aria-valuemax')
  await page.keyboard.press('End')
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Save the record' }).click()
  const file = join(mkdtempSync(join(tmpdir(), 'tessera-')), 'match.tessera.json')
  onTestFinished(() => rmSync(dirname(file), { recursive: true }))
  await (await saving).saveAs(file)

  await page.goto('/replays')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a file' }).click()
  await (await choosing).setFiles(file)
  await moment(page).waitFor()
  await expect.poll(() => moment(page).getAttribute('aria-valuemax')).toBe(last)
})
