import type { Aim, AttackStep, Mode, Policy, Step } from './choice.ts'
import type { Ammunition } from './content/ammunition.ts'
import type { Armour } from './content/armour.ts'
import type { ArmyUnit } from './content/scenarios.ts'
import type { Experience, Template } from './content/templates.ts'
import type { Shield, Weapon } from './content/weapons.ts'

export type WoundState = 'healthy' | 'bloodied' | 'wounded' | 'critical' | 'down'
export type MoraleLevel = 'steady' | 'shaken' | 'broken' | 'routed'
export type ArcLock = 'none' | 'front' | 'side' | 'rear'

/** How a unit moves this turn: `flight` is that of the routed, which costs nothing. */
export type TurnMode = 'none' | Mode | 'flight'

/** Bits of `health.crippled`. */
export const WEAPON_ARM = 1
export const SHIELD_ARM = 2
export const LEGS = 4

export type PendingKind =
  | 'attack'
  | 'ignite'
  | 'bandage'
  | 'oil'
  | 'caltrops'
  | 'reload'
  | 'switch'
  | 'pickup'
  | 'extinguish'
  | 'rally'
  | 'treat'
  | 'intimidate'
  | 'challenge'
  | 'execute'

/** HUN-703: an action begun and not yet due. */
export interface Pending {
  readonly kind: PendingKind
  readonly started: number
  readonly due: number
  /** The unit it is aimed at; -1 for none. */
  readonly target: Place
  readonly x: number
  readonly y: number
  /** Place in the weapon list; -1 is unarmed. */
  readonly weapon: number
  readonly attack: AttackStep['kind']
  readonly aim: Aim | null
  readonly charge: boolean
  readonly retarget: boolean
  /** The object to pick up; empty for none. */
  readonly item: string
}

export interface Quiver {
  type: Ammunition
  left: number
}

/** HUN-1501: one row of every component. */
export interface UnitRow {
  position: { x: number; y: number; fx: number; fy: number; startX: number; startY: number; startLevel: number }
  faction: {
    seat: number
    template: Template
    experience: Experience
    /** Bits in the order of `TRAITS`. */
    traits: number
    radius: number
    rate: number
    cost: number
  }
  skills: {
    melee: number
    ranged: number
    block: number
    dodge: number
    medicine: number
    toughness: number
    morale: number
  }
  health: {
    current: number
    max: number
    woundState: WoundState
    crippled: number
    bleeding: boolean
    /** Healing at this turn end, and at the one after. */
    bandage: number
    bandageNext: number
    /** Turn ends it still burns. */
    burning: number
    tended: boolean
    executed: boolean
    fled: boolean
  }
  actionPoints: { current: number; max: number; spent: number }
  stamina: { current: number; max: number; exhausted: boolean }
  armour: {
    kind: Armour
    head: number
    torso: number
    arms: number
    legs: number
    dodge: number
    staminaPenalty: number
  }
  weapon: {
    list: readonly Weapon[]
    /** The number left of thrown weapons, by slot; 0 for the others. */
    thrown: readonly number[]
    /** Place in the list; -1 is unarmed. */
    readied: number
    loaded: boolean
    shield: Shield
    integrity: number
  }
  ammo: { slots: readonly Quiver[]; currentSlot: number }
  inventory: { bandage: number; oil: number; caltrops: number }
  moraleState: {
    state: MoraleLevel
    /** Kinds tested this turn, bits in the order of `CHECKS`. */
    tested: number
    /** Places of fearful enemies it has seen. */
    feared: number
    /** Place of the other of a challenge; -1 for none. */
    challenge: number
    challengeUntil: number
  }
  commandQueue: {
    steps: readonly Step[]
    loop: boolean
    current: number
    /** The current step has started. */
    begun: boolean
    /** Blows struck or ticks and turns held in the current step. */
    progress: number
    /** Turn in which the current step began. */
    since: number
    pending: Pending | null
    /** Waypoints x, y, x, y, … */
    route: readonly number[]
    mode: TurnMode
    retreat: boolean
    ticksLeft: number
    /** Ticks of a disengagement that are left. */
    slipTicks: number
    blocked: number
    /** It is on its way; a movement is told when this ends. */
    walking: boolean
    fromX: number
    fromY: number
    walkedTicks: number
    walkedDistance: number
    /** Why the current step waits; told once. */
    waiting: string
  }
  policy: Policy
  engagement: {
    /** Places of the enemies it is engaged with, as bits. */
    engagedWith: number
    atStart: number
  }
  turnFlags: {
    attacks: number
    freeAttack: boolean
    freeTurn: boolean
    /** Reactions left. */
    reactions: number
    arcLock: ArcLock
    stance: number
    wall: boolean
    safe: boolean
    prone: boolean
    slipTested: boolean
    burnt: boolean
    moved: boolean
    zoneEntries: readonly number[]
    revealed: boolean
    revealedLast: boolean
  }
}

/**
 * The place of a unit in every column, at most 32 because sets of units are the bits of an integer. A column has an entry at each place, so one
 * that is read at a `Place` is there. It is an enum because arithmetic keeps that type: `place++`, `firstPlace(mask)`.
 */
