import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyRecord } from '@tessera/kernel'
import type { Rows } from '../experiment/cell.ts'
import type { Batch } from '../experiment/conduct.ts'
import type { Design, Tallies } from '../experiment/design.ts'
import { cellLines, matchLines } from '../report/csv.ts'
import { reportHtml } from '../report/html.ts'
import { type LabReport, recordOf, reportOf } from '../report/report.ts'

/** A piece as the journal has it. */
export interface JournalPiece {
  readonly cell: string
  readonly from: number
  readonly to: number
  readonly rows: Rows
}

/** The folder holds another experiment: nothing is overwritten. */
export class OtherExperiment extends Error {}

/** The folder of a run: the experiment, a journal of the matches played, and the results when it is over. */
export class ResultsFolder {
  readonly path: string
  readonly known: readonly JournalPiece[]
  readonly #journal: string

  /** Opens a folder for an experiment, with what an interrupted run of the same one has played. */
  constructor(path: string, { key }: Pick<Design, 'key'>, text: string) {
    this.path = path
    this.#journal = join(path, 'journal.jsonl')
    mkdirSync(join(path, 'records'), { recursive: true })
    const [head, ...pieces] = existsSync(this.#journal) ? readJournal(this.#journal) : []
    if (head === undefined) {
      writeFileSync(join(path, 'experiment.yaml'), text)
      writeFileSync(this.#journal, `${JSON.stringify({ format: 'tessera-lab-journal', key })}\n`)
    } else if ((head as { key?: unknown }).key !== key) {
      throw new OtherExperiment(
        `${path} holds the results of another experiment, or of other rules: choose another folder`,
      )
    }
    this.known = pieces as readonly JournalPiece[]
  }

  keep({ cell, from, to }: Batch, rows: Rows): void {
    appendFileSync(this.#journal, `${JSON.stringify({ cell: cell.id, from, to, rows } satisfies JournalPiece)}\n`)
  }

  /** Writes everything; each file appears under its name when it is whole. */
  async finish(design: Design, tallies: Tallies): Promise<LabReport> {
    const report = reportOf(design, tallies)
    for (const { cell, match, file } of report.kept) {
      const tally = tallies.get(cell)
      if (tally !== undefined) this.#record(file, recordOf(design.game, tally.cell, match))
    }
    const matches = await open(join(this.path, 'matches.csv.part'), 'w')
    for (const lines of matchLines(tallies)) await matches.write(lines)
    await matches.close()
    renameSync(join(this.path, 'matches.csv.part'), join(this.path, 'matches.csv'))
    this.#write('cells.csv', cellLines(report))
    this.#write('report.html', reportHtml(report))
    this.#write('report.json', `${JSON.stringify(report, null, 1)}\n`)
    return report
  }

  #record(file: string, record: AnyRecord): void {
    writeFileSync(join(this.path, 'records', file), `${JSON.stringify(record)}\n`)
  }

  #write(name: string, text: string): void {
    writeFileSync(join(this.path, `${name}.part`), text)
    renameSync(join(this.path, `${name}.part`), join(this.path, name))
  }
}

/** A line that was cut off by the end of the power is the last, and is forgotten. */
function readJournal(path: string): readonly unknown[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  const whole: unknown[] = []
  for (const line of lines) {
    if (line === '') continue
    try {
      whole.push(JSON.parse(line))
    } catch {
      break
    }
  }
  writeFileSync(path, whole.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  return whole
}
