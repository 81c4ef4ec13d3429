import type { Result, Seat } from '@tessera/kernel'
import type { ArmyList, RecruitSource } from './choice.ts'
import type {
  CultureId,
  Engine,
  Equipment,
  Facing,
  Formation,
  Stance,
  Terrain,
  Tile,
  TroopType,
  UnitKind,
  Weapon,
  Weather,
} from './content/terms.ts'
import type { FireRule, StandingOrder, Step } from './order.ts'

/** `orders` with a stage above 0 is a turn being resolved: nobody is awaited, beats run the stages of COH-8.1. */
export type Phase = 'muster' | 'deploy' | 'orders' | 'over'

/** How an attack came, worst last. */
export const ATTACK_SIDES = ['front', 'flank', 'rear'] as const
export type AttackSide = (typeof ATTACK_SIDES)[number]

/** A piece of work begun and not finished (COH-10.1); `tile` is the builder's own for an engine. */
export interface Project {
  readonly work: 'fort' | 'bridge' | 'demolish' | 'repair' | 'ram' | 'tower' | 'ladders' | 'ballista' | 'catapult'
  readonly tile: Tile
  turns: number
}

/** What is in the tables about a unit, summed up when it is mustered; nothing here changes but by rules that say so. */
export interface Stats {
  attack: number
  defence: number
  /** Half-tiles a turn, with equipment and the scouts' bonus (COH-7.3). */
  mobility: number
  weight: number
  /** Break %, before stances and morale. */
  breakAt: number
  morale0: number
  sight: number
  /** Of its armour, for crossbows (COH-8.4). */
  armour: number
  shieldDefence: number
  missileDefence: number
  formationBonus: number
}

export interface Unit extends Stats {
  id: number
  seat: Seat
  name: string
  kind: UnitKind
  equipment: readonly Equipment[]
  weapon: Weapon
  mercenary: boolean
  mounted: boolean
  /** Takes part in combat, control and victory (COH-1.6). */
  combat: boolean
  full: number
  men: number
  morale: number
  tile: Tile
  facing: Facing
  formation: Formation
  /** COH-6.3: what it is forming, in effect from stage 11. */
  forming: Formation | null
  /** COH-5.14: what it is switching to. */
  switching: Weapon | null
  /** COH-6.5: where a phalanx turns this turn. */
  turning: Facing | null
  /** COH-6.4: for this whole turn. */
  disordered: boolean
  routing: boolean
  rallies: number
  /** Loss % at its last rally (COH-9.2). */
  lossAtRally: number
  volleys: number
  volleysFull: number
  /** Shot last turn with something that is slow to load (COH-8.8). */
  reloading: boolean
  engine: Engine | null
  engineBroken: boolean
  dismounted: boolean
  /** COH-7.12: dismounted last turn, so it cannot this turn. */
  remounted: boolean
  /** COH-9.11: attack -1 this turn. */
  hot: boolean
  /** Successive turn ends on marsh. */
  marshEnds: number
  metElephants: boolean
  /** Was in `F` or `w` and unconfirmed by the enemy when the turn opened (COH-8.3). */
  hidden: boolean
  projects: Project[]
  order: StandingOrder
  /** What it does this turn instead of its standing order (COH-6.5, COH-7.10). */
  aside: RunningOrder | null
  /** The contact its first step goes for, chosen when the step begins; 0: none yet. */
  target: number
  /** Where its first step leads; -1: not settled yet. */
  goal: Tile
  /** Tiles still to be entered, next first; drawn anew every turn. */
  path: Tile[]
  /** Half-tiles left this turn. */
  left: number
  /** No more steps this turn. */
  halted: boolean
  /** Steps taken this turn. */
  steps: number
  /** On or having entered ford or marsh this turn (COH-4.2). */
  wet: boolean
  shot: boolean
  fought: boolean
  worked: boolean
  /** Men lost this turn. */
  lost: number
  /** Worst melee side it was attacked from this turn; null: none. */
  struck: AttackSide | null
  /** Broke, or was passed over, this turn. */
  broke: boolean
  /** Engaged when the turn opened. */
  pinned: boolean
  /** Unconfirmed by the enemy when the turn opened (COH-6.7). */
  unseen: boolean
  /** Never breaks (COH-5.17). */
  sworn: boolean
}

/** What a unit follows this turn: steps that shrink as they are done. */
export interface RunningOrder {
  steps: readonly Step[]
  stance: Stance
  fire: FireRule
}

