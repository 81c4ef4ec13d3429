import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { packTemplate } from '../database/embedded.ts'
import { openDatabase } from '../database/open.ts'
import { freshDatabase, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one PostgreSQL of this run, without a database. */
    postgres: string
    /** The name of a database on it in which everything is migrated. */
    migrated: string
    /** The folder of such a template for the embedded database; without one it is migrated anew. */
    templates: string | undefined
  }
}

/** One PostgreSQL and one template of each kind for the whole run; every test file gets databases of its own from them. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-test-'))
  const [postgres] = await Promise.all([startPostgres(['fsync=off', 'full_page_writes=off']), embeddedTemplate(folder)])
  const migrated = await freshDatabase(postgres.base)
  await (await openDatabase({ url: migrated })).close()
  project.provide('postgres', postgres.base)
  project.provide('migrated', new URL(migrated).pathname.slice(1))
  project.provide('templates', folder)
  return async () => {
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function embeddedTemplate(folder: string): Promise<void> {
  const seed = join(folder, 'seed')
  await (await openDatabase({ folder: seed })).close()
  const client = await PGlite.create({ dataDir: join(seed, 'database') })
  await packTemplate(client, folder)
  await client.close()
}
