import type { Findings } from '../experiment/design.ts'
import { count, percent, points, signed } from './figures.ts'
import type { CellReport, LabReport } from './report.ts'

type Numbers = Pick<LabReport, 'cells' | 'findings' | 'experiment'>

/** What was asked, answered in sentences: only what stands after correction is called clear. */
export function answerOf({ cells, findings, experiment }: Numbers): readonly string[] {
  const { ratings, sweep, worth, search } = findings
  if (worth !== undefined) return worthWords(worth)
  if (search !== undefined) return searchWords(search)
  if (sweep !== undefined) return sweepWords(sweep)
  if (ratings !== undefined && cells.length > FEW_CELLS) return [...ratingWords(ratings), tallyWords(cells)]
  return [...cells.slice(0, FEW_CELLS).map((cell) => cellWords(cell, experiment)), ...seatWords(cells)]
}

/** More are read better in the matrix. */
const FEW_CELLS = 12
const CLEAR = 0.05

/** A cell that stopped when its answer was clear flatters the winner: there the interval is the one that allows for it. */
function cellWords({ a, b, matches, share, ending, corrected, ...cell }: CellReport, experiment: unknown): string {
  const { low, high } = ending === 'played' ? cell : cell.always
  const interval = `${points(low)} to ${points(high)} %`
  const played = count(matches, 'match', 'matches')
  const early = ending === 'played' ? '' : ' when it was stopped early'
  if (corrected < CLEAR && share < 0.5)
    return `${b} is stronger than ${a}: ${percent(1 - share)} of the points${early} (${points(1 - high)} to ${points(1 - low)} %) over ${played}.`
  if (corrected < CLEAR)
    return `${a} is stronger than ${b}: ${percent(share)} of the points${early} (${interval}) over ${played}.`
  if (ending === 'even') return `${a} and ${b} are even: within ${evenWithin(experiment)} of one half, over ${played}.`
  return `${a} against ${b} is too close to call: ${a} has ${percent(share)} of the points${early} (${interval}) over ${played}.`
}

function evenWithin(experiment: unknown): string {
  const { stop } = experiment as { readonly stop?: { readonly even?: number } | false }
  return `${points((stop || undefined)?.even ?? 0)} %`
}

/** Why: what the seat, the length and the endings have to do with it. */
function seatWords(cells: readonly CellReport[]): readonly string[] {
  const [cell] = cells
  if (cell === undefined || cells.length > 1) return []
  const { a, bySeat, turns } = cell
  return [
    `${a} takes ${percent(bySeat[0])} when it sits first and ${percent(bySeat[1])} when it sits second.`,
    `Half of the matches are over by turn ${turns.median}; the shortest took ${turns.least}, the longest ${turns.most}.`,
  ]
}

function ratingWords(ratings: NonNullable<Findings['ratings']>): readonly string[] {
  const [best, worst] = [ratings[0], ratings.at(-1)]
  if (best === undefined || worst === undefined) return []
  const interval = ({ low, high }: typeof best): string => `${low.toFixed(0)} to ${high.toFixed(0)}`
  return [
    `${best.name} comes out first: rating ${best.value.toFixed(0)} (${interval(best)}), ${percent(best.share)} of the points on average.`,
    `${worst.name} comes out last: rating ${worst.value.toFixed(0)} (${interval(worst)}), ${percent(worst.share)}.`,
  ]
}

function tallyWords(cells: readonly CellReport[]): string {
  const clear = cells.filter(({ corrected }) => corrected < CLEAR).length
  const even = cells.filter(({ corrected, ending }) => corrected >= CLEAR && ending === 'even').length
  const open = cells.length - clear - even
  const shown = even === 0 ? '' : `, ${even} shown to be about even`
  return `Of ${cells.length} pairings ${clear} ${clear === 1 ? 'is' : 'are'} clear${shown}, ${open} too close to call at this size.`
}

function sweepWords({ axes, points: list }: NonNullable<Findings['sweep']>): readonly string[] {
  const [first, ...others] = list
  if (first === undefined) return []
  const named = (values: readonly unknown[]): string =>
    axes.map((axis, i) => `${axis} ${JSON.stringify(values[i] ?? null)}`).join(', ')
  const start = `With ${named(first.values)}: ${percent(first.value)} of the points against the field (${points(first.low)} to ${points(first.high)} %).`
  if (others.length === 0) return [start]
  if (others.every(({ change }) => change?.value === 0))
    return [start, 'No value changed the outcome of any pair of matches: does anybody here bring or use it?']
  const clear = others.filter(({ change }) => change !== null && change.p < CLEAR)
  const lines = clear.map(({ values, value, change }) => {
    const { value: more, low, high } = change ?? { value: 0, low: 0, high: 0 }
    return `With ${named(values)}: ${percent(value)}, a change of ${signed(more)} (${signed(low)} to ${signed(high)}).`
  })
  const open = others.length - clear.length
  if (open > 0)
    lines.push(
      `${open === others.length ? 'No other value' : count(open, 'other value', 'other values')} can${open === others.length ? '' : 'not'} be told from the first at this size.`,
    )
  return [start, ...lines]
}

function worthWords({ list }: NonNullable<Findings['worth']>): readonly string[] {
  const clear = list.filter(({ p }) => p < CLEAR)
  const named = (entries: typeof list): string =>
    entries.map(({ name, value }) => `${name} ${signed(value)}`).join(', ')
  const [above, below] = [clear.filter(({ value }) => value > 0), clear.filter(({ value }) => value < 0).toReversed()]
  const open = list.length - clear.length
  return [
    ...(above.length > 0 ? [`Clearly worth more than what would be there without: ${named(above)}.`] : []),
    ...(below.length > 0 ? [`Clearly worth less: ${named(below)}.`] : []),
    ...(open > 0
      ? [
          `${open === list.length ? 'None of them' : count(open, 'other', 'others')} can${open === list.length ? '' : 'not'} be told from worth nothing at this size.`,
        ]
      : []),
  ]
}

function searchWords({ generations, found, spent }: NonNullable<Findings['search']>): readonly string[] {
  const best = found.toSorted((one, other) => other.value - one.value)[0]
  const [start] = generations
  if (best === undefined || start === undefined) return []
  return [
    `The best, ${best.name}, takes ${percent(best.value)} of the points against the field (${points(best.low)} to ${points(best.high)} %), over ${count(best.matches, 'match', 'matches')} on dice it had never seen.`,
    `The ready-made and random ones it began with had ${percent(start.mean)} on average; ${count(spent, 'match', 'matches')} were played in ${count(generations.length, 'generation', 'generations')}.`,
  ]
}
