// @ts-check
/**
 * A chat bridge in one file, for games that read written orders: what people type becomes orders of their seat, and what the server understood goes back.
 *
 *   TESSERA_URL=http://localhost:8017 node bridge.mjs seats.json
 *
 * `seats.json` says who commands what: { "ann": { "match": "…", "token": "tess_…" } }. Lines come in as `ann: scouts to F11`
 * on standard input and answers go out the same way; put your chat's own library where `createInterface` stands.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { Api } from '../bot/bot.mjs'

/** @typedef {{ match: string, token: string }} SeatOf */

/**
 * Hands a sheet in for somebody and says how it was understood, or why not.
 * @param {string} url
 * @param {SeatOf} seat
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function handIn(url, { match, token }, text) {
  try {
    const { echo, resolved } = await new Api(url, token).ask('POST', `/matches/${match}/written`, {
      text,
      key: randomUUID(),
    })
    return resolved ? `${echo}\nThe turn is on.` : echo
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * `ann: scouts to F11`, with ` / ` for a new line.
 * @param {string} line
 */
export function spoken(line) {
  const at = line.indexOf(':')
  if (at < 1) return null
  return {
    who: line.slice(0, at).trim(),
    text: line
      .slice(at + 1)
      .trim()
      .replaceAll(' / ', '\n'),
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { TESSERA_URL: url = 'http://localhost:8017' } = process.env
  const file = process.argv[2]
  if (file === undefined) {
    console.error('TESSERA_URL=http://localhost:8017 node bridge.mjs seats.json')
    process.exit(2)
  }
  const seats = /** @type {Record<string, SeatOf>} */ (JSON.parse(readFileSync(file, 'utf8')))
  for await (const line of createInterface({ input: process.stdin })) {
    const said = spoken(line)
    const seat = said === null ? undefined : seats[said.who]
    if (said !== null && seat !== undefined) console.log(`${said.who}: ${await handIn(url, seat, said.text)}`)
  }
}
