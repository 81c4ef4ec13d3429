import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const PASSWORD = 'correct horse battery'

/** Sends a request as the page itself would; returns the answer, parsed. */
export async function askAs<T = Record<string, unknown>>(page: Page, path: string, body?: unknown): Promise<T> {
  const answer = await page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(`/api${to}`, {
        method: sent === undefined ? 'GET' : 'POST',
        ...(sent === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
      })
      return { ok: response.ok, text: await response.text() }
    },
    [path, body] as const,
  )
  if (!answer.ok) throw new Error(`${path}: ${answer.text}`)
  return (answer.text === '' ? undefined : JSON.parse(answer.text)) as T
}

/** Somebody with a name, signed in on this page. */
export async function registered(page: Page, name: string): Promise<void> {
  await askAs(page, '/register', { name, password: PASSWORD })
}

interface Seen {
  readonly id: string
  readonly status: string
}

/** Two bots fight it out in public. */
export async function botMatch(page: Page, game: string): Promise<string> {
  await askAs(page, '/guest', {})
  const bot = { who: 'bot', bot: { level: await levelOf(page, game) } }
  const wish = { game, visibility: 'public', seats: [bot, bot], saltHash: '0'.repeat(64) }
  const { id } = await askAs<Seen>(page, '/matches', wish)
  await finished(page, id)
  return id
}

/** The person on this page begins against a bot and gives up; their browser remembers its half of the dice. */
export async function lostMatch(page: Page, game: string): Promise<string> {
  await askAs(page, '/guest', {})
  const { salt, saltHash } = await page.evaluate(async () => {
    const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const made = hex(crypto.getRandomValues(new Uint8Array(32)))
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made))
    return { salt: made, saltHash: hex(new Uint8Array(hash)) }
  })
  const bot = { who: 'bot', bot: { level: await levelOf(page, game) } }
  const wish = { game, visibility: 'public', seats: [{ who: 'me' }, bot], saltHash }
  const { id } = await askAs<Seen>(page, '/matches', wish)
  await page.evaluate(([match, made]) => localStorage.setItem('tessera.salts', JSON.stringify([[match, made]])), [
    id,
    salt,
  ] as const)
  await askAs(page, `/matches/${id}/salt`, { salt })
  await askAs(page, `/matches/${id}/act`, { act: 'resign' })
  await finished(page, id)
  return id
}

async function finished(page: Page, id: string): Promise<void> {
  await expect.poll(async () => (await askAs<Seen>(page, `/matches/${id}`)).status).toBe('finished')
}

async function levelOf(page: Page, game: string): Promise<string> {
  const games = await askAs<readonly { readonly id: string; readonly levels: readonly { readonly id: string }[] }[]>(
    page,
    '/games',
  )
  return games.find(({ id }) => id === game)?.levels[0]?.id ?? ''
}
