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

test('and on a server, against a bot; its table has what follows from the match', async () => {
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
    const salt = 'ab'.repeat(32)
    const ask = await guestOf(url)
    const begun = await ask('/api/matches', {
      game: 'lanterns',
      config: { nights: 2 },
      seats: [{ who: 'me' }, { who: 'bot', bot: { level: 'steward' } }],
      saltHash: createHash('sha256').update(salt).digest('hex'),
    })
    expect(begun).toMatchObject({ game: 'lanterns' })
    const path = `/api/matches/${begun['id']}`
    await ask(`${path}/salt`, { salt })
    // The steward burns ten measures in each.
    await ask(`${path}/choice`, { at: 0, choice: { burn: 11 }, key: 'the first night' })
    await expect.poll(async () => (await ask(path))['at']).toBe(1)
    await ask(`${path}/choice`, { at: 1, choice: { burn: 9 }, key: 'the second night' })
    await expect.poll(async () => (await ask(path))['status']).toBe('finished')
    expect(await ask('/api/lanterns/nights')).toEqual({ taken: 1 })
  } finally {
    server.kill()
  }
})

type Answer = { readonly [field: string]: unknown }

/** Asks as a guest; without a body it only looks. */
async function guestOf(url: string): Promise<(path: string, body?: object) => Promise<Answer>> {
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
