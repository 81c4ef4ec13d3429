import { copy, type Dice } from '@tessera/kernel'
import { scenarioOf, seatOfSide } from '../config.ts'
import { contentOf } from '../content/changes.ts'
import type { ArmyUnit } from '../content/scenarios.ts'
import { TEMPLATES } from '../content/templates.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import { WEAPON_DATA } from '../content/weapons.ts'
import { fieldOf, isOpen, levelAt } from '../rules/ground/field.ts'
import { lookFor } from '../rules/ground/sight.ts'
import { setEngagements } from '../rules/movement/engagement.ts'
import { armyCost, refuseArmy, unitCost } from '../rules/muster/army.ts'
import { FIRST_ID, musteredRow } from '../rules/muster/muster.ts'
import { hasTrait, NOBODY, type Play, playOf } from '../rules/play.ts'
import { setup } from '../rules/turn.ts'
import { addUnit, emptyWorld, noSight, placeOf } from '../rules/world.ts'
import { at, columnOf, type HundredState, type Place, pairOf, type UnitRow } from '../state.ts'
import { HANDLES, storedSteps } from './handles.ts'
import type { HundredView, Marker, OwnUnit, SeenUnit } from './view.ts'

/** A unit of an imagined state, before it has a place in the world. */
interface Figure {
  readonly id: number
  readonly row: UnitRow
  /** The own seat's handle for it, where lists are hidden; 0 for none. */
  readonly handle: number
  readonly seen: boolean
  readonly gone: boolean
  readonly marker: { readonly x: number; readonly y: number; readonly turn: number } | null
}

/**
 * HUN-1506: a state that could lie behind this view. Enemies out of sight stand at their markers, those never seen where the
 * scenario puts them, and where lists are hidden the rest of the budget is filled by chance.
 */
export function imagine(view: HundredView, dice: Dice): HundredState {
  return stateBehind(view, dice)
}

/** HUN-610: only what is known: nobody who was never seen. Draws nothing. */
export function knownState(view: HundredView): HundredState {
  return stateBehind(view, null)
}

function stateBehind(view: HundredView, dice: Dice | null): HundredState {
  const quiet = { config: view.config, dice: NO_DICE, tell: undefined }
  const state = setup(view.config, quiet)
  if (view.phase === 'muster') return state
  const own = view.to === 'spectator' ? 0 : view.to
  const figures = [...view.units.map(ownFigure), ...foes(view, own, dice)].sort((a, b) => a.id - b.id)
  const world = emptyWorld()
  state.world = world
  state.phase = view.phase
  state.turn = view.turn
  state.tick = view.tick
  state.result = view.result
  state.zones = copy(view.zones) as HundredState['zones']
  state.zoneCount = view.zones.reduce((most, { id }) => Math.max(most, id), 0)
  state.checks = []
  for (const { id, row } of figures) addUnit(world, id, row)
  separate(state, view)
  fillSeats(state, view, own, figures)
  fillThings(state, view, own)
  for (const unit of view.units) restoreOrders(state, view, own, unit)
  const play = playOf(state, quiet)
  setEngagements(play)
  rememberStart(play, view)
  if (play.fog) lookFor(play, 1 - own)
  return state
}

const NO_DICE: Dice = {
  int: () => 0,
  d: () => 1,
  pick: (list) => list[0] as never,
  shuffle: () => undefined,
}

function ownFigure(unit: OwnUnit): Figure {
  const { id, moraleState, commandQueue, engagement: _engagement, ...rest } = copy(unit)
  const row: UnitRow = {
    ...rest,
    moraleState: { ...moraleState, feared: 0, challenge: -1 },
    commandQueue: { ...commandQueue, pending: null },
    engagement: { engagedWith: 0, atStart: 0 },
  }
  return { id, row, handle: 0, seen: false, gone: false, marker: null }
}

function foes(view: HundredView, own: number, dice: Dice | null): readonly Figure[] {
  const foeSeat = 1 - own
  const side = seatOfSide(view.config, foeSeat)
  const scenario = scenarioOf(view.config)
  const content = contentOf(view.config)
  const written = (id: number): ArmyUnit | undefined => scenario.sides[side].units[id - FIRST_ID[side]]
  const real = realNumbers(FIRST_ID[side])
  const known: Figure[] = []
  for (const unit of view.enemies) {
    if (unit.seat !== foeSeat) continue
    const id = real(unit.id)
    const row = seenRow(
      unit,
      musteredRow(written(id) ?? { template: unit.template, armour: unit.armour }, foeSeat, content),
    )
    known.push({
      id,
      row,
      handle: handleOf(unit.id),
      seen: true,
      gone: unit.woundState === 'down',
      marker: { x: unit.x, y: unit.y, turn: Math.max(1, view.turn) },
    })
  }
  for (const marker of view.markers) {
    const id = real(marker.id)
    const row = markerRow(marker, musteredRow(written(id) ?? { template: marker.template }, foeSeat, content))
    known.push({ id, row, handle: handleOf(marker.id), seen: false, gone: marker.gone, marker })
  }
  if (dice === null) return known
  return [...known, ...hiddenFoes(view, foeSeat, side, known, dice)]
}

