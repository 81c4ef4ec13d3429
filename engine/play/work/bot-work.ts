import { type Json, seededDice } from '@tessera/kernel'
import { rulesOf } from '../definition/index.ts'
import type { BotQuestion, BotReply } from './messages.ts'

/** Thinks for a bot, in a worker. */
export function serveBots(): void {
  addEventListener('message', (event: MessageEvent<BotQuestion>) => {
    think(event.data).then((reply) => postMessage(reply), reportError)
  })
}

async function think({ id, game, view, seat, at, seed, style, memory }: BotQuestion): Promise<BotReply> {
  try {
    const known = await rulesOf(game)
    if (!known) throw new Error(`There is no game called ${game}`)
    // The dice that bulk simulation gives a bot in the same place, so that a match can be played again.
    const dice = seededDice(seed, { purpose: 1 + seat, turn: at + 1 })
    return { id, ok: true, answer: known.bot.choose(view as Json, dice, style, memory), memory }
  } catch (error) {
    return { id, ok: false, text: error instanceof Error ? error.message : String(error) }
  }
}
