import { hundredRules, TEMPLATES } from '@tessera/hundred'
import { createMatch, seededDice, seedFrom } from '@tessera/kernel'
import type { Page } from 'playwright-core'
import { packed } from '../../hexline/e2e/hexline.ts'

/** The part of the scene model that tests read: the data both painters paint. */
export interface Scene {
  readonly figures: readonly {
    readonly id: string
    readonly template: string
    readonly x: number
    readonly y: number
    readonly look: 'seen' | 'remembered' | 'planned'
    readonly selected: boolean
    readonly down: boolean
  }[]
  readonly paths: readonly { readonly id: string; readonly notches: readonly number[] }[]
  readonly marks: readonly { readonly kind: string }[]
  readonly camera: { readonly x: number; readonly y: number; readonly distance: number }
}

/** The scene the board shows, once there is one. */
export async function sceneOf(page: Page): Promise<Scene> {
  const board = page.locator('.hundred-board')
  await board.waitFor()
  await page.waitForFunction(() => {
    const element = document.querySelector('.hundred-board')
    return element !== null && 'scene' in element
  })
  return board.evaluate((element) => {
    const { figures, paths, marks, camera } = (element as unknown as { scene: Scene }).scene
    return { figures, paths, marks, camera }
  })
}

export function painterOf(page: Page): Promise<string | null> {
  return page.locator('.hundred-board').getAttribute('data-painter')
}

/** First Muster, at the moment of its first orders, with the lessons put away. */
export async function intoFirstMuster(page: Page): Promise<void> {
  await page.goto('/hundred/play')
  await page.getByRole('radio', { name: /First Muster/ }).check({ force: true })
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await ready(page).waitFor()
  await tableStands(page)
}

/** The diorama comes after the page; until it is drawn there is nothing to press. */
async function tableStands(page: Page): Promise<void> {
  await page.locator('.hundred-board.flat, .hundred-board canvas[data-calls]').first().waitFor()
}

export function ready(page: Page) {
  return page.getByRole('button', { name: 'Ready', exact: true })
}

/** Orders by one press for everybody, then the turn to its end; whether the battle goes on. */
export async function playTurn(page: Page): Promise<boolean> {
  const nearest = page.getByRole('button', { name: 'Strike the nearest', exact: true })
  if ((await nearest.getAttribute('aria-disabled')) !== 'true') await nearest.click()
  await ready(page).click()
  const next = page.getByRole('button', { name: /^(Skip to now.*|Ready|The result)$/ }).first()
  for (;;) {
    await next.waitFor()
    const text = await next.innerText()
    if (text === 'Ready') return true
    if (text === 'The result') return false
    await next.click({ timeout: 5000 }).catch(() => undefined)
  }
}

/** Presses the board where a figure stands. */
export async function pressFigure(page: Page, id: string): Promise<void> {
  const plate = await page.locator(`.hu-pin[data-pin="${id}"] > *`).first().boundingBox()
  if (plate === null) throw new Error(`${id} is not on the board`)
  await page.mouse.click(plate.x + plate.width / 2, plate.y - 6)
}

/** Drags what is pinned to the board by so many pixels. */
export async function drag(page: Page, selector: string, dx: number, dy: number): Promise<void> {
  const pin = await page.locator(selector).first().boundingBox()
  if (pin === null) throw new Error(`${selector} is not on the board`)
  const x = pin.x + pin.width / 2
  const y = pin.y + pin.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2)
  await page.mouse.move(x + dx, y + dy)
  await page.mouse.up()
}

/** A turn of sixteen against sixteen at the edge of a wood, recorded, as a link leads to it. */
export function recordedCrowd(): string {
  const side = (x: number): unknown => ({
    condition: { type: 'elimination' },
    units: Array.from({ length: 16 }, (_, i) => ({
      template: TEMPLATES[i % TEMPLATES.length],
      x: x + (i % 2) * 2500,
      y: 1500 + Math.floor(i / 2) * 2400,
    })),
  })
  const scenario = {
    name: 'A crowd',
    w: 30000,
    h: 20000,
    fog: false,
    atOnce: true,
    terrain: [{ code: 'F', x: 11000, y: 1000, w: 8000, h: 5000 }],
    sides: [side(3000), side(24500)],
  }
  const config = hundredRules.config.parse({ scenario })
  if (!config.ok) throw new Error(config.inputErrors.map(({ text }) => text).join(' '))
  const match = createMatch(hundredRules, { config: config.value, seed: seedFrom('crowd') })
  const dice = seededDice(seedFrom('orders of a crowd'))
  for (const seat of match.awaiting())
    match.submit(seat, match.at, hundredRules.sample(match.envelope(seat).view, dice))
  return `/hundred/replay#${packed(JSON.stringify(match.record()))}`
}

/** The board's picture as mean colours on a coarse grid, which is alike for both painters of a browser. */
export async function pictureOf(page: Page, columns = 6, rows = 4): Promise<readonly number[]> {
  const png = await page.locator('.hundred-board').screenshot()
  return page.evaluate(
    async ([data, w, h]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('There is no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, w, h)
      return [...context.getImageData(0, 0, w, h).data].filter((_, i) => i % 4 !== 3)
    },
    [png.toString('base64'), columns, rows] as const,
  )
}

/** How far two pictures are apart: the mean difference of their colours, of 255. */
export function apart(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / Math.max(1, a.length)
}
