import { sizes, visit } from '@tessera/e2e/visit'
import { expect, test } from 'vitest'
import { drag, intoFirstMuster, painterOf, pictureOf, playTurn, pressFigure, ready, sceneOf } from './hundred.ts'

test('HUN-1508 the diorama shows everybody within the budget of draw calls and triangles', async () => {
  const page = await visit('/')
  await intoFirstMuster(page)
  await expect.poll(() => painterOf(page)).toBe('diorama')
  const scene = await sceneOf(page)
  expect(scene.figures.map(({ template }) => template).sort()).toEqual([
    'archer',
    'goblin',
    'goblin',
    'goblin',
    'warrior',
    'warrior',
  ])
  const canvas = page.locator('canvas.diorama[data-calls]')
  await canvas.waitFor({ state: 'attached' })
  expect(Number(await canvas.getAttribute('data-calls'))).toBeLessThanOrEqual(100)
  expect(Number(await canvas.getAttribute('data-calls'))).toBeGreaterThan(3)
  expect(Number(await canvas.getAttribute('data-triangles'))).toBeLessThanOrEqual(150_000)
})

test('HUN-1508 a diorama that changes its size is drawn again, with its plates at their figures', async () => {
  const page = await visit('/', { painted: true })
  await intoFirstMuster(page)
  await page.locator('canvas.diorama').waitFor()
  await page.setViewportSize(sizes.tablet)
  const ground = async (): Promise<number> => {
    const colours = await pictureOf(page)
    return colours.reduce((sum, value) => sum + value, 0) / colours.length
  }
  // An emptied canvas is all but black.
  await expect.poll(ground, { timeout: 10_000 }).toBeGreaterThan(40)
})

test('HUN-1802 a press on the ground and one on an enemy are orders, with path, chance and action points', async () => {
  const page = await visit('/')
  await intoFirstMuster(page)
  const board = await page.locator('.hundred-board').boundingBox()
  if (board === null) throw new Error('There is no board')
  await page.mouse.click(board.x + board.width * 0.45, board.y + board.height * 0.55)
  await page.getByRole('button', { name: /Advance to/ }).waitFor()
  await expect
    .poll(async () => (await sceneOf(page)).paths.find(({ id }) => id === 'u1')?.notches.length ?? 0)
    .toBeGreaterThan(5)
  // The waypoint and the facing at its end are dragged; Tab on the board goes on to the next fighter.
  const order = page.getByRole('button', { name: /Advance to/ })
  const before = await order.innerText()
  await drag(page, '.hu-handle.way', 50, 30)
  await expect.poll(() => order.innerText()).not.toBe(before)
  await drag(page, '.hu-handle.face', 10, 80)
  await order.click()
  await expect.poll(() => page.getByLabel('Faces at the end').inputValue()).toMatch(/south/)
  await page.locator('.hundred-board').focus()
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await sceneOf(page)).figures.find(({ selected }) => selected)?.id).toBe('u2')
  await page.getByRole('button', { name: 'Archer', exact: true }).first().click()
  await pressFigure(page, 'u101')
  await page.getByRole('button', { name: /Strike Goblin 1/ }).waitFor()
  // One slip answers: how he is, what I do to him, whether he survives, what he does to me, what changes, what a percentage means.
  const slip = page.getByRole('complementary', { name: /% to wound Goblin 1/ })
  for (const answer of [
    /to fell it/,
    /12 of 12 hit points/,
    /survives this blow/,
    /Its blow on Archer/,
    /falls first/,
    /of 100/,
  ])
    await expect.poll(() => slip.innerText()).toMatch(answer)
  // What cannot begin before the enemy has fallen says so, and is dragged before it.
  await page.getByRole('button', { name: 'Defend', exact: true }).click()
  const steps = page.locator('.hu-step .what > b')
  await page.getByText('Begins when step 1 is done.').waitFor()
  await page.locator('.hu-step').nth(1).dragTo(page.locator('.hu-step').nth(0))
  await expect.poll(() => steps.allInnerTexts()).toEqual(['Defend', 'Strike Goblin 1'])
  for (const _ of ['the drag', 'the defence', 'the strike']) await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /Strike Goblin 1/ }).waitFor({ state: 'detached' })
})

test('HUN-1510 the flat map takes over with selection and camera kept, and a whole battle is played on it', async () => {
  const page = await visit('/')
  await intoFirstMuster(page)
  const before = await sceneOf(page)
  await page.getByText('Map', { exact: true }).click()
  await expect.poll(() => painterOf(page)).toBe('flat')
  const after = await sceneOf(page)
  expect(after.camera).toEqual(before.camera)
  expect(after.figures.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(
    before.figures.filter(({ selected }) => selected).map(({ id }) => id),
  )
  let turns = 0
  while (turns < 16 && (await playTurn(page))) turns++
  const result = page.getByRole('dialog')
  await result.waitFor()
  await expect.poll(() => result.getByRole('row').count()).toBe(7)
  await expect.poll(() => result.innerText()).toMatch(/blows shown at/)
})

test('HUN-1510 without WebGL the battle is played on the flat map', async () => {
  const page = await visit('/', { spoils: true })
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
      },
    })
  })
  await intoFirstMuster(page)
  await expect.poll(() => painterOf(page)).toBe('flat')
  expect(await playTurn(page)).toBe(true)
  expect((await sceneOf(page)).figures.find(({ id }) => id === 'u1')?.x).toBeGreaterThan(4.5)
})

test('HUN-1510 a context lost once comes back, lost twice gives way to the flat map', async () => {
  const page = await visit('/', { spoils: true })
  await intoFirstMuster(page)
  await page.locator('canvas.diorama[data-calls]').waitFor({ state: 'attached' })
  const lose = () =>
    page.locator('canvas.diorama').evaluate((canvas: HTMLCanvasElement) => {
      const lost = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
      lost?.loseContext()
      return new Promise<void>((done) =>
        setTimeout(() => {
          lost?.restoreContext()
          setTimeout(done, 50)
        }, 50),
      )
    })
  await lose()
  await expect.poll(() => painterOf(page)).toBe('diorama')
  await lose()
  await expect.poll(() => painterOf(page)).toBe('flat')
  await ready(page).waitFor()
})

test('HUN-1511 orders are given and sealed with the keyboard alone', async () => {
  const page = await visit('/')
  await intoFirstMuster(page)
  await page.locator('.hundred-board').focus()
  for (let i = 0; i < 2; i++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Advance to 14, 8.5/ }).waitFor()
  await page.keyboard.press('h')
  await page.getByRole('button', { name: /Hold/ }).nth(1).waitFor()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+Enter')
  await page
    .getByRole('button', { name: /^(Skip to now|Ready)/ })
    .first()
    .waitFor()
})
