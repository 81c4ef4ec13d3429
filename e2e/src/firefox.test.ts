import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Firefox, launchFirefox } from './firefox.ts'
import { fixtures, rulesBundle } from './recorded.ts'
import { type Played, playAll, replay } from './replay.ts'

const deep = process.env['TESSERA_DEEP'] !== undefined

describe.skipIf(!deep)('Firefox', () => {
  let firefox: Firefox | { readonly missing: string }
  beforeAll(async () => {
    firefox = await launchFirefox(inject('home'))
  })
  afterAll(async () => {
    if ('close' in firefox) await firefox.close()
  })

  test('plays and replays the same, state by state', async ({ skip }) => {
    if ('missing' in firefox) return skip(firefox.missing)
    const page = await firefox.visit('/icon.svg')
    await page.evaluate(`(0, eval)(${JSON.stringify(`${await rulesBundle}\nglobalThis.tessera = tessera`)})`)
    expect(await page.evaluate<Played[]>(`tessera.playAll('one')`)).toEqual(playAll('one'))
    const records = fixtures()
    expect(records.length).toBeGreaterThan(0)
    for (const record of records)
      expect(await page.evaluate<Played>(`tessera.replay(${JSON.stringify(record)})`)).toEqual(replay(record))
  })

  test.for(Object.entries(PATHS))('a newcomer plays %s', async ([, path], { skip }) => {
    if ('missing' in firefox) return skip(firefox.missing)
    const page = await firefox.visit('/')
    for (const step of path) {
      if (typeof step === 'string') await page.pressFirst(step)
      else if (step instanceof RegExp) await page.press(step)
      else if ('key' in step) await page.key(step.key)
      else if ('write' in step) await page.write(step.write)
      else if ('go' in step) await page.goto(step.go)
      else await page.reads(step.reads)
    }
    expect(page.errors).toEqual([])
  })
})

/** A name that is pressed, a selector whose first find is, what is written, a key, an address, or what the page then reads. */
type Step =
  | RegExp
  | string
  | { readonly key: string }
  | { readonly write: string }
  | { readonly go: string }
  | { readonly reads: RegExp }

const PATHS: Readonly<Record<string, readonly Step[]>> = {
  Hexline: [
    /^Skip the guide$/,
    /^Fight$/,
    { reads: /Round 1/i },
    { key: 'End' },
    { reads: /in round \d+, after \d+ steps/ },
    /^On to battle 2$/,
    /^Lock army$/,
    { reads: /Place your units/i },
  ],
  Siegefront: [
    { go: '/siegefront/play' },
    /^Begin the match$/,
    /^Keep this hand$/,
    /^End (turn|anyway)/,
    { reads: /Turn 2/i },
  ],
  Cohort: [
    { go: '/cohort/play' },
    /^To the field$/,
    /^Begin the battle$/,
    { write: 'everyone hold' },
    /^Send the orders$/,
    { reads: /Turn 2/i },
  ],
  Hundred: [{ go: '/hundred/play' }, /^Begin the battle$/, /^Strike the nearest$/, /^Ready$/, { reads: /Turn 2/i }],
  'Gauntlet, a duel': [
    { go: '/gauntlet-duel/play' },
    /^Chaos/,
    /^Begin the duel$/,
    /^Lock the deployment$/,
    /^Skip to the end$/,
    { reads: /(won|Drawn) in \d+ rounds/ },
  ],
  'Gauntlet, a run': [
    { go: '/gauntlet-run/play' },
    /^Empire/,
    /^Set out with/,
    /^Choose /,
    /^Choose /,
    /^Choose /,
    /^Take /,
    /^Find an opponent$/,
    /^Fight/,
    /^Skip to the result$/,
    { reads: /Victory|Defeat|A draw/ },
  ],
}
