import { type Dice, refereeOf, scriptedDice } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontConfig } from '../config.ts'
import { cardOf } from '../content/cards.ts'
import type { Terrain, Weather } from '../content/tables.ts'
import type { SiegefrontEvent } from '../events.ts'
import { siegefrontRules } from '../index.ts'
import { resolve } from '../rules/resolve.ts'
import { setup } from '../rules/setup.ts'
import { type SiegefrontState, type Statuses, type Unit, unitOf } from '../state.ts'

/** A card on the board: seat, card key, cell, and what differs from a card that has stood there since an earlier turn. */
export interface Placed extends Partial<Omit<Unit, 'statuses'>> {
  readonly seat: 0 | 1
  readonly card: string
  readonly at: readonly [number, number]
  readonly statuses?: Partial<Statuses>
}

/** A card of seat 0 at a cell. */
export function s0(
  card: string,
  x: number,
  y: number,
  rest: Omit<Partial<Placed>, 'seat' | 'card' | 'at'> = {},
): Placed {
  return { seat: 0, card, at: [x, y], ...rest }
}

/** A card of seat 1 at a cell. */
export function s1(
  card: string,
  x: number,
  y: number,
  rest: Omit<Partial<Placed>, 'seat' | 'card' | 'at'> = {},
): Placed {
  return { seat: 1, card, at: [x, y], ...rest }
}

export const attack = (unit: number, target: number): SiegefrontChoice => ({ type: 'attack_card', unit, target })
export const storm = (unit: number): SiegefrontChoice => ({ type: 'attack_castle', unit })
export const deploy = (hand: number, x: number, y: number): SiegefrontChoice => ({ type: 'deploy_card', hand, x, y })
export const move = (unit: number, x: number, y: number): SiegefrontChoice => ({ type: 'move_card', unit, x, y })
export const use = (unit: number, ability: string, target?: number): SiegefrontChoice =>
  target === undefined ? { type: 'use_ability', unit, ability } : { type: 'use_ability', unit, ability, target }
export const END: SiegefrontChoice = { type: 'end_turn' }

export interface Situation {
  readonly weather?: Weather
  /** By cell, "x,y". */
  readonly terrain?: Readonly<Record<string, Terrain>>
  readonly units?: readonly Placed[]
  readonly castles?: readonly [number, number]
  readonly active?: 0 | 1
  readonly turn?: number
  readonly mana?: number
  readonly hand?: readonly string[]
  readonly duration?: number
  readonly config?: Readonly<Record<string, unknown>>
}

/** A position as the worked examples describe one: clear, bare ground, castles 30, nothing fresh, seat 0 active. */
export function position(situation: Situation): SiegefrontState {
  const parsed = siegefrontRules.config.parse({
    seats: [
      { supply: 'deck', deck: 'red-vanguard' },
      { supply: 'deck', deck: 'red-vanguard' },
    ],
    first: situation.active ?? 0,
    weather: 'off',
    terrain: 'off',
    mulligan: false,
    ...situation.config,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  const state = madeWith(setup(parsed.value, { dice: lowest, tell: undefined }), parsed.value)
  state.phase = 'action'
  state.active = situation.active ?? 0
  state.turn = situation.turn ?? 9 + state.active
  state.weather = situation.weather ?? state.weather
  state.duration = situation.duration ?? state.duration
  for (const [cell, terrain] of Object.entries(situation.terrain ?? {})) {
    const [x, y] = cell.split(',').map(Number)
    state.terrain[(y ?? 0) * 3 + (x ?? 0)] = terrain
  }
  for (const [seat, castle] of (situation.castles ?? [30, 30]).entries()) {
    const own = state.seats[seat as 0 | 1]
    own.castleHp = castle
    own.maxMana = Math.min(state.turn, 10)
    own.mana = situation.mana ?? own.maxMana
    if (own.supply === 'forge') {
      own.charges = parsed.value.openingHand
      continue
    }
    const pool = [...own.deck, ...own.hand.map((held) => held.card)]
    own.hand = seat === state.active ? (situation.hand ?? []).map((card, index) => ({ id: index + 1, card })) : []
    own.deck = pool.slice(0, 30 - own.hand.length)
  }
  for (const placed of situation.units ?? []) place(state, placed)
  return state
}

const configs = new WeakMap<SiegefrontState, SiegefrontConfig>()

/** Notes the config that a state belongs to, which states do not carry. */
export function madeWith(state: SiegefrontState, config: SiegefrontConfig): SiegefrontState {
  configs.set(state, config)
  return state
}

/** The config that a position or a state of a walk was made with. */
export function configIn(state: SiegefrontState): SiegefrontConfig {
  const config = configs.get(state)
  if (config === undefined) throw new Error('The config of this state was not noted')
  return config
}

/** Gives one command with scripted draws (1..n) and returns its events. */
export function give(
  state: SiegefrontState,
  choice: SiegefrontChoice,
  draws: readonly number[] = [],
): readonly SiegefrontEvent[] {
  const refusal = siegefrontRules.refuse(siegefrontRules.view(state, state.active, configIn(state)), choice)
  if (refusal !== null) throw new Error(`${refusal.code}: ${refusal.message}`)
  return run(state, choice, draws)
}

/** The code a command is refused with, or null. */
export function codeOf(
  state: SiegefrontState,
  choice: SiegefrontChoice,
  seat: 0 | 1 = state.active as 0 | 1,
): string | null {
  return siegefrontRules.refuse(siegefrontRules.view(state, seat, configIn(state)), choice)?.code ?? null
}

export function unit(state: SiegefrontState, id: number): Unit {
  const found = state.units.find((entry) => entry.id === id)
  if (found === undefined) throw new Error(`Unit ${id} is not on the board`)
  return found
}

/** Puts one more unit on the board; ids follow the order of mention. */
function place(state: SiegefrontState, placed: Placed): Unit {
  const { seat, card, at, statuses, ...changes } = placed
  const unit = unitOf(cardOf(card), state.nextUnitId++, seat, at[0], at[1])
  const entered: Unit = { ...unit, ...changes, statuses: { ...unit.statuses, ...statuses } }
  state.units.push(entered)
  return entered
}

function run(state: SiegefrontState, choice: SiegefrontChoice, draws: readonly number[]): readonly SiegefrontEvent[] {
  const events: SiegefrontEvent[] = []
  const dice = scriptedDice(draws, 1)
  const ref = refereeOf(configIn(state), { dice, tell: (event: SiegefrontEvent) => events.push(event) })
  const choices: (SiegefrontChoice | null)[] = [null, null]
  choices[state.active] = choice
  resolve(state, choices, ref)
  dice.done()
  return events
}

const lowest: Dice = { int: () => 0, d: () => 1, pick: <T>(list: readonly T[]) => list[0] as T, shuffle: () => {} }
