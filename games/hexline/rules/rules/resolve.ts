import type { Choices, MatchReferee, Referee, Seat } from '@tessera/kernel'
import type { HexlineChoice } from '../choice.ts'
import type { HexlineConfig } from '../config.ts'
import { costOf } from '../content/army.ts'
import { catalogOf } from '../content/catalog.ts'
import type { HexlineEvent } from '../events.ts'
import type { Hex, HexlineState } from '../state.ts'
import { rowsFor } from './board/board.ts'
import { sideOf } from './board/sides.ts'
import { concludeBattle } from './score.ts'
import { scenarioArmy, setupBattle, setupScenario } from './setup.ts'
import { stepOn } from './step.ts'

/** HEX-10: the first battle opens; when no choice is needed for it, it is set up at once. */
export function setupMatch(config: HexlineConfig, ref: Referee<HexlineEvent>): HexlineState {
  const state: HexlineState = {
    phase: 'muster',
    battle_number: 1,
    score: [0, 0],
    armies: [null, null],
    battle: null,
    past: [],
    result: null,
  }
  if (awaiting(state, config).length === 0) reveal(state, config, [null, null], ref)
  return state
}

/** HEX-12: in muster the seats without a fixed army, in deploy both. */
export function awaiting(state: HexlineState, config: HexlineConfig): readonly Seat[] {
  switch (state.phase) {
    case 'muster':
      return config.scenario === null ? mustering(config) : NOBODY
    case 'deploy':
      return BOTH
    case 'battle':
    case 'over':
      return NOBODY
  }
}

function mustering({ armies: [first, second] }: HexlineConfig): readonly Seat[] {
  if (first === null) return second === null ? BOTH : FIRST
  return second === null ? SECOND : NOBODY
}

type MatchRef = MatchReferee<HexlineConfig, HexlineEvent>

export function resolve(state: HexlineState, choices: Choices<HexlineChoice>, ref: MatchRef): void {
  const { config } = ref
  if (state.phase === 'muster') reveal(state, config, [musterOf(choices, 0), musterOf(choices, 1)], ref)
  else if (state.phase === 'deploy') fight(state, config, [cellsOf(choices, 0), cellsOf(choices, 1)], ref)
  else throw new Error(`nobody chooses in phase ${state.phase}`)
}

/** One step of the battle; between battles that need no choice, the next one is set up. */
export function beat(state: HexlineState, ref: MatchRef): void {
  beats(state, ref, 1)
}

/** So many steps of the battle, or all that are left of it. */
export function beats(state: HexlineState, ref: MatchRef, most: number): number {
  const { config } = ref
  const { battle } = state
  if (state.phase === 'battle' && battle !== null) {
    const taken = stepOn(battle, config, ref, most)
    if (battle.winner !== null) concludeBattle(state, battle, config, ref)
    return taken
  }
  if (state.phase !== 'muster') throw new Error(`nothing goes on by itself in phase ${state.phase}`)
  ref.work.begin()
  reveal(state, config, [null, null], ref)
  return 1
}

const BOTH: readonly Seat[] = [0, 1]
const FIRST: readonly Seat[] = [0]
const SECOND: readonly Seat[] = [1]
const NOBODY: readonly Seat[] = []

type Pair<T> = readonly [T, T]

/** Both armies are known: they are shown, and placed or drilled. A scenario stands already. */
function reveal(
  state: HexlineState,
  config: HexlineConfig,
  mustered: Pair<readonly string[] | null>,
  ref: Referee<HexlineEvent>,
): void {
  if (config.scenario !== null) {
    state.armies = [scenarioArmy(config.scenario, 1), scenarioArmy(config.scenario, 2)]
    state.phase = 'battle'
    state.battle = setupScenario(config, config.scenario, ref)
    return
  }
  const armies: Pair<readonly string[]> = [armyOf(config, mustered, 0), armyOf(config, mustered, 1)]
  state.armies = [...armies]
  if (ref.tell) {
    const catalog = catalogOf(config)
    const seat = westSeat(state)
    const west = armies[seat]
    const east = armies[seat === 0 ? 1 : 0]
    ref.tell({
      type: 'armies_revealed',
      battle: state.battle_number,
      west_seat: seat,
      west,
      east,
      costs: [costOf(catalog, west), costOf(catalog, east)],
      rows: rowsFor(Math.max(west.length, east.length)),
    })
  }
  if (config.deployment === 'free') state.phase = 'deploy'
  else fight(state, config, [undefined, undefined], ref)
}

function fight(
  state: HexlineState,
  config: HexlineConfig,
  cells: Pair<readonly Hex[] | undefined>,
  ref: Referee<HexlineEvent>,
): void {
  const [first, second] = state.armies
  if (first === null || second === null) throw new Error('a battle needs two armies')
  const hosts = [
    { army: first, cells: cells[0] },
    { army: second, cells: cells[1] },
  ] as const
  const west = westSeat(state)
  state.phase = 'battle'
  state.battle = setupBattle(config, state.battle_number, hosts[west], hosts[west === 0 ? 1 : 0], ref)
}

function westSeat(state: HexlineState): 0 | 1 {
  return sideOf(0, state.battle_number) === 1 ? 0 : 1
}

function armyOf(config: HexlineConfig, mustered: Pair<readonly string[] | null>, seat: 0 | 1): readonly string[] {
  const army = config.armies[seat] ?? mustered[seat]
  if (army === null) throw new Error(`seat ${seat} has no army`)
  return [...army]
}

function musterOf(choices: Choices<HexlineChoice>, seat: Seat): readonly string[] | null {
  const choice = choices[seat]
  return choice?.type === 'muster' ? choice.units : null
}

function cellsOf(choices: Choices<HexlineChoice>, seat: Seat): readonly Hex[] {
  const choice = choices[seat]
  if (choice?.type !== 'deploy') throw new Error(`seat ${seat} has not placed its army`)
  return choice.cells
}
