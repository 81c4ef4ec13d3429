import type { Audience } from '@tessera/kernel'
import { type HundredConfig, hasFog, sideOfSeat, turnLimitOf } from '../config.ts'
import type { Armour } from '../content/armour.ts'
import type { ArmyUnit } from '../content/scenarios.ts'
import type { Experience, Template } from '../content/templates.ts'
import type { Shield, Weapon } from '../content/weapons.ts'
import { readiedWeapon } from '../rules/play.ts'
import { remainingValue } from '../rules/victory.ts'
import { rowOf } from '../rules/world.ts'
import {
  at,
  type HundredResult,
  type HundredState,
  hasPlace,
  type MoraleLevel,
  type Pending,
  type Phase,
  type Place,
  pairOf,
  type UnitRow,
  type WoundState,
  type Zone,
} from '../state.ts'
import { listsAreHidden, nameFor, shownStep, thingName } from './handles.ts'

/** An own unit: everything the rules keep of it, other units by the names its owner has for them. */
export interface OwnUnit extends Omit<UnitRow, 'moraleState' | 'commandQueue' | 'engagement'> {
  readonly id: number
  readonly moraleState: Omit<UnitRow['moraleState'], 'feared' | 'challenge'> & { readonly challenge: number | null }
  readonly commandQueue: Omit<UnitRow['commandQueue'], 'pending'> & { readonly pending: OwnPending | null }
  readonly engagement: { readonly engagedWith: readonly number[]; readonly atStart: readonly number[] }
}

export interface OwnPending extends Omit<Pending, 'target'> {
  readonly target: number | null
}

/** HUN-1601: what is seen of an enemy in sight; to spectators, of either seat. */
export interface SeenUnit {
  readonly id: number
  readonly seat: number
  readonly template: Template
  readonly x: number
  readonly y: number
  readonly fx: number
  readonly fy: number
  /** 0 when it is down. */
  readonly hp: number
  readonly max: number
  readonly woundState: WoundState
  readonly crippled: number
  readonly exhausted: boolean
  readonly morale: MoraleLevel
  readonly armour: Armour
  readonly weapon: Weapon
  readonly shield: Shield
  readonly integrity: number
  readonly stance: number
  readonly wall: boolean
  readonly prone: boolean
  readonly burning: boolean
  readonly banner: string | null
}

/** The place where an enemy was last seen. */
export interface Marker {
  readonly id: number
  readonly seat: number
  readonly template: Template
  readonly x: number
  readonly y: number
  readonly turn: number
  /** Its fall or flight was seen. */
  readonly gone: boolean
}

export interface ThingView {
  readonly id: string
  readonly kind: 'banner' | 'weapon'
  readonly weapon: Weapon | null
  /** Seat that owns a banner; -1 for weapons. */
  readonly owner: number
  /** Null while somebody carries it out of sight. */
  readonly x: number | null
  readonly y: number | null
  readonly carrier: number | null
}

export interface SeatView {
  readonly mustered: boolean
  readonly deployed: boolean
  readonly held: readonly number[]
}

/** The part of a unit that only its owner knows. */
export interface OwnSeat {
  readonly army: readonly ArmyUnit[] | null
  readonly value: number
  readonly values: readonly number[]
  readonly casualties: number
  readonly lastBlow: number
}

export interface RosterUnit {
  readonly id: number
  readonly seat: number
  readonly template: Template
  readonly experience: Experience
}

export interface HundredView {
  readonly to: Audience
  readonly config: HundredConfig
  readonly phase: Phase
  readonly turn: number
  /** The tick that comes next: 1 to 20, 21 the aftermath, 22 the turn end; 0 while seats choose. */
  readonly tick: number
  readonly limit: number
  readonly fog: boolean
  /** 0 came from the west, 1 from the east; null for spectators. */
  readonly side: 0 | 1 | null
  readonly units: readonly OwnUnit[]
  readonly enemies: readonly SeenUnit[]
  readonly markers: readonly Marker[]
  readonly zones: readonly Zone[]
  readonly things: readonly ThingView[]
  readonly seats: readonly [SeatView, SeatView]
  readonly own: OwnSeat | null
  /** Army lists as far as they are shown. */
  readonly roster: readonly RosterUnit[]
  readonly result: HundredResult | null
  /** Everybody, once the match is over. */
  readonly revealed: readonly OwnUnit[] | null
}

