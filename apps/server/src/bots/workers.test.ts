import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gameAt, games } from '@tessera/games'
import { createMatch, seedFrom } from '@tessera/kernel'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type BotPool, type BotQuestion, botsHere } from './pool.ts'
import { workerBots } from './workers.ts'

let folder: string
let module: URL
let pool: BotPool

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-bots-'))
  const outfile = join(folder, 'worker.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'worker.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
  })
  module = pathToFileURL(outfile)
  pool = workerBots({ module, threads: 1 })
})

afterAll(async () => {
  await pool.close()
  await rm(folder, { recursive: true })
})

function questions(): BotQuestion[] {
  return games.flatMap((game) => {
    const seed = seedFrom(game.ruleset.id)
    const config = game.ruleset.config.parse({})
    if (!config.ok) return []
    const match = createMatch(game.ruleset, { config: config.value, seed })
    const nonce = { purpose: 1, turn: 1, branch: 0 }
    const [first] = match.awaiting()
    const view = JSON.stringify(match.envelope(first ?? 0).view)
    const level = game.bot.levels[0]?.id ?? ''
    return [{ game: game.ruleset.id, version: game.ruleset.version, view, seed, nonce, style: { level }, memory: {} }]
  })
}

test('a bot in a worker answers what it would answer here, for every game', async () => {
  const here = botsHere(gameAt)
  const asked = [...questions(), ...questions()]
  const answers = async (of: BotPool) =>
    (await Promise.all(asked.map((question) => of.ask(question, 'ada')))).map(({ answer, memory }) => ({
      answer,
      memory,
    }))
  expect(await answers(pool)).toEqual(await answers(here))
})

test('what a bot cannot answer is told, and the next question is answered', async () => {
  const [good] = questions()
  if (good === undefined) throw new Error('There are no games')
  await expect(pool.ask({ ...good, game: 'chess' }, 'ada')).rejects.toThrow('There is no chess')
  await expect(pool.ask({ ...good, view: 'null' }, 'ada')).rejects.toThrow()
  expect((await pool.ask(good, 'ada')).answer).toHaveProperty('choice')
})

test('a worker that dies or thinks for ever is replaced', async () => {
  const file = join(folder, 'bad.mjs')
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ question }) => { if (question.game === 'die') process.exit(3); if (question.game === 'loop') for (;;); parentPort.postMessage({ given: { answer: { choice: 1 }, memory: {}, ms: 1 } }) })`,
  )
  // Time stands still but for the one that thinks for ever: no machine is too slow for the others.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const bad = workerBots({ module: pathToFileURL(file), threads: 1, patienceMs: 4000 })
  const [good] = questions()
  if (good === undefined) throw new Error('There are no games')
  const ask = (game: string): Promise<string> =>
    bad.ask({ ...good, game }, 'ada').then(
      () => 'ok',
      (error: Error) => error.message,
    )
  expect(await Promise.all([ask('die'), ask('fine')])).toEqual(['A worker ended with code 3', 'ok'])
  const asked = [ask('loop'), ask('fine')]
  vi.advanceTimersByTime(4000)
  expect(await Promise.all(asked)).toEqual(['The bot took too long', 'ok'])
  await bad.close()
  await expect(bad.ask(good, 'ada')).rejects.toThrow('gone home')
})
