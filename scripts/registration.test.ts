import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './install.mjs'

/** docs/games.md, "A game from elsewhere": a folder outside this repository, and a configuration that names it. */
const scratch = mkdtempSync(join(tmpdir(), 'tessera-new-game-'))
const web = join(scratch, 'web')
const run = promisify(execFile)
const env = { ...process.env, TESSERA_CONFIG: join(scratch, 'tessera.config.json') }

beforeAll(() => {
  cpSync(join(root, 'kit/lanterns'), join(scratch, 'lanterns'), { recursive: true })
  writeFileSync(join(scratch, 'tessera.config.json'), '{ "games": ["./lanterns"] }')
  mkdirSync(web)
  writeFileSync(join(web, 'index.html'), '<!doctype html>')
})

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a game that the configuration names is listed, played, simulated and fuzzed on the command line', async () => {
  const { stdout } = await tessera('games', '--json')
  expect(stdout).toContain('"lanterns"')
  const played = JSON.parse((await tessera('play', 'lanterns', '--json', '--seed', 's', '--nights', '2')).stdout)
  expect(played).toMatchObject({ result: { reason: 'nights' }, record: { game: 'lanterns' } })
  const simulated = JSON.parse((await tessera('sim', 'lanterns', '-n', '8', '-j', '1', '--json')).stdout)
  expect(simulated).toMatchObject({ game: 'lanterns', matches: 8 })
  // Every night has an answer of the lighthouse, the host's seat.
  expect(played.record.turns.map(({ choices }: { choices: readonly unknown[] }) => choices)).toEqual(
    Array(2).fill([expect.anything(), expect.anything(), { burn: expect.any(Number) }]),
  )
  const fuzzed = JSON.parse((await tessera('fuzz', 'lanterns', '-n', '8', '--json')).stdout)
  expect(fuzzed).toMatchObject({ matches: 8, failures: 0 })
})

test('and in the lab', async () => {
  const file = join(scratch, 'experiment.yaml')
  const text = JSON.parse((await tessera('lab', 'init', 'lanterns', '--json')).stdout).text as string
  writeFileSync(file, text.replace(/^matches:.*$/m, 'matches: 20'))
  const { stdout } = await tessera('lab', 'run', file, '--out', join(scratch, 'results'), '-j', '1', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ game: 'lanterns' })
})

test('and measured by its own bench', async () => {
  const { stdout } = await tessera('bench', 'lanterns-speed', '--rounds', '1', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ benches: [{ name: 'lanterns-speed' }] })
})

test('and on a server, against a bot; its tables have what follows from the match and what the host answers', async () => {
  const server = spawn(
    process.execPath,
    [bin(), 'serve', '--port', '0', '--web', web, '--data', join(scratch, 'data'), '--json'],
    {
      cwd: scratch,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  try {
    const url = await urlOf(server)
    const games = (await (await fetch(`${url}/api/games`)).json()) as readonly { readonly id: string }[]
    expect(games.map(({ id }) => id)).toContain('lanterns')
    const ask = await guestOf(url)
    // The steward burns ten measures in each night, the lighthouse three at most.
    await played(ask, { nights: 2 }, [11, 9])
    expect(await ask('/api/lanterns/nights')).toEqual({ taken: 1 })
    const bright = await played(ask, { nights: 2, lighthouse: 1000 }, [0, 0])
    const [first, second] = [...bright.matchAll(/"burnt":\[0,null,(\d+)\]/g)].map(([, burnt]) => burnt)
    expect(first).toMatch(/\d/)
    // Its table says how brightly it burns today; two draws among a thousand would hardly ever be the same.
    expect(second).toBe(first)
  } finally {
    server.kill()
  }
})

/** Plays a whole match against a bot; returns its frames. */
async function played(ask: Ask, config: object, burns: readonly number[]): Promise<string> {
  const salt = 'ab'.repeat(32)
  const begun = await ask('/api/matches', {
    game: 'lanterns',
    config,
    seats: [{ who: 'me' }, { who: 'bot', bot: { level: 'steward' } }],
    saltHash: createHash('sha256').update(salt).digest('hex'),
  })
  const path = `/api/matches/${begun['id']}`
  await ask(`${path}/salt`, { salt })
  for (const [at, burn] of burns.entries()) {
    await ask(`${path}/choice`, { at, choice: { burn }, key: `night number ${at}` })
    await expect.poll(async () => (await ask(path))['at']).toBe(at + 1)
  }
  return JSON.stringify(await ask(`${path}/frames?from=0`))
}

type Answer = { readonly [field: string]: unknown }

/** Without a body it only looks. */
type Ask = (path: string, body?: object) => Promise<Answer>

async function guestOf(url: string): Promise<Ask> {
  const headers = { origin: url, 'content-type': 'application/json' }
  const guest = await fetch(`${url}/api/guest`, { method: 'POST', headers: { origin: url } })
  const cookie = guest.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return async (path, body) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(url + path, { ...sent, headers: { ...headers, cookie } })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return text === '' ? {} : (JSON.parse(text) as Answer)
  }
}

function bin(): string {
  return join(root, 'apps/cli/bin/tessera.mjs')
}

function tessera(...args: readonly string[]) {
  return run(process.execPath, [bin(), ...args], { cwd: scratch, env, maxBuffer: 1 << 26 })
}

function urlOf(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((done, fail) => {
    let said = ''
    server.stdout?.on('data', (text: Buffer) => {
      said += text
      const [, url] = /"url":"([^"]+)"/.exec(said) ?? []
      if (url !== undefined) done(url)
    })
    server.stderr?.on('data', (text: Buffer) => {
      said += text
    })
    server.on('exit', () => fail(new Error(`The server ended: ${said}`)))
  })
}
