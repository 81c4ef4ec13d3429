import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './install.mjs'

/** docs/games.md, "Registering it": what those steps touch is all that a new game takes. */
const scratch = mkdtempSync(join(tmpdir(), 'tessera-new-game-'))
const run = promisify(execFile)

beforeAll(() => {
  for (const room of ['packages', 'apps/cli', 'apps/server', 'bench', 'scripts'])
    cpSync(join(root, room), join(scratch, room), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|fixtures)$/.test(path),
    })
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(scratch, file))
  mkdirSync(join(scratch, 'apps/web/dist'), { recursive: true })
  writeFileSync(join(scratch, 'apps/web/dist/index.html'), '<!doctype html>')
  registerLanterns()
  linkModules()
}, 120_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a game registered as docs/games.md says is listed, played, simulated and fuzzed on the command line', async () => {
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

test('and on a server, against a bot', async () => {
  const server = spawn(process.execPath, [bin(), 'serve', '--port', '0', '--data', join(scratch, 'data'), '--json'], {
    cwd: scratch,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    const url = await urlOf(server)
    const games = (await (await fetch(`${url}/api/games`)).json()) as readonly { readonly id: string }[]
    expect(games.map(({ id }) => id)).toContain('lanterns')
    const salt = 'ab'.repeat(32)
    const ask = await guestOf(url)
    const begun = await ask('/api/matches', {
      game: 'lanterns',
      config: { nights: 1 },
      seats: [{ who: 'me' }, { who: 'bot', bot: { level: 'steward' } }],
      saltHash: createHash('sha256').update(salt).digest('hex'),
    })
    expect(begun).toMatchObject({ game: 'lanterns' })
    const path = `/api/matches/${begun['id']}`
    await ask(`${path}/salt`, { salt })
    await ask(`${path}/choice`, { at: 0, choice: { burn: 20 }, key: 'the only night' })
    await expect.poll(async () => (await ask(path))['status']).toBe('finished')
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
  return join(scratch, 'apps/cli/bin/tessera.mjs')
}

function tessera(...args: readonly string[]) {
  return run(process.execPath, [bin(), ...args], { cwd: scratch, maxBuffer: 1 << 26 })
}

/** Its package, one import and one entry in the list of games. */
function registerLanterns(): void {
  const home = join(scratch, 'packages/lanterns')
  mkdirSync(join(home, 'src'), { recursive: true })
  cpSync(join(root, 'examples/game/lanterns.ts'), join(home, 'src/index.ts'))
  const about = {
    name: '@tessera/lanterns',
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: './src/index.ts',
  }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ ...about, tessera: { games: ['lanterns'] } }))
  const list = join(scratch, 'packages/games/src/index.ts')
  const registered = `import { lanterns } from '@tessera/lanterns'\n${readFileSync(list, 'utf8')}`
  writeFileSync(list, registered.replace('= [\n', '= [\n  anyGame(lanterns),\n'))
}

/** Packages from outside as they are installed; ours from the scratch copy. */
function linkModules(): void {
  const modules = join(scratch, 'node_modules')
  mkdirSync(join(modules, '@tessera'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tessera' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
  // The empty database that a first start prepares takes seconds; it has nothing to do with games.
  const prepared = join(root, 'node_modules', '.cache', 'tessera-database')
  mkdirSync(prepared, { recursive: true })
  mkdirSync(join(modules, '.cache'))
  symlinkSync(prepared, join(modules, '.cache', 'tessera-database'), 'junction')
  const rooms = readdirSync(join(scratch, 'packages')).map((name) => join('packages', name))
  for (const room of [...rooms, 'apps/cli', 'apps/server', 'bench']) {
    const { name } = JSON.parse(readFileSync(join(scratch, room, 'package.json'), 'utf8')) as { readonly name: string }
    symlinkSync(join(scratch, room), join(modules, name), 'junction')
    const own = join(root, room, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(scratch, room, 'node_modules'), 'junction')
  }
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
