import type { HexlineConfig } from '../config.ts'
import { type Catalog, catalogOf } from '../content/catalog.ts'
import type { Battle, HexlineState, Unit } from '../state.ts'
import { COLUMNS } from './board/board.ts'

/** HEX-200 to HEX-205 and the score: what is broken in a state, one sentence each. Nothing in any state the rules reach. */
export function brokenInvariants(state: HexlineState, config: HexlineConfig): readonly string[] {
  const { battle } = state
  return [...matchErrors(state, config), ...(battle === null ? [] : battleErrors(battle, config))]
}

function matchErrors(state: HexlineState, config: HexlineConfig): string[] {
  const { score, past, phase, result, battle_number, battle } = state
  const won = (seat: number) => past.filter((entry) => entry.winner_seat === seat).length
  return said(
    [score[0] !== won(0) || score[1] !== won(1), `HEX-11: the score is ${score}, the battles say ${won(0)},${won(1)}`],
    [past.length > config.battles, `HEX-11: ${past.length} battles were fought of ${config.battles}`],
    [(phase === 'over') !== (result !== null), `HEX-11: the match is in phase ${phase} with result ${result?.reason}`],
    [
      phase === 'battle' && battle?.number !== battle_number,
      `HEX-10: battle ${battle?.number} is fought as ${battle_number}`,
    ],
  )
}

function battleErrors(battle: Battle, config: HexlineConfig): string[] {
  const catalog = catalogOf(config)
  const scripted = config.scenario !== null && battle.round <= 1
  return [
    ...battle.units.flatMap((unit, i) => unitErrors(battle, unit, i + 1, catalog, scripted)),
    ...hexErrors(battle),
    ...said([battle.queue.length > 0, `HEX-202: ${battle.queue.length} effects wait in the queue between steps`]),
    ...endErrors(battle, config.round_limit),
  ]
}

function unitErrors(battle: Battle, unit: Unit, id: number, catalog: Catalog, scripted: boolean): string[] {
  const name = `#${unit.id} ${unit.type}`
  const type = catalog.type(unit.type)
  if (type === undefined) return [`HEX-31: ${name} is of no known type`]
  const blocks = type.abilities.reduce((sum, { effect, value = 0 }) => (effect === 'block' ? sum + value : sum), 0)
  const counters = [unit.frozen_turns, unit.silenced_turns, unit.block_used, unit.ramp_accumulated, unit.damage]
  const charged = type.abilities.every(({ charge = 1 }, i) => isBetween(unit.charges[i] ?? -1, 0, charge - 1))
  const hpFits = unit.alive ? isBetween(unit.hp, 1, unit.max_hp) : unit.hp === 0
  return [
    ...said(
      [unit.id !== id, `HEX-204: ${name} stands at place ${id}`],
      [!hpFits, `HEX-200: ${name} is ${unit.alive ? 'alive' : 'dead'} with ${unit.hp} of ${unit.max_hp}`],
      [counters.some((n) => n < 0), `HEX-201: ${name} has a negative number among ${counters}`],
      [!wholeNumbers(unit), `HEX-3: ${name} has a number that is not whole`],
      [!charged || unit.charges.length !== type.abilities.length, `HEX-201: ${name} has charges ${unit.charges}`],
      [unit.block_used > blocks, `HEX-201: ${name} blocked ${unit.block_used} of ${blocks}`],
      [unit.turns_taken > 3, `HEX-203: ${name} took ${unit.turns_taken} turns`],
      [unit.summoner_id !== 0 && unit.type !== 'blade', `HEX-204: ${name} was summoned and is no Blade`],
      [bladesOf(battle, unit) > 4, `HEX-204: ${name} has ${bladesOf(battle, unit)} living Blades`],
    ),
    ...(unit.alive && battle.winner === null ? orderErrors(battle, unit, name, scripted) : []),
  ]
}

function orderErrors(battle: Battle, unit: Unit, name: string, scripted: boolean): string[] {
  const places = battle.order.slice(battle.index).filter((id) => id === unit.id).length
  const expected = unit.has_acted ? 0 : 1
  const leftOut = scripted && places === 0 && !unit.has_acted
  return said(
    [places !== expected && !leftOut, `HEX-203: ${name} stands ${places} times in the order to come, not ${expected}`],
    [unit.has_acted && unit.ready_triggered, `HEX-202: ${name} has acted and is still owed a turn`],
  )
}

function hexErrors(battle: Battle): string[] {
  const holders = new Map<number, Unit>()
  return battle.units.flatMap((unit) => {
    if (!unit.alive) return []
    const cell = unit.row * COLUMNS + unit.col
    const other = holders.get(cell)
    holders.set(cell, unit)
    const onBoard = isBetween(unit.col, 0, COLUMNS - 1) && isBetween(unit.row, 0, battle.rows - 1)
    return said(
      [other !== undefined, `HEX-200: #${other?.id} and #${unit.id} share (${unit.col},${unit.row})`],
      [!onBoard, `HEX-200: #${unit.id} stands off the board at (${unit.col},${unit.row})`],
    )
  })
}

/** HEX-205: decided exactly when a side is gone, nothing changed for three rounds, or the rounds are used up. */
function endErrors({ winner, reason, units, stale, round }: Battle, limit: number): string[] {
  const west = units.some((unit) => unit.alive && unit.side === 1)
  const east = units.some((unit) => unit.alive && unit.side === 2)
  const empty = !west || !east
  const ended = empty || stale >= 3 || round > limit
  const survivor = west ? 1 : east ? 2 : 0
  return said(
    [
      ended !== (winner !== null),
      `HEX-205: the winner is ${winner} with ${units.length} units in round ${round}, ${stale} stale`,
    ],
    [winner !== null && winner !== (empty ? survivor : 0), `HEX-120: ${winner} won, ${survivor} is left`],
    [(winner === null) !== (reason === null), `HEX-205: winner ${winner} for the reason ${reason}`],
  )
}

function bladesOf(battle: Battle, unit: Unit): number {
  return battle.units.filter((other) => other.alive && other.summoner_id === unit.id).length
}

function wholeNumbers(unit: Unit): boolean {
  return Object.values(unit).every((value) => typeof value !== 'number' || Number.isInteger(value))
}

function isBetween(n: number, least: number, most: number): boolean {
  return n >= least && n <= most
}

function said(...checks: readonly (readonly [broken: boolean, sentence: string])[]): string[] {
  return checks.filter(([broken]) => broken).map(([, sentence]) => sentence)
}