function handleOf(name: number): number {
  return name > HANDLES ? name - HANDLES : 0
}

/** Handles become numbers of the other side, in the order of first sighting. */
function realNumbers(first: number): (name: number) => number {
  return (name) => (name > HANDLES ? first + name - HANDLES - 1 : name)
}

function seenRow(unit: SeenUnit, row: UnitRow): UnitRow {
  const { list } = row.weapon
  const readied = list.indexOf(unit.weapon)
  const natural = unit.weapon === 'unarmed'
  const weapons = natural || readied >= 0 ? list : [unit.weapon, ...list]
  return {
    ...row,
    position: { ...row.position, x: unit.x, y: unit.y, fx: unit.fx, fy: unit.fy },
    health: {
      ...row.health,
      current: unit.woundState === 'down' ? 0 : unit.hp,
      max: unit.max,
      woundState: unit.woundState,
      crippled: unit.crippled,
      bleeding: unit.woundState === 'critical',
      burning: unit.burning ? 2 : 0,
    },
    stamina: { ...row.stamina, current: unit.exhausted ? 0 : row.stamina.current, exhausted: unit.exhausted },
    moraleState: { ...row.moraleState, state: unit.morale },
    weapon: {
      ...row.weapon,
      list: weapons,
      thrown: weapons.map((weapon) => WEAPON_DATA[weapon].carried),
      readied: natural ? -1 : Math.max(0, readied),
      shield: unit.shield,
      integrity: unit.integrity,
    },
    turnFlags: { ...row.turnFlags, stance: unit.stance, wall: unit.wall, prone: unit.prone },
  }
}

function markerRow({ x, y, gone }: Marker, row: UnitRow): UnitRow {
  const position = { ...row.position, x, y }
  if (!gone) return { ...row, position }
  return { ...row, position, health: { ...row.health, current: 0, woundState: 'down' } }
}

/** Those nobody has seen yet. */
function hiddenFoes(
  view: HundredView,
  seat: number,
  side: 0 | 1,
  known: readonly Figure[],
  dice: Dice,
): readonly Figure[] {
  const scenario = scenarioOf(view.config)
  const content = contentOf(view.config)
  const zone = scenario.sides[side].zone
  const facing = side === 0 ? 1000 : -1000
  const figure = (id: number, unit: ArmyUnit, x: number, y: number): Figure => {
    const row = musteredRow(unit, seat, content)
    return {
      id,
      row: { ...row, position: { ...row.position, x, y, fx: facing } },
      handle: 0,
      seen: false,
      gone: false,
      marker: null,
    }
  }
  if (!scenario.builder)
    return scenario.sides[side].units.flatMap((unit, index) => {
      const id = FIRST_ID[side] + index
      return known.some((other) => other.id === id) ? [] : [figure(id, unit, unit.x, unit.y)]
    })
  const army = rest(view, seat, known, dice)
  const first = FIRST_ID[side] + known.length
  return army.map((unit, index) => {
    const x = zone === null ? Math.floor(scenario.w / 2) : zone.x + dice.int(zone.w)
    const y = zone === null ? Math.floor(scenario.h / 2) : zone.y + dice.int(zone.h)
    return figure(first + index, unit, x, y)
  })
}

/** Units that the budget leaves room for beside those already seen. */
function rest(view: HundredView, seat: number, known: readonly Figure[], dice: Dice): readonly ArmyUnit[] {
  const { config } = view
  const content = contentOf(config)
  let left =
    config.budget -
    armyCost(
      known.map(({ row }) => ({ template: row.faction.template })),
      content,
    )
  const army: ArmyUnit[] = []
  const fits = (unit: ArmyUnit): boolean =>
    unitCost(unit, content) <= left &&
    known.length + army.length < 16 &&
    refuseArmy({ ...config, budget: 1000 }, seat, [...army, unit]) === null
  for (let tries = 0; tries < 24; tries++) {
    const unit = { template: dice.pick(TEMPLATES) }
    if (!fits(unit)) continue
    army.push(unit)
    left -= unitCost(unit, content)
  }
  return army
}

/** A unit that was put on another, or where nobody can stand, is moved to the nearest free place. */
function separate(state: HundredState, view: HundredView): void {
  const { world } = state
  const field = fieldOf(view.config)
  const own = new Set([
    ...view.units.map(({ id }) => id),
    ...view.enemies.filter(({ id }) => id < HANDLES).map(({ id }) => id),
  ])
  const fits = (place: Place, x: number, y: number): boolean => {
    const radius = world.faction.radius[place]
    if (!isOpen(field, x, y, radius, hasTrait(world, place, TRAIT_BITS.mounted))) return false
    for (let other: Place = 0; other < world.ids.length; other++) {
      if (other === place || world.health.woundState[other] === 'down' || world.health.fled[other]) continue
      const dx = world.position.x[other] - x
      const dy = world.position.y[other] - y
      const apart = radius + world.faction.radius[other]
      if (dx * dx + dy * dy < apart * apart) return false
    }
    return true
  }
  for (let place: Place = 0; place < world.ids.length; place++) {
    if (own.has(world.ids[place]) || world.health.woundState[place] === 'down') continue
    const x = world.position.x[place]
    const y = world.position.y[place]
    search: for (let ring = 0; ring < 60; ring++)
      for (let corner = 0; corner < (ring === 0 ? 1 : 8); corner++) {
        const toX = x + ring * 500 * at(RING_X, corner)
        const toY = y + ring * 500 * at(RING_Y, corner)
        if (!fits(place, toX, toY)) continue
        world.position.x[place] = toX
        world.position.y[place] = toY
        break search
      }
  }
}

