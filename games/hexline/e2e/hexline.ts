import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/e2e/server'
import type { Locator, Page } from 'playwright-core'

/** From the set-up straight into a battle against the bot that is chosen there. */
export async function intoBattle(page: Page): Promise<void> {
  await page.goto('/hexline/play')
  await page.getByRole('button', { name: 'Fight', exact: true }).click()
  await moment(page).waitFor()
}

/** Watches no further; the report of the battle opens. */
export async function skipToReport(page: Page): Promise<Locator> {
  await page.keyboard.press('End')
  const report = page.getByRole('dialog')
  await report.waitFor()
  return report
}

/** The slider of the timeline. */
export function moment(page: Page): Locator {
  return page.getByRole('slider', { name: 'Moment' })
}

export async function momentOf(page: Page): Promise<number> {
  return Number(await moment(page).getAttribute('aria-valuenow'))
}

/** A finished match, as a link leads to it. */
export function recordLink(): string {
  return `/hexline/replay#${packed(recordOfMatch())}`
}

/** Two battles between bots, long enough to look around in. */
export function recordOfMatch(): string {
  return readFileSync(join(root, 'games', 'hexline', 'rules', 'fixtures', 'best-of-three-by-the-drill.json'), 'utf8')
}

/** What travels in a link after the #, uncompressed. */
export function packed(text: string): string {
  return `0${Buffer.from(text).toString('base64url')}`
}
