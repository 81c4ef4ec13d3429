import { copy, type Dice, type Seat } from '@tessera/kernel'
import { broughtBy } from '../campaign/roll.ts'
import type { ArmyList } from '../choice.ts'
import type { CohortConfig } from '../config.ts'
import { armyCost, budgetOf, presetArmy } from '../content/army.ts'
import { type Content, contentOf } from '../content/changes.ts'
import { CULTURE_DATA } from '../content/cultures.ts'
import { type CultureId, TILES, type Tile, TROOPS, type TroopType } from '../content/terms.ts'
import { COST, type Field, fieldOf, WALLED } from '../rules/ground/field.ts'
import { type Mustered, raiseTroop } from '../rules/muster.ts'
import { setup } from '../rules/setup.ts'
import { fielded, worth } from '../rules/unit.ts'
import { type CohortState, type Contact, pairOf, type SeatState, type Unit } from '../state.ts'
import { type CohortView, maskHas, type OwnUnit, seatOf } from './view.ts'

/** A state that could lie behind the view: known enemies where they were last known, the rest of some army in the dark. */
export function imagine(view: CohortView, dice: Dice): CohortState {
  const seat = seatOf(view)
  const field = fieldOf(view.config)
  const state = setup(view.config, { dice, tell: undefined })
  state.phase = view.phase
  state.turn = view.turn
  state.stage = view.stage
  state.pulse = view.pulse
  state.weather = view.weather
  state.points = copy([...view.points])
  state.structures = copy([...view.structures])
  state.forts = copy([...view.forts])
  state.result = view.result
  imagineOwn(view, pairOf(state.seats, seat))
  const units = view.units.map(plainUnit)
  if (view.phase === 'muster') return state
  const other = 1 - seat
  const foe = pairOf(state.seats, other)
  const culture = pairOf(view.seats, other).culture ?? 'roman_republic'
  const army = usualArmy(culture, view.config, other)
  imagineFoe(view, foe, army, other)
  const enemies = enemyUnits(view, field, army, other, units, dice)
  const { contacts } = pairOf(state.seats, seat)
  contacts.push(...enemies.contacts)
  state.units = [...units, ...enemies.units].sort((a, b) => a.id - b.id)
  foe.nextId = Math.max(...enemies.units.map(({ id }) => id), other === 0 ? 0 : 100) + 1
  foe.startWorth = enemies.units.reduce((sum, unit) => sum + (unit.combat ? unit.full * unit.weight : 0), 0)
  // The enemy is taken to know every unit that one of its own stands close to.
  foe.contacts = units
    .filter((own) => enemies.units.some((unit) => reaches(unit, own)))
    .map((own, index) => contactOf(own, index + 1, view.turn))
  return state
}

const usual = new WeakMap<CohortConfig, Map<string, ArmyList>>()

/** A preset takes trying out what fits; a bot asks for the same one many times a turn. */
function usualArmy(culture: CultureId, config: CohortConfig, seat: Seat): ArmyList {
  let known = usual.get(config)
  if (known === undefined) {
    known = new Map()
    usual.set(config, known)
  }
  const key = `${culture} ${seat}`
  const brought = config.campaign === undefined ? undefined : pairOf(config.campaign.rolls, seat).army
  const army = known.get(key) ?? brought ?? presetArmy(culture, config, seat)
  known.set(key, army)
  return army
}

function reaches(unit: Unit, own: Unit): boolean {
  const rows = Math.floor(unit.tile / 20) - Math.floor(own.tile / 20)
  const columns = (unit.tile % 20) - (own.tile % 20)
  return rows * rows + columns * columns <= unit.sight * unit.sight
}

/** A unit as an enemy who sees it well has it in mind. */
export function contactOf(unit: Unit, handle: number, turn: number): Contact {
  const { kind, mounted, tile, facing, formation, weapon, routing, name } = unit
  const seen = { kind, type: name, mounted, tile, facing, formation, weapon, routing, strength: unit.men, turn }
  return { handle, unit: unit.id, state: 'confirmed', ...seen }
}

function imagineOwn(view: CohortView, own: SeatState): void {
  if (view.own === null) return
  const { culture, score, hold, deployed } = pairOf(view.seats, seatOf(view))
  const { army, budget, reserve, supply, administratorsLost, recruits, startWorth, missed } = view.own
  Object.assign(own, { culture, score, hold, deployed, army, budget, reserve, supply, administratorsLost })
  Object.assign(own, { recruits, startWorth, missed })
  own.texts = [...view.own.texts]
  own.captives = copy([...view.own.captives])
  own.fallen = copy([...view.own.fallen])
  own.areas = copy([...view.areas])
  own.explored = [...view.explored]
  own.structures = copy([...view.structures])
  own.forts = copy([...view.forts])
  const ids = [...view.units.map(({ id }) => id), ...view.own.fallen.map(({ unit }) => unit)]
  own.nextId = Math.max(...ids, own.nextId - 1) + 1 + view.own.arrivals.length
}

