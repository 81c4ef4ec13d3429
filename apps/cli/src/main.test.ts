import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BIN, launch, tessera } from './testing/run.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-cli-'))
  // The first start bundles; the tests after it are about the commands.
  await launch(['--version'])
})

afterAll(() => rm(folder, { recursive: true }))

describe('a process of its own', () => {
  test('gets its words, its script and its exit code through the launcher', async () => {
    const help = await launch(['--help'])
    expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining('check-unit') })
    const { code, out, err } = await launch(['sim', 'chess'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('There is no game "chess"')
    expect(err).not.toMatch(/\n\s+at /)
    const played = await launch(['play', 'siegefront', '--army', 'forge:arcanist', '--seed', 's'], { input: '1\nq\n' })
    expect(played).toMatchObject({ code: 0, out: expect.stringContaining('You forge ') })
  })

  test('several starts at once all work', async () => {
    const runs = await Promise.all(Array.from({ length: 4 }, () => launch(['--version'])))
    expect(runs.map((run) => run.out)).toEqual(Array.from({ length: 4 }, () => '0.1.0\n'))
  })
})

describe('help and usage', () => {
  test('--help names every command', async () => {
    const { code, out } = await tessera(['--help'])
    expect(code).toBe(0)
    for (const name of [
      'games',
      'play',
      'sim',
      'fuzz',
      'replay',
      'bench',
      'serve',
      'backup',
      'restore',
      'migrate',
      'check-unit',
      'orders',
      'puzzles',
      'season',
    ]) {
      expect(out).toContain(name)
      expect(await tessera([name, '--help'])).toMatchObject({
        code: 0,
        out: expect.stringContaining(`tessera ${name}`),
      })
    }
  })

  test.each([
    [['dance'], "unknown command 'dance'"],
    [['sim'], "missing required argument 'game'"],
    [['sim', 'hexline', '--matchs', '3'], 'Did you mean --matches?'],
    [['sim', 'hexline', '--matches', '0'], 'It must be a whole number from 1 to 100000000'],
    [['sim', 'hexline', '--matches', '1e9'], 'It must be a whole number'],
    [['sim', 'chess'], 'There is no game "chess". There is: hexline, siegefront'],
    [['sim', 'hexline', '--a', 'boss'], '--a: There is no bot "boss" in Hexline: choose recruit'],
    [['sim', 'hexline', '--config', '{"budget":7}'], 'This config does not suit Hexline: budget'],
    [['sim', 'hexline', '--config', '{"budget":'], '--config is not JSON'],
    [['sim', 'hexline', '--config', '/nowhere.json'], 'There is no file /nowhere.json'],
    [['sim', 'hexline', '--army-a', 'iron_lin'], '--army-a: There is no ready-made army "iron_lin"'],
    [['sim', 'hexline', '--army-a', 'hx1:greywolf*9'], '--army-a: At most 4 of Greywolf'],
    [['sim', 'hexline', '--army-a', 'hx1:grey wolf'], '--army-a: Entry 1'],
    [['replay', '/nowhere.json'], 'There is no file /nowhere.json'],
    [['replay', '/'], '/ is a folder, not a file'],
    [['bench', 'nothing'], 'There is no benchmark "nothing". There are: hexline-speed'],
    [['serve', '--port', '70000'], 'It must be a whole number from 0 to 65535'],
    [['play', 'hexline', '--bot', 'boss'], '--bot: there is no "boss"'],
  ])('%j is answered with a sentence and code 2', async (args, sentence) => {
    const { code, out, err } = await tessera(args)
    expect(err).toContain(sentence)
    expect(err).not.toMatch(/\n\s+at /)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})

test('games: in words and as JSON', async () => {
  expect((await tessera(['games'])).out).toContain('Hexline')
  const { games } = JSON.parse((await tessera(['games', '--json'])).out)
  expect(games[0]).toMatchObject({ id: 'hexline', version: expect.any(Number), levels: expect.any(Array) })
})

describe('sim', () => {
  const small = ['sim', 'hexline', '--matches', '30', '--seed', 's', '--a', 'random', '--b', 'recruit', '--json']

  test('--json has exactly the promised fields, and the hash is the same for any number of jobs', async () => {
    const one = JSON.parse((await tessera([...small, '--jobs', '1'])).out)
    const two = JSON.parse((await tessera([...small, '--jobs', '2'])).out)
    expect(Object.keys(one)).toEqual([
      'game',
      'version',
      'matches',
      'seed',
      'wins',
      'draws',
      'score',
      'meanTurns',
      'perSecond',
      'perCore',
      'hash',
    ])
    expect(one).toMatchObject({
      game: 'hexline',
      matches: 30,
      seed: 's',
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(one.wins[0] + one.wins[1] + one.draws).toBe(30)
    expect(Object.keys(one.score)).toEqual(['mean', 'low', 'high'])
    expect({ ...two, perSecond: 0, perCore: 0 }).toEqual({ ...one, perSecond: 0, perCore: 0 })
  })

  test('the table compares two armies', async () => {
    const { code, out, err } = await launch(
      'sim hexline -n 40 --army-a iron_line --army-b hx1:greywolf --jobs 2'.split(' '),
      { env: { ...process.env, NO_COLOR: '1' } },
    )
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toMatch(/A {2}iron_line +40 +100\.0 % +91\.2 % to 100\.0 %/)
    expect(out).toContain('matches a second')
    expect(out).toContain('A is stronger.')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
    expect(out).not.toMatch(/\u001b/)
  })

  test('armies fixed by the config change sides with their players', async () => {
    const config = JSON.stringify({ battles: 1, armies: [['greywolf'], ['warden', 'warden', 'warden']] })
    const { out } = await tessera(['sim', 'hexline', '-n', '10', '--config', config, '--json', '--jobs', '1'])
    expect(JSON.parse(out).wins).toEqual([0, 10])
  })

  test('--save writes records that replay verifies', async () => {
    const save = join(folder, 'records')
    await tessera([...small.slice(0, 3), '4', ...small.slice(4), '--jobs', '1', '--save', save])
    const files = await readdir(save)
    expect(files).toHaveLength(4)
    const { code, out } = await tessera(['replay', join(save, files[0] ?? ''), '--verify', '--json'])
    expect(code).toBe(0)
    const verified = JSON.parse(out)
    expect(Object.keys(verified)).toEqual(['ok', 'frames', 'hash'])
    expect(verified.ok).toBe(true)
  })
})

test('fuzz --json has exactly the promised fields and ends well', async () => {
  const { code, out } = await tessera(['fuzz', 'hexline', '--matches', '8', '--json'])
  const report = JSON.parse(out)
  expect(Object.keys(report)).toEqual(['game', 'matches', 'turns', 'steps', 'refusals', 'failures'])
  expect(report).toMatchObject({ game: 'hexline', matches: 8, failures: 0 })
  expect(code).toBe(0)
})

describe('siegefront', () => {
  test('plays in the terminal from a script of numbers', async () => {
    const args = [
      'play',
      'siegefront',
      '--army',
      'iron-wall',
      '--against',
      'forge:ravager',
      '--bot',
      'easy',
      '--seed',
      's',
    ]
    const { code, out } = await tessera(args, { input: '1 2\n1\ne\n1\nb\nl\nhelp\nq\n' })
    expect(code).toBe(0)
    for (const words of [
      'Your hand:',
      'You put back ',
      'End the turn',
      'a number gives that command',
      'You left the match.',
    ])
      expect(out).toContain(words)
  })

  test('--auto tells a whole match, --json prints it, and the record replays', async () => {
    const file = join(folder, 'siege.json')
    const auto = await tessera([
      'play',
      'siegefront',
      '--auto',
      '--bot',
      'normal:bastion',
      '--seed',
      's',
      '--save',
      file,
    ])
    expect(auto.out).toMatch(/(You win|The bot wins|A draw)/)
    expect(await tessera(['replay', file, '--verify'])).toMatchObject({ code: 0 })
    const { result, record } = JSON.parse((await tessera(['play', 'siegefront', '--json', '--seed', 's'])).out)
    expect(result).toMatchObject({ reason: expect.any(String) })
    expect(record.game).toBe('siegefront')
  })

  test.each([
    [['play', 'siegefront', '--army', 'nobody'], '--army: There is no deck or card "nobody"'],
    [['play', 'siegefront', '--army', 'forge:nobody'], '--army: A forge is one of forge:marshal'],
    [['play', 'siegefront', '--army', '4 footman'], '--army: A deck has 30 cards; this has 4'],
    [['play', 'siegefront', '--bot', 'easy:nobody'], '--bot: there is no personality "nobody"'],
    [['play', 'siegefront', '--battles', '3'], 'Siegefront has no option --battles. Its options are --seats, '],
  ])('%j is answered with a sentence', async (args, sentence) => {
    const { code, err } = await tessera(args)
    expect(err).toContain(sentence)
    expect(code).toBe(2)
  })

  test('sim: decks belong to the players, forges to their seats', async () => {
    const run = async (...flags: string[]) =>
      JSON.parse(
        (await tessera(['sim', 'siegefront', '-n', '4', '-j', '1', '--json', '--a', 'easy', '--b', 'easy', ...flags]))
          .out,
      )
    const { hash, matches } = await run('--army-a', 'red-vanguard', '--army-b', 'far-bows')
    expect(matches).toBe(4)
    expect((await run('--army-a', 'forge:stalker:hard', '--army-b', 'far-bows')).hash).not.toBe(hash)
  })
})

describe('cohort', () => {
  test('plays in the terminal: orders are read back, what is not understood is pointed at, a bot advises', async () => {
    const script =
      '\ninfantry march to E10\n1st infantry march to E10\nfrobnicate the army\nhelp\n\nadvice\n\nmap\ndrop\n\nq\n'
    const args = ['play', 'cohort', '--army', 'spartan', '--against', 'Han Dynasty', '--bot', 'tiro', '--seed', 's']
    const { code, out } = await tessera(args, { input: script })
    expect(code).toBe(0)
    for (const words of [
      // Hoplites fight on foot too.
      'Write one of these, or say it otherwise:\n  1st Infantry: move to E10.',
      '1st Infantry: move to E10.',
      'No unit is called',
      'Write orders in plain English',
      'Turn 3: ',
      'Write an order, or',
      'You left the match.',
    ])
      expect(out).toContain(words)
  })

  test('--json prints a whole battle that replays; peoples belong to the players of a sim', async () => {
    const file = join(folder, 'cohort.json')
    const auto = await tessera(['play', 'cohort', '--auto', '--bot', 'tiro', '--seed', 's', '--save', file])
    expect(auto.out).toMatch(/(You win|The bot wins|A draw)/)
    expect(await tessera(['replay', file, '--verify'])).toMatchObject({ code: 0 })
    const sim = ['sim', 'cohort', '-n', '2', '-j', '1', '--json', '--a', 'tiro', '--army-a', 'mongol']
    expect(JSON.parse((await tessera(sim)).out)).toMatchObject({ game: 'cohort', matches: 2 })
    const { code, err } = await tessera(['sim', 'cohort', '--army-a', 'nobody'])
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('there is no culture "nobody"') })
  })
})

describe('play and replay', () => {
  test('a piped match is told by its verbs and saved; nothing is shown beyond the cursor', async () => {
    const file = join(folder, 'match.json')
    const args = [
      'play',
      'hexline',
      '--army',
      'iron_line',
      '--against',
      'hunting_pack',
      '--battles',
      '1',
      '--seed',
      'x',
    ]
    const { code, out } = await tessera([...args, '--save', file], { input: 'step 3\nback 2\nboard\nfly\nquit\n' })
    expect(code).toBe(0)
    expect(out).toContain('There is no "fly" here')
    expect(out).toContain('You left the match.')
    expect(out).not.toMatch(/ wins? /)

    const all = await tessera([...args, '--auto', '--save', file])
    expect(all.out).toMatch(/You win|The bot wins|A draw/)

    const json = JSON.parse((await tessera([...args, '--json'])).out)
    expect(json.record.hash).toBe(JSON.parse(await readFile(file, 'utf8')).hash)

    const log = await tessera(['replay', file])
    expect(log.out).toContain('Player')
    const position = await tessera(['replay', file, '--at', '5'])
    expect(position.out.split('\n').length).toBeGreaterThan(5)
    expect(await tessera(['replay', file, '--at', '99999'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--at: this match has \d+ steps, not 99999/),
    })
  })

  test('every battle of a series is told, with armies placed freely', async () => {
    const args = 'play hexline --army iron_line --bot recruit --battles 3 --deployment free --seed s'.split(' ')
    const { code, out } = await tessera(args, { input: 'end\nnext\nend\n' })
    expect(code).toBe(0)
    expect(out).toContain('Battle 1 of 3')
    expect(out).toContain('Battle 2 of 3')
    expect(out.match(/Your army:/g)?.length).toBeGreaterThanOrEqual(2)
    expect(out).toMatch(/You win|The bot wins|A draw/)
  })

  test('what is wrong with a record is said with its place, and a changed hash is found', async () => {
    const file = join(folder, 'match.json')
    const record = JSON.parse(await readFile(file, 'utf8'))
    const bad = join(folder, 'bad.json')
    const cases: readonly (readonly [unknown, RegExp])[] = [
      ['{', /bad\.json: .*not a record/],
      [{ ...record, game: 'chess' }, /game: There is no game called "chess"/],
      [{ ...record, version: 99 }, /version: This match was played under version 99/],
      [{ ...record, start: { ...record.start, seed: 'x' } }, /start\.seed/],
      [{ ...record, turns: [{ choices: [{ type: 'muster', units: ['dragon'] }, null], branch: 0 }] }, /turns\.0/],
      [{ ...record, hash: '0000000000000000' }, /does not replay to its hash/],
    ]
    for (const [content, sentence] of cases) {
      await writeFile(bad, typeof content === 'string' ? content : JSON.stringify(content))
      const { code, err } = await tessera(['replay', bad, '--verify'])
      expect(err).toMatch(sentence)
      expect(code).toBe(1)
    }
  })

  test('a closed pipe ends it quietly', async () => {
    const child = spawn(process.execPath, [BIN, 'replay', join(folder, 'match.json')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const [code] = await once(child, 'close')
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})

test('check-unit says what is wrong and what a good unit costs (HEX-117, X24)', async () => {
  const wall = { id: 'x_wall', name: 'Wall', max_hp: 120, damage: 0, attack_range: 1 }
  const file = join(folder, 'units.json')
  await writeFile(file, JSON.stringify(wall))
  expect((await tessera(['check-unit', file])).out).toContain('x_wall, 14 points')

  await writeFile(file, JSON.stringify([1.4, 140, 2.5].map((speed, i) => ({ ...wall, id: `x_wall_${i}`, speed }))))
  const { units } = JSON.parse((await tessera(['check-unit', file, '--json'])).out)
  expect(units.map((unit: { cost: number | null }) => unit.cost)).toEqual([14, 14, null])

  await writeFile(file, JSON.stringify([wall, wall, { ...wall, id: 'wall', damage: 99 }]))
  const { code, out } = await tessera(['check-unit', file, '--json'])
  expect(code).toBe(1)
  const codes = JSON.parse(out).units.map((unit: { inputErrors: { code: string }[] }) =>
    unit.inputErrors.map((inputError) => inputError.code),
  )
  expect(codes).toEqual([[], ['duplicate_id'], ['bad_id', 'out_of_range']])
})

describe('serve', () => {
  const built = existsSync(join(BIN, '../../../web/dist/index.html'))

  test.runIf(built)('prints its address, answers, and stops when told', async () => {
    const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--json', '--data', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
    const { url } = JSON.parse(line)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
  })

  test.runIf(built)('a port in use gets a sentence', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    const { code, err } = await launch(['serve', '--port', String(port), '--data', folder])
    other.close()
    expect(err).toContain(`Port ${port} is in use by another program`)
    expect(code).toBe(1)
  })
})

test('bench --json has exactly the promised fields', async () => {
  const { code, out } = await tessera(['bench', 'kernel-overhead', '--rounds', '1', '--json'])
  expect(code).toBe(0)
  const { benches } = JSON.parse(out)
  expect(benches).toHaveLength(1)
  expect(Object.keys(benches[0])).toEqual([
    'name',
    'peer',
    'ours',
    'theirs',
    'ratio',
    'range',
    'rounds',
    'load',
    'unit',
  ])
  expect(benches[0]).toMatchObject({ name: 'kernel-overhead', theirs: 1_000_000, rounds: 1 })
})
