import type { Answer, Memory, Opponent, Seed, Style } from '@tessera/kernel'
import { words } from '@tessera/table/words'
import { openWorker } from '../definition/index.ts'
import type { BotQuestion, BotReply } from './messages.ts'

export interface BotSeat<Choice, View> {
  /** Give it to `localSession`: it thinks in a worker. */
  readonly ask: Opponent<Choice, View>
  /** Ends the thought that runs, if any; the session then reports trouble and can ask again. */
  stop(): void
  /** Ends the worker; call it when the screen goes. */
  close(): void
}

/** A bot of a game at a level. The seed decides its dice: the same seed, view and memory give the same choice. */
export function askBot<Choice, View>(
  game: string,
  style: Style,
  seed: Seed,
  makeWorker = botWorker,
): BotSeat<Choice, View> {
  let worker: Worker | null = null
  let memory: Memory = {}
  let count = 0
  let waiting: { readonly id: number; reject(error: Error): void; resolve(answer: Answer<Choice>): void } | null = null

  const end = (reason: string) => {
    worker?.terminate()
    worker = null
    waiting?.reject(new Error(reason))
    waiting = null
  }
  const hear = (reply: BotReply) => {
    if (waiting?.id !== reply.id) return
    const { resolve, reject } = waiting
    waiting = null
    if (!reply.ok) return reject(new Error(reply.text))
    memory = reply.memory
    resolve(reply.answer as Answer<Choice>)
  }
  return {
    ask: (view, seat, at) =>
      new Promise((resolve, reject) => {
        if (waiting) end('asked about something else')
        if (!worker) {
          worker = makeWorker()
          worker.onmessage = (event: MessageEvent<BotReply>) => hear(event.data)
          worker.onerror = () => end(words.text('bot.unstarted'))
        }
        const id = ++count
        waiting = { id, resolve, reject }
        const question: BotQuestion = { id, game, view, seat, at, seed, style, memory }
        worker.postMessage(question)
      }),
    stop: () => end(words.text('bot.stopped')),
    close: () => end('the table was left'),
  }
}

function botWorker(): Worker {
  return openWorker('bot')
}
