import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@tessera/server/testing'
import type { TestProject } from 'vitest/node'
import { newFolder } from './databases.ts'
import type { Everyday } from './everyday.ts'
import { runCommand, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL 15, without a database. */
    postgres15: string
    /** Address of a PostgreSQL 18, without a database. */
    postgres18: string
    everyday: Everyday
  }
}

/** The command is bundled once; one PostgreSQL of each version and one product with its default settings serve the whole run. */
export default async function setup(project: TestProject) {
  // What is tested here are configurations, not power cuts: those are the chaos run's.
  const quick = ['fsync=off', 'full_page_writes=off']
  const prepared = runCommand(['serve', '--prepare'])
  const [fifteen, eighteen] = await Promise.all([startPostgres(quick, 15), startPostgres(quick, 18)])
  const { code, stderr } = await prepared
  if (code !== 0) throw new Error(`The command could not be prepared:\n${stderr}`)
  project.provide('postgres15', fifteen.base)
  project.provide('postgres18', eighteen.base)
  const everyday = await startEveryday()
  project.provide('everyday', everyday.provided)
  return async () => {
    await Promise.all([fifteen.close(), eighteen.close(), everyday.end()])
  }
}

/** Limits, clocks and everything else as they are without settings; a proxy is believed, so that each test has addresses of its own. */
async function startEveryday(): Promise<{ readonly provided: Everyday; end(): Promise<void> }> {
  const database = newFolder()
  const env = {
    TESSERA_RATE_ADDRESS: null,
    TESSERA_RATE_ACCOUNT: null,
    TESSERA_RATE_PASSWORDS: null,
    TESSERA_RATE_GUESTS: null,
    TESSERA_OPEN_MATCHES_PER_ADDRESS: null,
    TESSERA_RUNNING_MATCHES: null,
    TESSERA_TRUSTED_PROXIES: '127.0.0.0/8',
    TESSERA_LOG: 'info',
  }
  const product = await startProduct({ database, env })
  const log = join(database.place, '..', 'log')
  const keep = (text: string | Buffer): void => appendFileSync(log, text)
  keep(product.output())
  product.process.stdout?.on('data', keep)
  product.process.stderr?.on('data', keep)
  const end = async (): Promise<void> => {
    await product.stop()
    database.remove()
  }
  return { provided: { url: product.url, folder: database.place, log }, end }
}
