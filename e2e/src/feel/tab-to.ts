import type { Page } from 'playwright-core'

/** Presses Tab until the thing of this name has the focus; fails when a whole round did not reach it. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
    })
    if (focused === name) return
  }
  throw new Error(`The keyboard does not reach "${name}"`)
}
