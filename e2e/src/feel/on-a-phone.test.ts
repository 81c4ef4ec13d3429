import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { sceneOf } from '../../../games/hundred/e2e/hundred.ts'
import { registered } from '../online/people.ts'
import { sizes, visit } from '../visit.ts'

test('HUN-1509 fighters are placed on a field that is seen, from where one’s own stand, and the flat map shows all of what is fought for', async () => {
  const page = await visit('/hundred/play', { size: 'phone' })
  await page.getByText('The Banner', { exact: true }).first().tap()
  await page.getByText('carry the other side’s banner to the west camp').waitFor()
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  const begin = page.getByRole('button', { name: 'Begin from these places' })
  await begin.waitFor()
  const board = page.locator('.hundred-board')
  await expect.poll(async () => (await board.boundingBox())?.height ?? 0).toBeGreaterThan(300)
  const heading = page.getByRole('heading', { name: 'Place your fighters' })
  await expect
    .poll(async () => ((await board.boundingBox())?.y ?? 0) - ((await heading.boundingBox())?.y ?? 0))
    .toBeGreaterThanOrEqual(20)
  // Every one of them is within the picture.
  const plates = board.locator('.hu-plate')
  await expect.poll(() => plates.count()).toBe(5)
  for (const plate of await plates.all()) await expect.poll(() => onScreen(plate)).toBe(true)

  await begin.tap()
  await page.getByRole('button', { name: 'Ready' }).waitFor()
  await expect.poll(async () => (await sceneOf(page)).figures.length).toBeGreaterThan(4)
  const areas = board.locator('.fg-objective')
  await expect.poll(() => areas.count()).toBe(2)
  for (const area of await areas.all()) await expect.poll(() => onScreen(area)).toBe(true)
})

test('leaders and spells of Gauntlet stand in boxes of one size', async () => {
  const page = await visit('/gauntlet-duel/play', { size: 'phone' })
  await page.getByRole('button', { name: 'Machine' }).tap()
  for (const kind of ['.gd-leader', '.gd-spell']) {
    const heights = () =>
      page.locator(kind).evaluateAll((boxes) => [...new Set(boxes.map((box) => (box as HTMLElement).offsetHeight))])
    await page.locator(kind).first().waitFor()
    await expect.poll(heights).toHaveLength(1)
  }
})

test('the name of the leader of a Gauntlet run is not cut off', async () => {
  const page = await visit('/gauntlet-run/play', { size: 'phone' })
  await page.getByRole('button', { name: /^Empire/ }).tap()
  await page.getByRole('button', { name: /^Set out with/ }).tap()
  const name = page.locator('.gr-who b')
  await expect.poll(() => name.innerText()).toBe('Marshal Konrad')
  await expect.poll(() => name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
})

test('what is pressed is as high as a thumb: all units of Gauntlet, somebody’s page, the account', async () => {
  const page = await visit('/', { size: 'phone' })
  await registered(page, 'Thumbelina')
  const lows = () =>
    page
      .locator('main :is(button, nav a)')
      .evaluateAll((all) =>
        all
          .filter((one) => (one as HTMLElement).offsetHeight > 0 && (one as HTMLElement).offsetHeight < 44)
          .map((one) => (one as HTMLElement).innerText),
      )
  const places = { '/gauntlet-duel/units': 'All units', '/people/Thumbelina': 'Thumbelina', '/account': 'Thumbelina' }
  for (const [path, title] of Object.entries(places)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.locator('main :is(button, nav a)').nth(3).waitFor()
    await expect.poll(lows).toEqual([])
  }
})

test('closing a dialog by the keyboard returns the focus to the button that opened it', async () => {
  const page = await visit('/', { size: 'desk' })
  const settings = page.getByRole('button', { name: 'Settings' })
  await settings.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => settings.evaluate((button) => button === document.activeElement)).toBe(true)
})

/** From the left edge of a phone to its right. */
async function onScreen(element: Locator): Promise<boolean> {
  const at = await element.boundingBox()
  return at !== null && at.x >= 0 && at.x + at.width <= sizes.phone.width
}
