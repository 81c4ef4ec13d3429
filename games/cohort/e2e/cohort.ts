import type { Locator, Page } from 'playwright-core'

/** Through the set-up onto the field, with the army as it lines up by itself. */
export async function intoBattle(page: Page): Promise<void> {
  await page.goto('/cohort/play')
  await page.getByRole('button', { name: 'To the field' }).click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await sheet(page).waitFor()
}

/** The paper on which orders are written. */
export function sheet(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Your orders, in plain English' })
}

/** A counter on the map by how its name begins. */
export function piece(page: Page, name: string): Locator {
  return page.locator('[data-piece]').and(page.getByRole('button', { name: new RegExp(`^Your ${name}`) }))
}

/** Presses a tile of the map: `F11`. */
export async function pressTile(page: Page, name: string): Promise<void> {
  const [column, row] = [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1]
  const at = await page.locator('.co-map').evaluate(
    (svg, [x, y]) => {
      const pan = svg.closest('.co-pan')
      const place = () => {
        const matrix = (svg as SVGSVGElement).getScreenCTM()
        if (matrix === null || pan === null) throw new Error('The map is not drawn')
        return { point: new DOMPoint(x, y).matrixTransform(matrix), pan: pan.getBoundingClientRect() }
      }
      // The paper is pulled until the tile is in sight, as a hand would.
      const first = place()
      pan?.scrollBy({
        left: first.point.x - first.pan.x - first.pan.width / 2,
        top: first.point.y - first.pan.y - first.pan.height / 2,
        behavior: 'instant',
      })
      const { point } = place()
      return { x: point.x, y: point.y }
    },
    [(column + 0.5) * 40, (row + 0.5) * 40] as const,
  )
  await page.mouse.click(at.x, at.y)
}

/** Hands the orders in and goes to the next turn's sheet, or to the result. */
export async function sendTurn(page: Page): Promise<'orders' | 'over'> {
  await page.getByRole('button', { name: 'Send the orders' }).click()
  return toPresent(page)
}

/** A replay from here to its end, with the result that opens there a moment later put away. */
export async function skipToEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip to the end' }).click()
  const result = page.getByRole('dialog', { name: /battle/ })
  await result.getByRole('button', { name: 'Close' }).click()
  await result.waitFor({ state: 'detached' })
}

export async function toPresent(page: Page): Promise<'orders' | 'over'> {
  const now = page.getByRole('button', { name: 'Skip to now' })
  const over = page.getByRole('dialog', { name: /battle/ })
  const ready = sheet(page)
  await now.or(over).or(ready).first().waitFor()
  // The turn may end by itself while one reaches for the button.
  if (await now.isVisible()) await now.click({ timeout: 5000 }).catch(() => {})
  await over.or(ready).first().waitFor()
  return (await over.isVisible()) ? 'over' : 'orders'
}
