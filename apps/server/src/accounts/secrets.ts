import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { settings } from '../database/schema.ts'
import { newSecret } from '../ids.ts'
import { type Keys, keyId, keysOf } from './keys.ts'

export interface SecretPlace {
  /** Those the operator gave, newest first. */
  readonly given: readonly string[]
  /** Where they are kept otherwise, one a line, newest first; null: for as long as this process runs. */
  readonly file: string | null
}

/**
 * The secrets that passwords and sealed things depend on are never in the database, so that a copy of it gives nothing to guess at.
 * The database knows only which one it is used with, by a name that betrays nothing: a server with another one does not start.
 */
export async function installationKeys(db: Queries, place: SecretPlace, cost: number): Promise<Keys> {
  const known = place.given.length > 0 ? [...place.given] : place.file === null ? [] : readSecrets(place.file)
  const secrets = await withEarlier(db, place, known)
  const used = await secretInUse(db)
  if (used !== null && !secrets.some((secret) => keyId(secret) === used)) throw otherSecret(place, used)
  if (secrets.length === 0) secrets.push(...freshSecrets(place.file))
  const keys = keysOf(secrets, cost)
  await db
    .insert(settings)
    .values({ key: 'secret-id', value: keys.current })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: keys.current },
      where: inArray(settings.value, secrets.map(keyId)),
    })
  // Another server may have begun with another secret at this very moment.
  const agreed = await secretInUse(db)
  if (agreed !== keys.current) throw otherSecret(place, agreed ?? 'none')
  return keys
}

/** Why the secrets at hand cannot be used, as a sentence. */
export class SecretsError extends Error {}

/** Until secrets were kept outside, the database held the one it was used with: it moves out, and is removed there. */
async function withEarlier(db: Queries, place: SecretPlace, known: readonly string[]): Promise<string[]> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'secret'))
  if (row === undefined) return [...known]
  const earlier = String(row.value)
  const all = known.includes(earlier) ? [...known] : [...known, earlier]
  if (all.length > known.length) {
    if (place.given.length > 0 || place.file === null)
      throw new SecretsError(
        "The database still holds the secret that its passwords were made with. Put it at the end of TESSERA_SECRETS (select value from settings where key = 'secret') and start again: it is then removed from the database.",
      )
    writeSecrets(place.file, all)
  }
  await db.delete(settings).where(sql`${settings.key} = 'secret' and ${settings.value} = to_jsonb(${earlier}::text)`)
  return all
}

/** The name of the one that the database is used with; null for a new database. */
async function secretInUse(db: Queries): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'secret-id'))
  return row === undefined ? null : String(row.value)
}

function otherSecret({ given, file }: SecretPlace, used: string): SecretsError {
  const where =
    given.length > 0 ? 'TESSERA_SECRETS' : file === null ? 'TESSERA_SECRETS, which is not set' : `the file ${file}`
  return new SecretsError(
    `The passwords in this database were made with another secret (${used}), which is missing from ${where}. Put it there, behind the others: without it nobody could sign in.`,
  )
}

function readSecrets(file: string): string[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new SecretsError(`The file of secrets ${file} cannot be read: ${(error as Error).message}`)
  }
  const secrets = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (secrets.length === 0 || secrets.some((one) => one.length < 32))
    throw new SecretsError(
      `The file of secrets ${file} is damaged: it must hold a secret of at least 32 characters on each line. Put back a copy of it, without it nobody could sign in.`,
    )
  return secrets
}

/** Another server may make the file at this moment: then its secret is ours. */
function freshSecrets(file: string | null): readonly string[] {
  const made = [newSecret()]
  if (file === null) return made
  writeSecrets(file, made, true)
  return readSecrets(file)
}

/** It appears under its name whole and on the disk, for its owner alone. */
function writeSecrets(file: string, secrets: readonly string[], unlessThere = false): void {
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true, mode: 0o700 })
    const open = openSync(unfinished, 'wx', 0o600)
    writeSync(open, `${secrets.join('\n')}\n`)
    fsyncSync(open)
    closeSync(open)
    if (unlessThere) linkSync(unfinished, file)
    else renameSync(unfinished, file)
  } catch (error) {
    if (unlessThere && (error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new SecretsError(
      `The secret of this installation cannot be kept in ${file}: ${(error as Error).message}. Set TESSERA_SECRETS, or make the folder writable.`,
    )
  } finally {
    rmSync(unfinished, { force: true })
  }
}