/** HUN-1601. */
export function view(state: HundredState, to: Audience, config: HundredConfig): HundredView {
  const { world, phase } = state
  const over = phase === 'over'
  const seats = [seatView(state, 0, to), seatView(state, 1, to)] as const
  const units: OwnUnit[] = []
  const enemies: SeenUnit[] = []
  const markers: Marker[] = []
  const roster: RosterUnit[] = []
  const hidden = listsAreHidden(state, config)
  const fog = hasFog(config)
  for (let place: Place = 0; place < world.ids.length; place++) {
    const seat = world.faction.seat[place]
    if (seat === to) units.push(ownUnit(state, config, place, seat))
    else if (isInSight(state, to, place, fog)) enemies.push(seenUnit(state, config, to, place))
    else if (to !== 'spectator') pushMarker(markers, state, config, to, place)
    if (seat === to || !hidden) roster.push(rosterUnit(state, place))
  }
  return {
    to,
    config,
    phase,
    turn: state.turn,
    tick: state.tick,
    limit: turnLimitOf(config),
    fog,
    side: to === 'spectator' ? null : sideOfSeat(config, to),
    units,
    enemies,
    markers,
    zones: state.zones,
    things: thingViews(state, config, to, fog),
    seats,
    own: to === 'spectator' ? null : ownSeat(state, to),
    roster,
    result: state.result,
    revealed: over
      ? world.ids.map((_, place: Place) => ownUnit(state, config, place, world.faction.seat[place]))
      : null,
  }
}

function seatView(state: HundredState, seat: number, to: Audience): SeatView {
  const { army, deployed, held } = pairOf(state.seats, seat)
  return { mustered: state.phase !== 'muster' || (seat === to && army !== null), deployed, held }
}

function ownSeat(state: HundredState, seat: number): OwnSeat {
  const { army, values, casualties, lastBlow } = pairOf(state.seats, seat)
  return { army, value: remainingValue(state, seat), values, casualties, lastBlow }
}

/** Whether a unit that is not the listener's own shows: to spectators, what the other seat sees. */
export function isInSight(state: HundredState, to: Audience, place: Place, fog: boolean): boolean {
  const { world, phase } = state
  if (world.health.fled[place]) return false
  if (phase === 'over') return true
  if (phase === 'muster' || phase === 'deployment') return false
  if (!fog) return true
  const looking = to === 'spectator' ? 1 - world.faction.seat[place] : to
  return hasPlace(pairOf(state.seats, looking).sight.seen, place)
}

function ownUnit(state: HundredState, config: HundredConfig, place: Place, seat: number): OwnUnit {
  const { world, phase } = state
  const row = rowOf(world, place)
  const names = (mask: number): readonly number[] => {
    const list: number[] = []
    for (let other: Place = 0; other < world.ids.length; other++)
      if (hasPlace(mask, other)) list.push(nameFor(state, config, seat, other) ?? 0)
    return list.sort((a, b) => a - b)
  }
  const named = (other: Place): number | null => (other < 0 ? null : nameFor(state, config, seat, other))
  const { feared: _feared, challenge, ...moraleState } = row.moraleState
  const { pending, steps } = row.commandQueue
  const down = row.health.woundState === 'down' && phase !== 'over'
  return {
    ...row,
    id: world.ids[place],
    // HUN-902: nobody knows how the fallen are.
    health: down ? { ...row.health, current: 0, executed: false } : row.health,
    moraleState: { ...moraleState, challenge: named(challenge) },
    commandQueue: {
      ...row.commandQueue,
      steps: steps.map((step) => shownStep(state, config, seat, step)),
      pending:
        pending === null
          ? null
          : { ...pending, target: named(pending.target), item: thingName(state, seat, pending.item) },
    },
    engagement: { engagedWith: names(row.engagement.engagedWith), atStart: names(row.engagement.atStart) },
  }
}

