import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsOn } from '../accessibility.ts'
import { overflowOf } from '../overflow.ts'
import { arrive, type Size, sizes, themes } from '../visit.ts'

/** How a person gets to a screen in a fresh browser. */
export type Open = (page: Page) => Promise<unknown>

const whole = (Object.keys(sizes) as Size[]).flatMap((size) => themes.map((theme) => [size, theme] as const))

/**
 * Every screen in both themes and at all sizes: axe finds nothing, nothing sticks out to the side. Every day one visitor turns a
 * desk into a tablet and into a phone in daylight; the deep run arrives anew at each size in each theme. With TESSERA_SHOTS
 * pictures are taken into that folder.
 */
export function lookedAt(screens: Readonly<Record<string, Open>>): void {
  const shots = process.env['TESSERA_SHOTS']
  if (shots || process.env['TESSERA_DEEP'] === '1')
    describe.each(Object.entries(screens))('%s', (name, open) => {
      test.each(whole)('on a %s, %s', async (size, theme) => {
        const page = await arrive({ size, theme })
        await open(page)
        await page.evaluate(() => document.fonts.ready)
        if (shots) await shoot(page, join(shots, name.replaceAll(/\W+/g, '-')), `${size}-${theme}`)
        await isFit(page)
      })
    })
  else
    test.each(Object.entries(screens))('%s', async (_name, open) => {
      const page = await arrive()
      await open(page)
      await isFit(page)
      await page.setViewportSize(sizes.tablet)
      await expect.poll(() => overflowOf(page), { message: 'on a tablet' }).toEqual([])
      await page.setViewportSize(sizes.phone)
      await page.emulateMedia({ colorScheme: 'light' })
      await isFit(page)
    })
}

async function isFit(page: Page): Promise<void> {
  await expect.poll(() => violationsOn(page)).toEqual([])
  await expect.poll(() => overflowOf(page)).toEqual([])
}

async function shoot(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
