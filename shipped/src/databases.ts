import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@tessera/server/testing'
import { inject } from 'vitest'

/** Every kind of database that the documents name. */
export const DATABASES = ['embedded', 'PostgreSQL 15', 'PostgreSQL 18'] as const

export interface ShippedDatabase {
  /** Flags of the command that name it. */
  readonly flags: readonly string[]
  /** The secret that a server on PostgreSQL is given; with the embedded database it is kept in the data folder. */
  readonly env: Readonly<Record<string, string>>
  /** Where it is: a folder, or an address of PostgreSQL. */
  readonly place: string
  remove(): void
}

/** A new empty database of a kind. */
export async function newDatabase(kind: (typeof DATABASES)[number]): Promise<ShippedDatabase> {
  if (kind !== 'embedded') {
    const place = await freshDatabase(inject(kind === 'PostgreSQL 15' ? 'postgres15' : 'postgres18'))
    const env = { TESSERA_SECRETS: 'the secret of servers that are tested as shipped' }
    return { flags: ['--database', place], env, place, remove: () => undefined }
  }
  return newFolder()
}

/** A data folder for the embedded database, and what is put beside it is removed with it. */
export function newFolder(): ShippedDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-shipped-'))
  const place = join(folder, 'data')
  return {
    flags: ['--data', place],
    env: {},
    place,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
