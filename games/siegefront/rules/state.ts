import type { Result, Seat } from '@tessera/kernel'
import type { AbilityKey, Status } from './content/abilities.ts'
import type { Card } from './content/cards.ts'
import type { Terrain, Weather } from './content/tables.ts'

/** Turns left by status, 0 when it is not there; a ward is 1 while it holds (SGF-1101). */
export type Statuses = { [status in Status]: number }

/** A card on the board (SGF-1801). */
export interface Unit {
  id: number
  /** Key of its card; `forged` for one that was made. */
  card: string
  /** What is printed on a forged card. */
  forged: Card | null
  owner: Seat
  x: number
  y: number
  attack: number
  hp: number
  maxHp: number
  defence: number
  speed: number
  abilities: readonly AbilityKey[]
  statuses: Statuses
  attacked: boolean
  moved: boolean
  used: boolean
  roused: boolean
  fresh: boolean
  growths: number
  enrages: number
  hardens: number
  bloodthirsts: number
  rebornUsed: boolean
  token: boolean
}

export interface HandCard {
  readonly id: number
  readonly card: string
}

export interface Fallen {
  readonly unit: number
  readonly card: string
  readonly name: string
}

export interface SeatState {
  castleHp: number
  castleMax: number
  mana: number
  maxMana: number
  hand: HandCard[]
  /** Index 0 is the top. */
  deck: string[]
  graveyard: Fallen[]
  supply: 'deck' | 'forge'
  charges: number
  nextHandId: number
  /** SGF-1401: 100 and 5 a step. */
  impact: number
  mulliganDone: boolean
}

/** `deck`: seats bring their decks. The others are the rulebook's. */
export type Phase = 'deck' | 'mulligan' | 'action' | 'over'

export interface SiegefrontResult extends Result {
  readonly reason: 'castle' | 'exhaustion' | 'turn_limit' | 'concession'
  readonly decidedBy: 'castle_hp' | 'board_hp' | 'draw' | null
}

/** What values are computed from; a state and a view both have it. */
export interface Field {
  readonly weather: Weather
  readonly terrain: readonly Terrain[]
  readonly units: readonly Unit[]
}

export interface SiegefrontState {
  phase: Phase
  turn: number
  active: Seat
  first: Seat
  weather: Weather
  /** Turns the weather lasts; 0 when it stays for good. */
  duration: number
  /** Row by row. */
  terrain: Terrain[]
  nextUnitId: number
  /** In id order. */
  units: Unit[]
  seats: [SeatState, SeatState]
  result: SiegefrontResult | null
}

export function noStatuses(): Statuses {
  return { frozen: 0, stunned: 0, rooted: 0, burning: 0, poisoned: 0, silenced: 0, weakened: 0, rallied: 0, warded: 0 }
}

/** A unit with the printed values of its card, that has done nothing yet. */
export function unitOf(card: Card, id: number, owner: Seat, x: number, y: number): Unit {
  return {
    id,
    card: card.key,
    forged: null,
    owner,
    x,
    y,
    attack: card.attack,
    hp: card.hp,
    maxHp: card.hp,
    defence: card.defence,
    speed: card.speed,
    abilities: card.abilities,
    statuses: noStatuses(),
    attacked: false,
    moved: false,
    used: false,
    roused: false,
    fresh: false,
    growths: 0,
    enrages: 0,
    hardens: 0,
    bloodthirsts: 0,
    rebornUsed: false,
    token: false,
  }
}

/** A copy made by hand, since bots make thousands of them; parts that never change in place are shared. */
export function copyState(state: SiegefrontState): SiegefrontState {
  return {
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    first: state.first,
    weather: state.weather,
    duration: state.duration,
    terrain: state.terrain.slice(),
    nextUnitId: state.nextUnitId,
    units: state.units.map(copyUnit),
    seats: [copySeat(state.seats[0]), copySeat(state.seats[1])],
    result: state.result,
  }
}

export function copyUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    card: unit.card,
    forged: unit.forged,
    owner: unit.owner,
    x: unit.x,
    y: unit.y,
    attack: unit.attack,
    hp: unit.hp,
    maxHp: unit.maxHp,
    defence: unit.defence,
    speed: unit.speed,
    abilities: unit.abilities,
    statuses: copyStatuses(unit.statuses),
    attacked: unit.attacked,
    moved: unit.moved,
    used: unit.used,
    roused: unit.roused,
    fresh: unit.fresh,
    growths: unit.growths,
    enrages: unit.enrages,
    hardens: unit.hardens,
    bloodthirsts: unit.bloodthirsts,
    rebornUsed: unit.rebornUsed,
    token: unit.token,
  }
}

function copyStatuses(of: Statuses): Statuses {
  return {
    frozen: of.frozen,
    stunned: of.stunned,
    rooted: of.rooted,
    burning: of.burning,
    poisoned: of.poisoned,
    silenced: of.silenced,
    weakened: of.weakened,
    rallied: of.rallied,
    warded: of.warded,
  }
}

function copySeat(seat: SeatState): SeatState {
  return {
    castleHp: seat.castleHp,
    castleMax: seat.castleMax,
    mana: seat.mana,
    maxMana: seat.maxMana,
    hand: seat.hand.slice(),
    deck: seat.deck.slice(),
    graveyard: seat.graveyard.slice(),
    supply: seat.supply,
    charges: seat.charges,
    nextHandId: seat.nextHandId,
    impact: seat.impact,
    mulliganDone: seat.mulliganDone,
  }
}

/** The seat of a two-seat match, as its place in a pair. */
export function pairOf<T>(pair: readonly [T, T], seat: Seat): T {
  return seat === 0 ? pair[0] : pair[1]
}
