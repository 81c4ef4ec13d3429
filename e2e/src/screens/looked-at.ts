import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsOn } from '../accessibility.ts'
import { overflowOf } from '../overflow.ts'
import { arrive, type Size, sizes, type Theme, themes } from '../visit.ts'

/** How a person gets to a screen in a fresh browser. */
export type Open = (page: Page) => Promise<unknown>

/** On a desk, the size of a tablet is looked at as well. */
const everyday: readonly (readonly [Size, Theme])[] = [
  ['desk', 'dark'],
  ['phone', 'light'],
]
const whole = (Object.keys(sizes) as Size[]).flatMap((size) => themes.map((theme) => [size, theme] as const))

/**
 * Every screen in both themes and at both extremes of size: axe finds nothing, nothing sticks out to the side. The deep run
 * crosses all sizes with all themes. With TESSERA_SHOTS it takes pictures into that folder.
 */
export function lookedAt(screens: Readonly<Record<string, Open>>): void {
  const shots = process.env['TESSERA_SHOTS']
  describe.each(Object.entries(screens))('%s', (name, open) => {
    test.each(process.env['TESSERA_DEEP'] === '1' ? whole : everyday)('on a %s, %s', async (size, theme) => {
      const page = await arrive({ size, theme })
      await open(page)
      await page.evaluate(() => document.fonts.ready)
      if (shots) await shoot(page, join(shots, name.replaceAll(/\W+/g, '-')), `${size}-${theme}`)
      expect(await violationsOn(page)).toEqual([])
      expect(await overflowOf(page)).toEqual([])
      if (size !== 'desk') return
      await page.setViewportSize(sizes.tablet)
      expect(await overflowOf(page), 'on a tablet').toEqual([])
    })
  })
}

async function shoot(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
