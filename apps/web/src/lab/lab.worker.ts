import { RULES } from '@tessera/games/rules-of'
import type { AnyRecord } from '@tessera/kernel'
import { type Cell, playPairs, type Rows, recordOf } from '@tessera/lab'
import { registerGames, rulesOf } from '@tessera/play/registry'

export interface PairsOrder {
  readonly game: string
  readonly cell: Cell
  readonly from: number
  readonly to: number
}

export interface RecordOrder {
  readonly game: string
  readonly cell: Cell
  readonly match: number
}

export type LabAnswer =
  | { readonly rows: Rows; readonly ms: number }
  | { readonly record: AnyRecord }
  | { readonly error: string }

registerGames({ rules: RULES })

addEventListener('message', (event: MessageEvent<PairsOrder | RecordOrder>) => {
  // One after the other: answers come in the order of the questions.
  before = before.then(async () => postMessage(await answer(event.data)))
})

let before: Promise<void> = Promise.resolve()

async function answer(order: PairsOrder | RecordOrder): Promise<LabAnswer> {
  try {
    const game = await rulesOf(order.game)
    if (game === undefined) throw new Error(`There is no game called ${order.game}`)
    if ('match' in order) return { record: recordOf(game, order.cell, order.match) }
    const began = performance.now()
    return { rows: playPairs(game, order.cell, order.from, order.to), ms: performance.now() - began }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
