import type { CellTally } from '../experiment/cell-tally.ts'
import type { Tallies } from '../experiment/design.ts'
import type { LabReport } from './report.ts'

/** Every match, a line each, cell by cell, so that a large run is written piece by piece. */
export function* matchLines(tallies: Tallies): Generator<string> {
  yield 'cell,a,b,match,seat_of_a,winner,turns,steps,reason,hash\n'
  for (const tally of tallies.values()) yield* linesOf(tally)
}

/** One line per cell. */
export function cellLines({ cells }: LabReport): string {
  const head =
    'cell,a,b,matches,a_won,b_won,draws,share,low,high,always_low,always_high,a_first,a_second,p,p_holm,ended,turns_mean,turns_least,turns_median,turns_most,hash'
  const rows = cells.map((cell) => {
    const { id, a, b, matches, wins, draws, share, low, high, always, bySeat, p, corrected, ending, turns, hash } = cell
    const figures = [share, low, high, always.low, always.high, ...bySeat, p, corrected].map((value) =>
      value.toFixed(6),
    )
    const lengths = [turns.mean.toFixed(3), turns.least, turns.median, turns.most]
    return [quoted(id), quoted(a), quoted(b), matches, ...wins, draws, ...figures, ending, ...lengths, hash].join(',')
  })
  return `${[head, ...rows].join('\n')}\n`
}

const LINES_AT_ONCE = 2000

function* linesOf(tally: CellTally): Generator<string> {
  const { id, a, b } = tally.cell
  const start = [id, a, b].map(quoted).join(',')
  let lines = ''
  let held = 0
  for (const { match, outcome, turns, steps, reason, hash } of tally.rows()) {
    const winner = outcome === 'd' ? 'draw' : outcome
    lines += `${start},${match},${match % 2},${winner},${turns},${steps},${quoted(reason)},${hash}\n`
    if (++held < LINES_AT_ONCE) continue
    yield lines
    lines = ''
    held = 0
  }
  if (lines !== '') yield lines
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
