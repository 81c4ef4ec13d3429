import type { BenchResult } from '@tessera/bench/index'

/** The benchmarks that a document has sections of: `## name`. */
export function benchesOf(document: string): ReadonlySet<string> {
  return new Set([...document.matchAll(/^## (\S+)$/gm)].map(([, name = '']) => name))
}

/** The document with what was measured: the table of one section, and the line that says when and where. */
export function withTable(
  document: string,
  bench: string,
  results: readonly BenchResult[],
  circumstances: string,
): string {
  const lines = document.replace(/^Measured on .*$/m, circumstances).split('\n')
  const start = lines.indexOf(`## ${bench}`)
  if (start < 0) throw new Error(`There is no section ${bench}`)
  const next = lines.findIndex((line, at) => at > start && line.startsWith('## '))
  const end = next < 0 ? lines.length : next
  const section = lines.slice(start, end)
  const first = section.findIndex(isRow)
  const past = first < 0 ? -1 : section.findIndex((line, at) => at > first && !isRow(line))
  const before = trimmed(first < 0 ? section : section.slice(0, first))
  const after = past < 0 ? [] : trimmed(section.slice(past))
  const written = [...before, '', ...rowsOf(results), '', ...(after.length === 0 ? [] : [...after, ''])]
  return [...lines.slice(0, start), ...written, ...lines.slice(end)].join('\n')
}

function rowsOf(results: readonly BenchResult[]): readonly string[] {
  const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
  return [
    row(['line', 'ours', 'peer or goal', 'theirs', 'ratio', 'range', 'rounds', 'load', 'what is counted']),
    '|---|---|---|---|---|---|---|---|---|',
    ...results.map(({ name, ours, peer, theirs, ratio, range, rounds, load, unit }) =>
      row([
        `\`${name}\``,
        figure(ours),
        peer,
        figure(theirs),
        figure(ratio),
        range,
        String(rounds),
        String(load),
        unit,
      ]),
    ),
  ]
}

function figure(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-US')
}

function isRow(line: string): boolean {
  return line.startsWith('|')
}

/** Without empty lines at either end. */
function trimmed(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== '')
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1)
}
