import { expect, test } from 'vitest'
import { askBot } from './ask-bot.ts'
import type { BotQuestion, BotReply } from './messages.ts'

/** A worker that answers when told. */
function scriptedWorkers() {
  const asked: BotQuestion[] = []
  let ended = 0
  let reply: (message: BotReply) => void = () => {}
  const make = () => {
    const worker = {
      onmessage: null as ((event: { data: BotReply }) => void) | null,
      onerror: null,
      postMessage: (question: BotQuestion) => asked.push(question),
      terminate: () => ended++,
    }
    reply = (message) => worker.onmessage?.({ data: message })
    return worker as unknown as Worker
  }
  return { make, asked, ended: () => ended, reply: (message: BotReply) => reply(message) }
}

const SEED = '0'.repeat(64)

test('a bot remembers what it wrote down from turn to turn', async () => {
  const workers = scriptedWorkers()
  const bot = askBot<string, object>('toy', { level: 'easy' }, SEED, workers.make)
  const first = bot.ask({}, 1, 0)
  workers.reply({ id: 1, ok: true, answer: { choice: 'rock' }, memory: { seen: 3 } })
  expect(await first).toEqual({ choice: 'rock' })
  void bot.ask({}, 1, 1)
  expect(workers.asked[1]).toMatchObject({ at: 1, seat: 1, memory: { seen: 3 } })
})

test('stopping ends the worker; asking again starts another', async () => {
  const workers = scriptedWorkers()
  const bot = askBot<string, object>('toy', { level: 'easy' }, SEED, workers.make)
  const stopped = bot.ask({}, 1, 0)
  bot.stop()
  await expect(stopped).rejects.toThrow('you stopped it')
  expect(workers.ended()).toBe(1)
  const again = bot.ask({}, 1, 0)
  workers.reply({ id: 1, ok: true, answer: { choice: 'late' }, memory: {} })
  workers.reply({ id: 2, ok: true, answer: { choice: 'paper' }, memory: {} })
  expect(await again).toEqual({ choice: 'paper' })
})

test('what goes wrong inside is told', async () => {
  const workers = scriptedWorkers()
  const bot = askBot<string, object>('toy', { level: 'easy' }, SEED, workers.make)
  const asked = bot.ask({}, 0, 0)
  workers.reply({ id: 1, ok: false, text: 'There is no game called toy' })
  await expect(asked).rejects.toThrow('There is no game called toy')
})
