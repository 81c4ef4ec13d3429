import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { scratchCopy } from '../../../scripts/scratch-copy.ts'
import { serve } from '../server.ts'
import { arrive } from '../visit.ts'

test('a game registered as docs/games.md says has its card, is played against a bot, and is kept', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'tessera-new-screens-'))
  scratchCopy(scratch, true)
  const vite = join(scratch, 'node_modules/vite/bin/vite.js')
  const build = [vite, 'build', '--mode', 'scratch', '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, build, { cwd: join(scratch, 'apps/web') })
  const server = await serve({}, [], scratch)
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
