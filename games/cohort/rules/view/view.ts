import { contains } from '@tessera/board'
import type { Audience, Seat } from '@tessera/kernel'
import type { ArmyList, RecruitSource } from '../choice.ts'
import type { CohortConfig } from '../config.ts'
import { type CultureId, displayed, squared, type Tile, type Weather } from '../content/terms.ts'
import { fieldOf } from '../rules/ground/field.ts'
import { sightOf, sweep } from '../rules/ground/sight.ts'
import { MARCH_BEATS } from '../rules/pulse.ts'
import { giveBack, isEngaged, type Play, quietly, WORDS } from '../rules/scene.ts'
import { budget, formed, spareMen } from '../rules/unit.ts'
import {
  type Area,
  type Captive,
  type CohortResult,
  type CohortState,
  type Contact,
  type Fallen,
  type Fort,
  type Phase,
  type PointState,
  pairOf,
  type SeatState,
  type Structure,
  type Unit,
} from '../state.ts'

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
interface ArrivalView {
  readonly turn: number
  readonly name: string
  readonly men: number
}

interface SideView {
  /** Public after muster. */
  readonly culture: CultureId | null
  readonly score: number
  /** Turns in a row the map's hold rule was met. */
  readonly hold: number
  /** Whether it has deployed, once both have mustered. */
  readonly deployed: boolean
}

/** What only its owner knows (COH-13.9). */
interface OwnSide {
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

const NOTHING: readonly number[] = new Array<number>(WORDS).fill(0)

/** COH-13.8, COH-13.9. What the other side has is told only when the match is over. */
export function view(state: CohortState, to: Audience, config: CohortConfig): CohortView {
  const { phase, turn, stage, weather, points, result } = state
  const pulse = Math.min(state.pulse, MARCH_BEATS)
  const field = fieldOf(config)
  const both = { to, config, phase, turn, stage, pulse, weather, points, result, limit: field.limit }
  const seats = [sideView(state, 0, to), sideView(state, 1, to)] as const
  const revealed = phase === 'over' ? ([reveal(state, 0), reveal(state, 1)] as const) : null
  if (to === 'spectator') {
    const forts = field.map.works.map(({ tile, defence }) => ({ tile, bonus: defence, owner: null }))
    const nothing = { own: null, units: [], contacts: [], areas: [], totalDetected: 0, zone: [], structures: [], forts }
    return { ...both, ...nothing, seats, seen: NOTHING, explored: NOTHING, revealed }
  }
  const play = quietly(state, config)
  const own = pairOf(state.seats, to)
  const contacts = own.contacts.map((contact) => contactView(play, to, contact))
  const view: CohortView = {
    ...both,
    seats,
    own: ownSide(own),
    units: state.units.filter((unit) => unit.seat === to).map((unit) => ownUnit(play, unit)),
    contacts,
    areas: own.areas,
    totalDetected: contacts.filter((contact) => contact.state === 'confirmed').length + own.areas.length,
    seen: turn === 0 ? NOTHING : Array.from(sweep(play, to)),
    explored: own.explored,
    zone: pairOf(field.zones, to),
    structures: own.structures,
    forts: own.forts,
    revealed,
  }
  giveBack(play)
  return view
}

function sideView(state: CohortState, seat: Seat, to: Audience): SideView {
  const { culture, score, hold, deployed } = pairOf(state.seats, seat)
  const shown = seat === to || state.phase !== 'muster'
  return { culture: shown ? culture : null, score, hold, deployed }
}

function ownSide(own: SeatState): OwnSide {
  const { army, budget: supplyPoints, reserve, supply, administratorsLost, recruit, recruits } = own
  const { captives, arrivals, fallen, texts, missed, startWorth } = own
  return {
    army,
    budget: supplyPoints,
    reserve,
    supply,
    administratorsLost,
    recruit,
    recruits,
    captives,
    arrivals: arrivals.map(({ turn, unit }) => ({ turn, name: unit.name, men: unit.men })),
    fallen,
    texts,
    missed,
    startWorth,
  }
}

/** Whether the enemy had seen it when the turn opened is the enemy's knowledge. */
function ownUnit(play: Play, unit: Unit): OwnUnit {
  const { ground } = play.scene
  return {
    ...unit,
    hidden: false,
    unseen: false,
    budget: budget(unit, ground, play.state.weather),
    spare: spareMen(unit),
    broken: formed(unit, ground) !== unit.formation,
    engaged: isEngaged(play, unit),
  }
}

function contactView(play: Play, seat: Seat, contact: Contact): ContactView {
  const { unit: _id, ...shown } = contact
  if (contact.state !== 'confirmed') return { ...shown, detectedBy: null, distance: null }
  let nearest: Unit | undefined
  let least = Number.POSITIVE_INFINITY
  for (const unit of play.state.units) {
    if (unit.seat !== seat) continue
    const away = squared(unit.tile, contact.tile)
    if (away >= least || (play.config.fog && !contains(sightOf(play, unit), contact.tile))) continue
    nearest = unit
    least = away
  }
  if (nearest === undefined) return { ...shown, detectedBy: null, distance: null }
  return { ...shown, detectedBy: nearest.id, distance: displayed(nearest.tile, contact.tile) }
}

function reveal(state: CohortState, seat: Seat): Revealed {
  const { army, fallen, texts, reserve, startWorth } = pairOf(state.seats, seat)
  return { army, units: state.units.filter((unit) => unit.seat === seat), fallen, texts, reserve, startWorth }
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
