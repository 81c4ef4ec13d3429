import {
  type Area,
  type CohortView,
  type Facing,
  type Formation,
  type Fort,
  isTruth,
  type Look,
  MAP_DATA,
  type MapId,
  type OwnUnit,
  type PointState,
  type Structure,
  type Truth,
  type Unit,
  type UnitKind,
  type Weapon,
  type Weather,
} from '@tessera/cohort'

/** One counter on the map: an own unit, an enemy as far as it is known, or, with the fog lifted, anybody. */
export interface Piece {
  /** As events name it: an id, or the handle of a contact. */
  readonly key: string
  readonly seat: 0 | 1
  readonly kind: UnitKind
  readonly weapon: Weapon
  readonly name: string
  readonly tile: number
  readonly facing: Facing
  readonly formation: Formation
  readonly disordered: boolean
  readonly forming: Formation | null
  readonly routing: boolean
  readonly mounted: boolean
  /** What is known of it: everything, what can be seen, what was seen. */
  readonly sure: 'own' | 'confirmed' | 'remembered'
  readonly men: number
  readonly full: number | null
  readonly morale: number | null
  readonly volleys: number | null
  /** The turn it was last seen in, for what is only remembered. */
  readonly turn: number
}

/** What is on the map at a moment, for a seat or with the fog lifted. */
export interface Scene {
  readonly map: MapId
  /** Which drawing of it (COH-3.7). */
  readonly turn: number
  readonly limit: number
  readonly weather: Weather
  readonly stage: number
  readonly pieces: readonly Piece[]
  readonly areas: readonly Area[]
  readonly structures: readonly Structure[]
  readonly forts: readonly Fort[]
  readonly points: readonly PointState[]
  readonly scores: readonly [number, number]
  readonly holds: readonly [number, number]
  /** null: no fog. */
  readonly fog: { readonly seen: readonly number[]; readonly explored: readonly number[] } | null
}

export function sceneOf(look: Look): Scene {
  return isTruth(look) ? truth(look) : seen(look)
}

function seen(view: CohortView): Scene {
  const me = view.to === 1 ? 1 : 0
  const known = view.contacts.filter(({ state }) => state === 'confirmed' || state === 'remembered')
  const contacts = known.map(
    (contact): Piece => ({
      ...contact,
      key: handleName(contact.handle),
      seat: me === 0 ? 1 : 0,
      name: contact.type,
      disordered: false,
      forming: null,
      sure: contact.state === 'confirmed' ? 'confirmed' : 'remembered',
      men: contact.strength,
      full: null,
      morale: null,
      volleys: null,
    }),
  )
  return {
    map: view.config.map,
    turn: view.turn,
    limit: view.limit,
    weather: view.weather,
    stage: view.stage,
    pieces: [...contacts, ...view.units.map((unit) => pieceOf(unit, unit.broken))],
    areas: view.areas,
    structures: view.structures,
    forts: view.forts,
    points: view.points,
    scores: [view.seats[0].score, view.seats[1].score],
    holds: [view.seats[0].hold, view.seats[1].hold],
    fog: view.config.fog ? { seen: view.seen, explored: view.explored } : null,
  }
}

function truth(state: Truth): Scene {
  return {
    map: state.config.map,
    turn: state.turn,
    limit: state.config.turnLimit ?? MAP_DATA[state.config.map].turnLimit,
    weather: state.weather,
    stage: state.stage,
    pieces: state.units.filter(({ tile }) => tile >= 0).map((unit) => pieceOf(unit, unit.disordered)),
    areas: [],
    structures: state.structures,
    forts: state.forts,
    points: state.points,
    scores: [state.seats[0].score, state.seats[1].score],
    holds: [state.seats[0].hold, state.seats[1].hold],
    fog: null,
  }
}

function pieceOf(unit: Unit | OwnUnit, disordered: boolean): Piece {
  return {
    key: String(unit.id),
    seat: unit.seat === 1 ? 1 : 0,
    kind: unit.kind,
    weapon: unit.weapon,
    name: unit.name,
    tile: unit.tile,
    facing: unit.facing,
    formation: unit.formation,
    disordered,
    forming: unit.forming,
    routing: unit.routing,
    mounted: unit.mounted,
    sure: 'own',
    men: unit.men,
    full: unit.full,
    morale: unit.morale,
    volleys: unit.volleysFull > 0 ? unit.volleys : null,
    turn: 0,
  }
}

/** COH-4.6: `X3`. */
export function handleName(handle: number): string {
  return `X${handle}`
}

/** The key of a piece, from its number in what happened. */
export function keyOf(piece: number): string {
  return piece < 0 ? handleName(-piece) : String(piece)
}
