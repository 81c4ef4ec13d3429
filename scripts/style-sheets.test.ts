import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install.mjs'

const sheets = ['engine', 'games', 'apps/web/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css') && !file.includes('node_modules'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Words inside drawings are measured in the drawing's own units and grow with it. */
const DRAWN =
  /hex-paper|scene-marks|battle-board|cohort\/screens\/board|games\/hundred\/|gauntlet\/screens\/duel\/gauntlet/

const SPACE = /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap|inset)[\w-]*\s*:[^;{}]+/g
const STEP = /(?<![\w.-])(?:4|8|12|16|20|24|32)px\b/
const CORNER = /(?<![\w-])border-radius\s*:[^;{}]*(?<![\w.-])6px\b[^;{}]*/g
const FINGER = /(?<![\w-])(?:min-)?(?:height|width)\s*:\s*44px\b/g

test('type of the client is measured in rem, so that the size chosen in the browser counts', () => {
  expect(sheets.length).toBeGreaterThan(20)
  const fixed = sheets
    .filter(({ file }) => !DRAWN.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('}')
        .filter((rule) => !rule.includes('.crest-text'))
        .flatMap((rule) => rule.match(/(?<![\w-])font(?:-size)?:[^;]*?[\d.]px[^;]*/g) ?? [])
        .map((found) => `${file}: ${found}`),
    )
  expect(fixed).toEqual([])
})

test('space, corners and the size of a finger are the steps of the tokens', () => {
  const literal = sheets.flatMap(({ file, text }) =>
    [
      ...(text.match(SPACE) ?? []).filter((found) => STEP.test(found)),
      ...(text.match(CORNER) ?? []),
      ...(text.match(FINGER) ?? []),
    ].map((found) => `${file}: ${found}`),
  )
  expect(literal).toEqual([])
})