function imagineFoe(view: CohortView, foe: SeatState, army: ArmyList, seat: Seat): void {
  const { culture, score, hold, deployed } = pairOf(view.seats, seat)
  const budget = budgetOf(view.config, seat, army.culture)
  const supply = Math.max(0, 13 - view.turn)
  Object.assign(foe, { culture: culture ?? army.culture, score, hold, deployed, army, budget, supply })
  foe.reserve = budget - armyCost(army, contentOf(view.config))
  foe.structures = copy([...view.structures])
  foe.forts = copy([...view.forts])
}

interface Enemies {
  readonly units: Unit[]
  readonly contacts: Contact[]
}

function enemyUnits(
  view: CohortView,
  field: Field,
  army: ArmyList,
  seat: Seat,
  own: readonly Unit[],
  dice: Dice,
): Enemies {
  const content = contentOf(view.config)
  const waiting = [...broughtBy(army, seat, view.config)]
  const taken = new Set(own.map(({ tile }) => tile))
  const units: Unit[] = []
  const contacts: Contact[] = []
  let extra = (seat === 0 ? 1 : 101) + waiting.length
  for (const seen of view.contacts) {
    const at = waiting.findIndex(({ kind }) => kind === seen.kind)
    const mustered = at >= 0 ? (waiting.splice(at, 1)[0] as Mustered) : another(seen.kind, army, seat, extra, content)
    const id = mustered?.id ?? extra
    if (mustered === null || mustered.id === extra) extra++
    const { detectedBy: _by, distance: _far, ...known } = seen
    contacts.push({ ...known, unit: id })
    if (seen.state === 'destroyed' || mustered === null) continue
    const stands = seen.state !== 'gone' && !taken.has(seen.tile)
    const tile = stands ? seen.tile : someTile(view, field, seat, taken, dice)
    taken.add(tile)
    const unit = fielded(mustered, tile, seen.facing, seen.formation, isSworn(army, mustered))
    unit.men = Math.max(1, Math.min(unit.full, seen.strength))
    unit.weapon = seen.weapon
    unit.routing = seen.routing
    units.push(unit)
  }
  for (const mustered of waiting) {
    const tile = someTile(view, field, seat, taken, dice)
    taken.add(tile)
    units.push(fielded(mustered, tile, seat === 0 ? 'E' : 'W', 'standard', isSworn(army, mustered)))
  }
  return { units: units.sort((a, b) => worth(b) - worth(a)), contacts }
}

function isSworn(army: ArmyList, mustered: Mustered): boolean {
  return mustered.kind === 'elite' && CULTURE_DATA[army.culture].elite.sworn
}

/** A unit that the preset does not have; null for a kind that cannot be raised again. */
function another(kind: Unit['kind'], army: ArmyList, seat: Seat, id: number, content: Content): Mustered | null {
  if (!(TROOPS as readonly string[]).includes(kind)) return null
  const raised = raiseTroop({ type: kind as TroopType, equipment: [] }, content.cultures[army.culture], seat, content)
  return { ...raised, id, seat, name: `Unit ${id}` }
}

/** Somewhere out of sight, its own zone first. */
function someTile(view: CohortView, field: Field, seat: Seat, taken: ReadonlySet<Tile>, dice: Dice): Tile {
  const free = (tile: Tile): boolean => {
    const code = field.base[tile] as number
    return COST[code] !== 0 && WALLED[code] === 0 && !taken.has(tile) && !maskHas(view.seen, tile)
  }
  const home = pairOf(field.zones, seat).filter(free)
  if (home.length > 0 && (view.turn <= 2 || dice.int(2) === 0)) return dice.pick(home)
  const anywhere = [...Array(TILES).keys()].filter(free)
  if (anywhere.length > 0) return dice.pick(anywhere)
  const last = [...Array(TILES).keys()].find((tile) => COST[field.base[tile] as number] !== 0 && !taken.has(tile))
  if (last === undefined) throw new Error('There is no room left on the field')
  return last
}

function plainUnit(seen: OwnUnit): Unit {
  const { budget: _budget, spare: _spare, broken: _broken, engaged: _engaged, ...unit } = seen
  return copy(unit)
}
