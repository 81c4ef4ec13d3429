// @ts-check
/**
 * A bot that plays whole matches over the API with nothing but `fetch`.
 *
 *   TESSERA_URL=http://localhost:8017 TESSERA_TOKEN=tess_... node bot.mjs <game>
 *
 * It opens a public match, waits for somebody to sit down, plays until the match is over and prints how it went. How it
 * chooses is up to you: give `play` another `choose`. The one below replays the choices of a list, for games whose
 * choices can be written down beforehand (an army, a deck).
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * What the bot is shown of a match; see MatchView in the documentation at /api/docs.
 * @typedef {{ id: string, status: string, mine: number | null, at: number, awaiting: number[], owes: string, view: unknown, revision: number,
 *   chosen: { choice: unknown, final: boolean } | null, result: { winner: number | null, reason: string } | null, unwatched: boolean, frames: number }} View
 * @typedef {(view: View) => unknown} Choose a choice, or a promise of one
 */

/** Asks the server; a refusal is thrown with its code and sentence. */
export class Api {
  /**
   * @param {string} url
   * @param {string} token
   */
  constructor(url, token) {
    this.url = url
    this.token = token
  }

  /**
   * @param {'GET' | 'POST'} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<any>}
   */
  async ask(method, path, body) {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer = text === '' ? null : JSON.parse(text)
    if (response.ok) return answer
    throw Object.assign(new Error(`${answer.code}: ${answer.detail}`), { code: answer.code, status: response.status })
  }

  /**
   * Messages of a match's stream, as they come. They say that something is new, not what.
   * @param {string} match
   * @param {AbortSignal} signal
   */
  async *messages(match, signal) {
    const response = await fetch(`${this.url}/api/matches/${match}/stream`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal,
    })
    if (!response.ok || response.body === null) throw new Error(`No stream: ${response.status}`)
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of /** @type {AsyncIterable<Uint8Array>} */ (/** @type {unknown} */ (response.body))) {
      const events = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (data !== undefined) yield JSON.parse(data)
      }
    }
  }
}

/** Our share of the dice: the hash is given when sitting down, the salt itself once every seat is taken. */
export function newSalt() {
  const salt = randomBytes(32).toString('hex')
  return { salt, saltHash: createHash('sha256').update(salt).digest('hex') }
}

/**
 * Opens a match and sits down in it.
 * @param {Api} api
 * @param {string} game
 * @param {object} [wish] anything else of NewMatch: config, seats, clock, visibility
 */
export async function open(api, game, wish = {}) {
  const { salt, saltHash } = newSalt()
  const seats = [{ who: 'me' }, { who: 'open' }]
  const match = await api.ask('POST', '/matches', { game, seats, visibility: 'public', saltHash, ...wish })
  return { id: /** @type {string} */ (match.id), salt }
}

/**
 * Takes a free seat in a match.
 * @param {Api} api
 * @param {string} id
 */
export async function join(api, id) {
  const { salt, saltHash } = newSalt()
  await api.ask('POST', `/matches/${id}/join`, { saltHash })
  return { id, salt }
}

/**
 * Plays until the match is over. The stream may break at any time: it is opened again, and every message only makes the bot
 * look at the match as it then is, so nothing can be missed or done twice.
 * @param {Api} api
 * @param {{ id: string, salt: string }} seat
 * @param {Choose} choose
 * @returns {Promise<View>}
 */
export async function play(api, { id, salt }, choose) {
  const done = new AbortController()
  try {
    for (;;) {
      try {
        for await (const _ of api.messages(id, done.signal)) {
          const view = await step(api, id, salt, choose)
          if (view !== null) return view
        }
      } catch (error) {
        if (error instanceof Thoughtless) throw error.cause
        const refused = /** @type {{ status?: number }} */ (error).status
        if (refused !== undefined && refused !== 429 && refused < 500) throw error
      }
      await new Promise((go) => setTimeout(go, 1000))
    }
  } finally {
    done.abort()
  }
}

/**
 * Does what the match waits for; the view when it is over, else null.
 * @param {Api} api
 * @param {string} id
 * @param {string} salt
 * @param {Choose} choose
 * @returns {Promise<View | null>}
 */
async function step(api, id, salt, choose) {
  for (;;) {
    const view = /** @type {View} */ (await api.ask('GET', `/matches/${id}`))
    if (view.status === 'cancelled') return view
    if (view.status === 'finished') {
      // A result is kept from players until they have watched the battle; a bot watches fast.
      if (!view.unwatched) return view
      await api.ask('POST', `/matches/${id}/watched`, { frame: Math.max(0, view.frames - 1) })
    } else if (view.owes === 'salt') await api.ask('POST', `/matches/${id}/salt`, { salt })
    else if (view.mine !== null && view.awaiting.includes(view.mine) && !view.chosen?.final) {
      const body = { at: view.at, choice: await thought(choose, view), final: true, key: randomUUID() }
      try {
        await api.ask('POST', `/matches/${id}/choice`, body)
      } catch (error) {
        // The turn went on without us (the clock, a take-back): look again.
        if (/** @type {{ status?: number }} */ (error).status !== 409) throw error
      }
    } else return null
  }
}

/** What the bot's own head threw: no use in asking it again, as one does when the line is bad. */
class Thoughtless extends Error {}

/**
 * @param {Choose} choose
 * @param {View} view
 */
async function thought(choose, view) {
  try {
    return await choose(view)
  } catch (cause) {
    throw new Thoughtless('The bot could not choose', { cause })
  }
}

/** Run as a program: `node bot.mjs GAME choices.json`, the file a list of choices, played in turn. */
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [game, file] = process.argv.slice(2)
  const { TESSERA_URL: url = 'http://localhost:8017', TESSERA_TOKEN: token } = process.env
  if (game === undefined || file === undefined || token === undefined) {
    console.error('TESSERA_TOKEN=tess_... node bot.mjs GAME choices.json')
    process.exit(2)
  }
  const choices = /** @type {unknown[]} */ (JSON.parse(readFileSync(file, 'utf8')))
  const api = new Api(url, token)
  const seat = await open(api, game)
  console.log(`Waiting for an opponent: ${url}/m/${seat.id}`)
  const view = await play(api, seat, ({ at }) => choices[at % choices.length])
  console.log(view.result === null ? 'The match was called off.' : `Over: ${JSON.stringify(view.result)}`)
}
