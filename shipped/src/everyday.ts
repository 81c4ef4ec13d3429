import { readFileSync } from 'node:fs'
import { Client } from '@tessera/server/testing'
import { routes } from '@tessera/wire'
import { inject } from 'vitest'

/** One product with its default settings on the embedded database, for all tests that need no settings of their own. */
export interface Everyday {
  readonly url: string
  /** Its data folder. */
  readonly folder: string
  /** The file that everything it prints is kept in. */
  readonly log: string
}

export const PASSWORD = 'correct horse battery'

export const everyday = (): Everyday => inject('everyday')

/** Some address that no other visitor has: the proxy says so, and is believed. */
export function newAddress(): string {
  const part = (): number => Math.floor(Math.random() * 254) + 1
  return `11.${part()}.${part()}.${part()}`
}

/** Somebody with a browser, at an address of their own. */
export function visitor(address = newAddress()): Client {
  const client = new Client(everyday())
  const plain = client.headers.bind(client)
  client.headers = () => ({ ...plain(), 'x-forwarded-for': address })
  return client
}

export async function newGuest(address = newAddress()): Promise<Client> {
  const client = visitor(address)
  const { status, text } = await client.ask(routes.guest)
  if (status !== 200) throw new Error(`Nobody may be a guest: ${status} ${text}`)
  return client
}

/** Somebody with a name and a password, and the recovery codes they were shown. */
export async function newUser(name: string): Promise<{ readonly client: Client; readonly codes: readonly string[] }> {
  const client = visitor()
  const { status, text, body } = await client.ask(routes.register, { body: { name, password: PASSWORD } })
  if (status !== 200) throw new Error(`${name} may not register: ${status} ${text}`)
  return { client, codes: body.codes }
}

/** Every line of the log that is JSON. */
export function logged(): readonly Readonly<Record<string, unknown>>[] {
  const lines = readFileSync(everyday().log, 'utf8').split('\n')
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
}
