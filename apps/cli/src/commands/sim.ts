import { type AnyGame, inputErrorText, type Json, peopleSeats } from '@tessera/kernel'
import { type Player, parsePlayer, playerName, type Simulation, type SimulationReport } from '@tessera/lab'
import { simulate } from '@tessera/lab/node'
import { configOf, gameNamed, readConfigFlag } from '../flags.ts'
import type { LauncherPaths } from '../launcher-paths.ts'
import { makeFolder } from '../make-folder.ts'
import { paint } from '../paint.ts'
import { failure, usage } from '../problem.ts'
import { coreMeter, progressBar } from '../progress.ts'
import { grouped, percent, table } from '../table.ts'

interface SimFlags {
  readonly matches: number
  readonly seed: string
  readonly a?: string
  readonly b?: string
  readonly armyA?: string
  readonly armyB?: string
  readonly config?: string
  readonly jobs: number
  readonly save?: string
  readonly json?: true
}

export async function sim(paths: LauncherPaths, id: string, flags: SimFlags): Promise<void> {
  const game = gameNamed(id)
  const { matches, jobs, save } = flags
  const simulation = simulationOf(game, flags)
  const folder = save === undefined ? undefined : makeFolder(save, '--save')
  const progress = progressBar(matches, 'matches')
  const stop = new AbortController()
  const interrupt = (): void => stop.abort(failure('stopped'))
  process.once('SIGINT', interrupt)
  const began = performance.now()
  const perCore = coreMeter()
  let report: SimulationReport
  try {
    report = await simulate(game, simulation, matches, {
      jobs,
      worker: paths.worker,
      progress: progress.update,
      signal: stop.signal,
      ...(folder === undefined ? {} : { save: folder }),
    })
  } catch (error) {
    if (stop.signal.aborted) {
      process.exitCode = 130
      return
    }
    throw failure(error instanceof Error ? error.message : String(error))
  } finally {
    progress.end()
    process.off('SIGINT', interrupt)
  }
  const speed = { perSecond: matches / ((performance.now() - began) / 1000), perCore: perCore(matches) }
  process.stdout.write(
    flags.json ? json(game, flags.seed, report, speed) : inWords(game, simulation, flags, report, speed),
  )
  if (folder !== undefined && !flags.json) process.stdout.write(`Records are in ${folder}\n`)
}

function simulationOf(game: AnyGame, flags: SimFlags): Simulation {
  const config = configOf(game, game.simulation, flags.config === undefined ? undefined : readConfigFlag(flags.config))
  const { levels } = game.bot
  const weakest = levels[0]?.id ?? 'random'
  const a = playerFlag(game, '--a', flags.a ?? levels[1]?.id ?? weakest)
  const alone = peopleSeats(game.ruleset, config).length === 1
  if (alone && flags.b !== undefined) throw usage(`${game.name} is played alone: --b does not apply`)
  const players: Simulation['players'] = alone ? [a] : [a, playerFlag(game, '--b', flags.b ?? weakest)]
  const recordEvery = flags.matches > MANY ? RECORD_EVERY_OF_MANY : 1
  return bringing(game, { config, players, seed: flags.seed, recordEvery }, [flags.armyA, flags.armyB])
}

/** Beyond so many matches only some of the records are fingerprinted, which costs a tenth of the time of a short match. */
const MANY = 100_000
const RECORD_EVERY_OF_MANY = 64

/** The simulation with A and B bringing what the flags, or the config, say. */
function bringing(game: AnyGame, simulation: Simulation, armies: readonly (string | undefined)[]): Simulation {
  if (game.bring === undefined) {
    if (armies.every((army) => army === undefined)) return simulation
    throw usage(`Players of ${game.name} bring nothing: --army-a and --army-b do not apply`)
  }
  const read = game.bring(
    simulation.config,
    armies.map((army) => army ?? null),
  )
  if (!read.ok) {
    const flag = { 0: '--army-a: ', 1: '--army-b: ' }[read.inputErrors[0]?.path ?? ''] ?? ''
    throw usage(`${flag}${inputErrorText(read.inputErrors.map((inputError) => ({ ...inputError, path: '' })))}`)
  }
  const { config, brings, fixedSeats } = read.value
  const [a, b] = simulation.players
  return {
    ...simulation,
    config,
    players:
      b === undefined
        ? [carrying(a, brings[0] ?? null)]
        : [carrying(a, brings[0] ?? null), carrying(b, brings[1] ?? null)],
    ...(fixedSeats ? { swap: false } : {}),
  }
}

function carrying(player: Player, brings: Json | null): Player {
  return brings === null ? player : { ...player, brings }
}

function playerFlag(game: AnyGame, flag: string, text: string): Player {
  const parsed = parsePlayer(game, text)
  if (parsed.ok) return parsed.value
  throw usage(`${flag}: ${inputErrorText(parsed.inputErrors)}`)
}

/** Matches by the clock, and by each second of CPU time. */
interface Speed {
  readonly perSecond: number
  readonly perCore: number
}

function json(game: AnyGame, seed: string, report: SimulationReport, { perSecond, perCore }: Speed): string {
  const { id, version } = game.ruleset
  const { matches, wins, draws, score, meanTurns, hash } = report
  const given = /^\d{1,15}$/.test(seed) ? Number(seed) : seed
  const rounded = { meanTurns: round(meanTurns, 3), perSecond: round(perSecond, 1), perCore: round(perCore, 1) }
  return `${JSON.stringify({ game: id, version, matches, seed: given, wins, draws, ...(score && { score }), ...rounded, hash })}\n`
}

function inWords(
  game: AnyGame,
  simulation: Simulation,
  { seed, armyA, armyB }: SimFlags,
  report: SimulationReport,
  { perSecond, perCore }: Speed,
): string {
  const { matches, wins, draws, shares, drawShare, score, meanTurns, meanSteps, hash } = report
  const row = (name: string, count: number, { low, high }: { low: number; high: number }): string[] => [
    name,
    grouped(count),
    percent(count / matches),
    `${percent(low)} to ${percent(high)}`,
  ]
  const [a, b] = simulation.players
  const results = table(
    [
      ['', 'wins', 'share', '95 % interval'].map((heading) => paint('dim', heading)),
      row(`A  ${described(a, armyA)}`, wins[0], shares[0]),
      row(b === undefined ? '   lost' : `B  ${described(b, armyB)}`, wins[1], shares[1]),
      row('   draws', draws, drawShare),
    ],
    [1, 2],
  )
  const facts = table([
    ...(score === null
      ? []
      : [['mean score', `${round(score.mean, 2)} (${round(score.low, 2)} to ${round(score.high, 2)})`]]),
    ['mean length', `${round(meanTurns, 2)} turns, ${round(meanSteps, 1)} steps`],
    ['speed', `${grouped(perSecond)} matches a second, ${grouped(perCore)} by each core`],
    ['seed', seed],
    ['hash', hash],
  ])
  return `${paint('bold', `${game.name}, ${grouped(matches)} matches`)}\n\n${results}\n\n${facts}\n${b === undefined ? '' : `${verdict(report)}\n`}`
}

function described(player: Player, army: string | undefined): string {
  if (army !== undefined) return army.length > 40 ? `${army.slice(0, 40)}…` : army
  return player.brings === undefined ? playerName(player) : `${playerName(player)} (from the config)`
}

/** In words only what the intervals bear out. */
function verdict({ shares: [a, b] }: SimulationReport): string {
  if (a.low > b.high) return paint('green', 'A is stronger.')
  if (b.low > a.high) return paint('green', 'B is stronger.')
  return paint('yellow', 'Too close to call: play more matches to tell them apart.')
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