export declare enum Place {
  P0 = 0,
  P1 = 1,
  P2 = 2,
  P3 = 3,
  P4 = 4,
  P5 = 5,
  P6 = 6,
  P7 = 7,
  P8 = 8,
  P9 = 9,
  P10 = 10,
  P11 = 11,
  P12 = 12,
  P13 = 13,
  P14 = 14,
  P15 = 15,
  P16 = 16,
  P17 = 17,
  P18 = 18,
  P19 = 19,
  P20 = 20,
  P21 = 21,
  P22 = 22,
  P23 = 23,
  P24 = 24,
  P25 = 25,
  P26 = 26,
  P27 = 27,
  P28 = 28,
  P29 = 29,
  P30 = 30,
  P31 = 31,
}

/** A list with an entry for every unit. */
export interface Column<Entry> extends Array<Entry>, Record<Place, Entry> {
  slice(): Column<Entry>
  slice(start: number): Entry[]
}

export function columnOf<Entry>(entries: Entry[]): Column<Entry> {
  return entries as Column<Entry>
}

/** Numbers for every unit that are written anew in each tick. */
export type Scratch = Int32Array & Record<Place, number>

export function scratch(): Scratch {
  return new Int32Array(MOST_PLACES) as Scratch
}

const MOST_PLACES = 32

/** A component: one column for every field. */
export type Columns<Row> = { -readonly [Field in keyof Row]: Column<Row[Field]> }

export type World = { ids: Column<number> } & { [Component in keyof UnitRow]: Columns<UnitRow[Component]> }

/** HUN-907, HUN-909. */
export interface Zone {
  readonly id: number
  readonly kind: 'oil' | 'caltrops'
  readonly seat: number
  readonly x: number
  readonly y: number
  /** Turn ends it still burns; 0 when it does not. */
  burning: number
}

/** A banner, or a weapon somebody dropped. */
export interface Thing {
  /** The banner's name, or `d1`, `d2`, … */
  readonly id: string
  readonly kind: 'banner' | 'weapon'
  readonly weapon: Weapon | null
  readonly thrown: number
  /** Seat that owns the banner; -1 for weapons. */
  readonly owner: number
  readonly homeX: number
  readonly homeY: number
  x: number
  y: number
  /** The unit that carries it; -1 when it lies. */
  carrier: number
}

/** HUN-707: a morale check that is still to be made. */
export interface QueuedCheck {
  readonly place: Place
  /** Place in `CHECKS`. */
  readonly kind: number
  readonly modifier: number
}

/** The enemies that one seat has seen (HUN-205, HUN-1601). */
export interface Sight {
  /** Enemies in sight, as bits. */
  seen: number
  /** Enemies whose fall or flight was seen, as bits. */
  gone: number
  markX: Column<number>
  markY: Column<number>
  /** 0 where there is no marker. */
  markTurn: Column<number>
  /** Handles in the order of first sighting; 0 where there is none. */
  handle: Column<number>
  handles: number
  /** Dropped weapons in the order of first sighting. */
  things: string[]
  /** Of those, the ones in sight. */
  thingsSeen: string[]
}

export interface SeatState {
  army: readonly ArmyUnit[] | null
  deployed: boolean
  sight: Sight
  /** Turns counted by its `hold` conditions, in the order of the leaves. */
  held: number[]
  /** Units down, routed or fled at the last turn end. */
  casualties: number
  armyBroken: boolean
  /** Last turn in which one of its units struck or was struck at. */
  lastBlow: number
  /** Remaining value at the end of each turn. */
  values: number[]
}

export type Phase = 'muster' | 'deployment' | 'planning' | 'resolution' | 'over'

export interface Survival {
  readonly unit: number
  readonly survived: boolean
}

/** HUN-1103. */
export interface HundredResult {
  readonly winner: 0 | 1 | null
  readonly reason: string
  readonly score: readonly [number, number]
  readonly survival: readonly Survival[]
}

export interface HundredState {
  phase: Phase
  turn: number
  /** The tick that comes next: 1 to 20, 21 the aftermath, 22 the turn end; 0 while seats choose. */
  tick: number
  world: World
  zones: Zone[]
  /** Zones ever laid. */
  zoneCount: number
  objects: Thing[]
  /** Weapons ever dropped. */
  dropCount: number
  checks: QueuedCheck[]
  seats: [SeatState, SeatState]
  /** Handles that spectators use where lists are hidden; one entry for every unit. */
  watching: { handle: Column<number>; handles: number; things: string[] }
  result: HundredResult | null
}

/** An entry that is there: places are places of units. */
export function at<T>(column: readonly T[], place: number): T {
  return column[place] as T
}

export function pairOf<T>(pair: readonly [T, T], seat: number): T {
  return seat === 0 ? pair[0] : pair[1]
}

/** The first place of a mask that has one; without it the next is first: `mask &= mask - 1`. */
export function firstPlace(mask: number): Place {
  return 31 - Math.clz32(mask & -mask)
}

export function hasPlace(mask: number, place: Place): boolean {
  return (mask & (1 << place)) !== 0
}
