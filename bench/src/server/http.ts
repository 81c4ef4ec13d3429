import { Agent, request } from 'node:http'
import { readSettings, startServer } from '@tessera/server'
import { type Asker, bids, type Database, type MatchDriver, matchDriver, tokenOf } from '@tessera/server/testing'
import type { Submit } from './players.ts'

/** A whole server on this database, and choices sent to it as a program would: a token, a connection kept open, JSON. */
export async function overHttp(
  database: Database,
): Promise<{ readonly matches: MatchDriver; readonly submit: Submit; close(): Promise<void> }> {
  const settings = readSettings({ TESSERA_LOG: 'silent', TESSERA_REFEREE_SECONDS: '60000' })
  const many = 10_000_000
  const rates = { ...settings.rates, address: many, account: many }
  const games = [bids()]
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    webRoot: null,
    database,
    games,
    settings: { ...settings, rates },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const tokens = new Map<string, Promise<string>>()
  const tokenFor = ({ id }: Asker): Promise<string> => {
    const known = tokens.get(id) ?? tokenOf(database, id)
    tokens.set(id, known)
    return known
  }
  return {
    matches: matchDriver(server.context.matches),
    submit: async (person, match, body) =>
      await post(agent, `${server.url}/api/matches/${match}/choice`, await tokenFor(person), JSON.stringify(body)),
    async close() {
      agent.destroy()
      await server.close()
    },
  }
}

function post(agent: Agent, url: string, token: string, body: string): Promise<void> {
  return new Promise((done, fail) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => (answer.statusCode === 200 ? done() : fail(new Error(`Answered ${answer.statusCode}`))))
    })
    sent.on('error', fail)
    sent.end(body)
  })
}
