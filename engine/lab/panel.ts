import type { AnyGame, Json, Parsed } from '@tessera/kernel'
import { type Player, SCRIPT } from './player.ts'
import type { Simulation } from './slice.ts'
import type { SimulationReport } from './tally.ts'
import { type Interval, wilson } from './wilson.ts'

/** One level against one opponent on one ground. */
export interface PanelCell {
  readonly level: string
  /** A script's id, or `random`. */
  readonly opponent: string
  readonly ground: string
  /** In percent; null where the game asks nothing of this level against this opponent. */
  readonly goal: number | null
  readonly simulation: Simulation
}

/** What to leave out; without a field everything is in. */
interface PanelChoice {
  readonly levels?: readonly string[] | undefined
  readonly opponents?: readonly string[] | undefined
  readonly grounds?: readonly string[] | undefined
}

export interface PanelResult extends Omit<PanelCell, 'simulation'> {
  readonly matches: number
  readonly wins: number
  readonly draws: number
  /** Of the level: a win is 1, a draw one half. */
  readonly share: number
  readonly interval: Interval
  readonly meanTurns: number
}

export interface PanelReport {
  readonly results: readonly PanelResult[]
  /** By level: the result with a goal that is furthest below its goal. */
  readonly worst: readonly PanelResult[]
}

const RANDOM = 'random'

/** Every level against every member of the panel on every ground, level by level. */
export function panelCells(game: AnyGame, seed: string, choice: PanelChoice = {}): Parsed<readonly PanelCell[]> {
  const { panel, name, bot } = game
  if (panel === undefined) return bad(`${name} has no panel of scripted opponents`)
  const levels = chosen(bot.levels, choice.levels)
  const opponents = chosen([...panel.scripts, { id: RANDOM }], choice.opponents)
  const grounds = chosen(panel.grounds, choice.grounds)
  if (typeof levels === 'string') return bad(`${name} has no level ${levels}`)
  if (typeof opponents === 'string') return bad(`${name} has no opponent ${opponents}`)
  if (typeof grounds === 'string') return bad(`${name} has no ground ${grounds}`)
  const configs = new Map<string, Json>()
  for (const { id, config } of panel.grounds) {
    const parsed = game.ruleset.config.parse(config)
    if (!parsed.ok) return parsed
    configs.set(id, parsed.value)
  }
  const cells: PanelCell[] = []
  for (const level of levels)
    for (const opponent of opponents)
      for (const ground of grounds) {
        const goal = (opponent === RANDOM ? panel.goalsAgainstRandom?.[level] : undefined) ?? panel.goals[level] ?? null
        const players: Simulation['players'] = [{ level }, playerOf(opponent)]
        const config = configs.get(ground) ?? null
        cells.push({ level, opponent, ground, goal, simulation: { config, players, seed: `${seed}/${ground}` } })
      }
  return { ok: true, value: cells }
}

/** Reports are those of the cells, in their order. */
export function panelReport(cells: readonly PanelCell[], reports: readonly SimulationReport[]): PanelReport {
  const results = cells.map((cell, place): PanelResult => {
    const report = reports[place]
    if (report === undefined) throw new Error(`No report of ${cell.level} against ${cell.opponent}`)
    const { simulation: _simulation, ...about } = cell
    const { matches, wins, draws, meanTurns } = report
    const points = wins[0] + draws / 2
    const share = matches === 0 ? 0 : points / matches
    return { ...about, matches, wins: wins[0], draws, share, interval: wilson(points, matches), meanTurns }
  })
  const levels = [...new Set(results.map(({ level }) => level))]
  return { results, worst: levels.flatMap((level) => worstOf(results.filter((each) => each.level === level))) }
}

/** By the distance to what is asked; where nothing is, by the share. */
function worstOf(results: readonly PanelResult[]): readonly PanelResult[] {
  const asked = results.filter(({ goal }) => goal !== null)
  const margin = ({ share, goal }: PanelResult): number => share - (goal ?? 0) / 100
  const [worst] = [...(asked.length > 0 ? asked : results)].sort((a, b) => margin(a) - margin(b))
  return worst === undefined ? [] : [worst]
}

function playerOf(opponent: string): Player {
  return opponent === RANDOM ? { level: RANDOM } : { level: SCRIPT, personality: opponent }
}

/** The ids wanted, in the list's order; a sentence's end where one of them is not on it. */
function chosen(
  list: readonly { readonly id: string }[],
  wanted: readonly string[] | undefined,
): readonly string[] | string {
  const all = list.map(({ id }) => id)
  const unknown = wanted?.find((id) => !all.includes(id))
  if (unknown !== undefined) return `"${unknown.slice(0, 40)}": ${all.join(', ')}`
  return wanted === undefined ? all : all.filter((id) => wanted.includes(id))
}

function bad<T>(text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path: '', code: 'no_panel', text }] }
}
