import type { AnyGame, AnyRecord, Json } from '@tessera/kernel'
import { type Cell, playMatch } from '../experiment/cell.ts'
import type { CellTally, Ending, MatchRow } from '../experiment/cell-tally.ts'
import { resultsHash } from '../experiment/conduct.ts'
import type { Design, Findings, Tallies } from '../experiment/design.ts'
import { alwaysValid, logPurseBoth } from '../statistics/betting.ts'
import { holm } from '../statistics/holm.ts'
import { pairedShare } from '../statistics/pairs.ts'
import { answerOf } from './answer.ts'

export interface CellReport {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly matches: number
  readonly wins: readonly [number, number]
  readonly draws: number
  /** A's share of the points with Wilson's 95 % interval for pairs. */
  readonly share: number
  readonly low: number
  readonly high: number
  /** The 95 % interval that holds wherever the cell was stopped. */
  readonly always: { readonly low: number; readonly high: number }
  /** A's share when it sits first, and second. */
  readonly bySeat: readonly [number, number]
  readonly ending: Ending
  /** Chance of so much evidence against one half if it were one half; and corrected by Holm over all cells. */
  readonly p: number
  readonly corrected: number
  readonly turns: Lengths
  readonly hash: string
}

interface Lengths {
  readonly mean: number
  readonly least: number
  readonly median: number
  readonly most: number
}

/** A match worth looking at, by why. */
export interface KeptMatch {
  readonly why: 'upset' | 'longest' | 'draw' | 'typical'
  readonly cell: string
  readonly match: number
  readonly words: string
  readonly file: string
}

export interface LabReport {
  readonly format: 'tessera-lab-report'
  readonly title: string
  readonly game: string
  readonly gameName: string
  readonly version: number
  readonly kind: string
  readonly key: string
  /** Over every result: the same for any number of workers, on any machine. */
  readonly hash: string
  readonly matches: number
  readonly experiment: Json
  /** In sentences. */
  readonly answer: readonly string[]
  readonly findings: Findings
  readonly cells: readonly CellReport[]
  /** Matches by length in turns, in bins of equal width. */
  readonly lengths: { readonly from: number; readonly width: number; readonly counts: readonly number[] }
  readonly reasons: Readonly<Record<string, number>>
  readonly kept: readonly KeptMatch[]
}

/** Everything the results say, as numbers; the terminal, the page and the CSV are drawn from it. */
export function reportOf(design: Design, tallies: Tallies): LabReport {
  const { game, experiment, title, key } = design
  const list = [...tallies.values()]
  const p = list.map(({ counts }) => Math.min(1, Math.exp(-logPurseBoth(counts, 0.5))))
  const corrected = holm(p)
  const cells = list.map((tally, i) => cellReport(tally, p[i] ?? 1, corrected[i] ?? 1))
  const findings = design.findings(tallies)
  const plain = JSON.parse(JSON.stringify(experiment)) as Json
  return {
    format: 'tessera-lab-report',
    title,
    game: game.ruleset.id,
    gameName: game.name,
    version: game.ruleset.version,
    kind: experiment.kind,
    key,
    hash: resultsHash(design, tallies),
    matches: list.reduce((sum, { matches }) => sum + matches, 0),
    experiment: plain,
    answer: answerOf({ cells, findings, experiment: plain }),
    findings,
    cells,
    ...histogram(list),
    kept: interesting(game, list, experiment.keep),
  }
}

/** The record of a kept match, played again: results alone are stored, matches repeat exactly. */
export function recordOf(game: AnyGame, cell: Cell, match: number): AnyRecord {
  return playMatch(game, cell, match).record
}