const RING_X = [1, 1, 0, -1, -1, -1, 0, 1]
const RING_Y = [0, 1, 1, 1, 0, -1, -1, -1]

function fillSeats(state: HundredState, view: HundredView, own: number, figures: readonly Figure[]): void {
  const units = figures.length
  for (const seat of [0, 1]) {
    const each = pairOf(state.seats, seat)
    each.sight = noSight(units)
    each.deployed = true
    each.held = [...pairOf(view.seats, seat).held]
    each.lastBlow = view.own?.lastBlow ?? 0
    each.army = null
    each.casualties = 0
  }
  const mine = pairOf(state.seats, own)
  mine.army = view.own?.army ?? null
  mine.values = [...(view.own?.values ?? [])]
  mine.casualties = view.own?.casualties ?? 0
  const { sight } = mine
  for (const [place, { seen, gone, marker, handle }] of figures.entries()) {
    if (seen) sight.seen |= 1 << place
    if (gone) sight.gone |= 1 << place
    sight.handle[place] = handle
    sight.handles = Math.max(sight.handles, handle)
    if (marker === null) continue
    sight.markX[place] = marker.x
    sight.markY[place] = marker.y
    sight.markTurn[place] = Math.max(1, marker.turn)
  }
  state.watching = { handle: columnOf(new Array<number>(units).fill(0)), handles: 0, things: [] }
}

function fillThings(state: HundredState, view: HundredView, own: number): void {
  const { sight } = pairOf(state.seats, own)
  for (const { id, kind, weapon, x, y, carrier } of view.things) {
    const place = carrier === null ? -1 : namedPlace(state, own, carrier)
    if (kind === 'banner') {
      const banner = state.objects.find((object) => object.id === id)
      if (banner === undefined) continue
      banner.carrier = place
      banner.x = x ?? banner.homeX
      banner.y = y ?? banner.homeY
      continue
    }
    const number = Number(id.slice(1))
    const thing = `d${number}`
    state.dropCount = Math.max(state.dropCount, number)
    while (sight.things.length < number) sight.things.push(`d${sight.things.length + 1}`)
    sight.thingsSeen.push(thing)
    const spot = { x: x ?? 0, y: y ?? 0 }
    state.objects.push({
      id: thing,
      kind,
      weapon,
      thrown: 0,
      owner: -1,
      homeX: spot.x,
      homeY: spot.y,
      ...spot,
      carrier: -1,
    })
  }
}

function namedPlace(state: HundredState, own: number, name: number): Place {
  return name > HANDLES ? pairOf(state.seats, own).sight.handle.indexOf(name - HANDLES) : placeOf(state.world, name)
}

/** Orders, actions under way and challenges, with places in place of names. */
function restoreOrders(state: HundredState, view: HundredView, own: number, unit: OwnUnit): void {
  const { world } = state
  const place = placeOf(world, unit.id)
  const { steps, pending } = unit.commandQueue
  world.commandQueue.steps[place] = storedSteps(state, view.config, own, steps)
  if (pending !== null)
    world.commandQueue.pending[place] = {
      ...pending,
      target: pending.target === null ? NOBODY : namedPlace(state, own, pending.target),
    }
  const { challenge } = unit.moraleState
  if (challenge === null) return
  const rival = namedPlace(state, own, challenge)
  world.moraleState.challenge[place] = rival
  if (rival < 0) return
  world.moraleState.challenge[rival] = place
  world.moraleState.challengeUntil[rival] = unit.moraleState.challengeUntil
}

/** The others began the turn where they stand; enemies seen before are no new sight to fear. */
function rememberStart({ world, field, state }: Play, view: HundredView): void {
  const { position, engagement, moraleState } = world
  const own = new Map(view.units.map((unit) => [unit.id, unit]))
  let fearful = 0
  for (let place: Place = 0; place < world.ids.length; place++)
    if (hasTrait(world, place, TRAIT_BITS.fear)) fearful |= 1 << place
  for (let place: Place = 0; place < world.ids.length; place++) {
    const unit = own.get(world.ids[place])
    moraleState.feared[place] = fearful
    if (unit !== undefined) {
      let mask = 0
      for (const name of unit.engagement.atStart) {
        const other = namedPlace(state, world.faction.seat[place], name)
        if (other >= 0) mask |= 1 << other
      }
      engagement.atStart[place] = mask
      continue
    }
    position.startX[place] = position.x[place]
    position.startY[place] = position.y[place]
    position.startLevel[place] = levelAt(field, position.x[place], position.y[place])
    engagement.atStart[place] = engagement.engagedWith[place]
  }
}
