import { hashOf } from '@tessera/kernel'
import type { Cell, Rows } from './cell.ts'
import { CellTally } from './cell-tally.ts'
import type { Design, Tallies } from './design.ts'

/** Some pairs of a cell, to be played by any free worker. */
export interface Batch {
  readonly cell: Cell
  readonly from: number
  readonly to: number
}

/** Those who play: threads of this machine, or other machines. */
export interface Crew {
  /** Batches worth having under way at once. */
  readonly width: number
  /** How long a batch should take one of them. */
  readonly batchMs: number
  play(batch: Batch): Promise<{ readonly rows: Rows; readonly ms: number }>
}

export interface ConductOptions {
  /** Pieces from an earlier run. */
  readonly known?: readonly { readonly cell: string; readonly from: number; readonly to: number; readonly rows: Rows }[]
  /** A new piece, before it is counted. */
  keep?(batch: Batch, rows: Rows): void
  progress?(done: Progress): void
  readonly signal?: AbortSignal
}

export interface Progress {
  readonly stage: number
  /** Matches that count so far. */
  readonly matches: number
  /** At most, of the stages begun. */
  readonly of: number
  readonly tallies: Tallies
}

/** Runs an experiment stage by stage. What comes out depends on the design alone. */
export async function conduct(design: Design, crew: Crew, options: ConductOptions = {}): Promise<Tallies> {
  const tallies = new Map<string, CellTally>()
  const known = new Map<string, Piece[]>()
  for (const piece of options.known ?? []) known.set(piece.cell, [...(known.get(piece.cell) ?? []), piece])
  let of = 0
  for (let number = 0; ; number++) {
    const cells = design.stage(number, tallies)
    if (cells.length === 0) return tallies
    const runs = cells.map((cell) => new CellRun(cell, known.get(cell.id) ?? []))
    for (const { tally } of runs) tallies.set(tally.cell.id, tally)
    of += cells.reduce((sum, cell) => sum + 2 * cell.pairs, 0)
    const tell = (): void => {
      const done = [...tallies.values()]
      const matches = done.reduce((sum, tally) => sum + tally.matches, 0)
      const spared = done.reduce(
        (sum, { ending, cell, pairs }) => sum + (ending === null ? 0 : 2 * (cell.pairs - pairs)),
        0,
      )
      options.progress?.({ stage: number, matches, of: of - spared, tallies })
    }
    tell()
    await playStage(runs, crew, options, tell)
    const open = runs.find(({ tally }) => tally.ending === null)
    if (open !== undefined) throw new Error(`Cell ${open.tally.cell.id} was left with ${open.tally.pairs} pairs`)
  }
}

/** Over the results of every cell, in the order of the plan. */
export function resultsHash(design: Design, tallies: Tallies): string {
  return hashOf([design.key, ...[...tallies.values()].map((tally) => tally.hash)])
}

type Piece = NonNullable<ConductOptions['known']>[number]

/** A cell with what is under way for it. */
class CellRun {
  readonly tally: CellTally
  #next = 0
  #msPerPair: number | null = null

  constructor(cell: Cell, pieces: readonly Piece[]) {
    this.tally = new CellTally(cell)
    for (const { from, to, rows } of pieces) this.tally.add(from, to, rows)
    this.#next = this.tally.pairs
  }

  get begun(): number {
    return this.#next
  }

  /** Pieces that arrived early are stepped over; before the speed is known, and while the end is open, pieces stay small. */
  claim(batchMs: number): Batch | null {
    const { cell, ending } = this.tally
    this.#next = Math.max(this.#next, this.tally.pairs)
    for (let to = this.tally.earlyUntil(this.#next); to !== undefined; to = this.tally.earlyUntil(this.#next))
      this.#next = to
    if (ending !== null || this.#next >= cell.pairs) return null
    const from = this.#next
    const wanted = this.#msPerPair === null ? 2 : Math.round(batchMs / Math.max(this.#msPerPair, 0.001))
    const most = cell.stop === null ? cell.pairs : Math.max(4, from)
    let to = Math.min(cell.pairs, from + Math.max(1, Math.min(wanted, most)))
    for (let pair = from + 1; pair < to; pair++) if (this.tally.earlyUntil(pair) !== undefined) to = pair
    this.#next = to
    return { cell, from, to }
  }

  took(pairs: number, ms: number): void {
    this.#msPerPair = ms / pairs
  }
}

async function playStage(
  runs: readonly CellRun[],
  crew: Crew,
  options: ConductOptions,
  tell: () => void,
): Promise<void> {
  const { signal } = options
  await new Promise<void>((resolve, reject) => {
    let under = 0
    let failed = false
    const fail = (error: unknown): void => {
      failed = true
      reject(error)
    }
    const onAbort = (): void => fail(signal?.reason)
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })
    const fill = (): void => {
      while (!failed && under < crew.width) {
        const run = leastBegun(runs)
        const batch = run?.claim(crew.batchMs)
        if (run === undefined || batch == null) break
        under++
        crew.play(batch).then(({ rows, ms }) => {
          under--
          if (failed) return
          try {
            options.keep?.(batch, rows)
            run.took(batch.to - batch.from, ms)
            run.tally.add(batch.from, batch.to, rows)
            tell()
            fill()
          } catch (error) {
            fail(error)
          }
        }, fail)
      }
      if (under === 0 && !failed) {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      }
    }
    fill()
  })
}

/** Cells advance together, so that all intervals narrow alike. */
function leastBegun(runs: readonly CellRun[]): CellRun | undefined {
  let least: CellRun | undefined
  for (const run of runs) {
    if (run.tally.ending !== null || run.begun >= run.tally.cell.pairs) continue
    if (least === undefined || run.begun < least.begun) least = run
  }
  return least
}
