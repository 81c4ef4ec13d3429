import type { Audience, Seat } from '@tessera/kernel'
import type { ArmyList, RecruitSource } from './choice.ts'
import type { CohortConfig } from './config.ts'
import type { Area, Captive, CohortResult, Contact, Fallen, Fort, Phase, PointState, Structure, Unit } from './state.ts'
import type { CultureId, Tile, Weather } from './terms.ts'

/** An own unit, with what follows from it and its owner may read. */
export interface OwnUnit extends Unit {
  /** Half-tiles it may spend in a turn as it stands (COH-7.3). */
  readonly budget: number
  /** Men it can still lose before it breaks (COH-9.2). */
  readonly spare: number
  /** Counts as standard although it is formed (COH-6.4). */
  readonly broken: boolean
  readonly engaged: boolean
}

/** COH-4.6, COH-4.8: an enemy unit as the seat knows it. */
export interface ContactView extends Omit<Contact, 'unit'> {
  /** Own unit nearest to it that sees it; null when it is not confirmed. */
  readonly detectedBy: number | null
  /** Displayed distance from that unit; null when it is not confirmed. */
  readonly distance: number | null
}

/** An arrival as its owner knows it. */
export interface ArrivalView {
  readonly turn: number
  readonly name: string
  readonly men: number
}

export interface SideView {
  /** Public after muster. */
  readonly culture: CultureId | null
  readonly score: number
  /** Turns in a row the map's hold rule was met. */
  readonly hold: number
  /** Whether it has deployed, once both have mustered. */
  readonly deployed: boolean
}

/** What only its owner knows (COH-13.9). */
export interface OwnSide {
  readonly army: ArmyList | null
  readonly budget: number
  readonly reserve: number
  readonly supply: number
  readonly administratorsLost: boolean
  readonly recruit: RecruitSource | null
  readonly recruits: number
  readonly captives: readonly Captive[]
  readonly arrivals: readonly ArrivalView[]
  readonly fallen: readonly Fallen[]
  /** Orders as written, by turn from 1. */
  readonly texts: readonly string[]
  readonly missed: number
  readonly startWorth: number
}

/** A finished match shows everything (COH-13.9). */
export interface Revealed {
  readonly army: ArmyList | null
  readonly units: readonly Unit[]
  readonly fallen: readonly Fallen[]
  readonly texts: readonly string[]
  readonly reserve: number
  readonly startWorth: number
}

/** COH-13.9: what screens, the parser and bots work on. */
export interface CohortView {
  readonly to: Audience
  readonly config: CohortConfig
  readonly phase: Phase
  readonly turn: number
  readonly limit: number
  readonly stage: number
  readonly pulse: number
  readonly weather: Weather
  readonly seats: readonly [SideView, SideView]
  /** null for spectators. */
  readonly own: OwnSide | null
  /** Own units, in id order. */
  readonly units: readonly OwnUnit[]
  /** In handle order, all four states. */
  readonly contacts: readonly ContactView[]
  /** Approximate detections of the last turn end. */
  readonly areas: readonly Area[]
  readonly totalDetected: number
  /** Tiles in sight now and ever, 32 to a word; use `maskHas`. */
  readonly seen: readonly number[]
  readonly explored: readonly number[]
  /** Where own units may be deployed. */
  readonly zone: readonly Tile[]
  /** As this seat last saw them; they overlay the map. */
  readonly structures: readonly Structure[]
  readonly forts: readonly Fort[]
  readonly points: readonly PointState[]
  readonly result: CohortResult | null
  /** Both sides, once the match is over. */
  readonly revealed: readonly [Revealed, Revealed] | null
}

/** Whether a tile is in one of a view's masks. */
export function maskHas(mask: readonly number[], tile: Tile): boolean {
  return ((mask[tile >>> 5] ?? 0) & (1 << (tile & 31))) !== 0
}

/** The own seat of a view; spectators have none. */
export function seatOf(view: CohortView): Seat {
  if (view.to === 'spectator') throw new Error('A spectator has no seat')
  return view.to
}