function cellReport(tally: CellTally, p: number, corrected: number): CellReport {
  const { cell, matches, wins, draws, counts, pairs, bySeat, hash } = tally
  const turns = [...tally.rows()].map((row) => row.turns).sort((a, b) => a - b)
  const { share, low, high } = pairedShare(counts)
  return {
    id: cell.id,
    a: cell.a,
    b: cell.b,
    matches,
    wins,
    draws,
    share,
    low,
    high,
    always: alwaysValid(counts),
    bySeat: [bySeat[0] / Math.max(pairs, 1), bySeat[1] / Math.max(pairs, 1)],
    ending: tally.ending ?? 'played',
    p,
    corrected,
    turns: {
      mean: turns.reduce((sum, n) => sum + n, 0) / Math.max(turns.length, 1),
      least: turns[0] ?? 0,
      median: turns[turns.length >> 1] ?? 0,
      most: turns.at(-1) ?? 0,
    },
    hash,
  }
}

const BINS = 40

function histogram(list: readonly CellTally[]): Pick<LabReport, 'lengths' | 'reasons'> {
  const reasons: Record<string, number> = {}
  const seen = new Map<number, number>()
  for (const tally of list) {
    for (const { turns, reason } of tally.rows()) {
      seen.set(turns, (seen.get(turns) ?? 0) + 1)
      reasons[reason] = (reasons[reason] ?? 0) + 1
    }
  }
  const least = Math.min(...seen.keys())
  const most = Math.max(...seen.keys())
  if (seen.size === 0) return { lengths: { from: 0, width: 1, counts: [] }, reasons }
  const width = Math.max(1, Math.ceil((most - least + 1) / BINS))
  const counts = new Array<number>(Math.floor((most - least) / width) + 1).fill(0)
  for (const [turns, count] of seen) {
    const bin = Math.floor((turns - least) / width)
    counts[bin] = (counts[bin] ?? 0) + count
  }
  return { lengths: { from: least, width, counts }, reasons }
}

/** Wins of builds that hardly ever win, the longest matches, draws, and ordinary ones, from all cells. */
function interesting(game: AnyGame, list: readonly CellTally[], keep: number): readonly KeptMatch[] {
  const found: (KeptMatch & { readonly weight: number })[] = []
  for (const tally of list) {
    const best = notable(tally)
    for (const why of ['upset', 'longest', 'draw', 'typical'] as const) {
      const entry = best[why]
      if (entry === undefined) continue
      const { row, weight } = entry
      const { id, a, b } = tally.cell
      const won =
        row.outcome === 'd'
          ? `${a} and ${b} draw`
          : `${row.outcome === 'a' ? a : b} beats ${row.outcome === 'a' ? b : a}`
      const file = `${game.ruleset.id}-${safe(id)}-${row.match}.json`
      found.push({ why, cell: id, match: row.match, words: `${won}, ${row.turns} turns`, file, weight })
    }
  }
  return (['upset', 'longest', 'draw', 'typical'] as const).flatMap((why) =>
    found
      .filter((entry) => entry.why === why)
      .sort((one, other) => other.weight - one.weight)
      .slice(0, keep)
      .map(({ weight: _weight, ...entry }) => entry),
  )
}

/** Between equals no win is an upset. */
const FAVOURED = 0.05

type Notable = Partial<Record<KeptMatch['why'], { readonly row: MatchRow; readonly weight: number }>>

/** The most telling matches of one cell. */
export function notable(tally: CellTally): Notable {
  const { share } = pairedShare(tally.counts)
  const favourite = share >= 0.5 ? 'a' : 'b'
  const lengths: number[] = []
  for (const row of tally.rows()) if (row.outcome === favourite) lengths.push(row.turns)
  lengths.sort((one, other) => one - other)
  const usual = lengths[lengths.length >> 1] ?? 0
  const found: Notable = {}
  for (const row of tally.rows()) {
    const offer = (why: KeptMatch['why'], weight: number): void => {
      if (weight > (found[why]?.weight ?? Number.NEGATIVE_INFINITY)) found[why] = { row, weight }
    }
    offer('longest', row.turns)
    if (row.outcome === 'd') offer('draw', row.turns)
    else if (row.outcome === favourite) offer('typical', -Math.abs(row.turns - usual))
    else if (Math.abs(share - 0.5) >= FAVOURED) offer('upset', Math.abs(share - 0.5) * 1000 - row.turns / 1000)
  }
  return found
}

function safe(id: string): string {
  return id.replace(/[^\w-]/g, '_')
}
