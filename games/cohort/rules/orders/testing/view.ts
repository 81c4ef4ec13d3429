import { scriptedDice } from '@tessera/kernel'
import type { ArmyList } from '../../choice.ts'
import type { CohortConfig } from '../../config.ts'
import type { MapId, Tile } from '../../content/terms.ts'
import { musterArmy } from '../../rules/muster.ts'
import { setup } from '../../rules/setup.ts'
import { fielded } from '../../rules/unit.ts'
import type { CohortState, Contact } from '../../state.ts'
import { type CohortView, view } from '../../view/view.ts'

const config: CohortConfig = {
  map: 'river_crossing',
  layout: 'even',
  supply: 60,
  turnLimit: null,
  weather: 'clear',
  cultures: [[], []],
  fog: true,
  timeoutRule: 'standing',
}

/** COH-16.28: #1 scouts, #2 P+warSpears, #3 P+bows, #4 militia, #5 First Cohort, #6 train, #7 engineers. */
export const EXAMPLE_ARMY: ArmyList = {
  culture: 'roman_republic',
  troops: [
    { type: 'scouts', equipment: [] },
    { type: 'professional', equipment: ['warSpears'] },
    { type: 'professional', equipment: ['compositeBows'] },
    { type: 'militia', equipment: [] },
  ],
  support: ['fieldEngineers'],
}

/** What seat 0 sees in turn 2 with this army on these tiles, and these enemies known. */
export function viewWith(
  army: ArmyList,
  places: readonly string[],
  contacts: readonly Partial<Contact>[] = [],
  map: MapId = 'river_crossing',
): CohortView {
  const played = { ...config, map }
  const state: CohortState = setup(played, { dice: scriptedDice([]), tell: undefined })
  state.phase = 'orders'
  state.turn = 2
  state.units = musterArmy(army, 0).map((unit, index) =>
    fielded(unit, tileOf(places[index] ?? `A${index + 1}`), 'E', 'standard', false),
  )
  const [own] = state.seats
  own.culture = army.culture
  own.army = army
  own.contacts = contacts.map((contact, index) => ({
    handle: index + 1,
    unit: 101 + index,
    state: 'confirmed',
    kind: 'cavalry',
    type: 'Cavalry',
    mounted: true,
    tile: tileOf('J5'),
    facing: 'W',
    strength: 50,
    formation: 'standard',
    weapon: 'swords',
    routing: false,
    turn: 2,
    ...contact,
  }))
  return view(state, 0, played)
}

export function tileOf(name: string): Tile {
  return (Number(name.slice(1)) - 1) * 20 + name.charCodeAt(0) - 65
}

/** The army of COH-16.28 west of the river: X1 cavalry at J5, X2 militia at I11, X3 remembered cavalry at K3. */
export function exampleView(): CohortView {
  return viewWith(
    EXAMPLE_ARMY,
    ['E5', 'D5', 'C7', 'B7', 'D7', 'A6', 'B6'],
    [
      {},
      { tile: tileOf('I11'), kind: 'militia', type: 'Militia', mounted: false, strength: 90 },
      { tile: tileOf('K3'), state: 'remembered', turn: 1 },
    ],
  )
}
