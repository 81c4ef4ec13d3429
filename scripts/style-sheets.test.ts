import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install.mjs'

const source = join(root, 'apps', 'web', 'src')

/** Words inside drawings are measured in the drawing's own units and grow with it. */
const DRAWN = /hex-paper|scene-marks|battle-board|cohort\/map|games\/hundred\/|gauntlet-duel\/gauntlet/

test('type of the client is measured in rem, so that the size chosen in the browser counts', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(20)
  const fixed = sheets
    .filter((file) => !DRAWN.test(file))
    .flatMap((file) =>
      readFileSync(join(source, file), 'utf8')
        .split('}')
        .filter((rule) => !rule.includes('.crest-text'))
        .flatMap((rule) => rule.match(/(?<![\w-])font(?:-size)?:[^;]*?[\d.]px[^;]*/g) ?? [])
        .map((found) => `${file}: ${found}`),
    )
  expect(fixed).toEqual([])
})
