import { hashOf } from '@tessera/kernel'
import { logPurse, logPurseBoth } from '../statistics/betting.ts'
import type { Cell, Rows } from './cell.ts'

/** Why a cell is over: its matches are played, or the answer is known. */
export type Ending = 'played' | 'clear' | 'even'

export interface MatchRow {
  readonly match: number
  readonly outcome: 'a' | 'b' | 'd'
  readonly turns: number
  readonly steps: number
  readonly reason: string
  readonly hash: string
}

/** The bets are looked at after every pair at first, then after every eighth. */
const FEW_PAIRS = 64
const LOOK_EVERY = 8
const LEAST_PAIRS = 4

/**
 * Everything known of a cell. Pieces may arrive in any order and cut; they count in order of pairs, and what was played
 * beyond the pair that settled the answer is dropped, so nothing depends on who played what when.
 */
export class CellTally {
  readonly cell: Cell
  /** Pairs by score, worst for A first. */
  readonly counts: number[] = [0, 0, 0, 0, 0]
  /** The place in `counts` of every pair. */
  readonly scores: number[] = []
  wins: [number, number] = [0, 0]
  draws = 0
  /** Points of A in seat 0, and in seat 1. */
  bySeat: [number, number] = [0, 0]
  ending: Ending | null = null
  readonly #pieces: Rows[] = []
  readonly #early = new Map<number, { readonly to: number; readonly rows: Rows }>()
  #hash: string

  constructor(cell: Cell) {
    this.cell = cell
    this.#hash = hashOf(['tessera-lab', cell.id, cell.seed])
  }

  /** Pairs that count. */
  get pairs(): number {
    return this.scores.length
  }

  get matches(): number {
    return 2 * this.pairs
  }

  /** Over every record that counts, in order. */
  get hash(): string {
    return this.#hash
  }

  /** True when this piece was not known yet. */
  add(from: number, to: number, rows: Rows): boolean {
    if (this.ending !== null || this.#early.has(from) || from < this.pairs) return false
    if (rows.outcomes.length !== 2 * (to - from)) throw new Error(`Cell ${this.cell.id}: a piece has the wrong length`)
    this.#early.set(from, { to, rows })
    for (let due = this.#early.get(this.pairs); due !== undefined; due = this.#early.get(this.pairs)) {
      this.#early.delete(this.pairs)
      this.#take(due.rows)
      if (this.ending !== null) this.#early.clear()
    }
    return true
  }

  /** Where the piece that starts here ends, if it has arrived early. */
  earlyUntil(from: number): number | undefined {
    return this.#early.get(from)?.to
  }

  *rows(): Generator<MatchRow> {
    let match = 0
    for (const { outcomes, turns, steps, reason, reasons, hashes } of this.#pieces) {
      for (let i = 0; i < outcomes.length && match < this.matches; i++, match++) {
        yield {
          match,
          outcome: outcomes[i] as 'a' | 'b' | 'd',
          turns: turns[i] ?? 0,
          steps: steps[i] ?? 0,
          reason: reasons[reason[i] ?? 0] ?? '',
          hash: hashes.slice(16 * i, 16 * i + 16),
        }
      }
    }
  }

  #take(rows: Rows): void {
    this.#pieces.push(rows)
    for (let i = 0; i < rows.outcomes.length && this.ending === null; i += 2) {
      const first = this.#count(rows.outcomes[i], 0)
      const second = this.#count(rows.outcomes[i + 1], 1)
      const place = first + second
      this.counts[place] = (this.counts[place] ?? 0) + 1
      this.scores.push(place)
      this.#hash = hashOf(this.#hash + rows.hashes.slice(16 * i, 16 * i + 32))
      this.ending = this.#settled()
    }
  }

  /** Half points of A. */
  #count(outcome: string | undefined, seat: 0 | 1): 0 | 1 | 2 {
    const half = outcome === 'a' ? 2 : outcome === 'd' ? 1 : 0
    if (half === 2) this.wins[0]++
    else if (half === 0) this.wins[1]++
    else this.draws++
    this.bySeat[seat] += half / 2
    return half
  }

  #settled(): Ending | null {
    const { pairs, cell, counts } = this
    const { stop } = cell
    const looks = pairs >= LEAST_PAIRS && (pairs <= FEW_PAIRS || pairs % LOOK_EVERY === 0)
    if (stop !== null && looks) {
      const limit = Math.log(1 / stop.error)
      if (logPurseBoth(counts, 0.5) >= limit) return 'clear'
      if (stop.even !== null) {
        const notAbove = logPurse(counts, 0.5 + stop.even, 'below') >= limit
        if (notAbove && logPurse(counts, 0.5 - stop.even, 'above') >= limit) return 'even'
      }
    }
    return pairs >= cell.pairs ? 'played' : null
  }
}