/** Ground that is not what the map says: built, damaged, opened. */
export interface Structure {
  readonly tile: Tile
  terrain: Extract<Terrain, 'bridge' | 'wall' | 'tower' | 'gate' | 'rubble'>
  hp: number
  /** COH-10.4: a gate opened for good. */
  open: boolean
  readonly owner: Seat | null
}

/** Field works: defence for any occupant. */
export interface Fort {
  readonly tile: Tile
  readonly bonus: number
  /** null: part of the map. */
  readonly owner: Seat | null
}

type ContactState = 'confirmed' | 'remembered' | 'gone' | 'destroyed'

/** What a seat knows of one enemy unit, as it was last confirmed (COH-4.6, COH-4.8). */
export interface Contact {
  /** 3 is written X3. */
  readonly handle: number
  /** The enemy's id; never leaves the state. */
  readonly unit: number
  state: ContactState
  kind: UnitKind
  /** What people call it: its troop, or its elite's name. */
  type: string
  mounted: boolean
  tile: Tile
  facing: Facing
  /** Rounded (COH-4.6). */
  strength: number
  formation: Formation
  weapon: Weapon
  routing: boolean
  /** The turn it was last confirmed in. */
  turn: number
}

/** COH-4.7: a rectangle of the board, in columns and rows from 0, both ends included. */
export interface Area {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A unit that is no longer on the map. */
export interface Fallen {
  readonly unit: number
  readonly name: string
  readonly kind: UnitKind
  readonly how: 'dispersed' | 'surrendered' | 'left_map' | 'amok' | 'destroyed'
  readonly turn: number
}

/** COH-9.6, with what recruiting it needs to know (COH-9.8). */
export interface Captive {
  /** The handle it had as a contact: its own id would tell how the enemy's army was listed (COH-4.6). */
  readonly id: number
  readonly kind: UnitKind
  readonly type: string
  readonly troop: TroopType | null
  readonly men: number
  readonly mounted: boolean
  /** Sworn, Spartan citizens and elephants cannot be recruited. */
  readonly recruitable: boolean
  readonly turn: number
}

/** A recruit on its way; its tile is chosen when it comes. */
interface Arrival {
  readonly turn: number
  readonly unit: Unit
}

export interface SeatState {
  culture: CultureId | null
  army: ArmyList | null
  budget: number
  /** Supply points not spent. */
  reserve: number
  deployed: boolean
  /** Turns of food left (COH-9.10). */
  supply: number
  administratorsLost: boolean
  /** Orders as written, by turn from 1 (index 0 is turn 1). */
  texts: string[]
  /** Staged for this turn's resolution. */
  recruit: RecruitSource | null
  recruits: number
  captives: Captive[]
  arrivals: Arrival[]
  fallen: Fallen[]
  nextId: number
  /** In handle order. */
  contacts: Contact[]
  areas: Area[]
  /** Tiles ever seen, 32 to a word. */
  explored: number[]
  /** Structures and forts as this seat last saw them. */
  structures: Structure[]
  forts: Fort[]
  score: number
  hold: number
  /** Clocks expired in a row. */
  missed: number
  /** Sum of men times weight of the combat units it deployed with. */
  startWorth: number
}

export interface PointState {
  controller: Seat | null
  /** The turn since which that is so. */
  since: number
}

export interface CohortResult extends Result {
  readonly reason:
    | 'annihilation'
    | 'mutual_annihilation'
    | 'control'
    | 'defender_held'
    | 'turn_limit'
    | 'level'
    | 'resignation'
}

export interface CohortState {
  phase: Phase
  turn: number
  /** The stage of COH-8.1 that the next beat runs; 0 while orders are awaited. */
  stage: number
  /** Pulses run this turn. */
  pulse: number
  /** Nobody moves any more this turn; what is left of stage 4 is time passing. */
  still: boolean
  weather: Weather
  /** Both seats', on the map, in id order. */
  units: Unit[]
  seats: [SeatState, SeatState]
  structures: Structure[]
  forts: Fort[]
  /** As the map lists them. */
  points: PointState[]
  result: CohortResult | null
}

/** The seat of a two-seat match, as its place in a pair. */
export function pairOf<T>(pair: readonly [T, T], seat: Seat): T {
  return seat === 0 ? pair[0] : pair[1]
}

export function unitById(units: readonly Unit[], id: number): Unit | undefined {
  for (const unit of units) if (unit.id === id) return unit
  return undefined
}
