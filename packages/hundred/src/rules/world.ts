import { DEFAULT_POLICY } from '../choice.ts'
import type { Sight, UnitRow, World } from '../state.ts'

/** HUN-1501: every component of a unit that has nothing; a new component is one line here. */
const BLANK: UnitRow = {
  position: { x: 0, y: 0, fx: 1000, fy: 0, startX: 0, startY: 0, startLevel: 0 },
  faction: { seat: 0, template: 'warrior', experience: 'regular', traits: 0, radius: 400, rate: 0, cost: 0 },
  skills: { melee: 0, ranged: 0, block: 0, dodge: 0, medicine: 0, toughness: 0, morale: 0 },
  health: {
    current: 1,
    max: 1,
    woundState: 'healthy',
    crippled: 0,
    bleeding: false,
    bandage: 0,
    bandageNext: 0,
    burning: 0,
    tended: false,
    executed: false,
    fled: false,
  },
  actionPoints: { current: 0, max: 1, spent: 0 },
  stamina: { current: 0, max: 0, exhausted: false },
  armour: { kind: 'none', head: 0, torso: 0, arms: 0, legs: 0, dodge: 0, staminaPenalty: 0 },
  weapon: { list: [], thrown: [], readied: -1, loaded: true, shield: 'none', integrity: 0 },
  ammo: { slots: [], currentSlot: 0 },
  inventory: { bandage: 0, oil: 0, caltrops: 0 },
  moraleState: { state: 'steady', tested: 0, feared: 0, challenge: -1, challengeUntil: 0 },
  commandQueue: {
    steps: [],
    loop: false,
    current: 0,
    begun: false,
    progress: 0,
    since: 0,
    pending: null,
    route: [],
    mode: 'none',
    retreat: false,
    ticksLeft: 0,
    slipTicks: 0,
    blocked: 0,
    walking: false,
    fromX: 0,
    fromY: 0,
    walkedTicks: 0,
    walkedDistance: 0,
    waiting: '',
  },
  policy: DEFAULT_POLICY,
  engagement: { engagedWith: 0, atStart: 0 },
  turnFlags: {
    attacks: 0,
    freeAttack: false,
    freeTurn: false,
    reactions: 1,
    arcLock: 'none',
    stance: 0,
    wall: false,
    safe: false,
    prone: false,
    slipTested: false,
    burnt: false,
    moved: false,
    zoneEntries: [],
    revealed: false,
    revealedLast: false,
  },
}

type Lists = Record<string, unknown[]>
type Fields = Record<string, unknown>

const COMPONENTS = Object.keys(BLANK) as (keyof UnitRow)[]

export function blankRow(): UnitRow {
  const row: Record<string, object> = {}
  for (const component of COMPONENTS) row[component] = { ...BLANK[component] }
  return row as unknown as UnitRow
}

export function emptyWorld(): World {
  const world: Record<string, unknown> = { ids: [] }
  for (const component of COMPONENTS) {
    const lists: Lists = {}
    for (const field of Object.keys(BLANK[component])) lists[field] = []
    world[component] = lists
  }
  return world as World
}

/** Its entries are never changed in place, only put in place of others. */
export function copyWorld(world: World): World {
  const twin: Record<string, unknown> = { ids: [...world.ids] }
  for (const component of COMPONENTS) {
    const lists = world[component] as unknown as Lists
    const copied: Lists = {}
    for (const field in lists) copied[field] = (lists[field] as unknown[]).slice()
    twin[component] = copied
  }
  return twin as World
}

/** Units are added at muster only, in id order; their places never change. */
export function addUnit(world: World, id: number, row: UnitRow): void {
  const last = world.ids[world.ids.length - 1] ?? 0
  if (id <= last) throw new Error(`Unit ${id} comes after unit ${last}`)
  world.ids.push(id)
  for (const component of COMPONENTS) {
    const lists = world[component] as unknown as Lists
    const fields = row[component] as unknown as Fields
    for (const field of Object.keys(lists)) (lists[field] as unknown[]).push(fields[field])
  }
}

/** Everything about the unit at this place. */
export function rowOf(world: World, place: number): UnitRow {
  const row: Record<string, Fields> = {}
  for (const component of COMPONENTS) {
    const lists = world[component] as unknown as Lists
    const fields: Fields = {}
    for (const field in lists) fields[field] = (lists[field] as unknown[])[place]
    row[component] = fields
  }
  return row as unknown as UnitRow
}

/** -1 when there is no such unit. */
export function placeOf(world: World, id: number): number {
  return world.ids.indexOf(id)
}

export function noSight(units: number): Sight {
  const none = (): number[] => new Array<number>(units).fill(0)
  return {
    seen: 0,
    gone: 0,
    markX: none(),
    markY: none(),
    markTurn: none(),
    handle: none(),
    handles: 0,
    things: [],
    thingsSeen: [],
  }
}
