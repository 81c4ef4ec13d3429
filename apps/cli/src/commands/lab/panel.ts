import { type AnyGame, inputErrorText, type Panel } from '@tessera/kernel'
import { type PanelReport, type PanelResult, panelCells, panelReport } from '@tessera/lab'
import { simulateAll } from '@tessera/lab/node'
import { gameNamed } from '../../flags.ts'
import type { LauncherPaths } from '../../launcher-paths.ts'
import { paint } from '../../paint.ts'
import { failure, usage } from '../../problem.ts'
import { progressBar } from '../../progress.ts'
import { grouped, percent, table } from '../../table.ts'

interface PanelFlags {
  readonly matches: number
  readonly level?: readonly string[]
  readonly against?: readonly string[]
  readonly ground?: readonly string[]
  readonly seed: string
  readonly jobs: number
  readonly list?: true
  readonly json?: true
}

/** A level is as strong as the opponent it does worst against. */
export async function labPanel(paths: LauncherPaths, id: string, flags: PanelFlags): Promise<void> {
  const game = gameNamed(id)
  const { matches, seed, jobs } = flags
  const choice = { levels: flags.level, opponents: flags.against, grounds: flags.ground }
  const cells = panelCells(game, seed, choice)
  if (!cells.ok) throw usage(inputErrorText(cells.inputErrors))
  if (flags.list && game.panel !== undefined) {
    process.stdout.write(listed(game.panel, flags.json))
    return
  }
  const progress = progressBar(matches * cells.value.length, 'matches')
  const stop = new AbortController()
  const interrupt = (): void => stop.abort(failure('stopped'))
  process.once('SIGINT', interrupt)
  try {
    const reports = await simulateAll(
      game,
      cells.value.map(({ simulation }) => simulation),
      matches,
      { jobs, worker: paths.worker, progress: progress.update, signal: stop.signal },
    )
    const report = panelReport(cells.value, reports)
    process.stdout.write(flags.json ? asJson(game, seed, report) : inWords(game, matches, seed, report))
  } catch (error) {
    if (!stop.signal.aborted) throw failure(error instanceof Error ? error.message : String(error))
    process.exitCode = 130
  } finally {
    progress.end()
    process.off('SIGINT', interrupt)
  }
}

function listed({ scripts, grounds }: Panel<never, unknown>, json: true | undefined): string {
  if (json) return `${JSON.stringify({ scripts, grounds })}\n`
  return `${table([
    ...scripts.map(({ id, name, blurb }) => [paint('bold', id), name, blurb]),
    [paint('bold', 'random'), 'Random', 'Any legal choice.'],
  ])}\n\n${table(grounds.map(({ id, name, config }) => [paint('bold', id), name, JSON.stringify(config)]))}\n`
}

function asJson(game: AnyGame, seed: string, report: PanelReport): string {
  const { id, version } = game.ruleset
  return `${JSON.stringify({ game: id, version, seed, ...report })}\n`
}

function inWords(game: AnyGame, matches: number, seed: string, { results, worst }: PanelReport): string {
  const heading = ['level', 'against', 'on', 'share', '95 % interval', 'goal', 'turns'].map((word) =>
    paint('dim', word),
  )
  const title = `${game.name}, the panel, ${grouped(matches)} matches each, seed ${seed}`
  return [
    paint('bold', title),
    table([heading, ...results.map(row)], [3, 5, 6]),
    `${paint('bold', 'Worst of each level')}\n${table([heading, ...worst.map(row)], [3, 5, 6])}`,
    'A draw counts as half a win.\n',
  ].join('\n\n')
}

function row(result: PanelResult): string[] {
  const { level, opponent, ground, share, interval, goal, meanTurns } = result
  const colour = goal === null ? 'dim' : share * 100 >= goal ? 'green' : 'red'
  return [
    level,
    opponent,
    ground,
    paint(colour, percent(share)),
    `${percent(interval.low)} to ${percent(interval.high)}`,
    goal === null ? '' : `${goal} %`,
    meanTurns.toFixed(1),
  ]
}
