import { type CellSet, cellSet } from '@tessera/board'
import { type Referee, type Seat, scriptedDice } from '@tessera/kernel'
import type { CohortConfig } from '../config.ts'
import { contentOf } from '../content/changes.ts'
import type { Trait } from '../content/cultures.ts'
import { TILES, type Tile } from '../content/terms.ts'
import type { CohortEvent, Happening } from '../events.ts'
import { type CohortState, pairOf, type Structure, type Unit } from '../state.ts'
import { CODE, type Field, fieldOf, NEIGHBOURS } from './ground/field.ts'
import { type SightTables, sightTables } from './ground/sight-tables.ts'

/** The board as the rules need it while they work: rebuilt from the state at every beat, never part of it. */
interface Scene {
  field: Field
  /** Terrain codes as they are, and as each seat knows them. */
  readonly ground: Uint8Array
  readonly known: readonly [Uint8Array, Uint8Array]
  /** 1: an intact gate that was opened for good. */
  readonly open: Uint8Array
  /** Defence of field works. */
  readonly fort: Uint8Array
  /** Place of the unit in `state.units`; -1: nobody. */
  readonly at: Int16Array
  /** Planning marks by seat: 1 a confirmed enemy, 2 an own unit without movement. */
  readonly marks: readonly [Uint8Array, Uint8Array]
  /** Tiles in sight by seat, 32 to a word. */
  readonly seen: readonly [CellSet, CellSet]
  sight: SightTables
  readonly march: March
}

/** One pulse of a march, by the unit's place in `state.units`. */
interface March {
  /** The tile it would step to; -1: none. */
  readonly want: Int16Array
  readonly price: Int16Array
  readonly rest: Int16Array
  readonly from: Int16Array
  readonly moving: Uint8Array
  /** 1: seen by the enemy as it set out. */
  readonly watched: Uint8Array
}

const MOST_UNITS = 64

/** How many words a set of tiles takes. */
export const WORDS = cellSet(TILES).length

/** A state and the config of its match, which states do not carry. */
export type Position = Pick<Play, 'state' | 'config'>

/** A stage at work: the state, the board, the dice, and somebody to tell. */
export interface Play {
  readonly state: CohortState
  readonly config: CohortConfig
  readonly scene: Scene
  readonly ref: Referee<CohortEvent>
  /** Absent when nobody listens, so that no event is built. */
  readonly tell: ((happening: Happening) => void) | undefined
}

const empty = new Uint8Array(TILES)

/** A board given back, ready for the next stage. */
let idle: Scene | null = null

function blankScene(field: Field, sight: SightTables): Scene {
  return {
    field,
    sight,
    ground: new Uint8Array(TILES),
    known: [new Uint8Array(TILES), new Uint8Array(TILES)],
    open: new Uint8Array(TILES),
    fort: new Uint8Array(TILES),
    at: new Int16Array(TILES),
    marks: [new Uint8Array(TILES), new Uint8Array(TILES)],
    seen: [cellSet(TILES), cellSet(TILES)],
    march: {
      want: new Int16Array(MOST_UNITS),
      price: new Int16Array(MOST_UNITS),
      rest: new Int16Array(MOST_UNITS),
      from: new Int16Array(MOST_UNITS),
      moving: new Uint8Array(MOST_UNITS),
      watched: new Uint8Array(MOST_UNITS),
    },
  }
}

/** Borrows the idle board; while it is borrowed others get a new one, so that rules may run inside rules. */
function sceneOf(state: CohortState, config: CohortConfig): Scene {
  const field = fieldOf(config)
  const sight = sightOver(state, config)
  const scene = idle ?? blankScene(field, sight)
  idle = null
  scene.field = field
  scene.sight = sight
  lay(scene.ground, field, state.structures)
  scene.open.set(empty)
  for (const structure of state.structures) if (structure.open) scene.open[structure.tile] = 1
  for (const seat of [0, 1] as const) lay(scene.known[seat], field, state.seats[seat].structures)
  scene.fort.set(empty)
  for (const fort of state.forts) scene.fort[fort.tile] = fort.bonus
  scene.at.fill(-1)
  for (let i = 0; i < state.units.length; i++) scene.at[(state.units[i] as Unit).tile] = i
  return scene
}

/** The board is for the next who needs one; who keeps a play for longer does not give it back. */
export function giveBack({ scene }: Play): void {
  idle = scene
}

export function playOf(state: CohortState, config: CohortConfig, ref: Referee<CohortEvent>): Play {
  const { tell } = ref
  return {
    state,
    config,
    scene: sceneOf(state, config),
    ref,
    tell:
      tell === undefined
        ? undefined
        : (happening) => tell({ turn: state.turn, stage: state.stage, ...happening } as CohortEvent),
  }
}

/** For looking at a state without anything happening to it. */
export function quietly(state: CohortState, config: CohortConfig): Play {
  return { state, config, scene: sceneOf(state, config), ref: NOBODY, tell: undefined }
}

const NOBODY: Referee<CohortEvent> = { dice: scriptedDice([]), tell: undefined }

/** Sight over the land as it lies: only a breach changes it. */
export function sightOver(state: CohortState, config: CohortConfig): SightTables {
  let key: string = config.map
  for (const { terrain, tile } of state.structures) if (terrain === 'rubble') key += ` ${tile}`
  return sightTables(key, () => {
    const ground = new Uint8Array(TILES)
    lay(ground, fieldOf(config), state.structures)
    return ground
  })
}

function lay(ground: Uint8Array, field: Field, structures: readonly Structure[]): void {
  ground.set(field.base)
  for (const structure of structures) ground[structure.tile] = CODE[structure.terrain]
}

export function unitAt(play: Play, tile: Tile): Unit | undefined {
  const index = play.scene.at[tile] as number
  return index < 0 ? undefined : play.state.units[index]
}

/** The unit beside a tile, in direction 0 to 3 (N, E, S, W). */
export function beside(play: Play, tile: Tile, direction: number): Unit | undefined {
  const next = NEIGHBOURS[4 * tile + direction] as number
  return next < 0 ? undefined : unitAt(play, next)
}

/** COH-1.6: adjacent to a steady enemy. */
export function isEngaged(play: Play, unit: Unit): boolean {
  for (let d = 0; d < 4; d++) {
    const other = beside(play, unit.tile, d)
    if (other !== undefined && other.seat !== unit.seat && !other.routing) return true
  }
  return false
}

export function hasTrait({ state, config }: Position, seat: Seat, trait: Trait): boolean {
  const { culture } = pairOf(state.seats, seat)
  return culture !== null && contentOf(config).cultures[culture].traits.includes(trait)
}

/** Places of units changed: who is where is read anew. */
export function regroup(play: Play): void {
  const { at } = play.scene
  at.fill(-1)
  for (let i = 0; i < play.state.units.length; i++) at[(play.state.units[i] as Unit).tile] = i
}
