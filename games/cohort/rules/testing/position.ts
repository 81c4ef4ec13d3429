import { copy, type Dice, hashOf, type Referee, refereeOf, type Seat, scriptedDice } from '@tessera/kernel'
import type { OrdersChoice } from '../choice.ts'
import type { CohortConfig } from '../config.ts'
import { CULTURE_DATA } from '../content/cultures.ts'
import type { CultureId, Equipment, Formation, SupportType, Tile, TroopType, Weather } from '../content/terms.ts'
import { tileAt } from '../content/terms.ts'
import type { CohortEvent } from '../events.ts'
import { cohortRules } from '../index.ts'
import type { GivenOrder, Order, Step } from '../order.ts'
import { look } from '../rules/ground/sight.ts'
import { musterArmy, raiseTroop } from '../rules/muster.ts'
import { playThrough } from '../rules/resolve.ts'
import { type Play, type Position, playOf } from '../rules/scene.ts'
import { setup } from '../rules/setup.ts'
import { fielded } from '../rules/unit.ts'
import type { CohortState, Unit } from '../state.ts'

/** `F11`. */
export function tile(name: string): Tile {
  return tileAt(Number(name.slice(1)) - 1, name.charCodeAt(0) - 65)
}

export function configOf(input: object = {}): CohortConfig {
  const parsed = cohortRules.config.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

export interface Piece extends Partial<Omit<Unit, 'tile' | 'kind' | 'equipment'>> {
  readonly seat: Seat
  readonly kind: TroopType | 'elite' | SupportType
  readonly at: string
  readonly equipment?: readonly Equipment[]
  readonly formation?: Formation
}

export interface Given {
  readonly config?: object
  readonly weather?: Weather
  readonly cultures?: readonly [CultureId, CultureId]
  readonly turn?: number
}

/** A battle under way with just these units, ids in the order given (seat 0 from 1, seat 1 from 101). */
export function position(pieces: readonly Piece[], given: Given = {}): CohortState {
  const config = configOf({ map: 'desert_oasis', weather: given.weather ?? 'clear', ...given.config })
  const state = madeWith(setup(config, { dice: scriptedDice([]), tell: undefined }), config)
  const cultures = given.cultures ?? ['sarmatian', 'sarmatian']
  const next = [1, 101]
  state.units = pieces.map(({ seat, kind, at, equipment = [], ...more }) => {
    const culture = cultures[seat === 0 ? 0 : 1]
    const id = next[seat] ?? 0
    next[seat] = id + 1
    const raised =
      kind in CULTURE_DATA[culture].most || isTroop(kind)
        ? raiseTroop({ type: kind as TroopType, equipment, mercenary: more.mercenary }, CULTURE_DATA[culture], seat)
        : whole(culture, seat, kind)
    const mustered = { ...raised, id, seat, name: `${kind} ${id}` }
    const unit = fielded(mustered, tile(at), seat === 0 ? 'E' : 'W', 'standard', false)
    return { ...unit, ...copy(more), tile: unit.tile }
  })
  state.units.sort((a, b) => a.id - b.id)
  for (const seat of [0, 1] as const) {
    const own = state.seats[seat]
    own.culture = cultures[seat]
    own.supply = 12
    own.nextId = next[seat] ?? 1
    own.startWorth = 20_000
  }
  state.phase = 'orders'
  state.turn = given.turn ?? 1
  look(playOf(state, config, quiet))
  return state
}

const TROOPS = [
  'professional',
  'militia',
  'levy',
  'scouts',
  'cavalry',
  'heavyCavalry',
  'warElephants',
  'alliedHoplites',
]

function isTroop(kind: string): boolean {
  return TROOPS.includes(kind)
}

function whole(culture: CultureId, seat: Seat, kind: string): ReturnType<typeof raiseTroop> {
  const support: SupportType[] = kind === 'elite' || kind === 'supplyTrain' ? [] : [kind as SupportType]
  const found = musterArmy({ culture, troops: [], support }, seat).find((unit) => unit.kind === kind)
  if (found === undefined) throw new Error(`${culture} has no ${kind}`)
  return found
}

const quiet: Referee<CohortEvent> = { dice: scriptedDice([]), tell: undefined }

const configs = new WeakMap<CohortState, CohortConfig>()

/** Notes the config that a state belongs to, which states do not carry. */
export function madeWith(state: CohortState, config: CohortConfig): CohortState {
  configs.set(state, config)
  return state
}

/** The config that a position was made with. */
export function configIn(state: CohortState): CohortConfig {
  const config = configs.get(state)
  if (config === undefined) throw new Error('Nobody noted the config of this state')
  return config
}

/** A position as bots are given one. */
export function known(state: CohortState): Position {
  return { state, config: configIn(state) }
}

/** The state as a stage works on it, with these dice. */
export function at(state: CohortState, dice: Dice = scriptedDice([])): Play & { readonly heard: CohortEvent[] } {
  const heard: CohortEvent[] = []
  return { ...playOf(state, configIn(state), { dice, tell: (event) => heard.push(event) }), heard }
}

export function unit(state: CohortState, id: number): Unit {
  const found = state.units.find((other) => other.id === id)
  if (found === undefined) throw new Error(`There is no unit ${id}`)
  return found
}

export function order(id: number, steps: readonly Step[], more: Partial<Order> = {}): GivenOrder {
  return { unit: id, main: { steps, stance: 'steady', fire: 'free', ...more }, conditions: [] }
}

export function moveTo(name: string, route: 'direct' | 'road' | 'cover' | 'safe' = 'direct'): Step {
  return { do: 'move', to: { is: 'tile', tile: tile(name) }, route }
}

/**
 * Both seats' orders and the whole turn; the draws must be used up. The same turn is played through at once with nobody
 * listening, which must come to the same.
 */
export function playTurn(
  state: CohortState,
  orders: readonly GivenOrder[] = [],
  draws: readonly number[] = [],
): CohortEvent[] {
  const config = configIn(state)
  const unheard = copy(state)
  const heard: CohortEvent[] = []
  const dice = scriptedDice(draws)
  const ref: Referee<CohortEvent> = { dice, tell: (event) => heard.push(event) }
  const choice = (seat: Seat): OrdersChoice => ({
    type: 'orders',
    orders: orders.filter(({ unit: id }) => Math.floor(id / 100) === seat),
    text: '',
    recruit: null,
  })
  const choices = [choice(0), choice(1)]
  cohortRules.resolve(state, choices, refereeOf(config, ref))
  while (state.phase === 'orders' && state.stage > 0) cohortRules.beat?.(state, refereeOf(config, ref))
  dice.done()
  playThrough(unheard, choices, refereeOf(config, { dice: scriptedDice(draws), tell: undefined }))
  if (hashOf(unheard) !== hashOf(state)) throw new Error('A turn that nobody listened to came to something else')
  return heard
}

/** A unit of professionals of seat 0, and of seat 1. */
export const own = (on: string, more: Partial<Piece> = {}): Piece => ({
  seat: 0,
  kind: 'professional',
  at: on,
  ...more,
})
export const foe = (on: string, more: Partial<Piece> = {}): Piece => ({
  seat: 1,
  kind: 'professional',
  at: on,
  ...more,
})
/** An enemy who has nothing to do with it. */
export const away = foe('T20')
