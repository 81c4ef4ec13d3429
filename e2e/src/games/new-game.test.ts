import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/install.mjs'
import { serve } from '../server.ts'
import { arrive } from '../visit.ts'

test('a game from outside the repository that the configuration names has its card, is played against a bot, and is kept', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'tessera-new-screens-'))
  const web = join(scratch, 'web')
  const TESSERA_CONFIG = join(scratch, 'tessera.config.json')
  cpSync(join(root, 'kit/lanterns'), join(scratch, 'lanterns'), { recursive: true })
  writeFileSync(TESSERA_CONFIG, '{ "games": ["./lanterns"] }')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const build = [vite, 'build', '--mode', 'scratch', '--logLevel', 'warn', '--outDir', web, '--emptyOutDir']
  const env = { ...process.env, TESSERA_CONFIG }
  await promisify(execFile)(process.execPath, build, { cwd: join(root, 'apps/web'), env })
  const server = await serve({ TESSERA_CONFIG }, ['--web', web])
  const page = await arrive({ spoils: true })
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Light a lantern' }).click()
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
  await page.goto(server.url)
  await page.getByRole('region', { name: 'Your matches' }).getByText('Lanterns').first().waitFor()
  await page.goto('about:blank')
  await server.close()
  rmSync(scratch, { recursive: true, force: true })
})
