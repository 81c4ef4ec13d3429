import { expect, test } from 'vitest'
import { packed, recordOfMatch } from '../../../games/hexline/e2e/hexline.ts'
import { visit } from '../visit.ts'

const record = recordOfMatch()
const changed = (change: (record: Record<string, unknown>) => void): string => {
  const copy = JSON.parse(record) as Record<string, unknown>
  change(copy)
  return JSON.stringify(copy)
}

const links: readonly (readonly [string, string, RegExp])[] = [
  ['not one of ours', 'x', /not one of ours/],
  ['cut off', packed(record).slice(0, 400), /damaged/],
  ['with foreign characters', '0<script>', /characters/],
  ['longer than any of ours', `0${'A'.repeat(300_000)}`, /too long/],
  ['of an unknown game', packed(changed((copy) => Object.assign(copy, { game: 'chess' }))), /no game called "chess"/],
  ['of another version', packed(changed((copy) => Object.assign(copy, { version: 99 }))), /version 99/],
  ['with a bad seed', packed(changed((copy) => Object.assign(copy, { start: { config: {}, seed: 'zz' } }))), /seed/],
  ['with an unknown field', packed(changed((copy) => Object.assign(copy, { extra: 1 }))), /extra/],
  ['with illegal choices', packed(record.replace('"units":["', '"units":["no_such_unit","')), /no_such_unit/],
  ['of nothing', packed('null'), /./],
  ['of a deep nest', packed(`${'['.repeat(50_000)}${']'.repeat(50_000)}`), /./],
]

test.each(links)('a link %s gets a sentence', async (_name, link, sentence) => {
  const page = await visit(`/replays#record=${link}`)
  const alert = page.getByRole('alert')
  await alert.waitFor()
  await expect.poll(() => alert.innerText()).toMatch(sentence)
  await page.getByRole('link', { name: 'Games' }).click()
  await page.getByRole('link', { name: 'Play now' }).waitFor()
})

const files: readonly (readonly [string, string, RegExp])[] = [
  ['that is no JSON', 'hello', /not a record/],
  ['that is empty', '', /not a record/],
  ['that holds something else', '{"name":"x"}', /missing/],
]

test.each(files)('a file %s gets a sentence', async (_name, text, sentence) => {
  const page = await visit('/replays')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a file' }).click()
  await (await choosing).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const alert = page.getByRole('alert')
  await alert.waitFor()
  await expect.poll(() => alert.innerText()).toMatch(sentence)
})

const armies: readonly (readonly [string, string, RegExp])[] = [
  ['without the beginning', 'greywolf', /hx1/],
  ['of an unknown unit', 'hx1:dragon', /dragon/],
  ['with an absurd number', 'hx1:greywolf*99999999', /./],
  ['that is very long', `hx1:${'greywolf,'.repeat(5000)}greywolf`, /./],
]

test.each(armies)('HEX-103 an army code %s gets a sentence', async (_name, code, sentence) => {
  const page = await visit('/hexline/army')
  await page.getByRole('button', { name: 'Paste code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste an army' })
  const area = dialog.getByLabel('Army code or link')
  await area.fill(code)
  await expect.poll(() => area.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => dialog.innerText()).toMatch(sentence)
})

test('a link to the builder that holds no army gets a sentence, and the builder works', async () => {
  const page = await visit('/hexline/army?code=nonsense')
  const dialog = page.getByRole('dialog', { name: 'This link holds no army' })
  await dialog.getByRole('button', { name: 'Build one instead' }).click()
  await page.getByRole('button', { name: 'Play it' }).waitFor()
})

test('a match that is not there gets a sentence', async () => {
  const page = await visit('/hexline/battle/no-such-match')
  await page.getByRole('heading', { name: 'This match is not in this browser', level: 2 }).waitFor()
})

test('what another program wrote into the browser does no harm', async () => {
  const page = await visit('/')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"broken":')
    const hexline = ['hexline.lab', 'hexline.armies', 'hexline.setup', 'hexline.units']
    const siegefront = ['siegefront.decks', 'siegefront.setup', 'siegefront.draft']
    for (const key of ['settings', ...hexline, ...siegefront]) {
      localStorage.setItem(`tessera.${key}`, '[[[')
    }
  })
  const hexline = ['/hexline/play', '/hexline/army', '/hexline/units', '/hexline/lab']
  for (const path of ['/', ...hexline, '/siegefront/play', '/siegefront/deck', '/replays']) {
    await page.goto(path)
    await page.getByRole('main').waitFor()
  }
})
