import { startPostgres } from '@tessera/server/testing'
import type { TestProject } from 'vitest/node'
import { runCommand } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL 15, without a database. */
    postgres15: string
    /** Address of a PostgreSQL 18, without a database. */
    postgres18: string
  }
}

/** The command is bundled once, and one PostgreSQL of each version serves the whole run. */
export default async function setup(project: TestProject) {
  // What is tested here are configurations, not power cuts: those are the chaos run's.
  const quick = ['fsync=off', 'full_page_writes=off']
  const prepared = runCommand(['serve', '--prepare'])
  const [fifteen, eighteen] = await Promise.all([startPostgres(quick, 15), startPostgres(quick, 18)])
  const { code, stderr } = await prepared
  if (code !== 0) throw new Error(`The command could not be prepared:\n${stderr}`)
  project.provide('postgres15', fifteen.base)
  project.provide('postgres18', eighteen.base)
  return async () => {
    await Promise.all([fifteen.close(), eighteen.close()])
  }
}
