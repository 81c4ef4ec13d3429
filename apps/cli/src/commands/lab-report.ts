import { join, resolve } from 'node:path'
import type { LabReport } from '@tessera/lab'
import { parseJson, readFile } from '../flags.ts'
import { paint } from '../paint.ts'
import { usage } from '../problem.ts'
import { grouped, percent, table } from '../table.ts'

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

/** The same numbers as the page has. */
export function reportInWords(report: LabReport, folder: string): string {
  const { title, gameName, version, kind, matches, hash, cells, kept } = report
  const parts = [
    `${paint('bold', title)}\n${paint('dim', `${gameName}, rules version ${version}, ${kind}, ${grouped(matches)} matches`)}`,
    ...findings(report),
    cellTable(report),
    kept.length === 0
      ? ''
      : `Matches to look at\n${table(kept.map(({ why, words, file }) => [`  ${why}`, words, join('records', file)]))}`,
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
          heading('rating', '', '95 % interval', 'share'),
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
          heading(sweep.axes.join(', '), 'share', '95 % interval', 'matches', ''),
          ...sweep.points.map(({ values, value, low, high, matches, note }) => [
            values.map(String).join(', '),
            percent(value),
            `${percent(low)} to ${percent(high)}`,
            grouped(matches),
            paint('dim', note.slice(0, 60)),
          ]),
        ],
        [1, 3],
      ),
    )
  if (worth !== undefined)
    parts.push(
      `${worth.about}\n${table(
        [
          heading('', 'cost', 'worth', '95 % interval', 'p (Holm)', 'matches'),
          ...worth.list.map(({ name, cost, value, low, high, p, matches }) => [
            p < 0.05 ? paint('bold', name) : name,
            cost === null ? '' : String(cost),
            percent(value),
            `${percent(low)} to ${percent(high)}`,
            p < 0.001 ? '< 0.001' : p.toFixed(3),
            grouped(matches),
          ]),
        ],
        [1, 2, 4, 5],
      )}`,
    )
  if (search !== undefined)
    parts.push(
      `${table(search.found.map(({ name, value, low, high, matches }) => [name, percent(value), `${percent(low)} to ${percent(high)}`, `${grouped(matches)} fresh matches`]))}\n${search.found.map(({ name, build }) => `${name}: ${build}`).join('\n')}`,
    )
  return parts
}

function cellTable({ cells, findings: { worth, search } }: LabReport): string {
  if (worth !== undefined || search !== undefined) return ''
  const rows = cells
    .slice(0, MOST_ROWS)
    .map(({ a, b, matches, share, low, high, draws, corrected, ending, turns }) => [
      a,
      b,
      grouped(matches),
      corrected < 0.05 ? paint(share > 0.5 ? 'green' : 'yellow', percent(share)) : percent(share),
      `${percent(low)} to ${percent(high)}`,
      grouped(draws),
      turns.mean.toFixed(1),
      ending,
    ])
  const more = cells.length > MOST_ROWS ? `\n… and ${cells.length - MOST_ROWS} more in cells.csv` : ''
  const head = heading('A', 'B', 'matches', "A's share", '95 % interval', 'draws', 'turns', 'ended')
  return `${table([head, ...rows], [2, 3, 5, 6])}${more}`
}

function heading(...words: readonly string[]): string[] {
  return words.map((word) => paint('dim', word))
}
