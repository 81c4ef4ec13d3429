import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleChaos } from '../../../../scripts/chaos-bundle.mjs'
import { chaosOn } from './chaos-run.ts'
import { DATABASES } from './database.ts'

const deep = process.env['TESSERA_DEEP'] !== undefined
let folder: string
let modules: Awaited<ReturnType<typeof bundleChaos>>

beforeAll(async () => {
  const cache = resolve(import.meta.dirname, '../../../../.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'chaos-'))
  modules = await bundleChaos(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(DATABASES)(
  'servers on the %s database are killed while people play, and PostgreSQL itself is stopped: nothing acknowledged is lost',
  async (kind) => {
    const plan = { kind, kills: deep ? 25 : 1, players: deep ? 20 : 4, seed: 'chaos', note: () => {} }
    const report = await chaosOn({ ...plan, ...modules })
    expect(report.wrong).toEqual([])
    expect(report.interruptions).toBe(kind === 'embedded' ? 0 : deep ? 5 : 1)
    expect(report.acknowledged).toBeGreaterThan(plan.kills * 5)
    // Every request is logged, so that there is something to look through.
    expect(report.logged).toBeGreaterThan(report.acknowledged)
  },
  1_200_000,
)
