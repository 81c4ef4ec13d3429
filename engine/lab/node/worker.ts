import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { AnyGame } from '@tessera/kernel'
import { type Cell, playPairs, type Rows } from '../experiment/cell.ts'
import { type Simulation, type Slice, simulateSlice } from '../slice.ts'

export interface SliceRequest {
  readonly game: string
  readonly simulation: Simulation
  readonly from: number
  readonly to: number
  /** Folder for one record per match. */
  readonly save?: string
}

/** Some pairs of a cell, for a game by its id. */
export interface PairsRequest {
  readonly game: string
  readonly cell: Cell
  readonly from: number
  readonly to: number
}

export type PairsAnswer = { readonly rows: Rows; readonly ms: number } | { readonly error: string }

export type SliceAnswer = { readonly slice: Slice; readonly ms: number } | { readonly error: string }

/** The worker's side: plays the slices of simulations and the pairs of experiments it is sent until its port closes. */
export function serveSlices(gameById: (id: string) => AnyGame | undefined): void {
  const port = parentPort
  if (port === null) throw new Error('Slices are served from a worker thread')
  port.on('message', (request: SliceRequest | PairsRequest) => {
    const began = performance.now()
    try {
      const game = gameById(request.game)
      if (game === undefined) throw new Error(`There is no game ${request.game}`)
      const done =
        'cell' in request
          ? { rows: playPairs(game, request.cell, request.from, request.to) }
          : { slice: playSlice(game, request) }
      port.postMessage({ ...done, ms: performance.now() - began })
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies SliceAnswer)
    }
  })
}

/** Records are written where they are made, so that a large batch never sits in memory. */
export function playSlice(game: AnyGame, { simulation, from, to, save }: SliceRequest): Slice {
  if (save === undefined) return simulateSlice(game, simulation, from, to)
  mkdirSync(save, { recursive: true })
  return simulateSlice(game, simulation, from, to, (index, { record }) => {
    const file = join(save, `${game.ruleset.id}-${String(index).padStart(6, '0')}.json`)
    writeFileSync(file, `${JSON.stringify(record)}\n`)
  })
}
