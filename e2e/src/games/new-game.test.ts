import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../scripts/install.mjs'
import { serve } from '../server.ts'
import { arrive } from '../visit.ts'

/** docs/games.md, "A game from elsewhere": the client is built with a configuration that names a folder outside the repository. */
const scratch = mkdtempSync(join(tmpdir(), 'tessera-new-screens-'))
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  const web = join(scratch, 'web')
  const TESSERA_CONFIG = join(scratch, 'tessera.config.json')
  cpSync(join(root, 'kit/lanterns'), join(scratch, 'lanterns'), { recursive: true })
  writeFileSync(TESSERA_CONFIG, '{ "games": ["./lanterns"] }')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const build = [vite, 'build', '--mode', 'scratch', '--logLevel', 'warn', '--outDir', web, '--emptyOutDir']
  const env = { ...process.env, TESSERA_CONFIG, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, build, { cwd: join(root, 'apps/web'), env })
  server = await serve({ TESSERA_CONFIG }, ['--web', web])
}, 600_000)

afterAll(async () => {
  await server.close()
  rmSync(scratch, { recursive: true, force: true })
})

test('a game from outside the repository has its card, is played against a bot and the host’s seat, and is kept', async () => {
  const page = await visitor()
  await page.getByRole('link', { name: 'Light a lantern' }).click()
  await playMatch(page)
  await page.goto(server.url)
  await page.getByRole('region', { name: 'Your matches' }).getByText('Lanterns').first().waitFor()
  await page.goto('about:blank')
})

test('once it was opened it is played without a connection, and no other game was fetched', async () => {
  const page = await visitor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(`${server.url}/lanterns/play`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const isKept = () => page.evaluate(async () => (await caches.match('/kept/lanterns')) !== undefined)
  await expect.poll(isKept).toBe(true)
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(kept.some((path) => path.includes('lanterns'))).toBe(true)
  expect(kept.filter((path) => /rules-of-(?!lanterns-)/.test(path))).toEqual([])
  await page.context().setOffline(true)
  await page.reload()
  await playMatch(page)
  await page.context().setOffline(false)
  await page.goto('about:blank')
})

test('its puzzles stand among those of other games, and its guide among the rules', async () => {
  const page = await visitor()
  await page.goto(`${server.url}/puzzles`)
  await page.getByRole('link', { name: 'Lanterns puzzle 1', exact: true }).click()
  const verdict = page.getByRole('status')
  await page.getByLabel('Night 1').fill('9')
  await page.getByRole('button', { name: 'Burn it' }).click()
  await verdict.filter({ hasText: 'Not yet' }).waitFor()
  for (const night of [1, 2, 3]) await page.getByLabel(`Night ${night}`).fill('3')
  await page.getByRole('button', { name: 'Burn it' }).click()
  await verdict.filter({ hasText: 'Solved' }).waitFor()
  await page.goto(`${server.url}/puzzles`)
  await page.getByRole('link', { name: 'Lanterns puzzle 1, solved' }).waitFor()
  await page.goto(`${server.url}/rules/lanterns`)
  await page.getByText('Four measures a night are safe from the lighthouse.').waitFor()
  await page.goto(`${server.url}/rules/lanterns#LAN-6`)
  await page.getByText('A third seat is the lighthouse').waitFor()
  await page.goto('about:blank')
})

async function visitor(): Promise<Page> {
  const page = await arrive({ spoils: true })
  await page.goto(server.url)
  return page
}

/** From the set-up page to the result. */
async function playMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Against the steward' }).click()
  for (let night = 1; night <= 5; night++) {
    await page.getByLabel('Oil to burn').fill('4')
    await page.getByRole('button', { name: 'Burn it' }).click()
    // The result covers the last one.
    if (night < 5)
      await page
        .getByRole('status')
        .filter({ hasText: `after ${night} nights` })
        .waitFor()
  }
  const result = page.getByRole('dialog')
  await result.waitFor()
  await expect.poll(() => result.innerText()).toMatch(/You won the match|You lost the match|drawn/)
}