function seenUnit(state: HundredState, config: HundredConfig, to: Audience, place: Place): SeenUnit {
  const { world } = state
  const { position, health, weapon, turnFlags } = world
  const woundState = health.woundState[place]
  return {
    id: nameFor(state, config, to, place) ?? 0,
    seat: world.faction.seat[place],
    template: world.faction.template[place],
    x: position.x[place],
    y: position.y[place],
    fx: position.fx[place],
    fy: position.fy[place],
    hp: woundState === 'down' ? 0 : health.current[place],
    max: health.max[place],
    woundState,
    crippled: health.crippled[place],
    exhausted: world.stamina.exhausted[place],
    morale: world.moraleState.state[place],
    armour: world.armour.kind[place],
    weapon: readiedWeapon(world, place),
    shield: weapon.shield[place],
    integrity: weapon.integrity[place],
    stance: turnFlags.stance[place],
    wall: turnFlags.wall[place],
    prone: turnFlags.prone[place],
    burning: health.burning[place] > 0,
    banner: state.objects.find(({ carrier }) => carrier === place)?.id ?? null,
  }
}

function pushMarker(markers: Marker[], state: HundredState, config: HundredConfig, to: number, place: Place): void {
  const { sight } = pairOf(state.seats, to)
  const turn = sight.markTurn[place] ?? 0
  const gone = hasPlace(sight.gone, place)
  if (turn === 0) return
  markers.push({
    id: nameFor(state, config, to, place) ?? 0,
    seat: state.world.faction.seat[place],
    template: state.world.faction.template[place],
    x: sight.markX[place],
    y: sight.markY[place],
    turn,
    gone,
  })
}

function rosterUnit({ world }: HundredState, place: Place): RosterUnit {
  const { faction, ids } = world
  return {
    id: ids[place],
    seat: faction.seat[place],
    template: faction.template[place],
    experience: faction.experience[place],
  }
}

/** All know where a banner lies; its carrier is known to a listener that sees it. Weapons are seen like units. */
function thingViews(state: HundredState, config: HundredConfig, to: Audience, fog: boolean): readonly ThingView[] {
  const { world } = state
  const shown: ThingView[] = []
  for (const { id, kind, weapon, owner, x, y, carrier } of state.objects) {
    if (kind === 'weapon' && !isThingSeen(state, to, id, fog)) continue
    if (carrier < 0) {
      shown.push({ id: thingName(state, to, id), kind, weapon, owner, x, y, carrier: null })
      continue
    }
    const known = at(world.faction.seat, carrier) === to || isInSight(state, to, carrier, fog)
    const spot = known ? { x: at(world.position.x, carrier), y: at(world.position.y, carrier) } : { x: null, y: null }
    shown.push({ id, kind, weapon, owner, ...spot, carrier: known ? nameFor(state, config, to, carrier) : null })
  }
  return shown
}

function isThingSeen(state: HundredState, to: Audience, id: string, fog: boolean): boolean {
  if (!fog || state.phase === 'over') return true
  const saw = (seat: number): boolean => pairOf(state.seats, seat).sight.thingsSeen.includes(id)
  return to === 'spectator' ? saw(0) && saw(1) : saw(to)
}

/** A unit that is down, has left or is routed takes no orders. */
export function obeys({ health, moraleState }: OwnUnit): boolean {
  return health.woundState !== 'down' && !health.fled && moraleState.state !== 'routed'
}

/** The own seat of a view; spectators have none. */
export function seatOf(view: HundredView): number {
  if (view.to === 'spectator') throw new Error('A spectator has no seat')
  return view.to
}
