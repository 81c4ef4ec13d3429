import { join, resolve } from 'node:path'
import { chance, type LabReport, measured, points, signed } from '@tessera/lab'
import { parseJson, readFile } from '../../flags.ts'
import { paint } from '../../paint.ts'
import { usage } from '../../problem.ts'
import { grouped, percent, table } from '../../table.ts'

const LARGEST_REPORT = 500_000_000
/** In a terminal; the folder has all. */
const MOST_ROWS = 60

export function labReport(folder: string, { json }: { readonly json?: true }): void {
  const path = resolve(folder)
  const text = readFile(join(path, 'report.json'), LARGEST_REPORT)
  const report = parseJson(text, join(folder, 'report.json')) as unknown as LabReport
  if (report?.format !== 'tessera-lab-report') throw usage(`${folder} holds no report of the lab`)
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : reportInWords(report, path))
}

/** The same numbers as the page has; lines of tables fit into eighty columns unless names are long. */
export function reportInWords(report: LabReport, folder: string): string {
  const { title, gameName, version, kind, matches, hash, cells, kept, answer } = report
  const parts = [
    `${paint('bold', title)}\n${paint('dim', `${gameName}, rules version ${version}, ${kind}, ${grouped(matches)} matches`)}`,
    answer.map((line) => wrapped(line)).join('\n'),
    ...findings(report),
    cellTable(report),
    kept.length === 0
      ? ''
      : `${paint('dim', 'Matches to look at, in records/')}\n${table(kept.map(({ why, words, file }) => [why, file, words]))}`,
    table([
      ['cells', grouped(cells.length)],
      ['hash', hash],
      ['page', join(folder, 'report.html')],
    ]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function findings({ findings: { ratings, sweep, worth, search } }: LabReport): readonly string[] {
  const parts: string[] = []
  if (ratings !== undefined)
    parts.push(
      table(
        [
          heading('', 'rating', '95 % interval', 'share'),
          ...ratings.map(({ name, value, low, high, share }) => [
            name,
            value.toFixed(0),
            `${low.toFixed(0)} to ${high.toFixed(0)}`,
            percent(share),
          ]),
        ],
        [1, 3],
      ),
    )
  if (sweep !== undefined)
    parts.push(
      table(
        [
          heading(sweep.axes.join(', '), 'share', '95 %', 'change', '95 %', 'p (Holm)', 'matches'),
          ...sweep.points.map(({ values, value, low, high, matches, change }) => [
            values.map(String).join(', '),
            percent(value),
            interval(low, high),
            ...(change === null
              ? ['', '', '']
              : [signed(change.value), `${signed(change.low)} to ${signed(change.high)}`, chance(change.p)]),
            grouped(matches),
          ]),
        ],
        [1, 3, 5, 6],
      ),
      sweep.points
        .filter(({ note }) => note !== '')
        .map(({ values, note }) => wrapped(`${values.map(String).join(', ')} ${note}`))
        .join('\n'),
    )
  if (worth !== undefined)
    parts.push(
      `${wrapped(worth.about)}\n${table(
        [
          heading('', 'cost', 'worth', '95 % interval', 'a point', 'p (Holm)', 'matches'),
          ...worth.list.map(({ name, cost, perPoint, value, low, high, p, matches }) => [
            p < 0.05 ? paint('bold', name) : name,
            cost === null ? '' : String(cost),
            signed(value),
            `${signed(low)} to ${signed(high)}`,
            perPoint === null ? '' : signed(perPoint),
            chance(p),
            grouped(matches),
          ]),
        ],
        [1, 2, 4, 5, 6],
      )}`,
    )
  if (search !== undefined)
    parts.push(
      table(
        search.found.map(({ name, value, low, high, matches }) => [
          name,
          percent(value),
          interval(low, high),
          `${grouped(matches)} fresh matches`,
        ]),
      ),
      search.found.map(({ name, build }) => wrapped(`${name}: ${build}`)).join('\n'),
    )
  return parts
}

function cellTable({ cells, findings: { worth, search, sweep } }: LabReport): string {
  if (worth !== undefined || search !== undefined) return ''
  const shown = cells.slice(0, sweep === undefined ? MOST_ROWS : 0)
  if (shown.length === 0) return ''
  const rows = shown.map(({ a, b, matches, share, low, high, wins, draws, corrected, ending, turns }) => [
    a,
    b,
    grouped(matches),
    `${wins[0]}–${draws}–${wins[1]}`,
    corrected < 0.05 ? paint(share > 0.5 ? 'green' : 'yellow', measured(share, ending)) : measured(share, ending),
    interval(low, high),
    turns.mean.toFixed(1),
    ending,
  ])
  const more = cells.length > shown.length ? `\n… and ${cells.length - shown.length} more in cells.csv` : ''
  const head = heading('A', 'B', 'n', 'w–d–l', 'A’s share', '95 %', 'turns', 'ended')
  return `${table([head, ...rows], [2, 3, 4, 6])}${more}`
}

function interval(low: number, high: number): string {
  return `${points(low)}–${points(high)}`
}

/** Sentences end at the edge of the terminal between words; a pipe gets eighty columns. */
function wrapped(text: string): string {
  const width = Math.max(40, Math.min(process.stdout.columns ?? 80, 120))
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = '  '
    }
    line += line === '' || line === '  ' ? word : ` ${word}`
  }
  return [...lines, line].join('\n')
}

function heading(...words: readonly string[]): string[] {
  return words.map((word) => paint('dim', word))
}
