import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@tessera/games'
import { verifyRecord } from '@tessera/kernel'
import { planExperiment } from '@tessera/lab'
import { openTable, RESULTS_LOCK, serveQueue } from '@tessera/lab/node'
import { startPostgres } from '@tessera/server/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BIN, tessera } from '../../testing/run.ts'

let folder: string
/** Of the whole run, which the others are compared with. */
let hash: string
const at = (name: string): string => join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-lab-cli-'))
  writeFileSync(at('pair.yaml'), PAIR)
  hash = await runHash('whole', '--jobs', '2')
})
afterAll(() => rmSync(folder, { recursive: true }))

const PAIR = `
title: Two armies
game: hexline
kind: round-robin
options: { battles: 1 }
matches: 120
stop: false
entrants: [stampede, iron_line, deep_frost]
`

async function runHash(out: string, ...flags: readonly string[]): Promise<string> {
  const { code, out: text, err } = await tessera(['lab', 'run', at('pair.yaml'), '--out', at(out), '--json', ...flags])
  expect(err).toBe('')
  expect(code).toBe(0)
  return (JSON.parse(text) as { hash: string }).hash
}

test('a run writes everything; its page and terminal tell the same, and its records verify', async () => {
  const { out } = await tessera(['lab', 'report', at('whole')])
  expect(out).toContain('Two armies')
  expect(out).toContain(hash)
  const page = readFileSync(at('whole/report.html'), 'utf8')
  expect(page).toContain(hash)
  expect(page).not.toMatch(/<script|src=|https?:\/\/(?!www\.w3\.org)/)
  expect(readFileSync(at('whole/matches.csv'), 'utf8').split('\n')).toHaveLength(3 * 120 + 2)
  const records = readdirSync(at('whole/records'))
  expect(records.length).toBeGreaterThan(2)
  for (const file of records) {
    const record = JSON.parse(readFileSync(at(`whole/records/${file}`), 'utf8'))
    const game = gameById(record.game)
    expect(page).toContain(file)
    expect(game && verifyRecord(game.ruleset, record).ok).toBe(true)
  }
})

test('an interrupted run goes on where it stopped, and ends with the same hash', async () => {
  const journal = readFileSync(at('whole/journal.jsonl'), 'utf8').split('\n')
  cpSync(at('whole'), at('again'), { recursive: true })
  const kept = journal.slice(0, Math.ceil(journal.length / 2))
  for (const name of ['report.json', 'matches.csv']) rmSync(at(`again/${name}`))
  writeFileSync(at('again/journal.jsonl'), `${kept.join('\n')}\n`)
  appendFileSync(at('again/journal.jsonl'), '{"cell":"0-1","from":4')
  expect(await runHash('again', '--jobs', '1')).toBe(hash)
  expect(existsSync(at('again/matches.csv'))).toBe(true)
  expect(readFileSync(at('again/matches.csv'), 'utf8')).toBe(readFileSync(at('whole/matches.csv'), 'utf8'))
})

test('a mistake in the file is told with its line, and another experiment is not overwritten', async () => {
  writeFileSync(at('bad.yaml'), 'game: hexline\nkind: pairing\na: iron_line\nb:\n  brings: nobody\nmatchs: 3\n')
  const bad = await tessera(['lab', 'run', at('bad.yaml'), '--out', at('bad')])
  expect(bad.code).toBe(2)
  expect(bad.err).toContain('line 6, matchs: There is no field "matchs" here')
  writeFileSync(at('bad2.yaml'), 'game: hexline\nkind: pairing\na: iron_line\nb:\n  brings: nobody\n')
  expect((await tessera(['lab', 'run', at('bad2.yaml'), '--out', at('bad')])).err).toContain(
    'line 5, b.brings: There is no ready-made army "nobody"',
  )
  writeFileSync(at('other.yaml'), PAIR.replace('120', '122'))
  const other = await tessera(['lab', 'run', at('other.yaml'), '--out', at('whole')])
  expect(other.err).toContain('holds the results of another experiment')
})

test('the example that init writes can be run', async () => {
  const { out } = await tessera(['lab', 'init', 'siegefront'])
  expect(planExperiment(out, gameById)).toMatchObject({ ok: true })
  // All ready-made decks against each other take long: two of them, by the lines that stand there as comments.
  const small = out
    .replace('matches: 400', 'matches: 2')
    .replace(/^entrants: presets\n# {2}- (.*)$/m, 'entrants: [$1, iron-wall]')
  expect(small).toContain('entrants: [red-vanguard, iron-wall]')
  writeFileSync(at('init.yaml'), small)
  const { code, out: text } = await tessera(['lab', 'run', at('init.yaml'), '--out', at('init')])
  expect(code).toBe(0)
  expect(text).toContain('Red Vanguard')
})

describe('on many machines', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.close())

  test('workers killed, come late or with other rules lose nothing and count nothing twice: the hash is the local one', async () => {
    const url = await postgres.fresh()
    const client = await openTable(url)
    // While we hold the lock that results are written under, no batch can end.
    const gate = await client.connect()
    await gate.query(`SELECT pg_advisory_lock(${RESULTS_LOCK})`)
    const doomed = worker(url)
    const stranger = otherRules(url)
    const run = runHash('shared', '--database', url, '--lease', '2')
    await vi.waitFor(async () => expect(await waitingForGate(gate)).toBeGreaterThan(0), { timeout: 120_000 })
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
    await gate.query(`SELECT pg_advisory_unlock(${RESULTS_LOCK})`)
    gate.release()
    const heirs = [worker(url), worker(url)]
    try {
      expect(await run).toBe(hash)
    } finally {
      for (const heir of heirs) heir.kill('SIGTERM')
      await Promise.all(heirs.map((heir) => once(heir, 'exit')))
    }
    expect(await stranger.end()).toBe(0)
    const { rows } = await client.query<{ matches: string; twice: string }>(
      `SELECT sum(2 * (past - first)) AS matches,
         count(*) - count(DISTINCT (run, cell, first)) AS twice FROM tessera_lab.results`,
    )
    const { rows: jobs } = await client.query('SELECT 1 FROM tessera_lab_queue.job WHERE retry_count > 0')
    await client.end()
    expect(jobs.length, 'batches that the killed worker held').toBeGreaterThan(0)
    expect(rows[0]).toEqual({ matches: String(3 * 120), twice: '0' })
    expect(await runHash('shared-again', '--database', url)).toBe(hash)
  })
})

/** A worker whose Hexline is another version; says at the end how many batches it played. */
function otherRules(url: string) {
  const game = gameById('hexline')
  if (game === undefined) throw new Error('There is no Hexline')
  const stop = new AbortController()
  let batches = 0
  const served = serveQueue({
    url,
    jobs: 1,
    worker: undefined,
    games: [{ ...game, ruleset: { ...game.ruleset, version: game.ruleset.version + 1 } }],
    played: () => void batches++,
    signal: stop.signal,
  })
  return {
    async end() {
      stop.abort()
      await served
      return batches
    },
  }
}

async function waitingForGate(client: { query(sql: string): Promise<{ rows: unknown[] }> }): Promise<number> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_locks WHERE (classid, objid) = (${RESULTS_LOCK}) AND NOT granted`,
  )
  return rows.length
}

function worker(url: string): ChildProcess {
  return spawn(process.execPath, [BIN, 'lab', 'worker', '--database', url, '--jobs', '1', '--json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

test('the panel lists who is on it, and says how each level does and where it does worst', async () => {
  const { out: list } = await tessera(['lab', 'panel', 'siegefront', '--list'])
  expect(list).toContain('stormer')
  const flags = [
    '--matches',
    '2',
    '--level',
    'easy',
    '--against',
    'stormer',
    'random',
    '--ground',
    'decks',
    '--jobs',
    '1',
  ]
  const { code, out } = await tessera(['lab', 'panel', 'siegefront', ...flags])
  expect(code).toBe(0)
  expect(out).toContain('Worst of each level')
  expect(out).toMatch(/easy +random +decks +\d/)
  const { out: text } = await tessera(['lab', 'panel', 'siegefront', ...flags, '--json'])
  const { results, worst } = JSON.parse(text)
  expect(results).toHaveLength(2)
  expect(worst).toMatchObject([{ level: 'easy', opponent: 'random', goal: 85, matches: 2 }])
  expect((await tessera(['lab', 'panel', 'siegefront', '--against', 'nobody'])).code).toBe(2)
})
