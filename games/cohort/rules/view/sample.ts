import type { Dice } from '@tessera/kernel'
import type { ArmyList, CohortChoice, Placement, RecruitSource, TroopEntry } from '../choice.ts'
import { armyProblems, presetArmy } from '../content/army.ts'
import { contentOf } from '../content/changes.ts'
import { CULTURE_DATA } from '../content/cultures.ts'
import { EQUIPMENT_DATA } from '../content/equipment.ts'
import { GROUP_IDS } from '../content/groups.ts'
import {
  CULTURES,
  EQUIPMENT,
  FACINGS,
  FORMATIONS,
  type Formation,
  STANCES,
  SUPPORTS,
  TILES,
  type Tile,
  TROOPS,
} from '../content/terms.ts'
import type { GivenOrder, Order, Place, Step, Target, Test } from '../order.ts'
import { COST, fieldOf, WALLED } from '../rules/ground/field.ts'
import { cannotForm } from '../rules/unit.ts'
import { pairOf } from '../state.ts'
import { refuse } from './refuse.ts'
import { type CohortView, type OwnUnit, seatOf } from './view.ts'

/** Some legal choice, of every kind there is. */
export function sample(view: CohortView, dice: Dice): CohortChoice {
  switch (view.phase) {
    case 'muster':
      return { type: 'army', ...someArmy(view, dice) }
    case 'deploy':
      return { type: 'deploy', units: somePlacements(view, dice) }
    default:
      return someOrders(view, dice)
  }
}

function someArmy(view: CohortView, dice: Dice): ArmyList {
  const seat = seatOf(view)
  const allowed = pairOf(view.config.cultures, seat)
  const culture = dice.pick(allowed.length > 0 ? allowed : CULTURES)
  if (dice.int(2) === 0) return presetArmy(culture, view.config, seat)
  for (let tries = 0; tries < 20; tries++) {
    const army = randomArmy(culture, dice)
    if (armyProblems(army, view.config, seat).length === 0) return army
  }
  return presetArmy(culture, view.config, seat)
}

function randomArmy(culture: ArmyList['culture'], dice: Dice): ArmyList {
  const { administrators } = CULTURE_DATA[culture]
  const troops: TroopEntry[] = []
  for (let count = 2 + dice.int(4); count > 0; count--) troops.push(someTroop(culture, dice))
  const support = SUPPORTS.filter((kind) => kind !== 'supplyTrain' && kind !== 'administrators' && dice.int(3) === 0)
  return { culture, troops, support: administrators ? ['administrators', ...support] : support }
}

/** A troop that the culture may field, with or without something in its hands. */
export function someTroop(culture: ArmyList['culture'], dice: Dice): TroopEntry {
  const { troops: allowed, mercenaries, equipment: special } = CULTURE_DATA[culture]
  const type = dice.pick(allowed)
  const gear = EQUIPMENT.filter(
    (item) => EQUIPMENT_DATA[item].suits.includes(type) && (!EQUIPMENT_DATA[item].special || special.includes(item)),
  )
  const equipment = gear.length > 0 && dice.int(3) === 0 ? [dice.pick(gear)] : []
  const mercenary = mercenaries === 'required' ? type !== 'warElephants' : mercenaries === 'any' && dice.int(4) === 0
  return { type, equipment, ...(mercenary ? { mercenary } : {}) }
}

function somePlacements(view: CohortView, dice: Dice): Placement[] {
  const { base } = fieldOf(view.config)
  const free = view.zone.filter((tile) => COST[base[tile] as number] !== 0 && WALLED[base[tile] as number] === 0)
  dice.shuffle(free)
  return view.units
    .filter(() => dice.int(2) === 0)
    .map((unit) => ({
      unit: unit.id,
      tile: free.pop() ?? unit.tile,
      facing: dice.pick(FACINGS),
      formation: someFormation(view, unit, dice),
    }))
}

function someFormation(view: CohortView, unit: OwnUnit, dice: Dice): Formation {
  const { culture } = pairOf(view.seats, seatOf(view))
  const content = contentOf(view.config)
  return dice.pick(FORMATIONS.filter((formation) => cannotForm(unit, formation, culture, content) === null))
}

function someOrders(view: CohortView, dice: Dice): CohortChoice {
  const orders: GivenOrder[] = []
  for (const unit of view.units) {
    if (dice.int(3) === 0) continue
    const conditions = dice.int(6) === 0 ? [someCondition(view, unit, dice)] : []
    orders.push({ unit: unit.id, main: dice.int(12) === 0 ? null : someOrder(view, unit, dice), conditions })
  }
  const choice: CohortChoice = { type: 'orders', orders, text: 'at random', recruit: someRecruit(view, dice) }
  return refuse(view, choice) === null ? choice : { ...choice, recruit: null }
}

function someRecruit(view: CohortView, dice: Dice): RecruitSource | null {
  const captive = view.own?.captives[0]
  if (captive !== undefined) return { kind: 'captive', captive: captive.id }
  return dice.int(3) === 0 ? { kind: 'troop', troop: dice.pick(TROOPS) } : null
}

function someCondition(view: CohortView, unit: OwnUnit, dice: Dice): GivenOrder['conditions'][number] {
  const order = someOrder(view, unit, dice)
  return { on: dice.pick(['if', 'unless', 'when'] as const), test: someTest(view, unit, dice), order }
}

function someTest(view: CohortView, unit: OwnUnit, dice: Dice): Test {
  const { points } = fieldOf(view.config).map
  return dice.pick<Test>([
    { test: 'turn', turn: view.turn + dice.int(3) },
    { test: 'sight', group: null },
    { test: 'within', tiles: 3, of: { is: 'self' }, group: dice.pick(GROUP_IDS) },
    { test: 'engaged', unit: null },
    { test: 'morale', unit: null, below: 60 },
    { test: 'strength', unit: unit.id, below: 80, percent: true },
    { test: 'casualties', unit: null, above: 10 },
    { test: 'reaches', unit: unit.id, at: { is: 'point', point: points[0]?.id ?? '' } },
    { test: 'held', point: points[0]?.id ?? '', by: 'ours' },
  ])
}

function someOrder(view: CohortView, unit: OwnUnit, dice: Dice): Order {
  const steps: Step[] = []
  for (let count = 1 + dice.int(3); count > 0; count--) steps.push(someStep(view, unit, dice))
  return { steps, stance: dice.pick(STANCES), fire: dice.int(5) === 0 ? 'hold' : 'free' }
}

function someStep(view: CohortView, unit: OwnUnit, dice: Dice): Step {
  const route = dice.pick(['direct', 'road', 'cover', 'safe'] as const)
  const choice = dice.int(20)
  if (choice < 7) return { do: 'move', to: somePlace(view, dice), route }
  if (choice < 8) return { do: 'march', toward: dice.pick(FACINGS), tiles: dice.int(5), route }
  if (choice < 13) return { do: 'attack', target: someTarget(view, dice), route }
  switch (choice) {
    case 13:
      return { do: 'shoot', target: someTarget(view, dice) }
    case 14:
      return { do: 'hold', until: dice.int(2) === 0 ? null : someTest(view, unit, dice) }
    case 15:
      return { do: 'form', formation: someFormation(view, unit, dice) }
    case 16:
      return dice.int(2) === 0
        ? { do: 'face', toward: dice.pick(FACINGS) }
        : { do: 'follow', unit: dice.pick(view.units).id }
    case 17:
      return dice.pick<Step>([
        { do: 'ambush' },
        { do: 'dismount' },
        { do: 'mount' },
        { do: 'switch', weapon: 'warSpears' },
        { do: 'switch', weapon: 'sarissaPikes' },
      ])
    case 18:
      return {
        do: 'build',
        work: dice.pick(['fort', 'bridge', 'ram', 'tower', 'ladders', 'ballista', 'catapult'] as const),
        at: dice.int(2) === 0 ? null : unit.tile,
      }
    default:
      return { do: dice.int(2) === 0 ? 'demolish' : 'repair', at: null }
  }
}

function somePlace(view: CohortView, dice: Dice): Place {
  const { points } = fieldOf(view.config).map
  const known = view.contacts.length
  const choice = dice.int(10)
  if (choice < 6) return { is: 'tile', tile: dice.pick(dice.pick(points).tiles) }
  if (choice === 6) return { is: 'home' }
  if (choice === 7 && known > 0) return { is: 'contact', handle: 1 + dice.int(known) }
  if (choice === 8) return { is: 'unit', unit: dice.pick(view.units).id }
  return { is: 'tile', tile: dice.int(TILES) as Tile }
}

function someTarget(view: CohortView, dice: Dice): Target {
  const known = view.contacts.length
  if (known > 0 && dice.int(2) === 0) return { is: 'contact', handle: 1 + dice.int(known) }
  if (dice.int(6) === 0) return { is: 'at', tile: dice.int(TILES) }
  return { is: 'pick', which: dice.pick(['nearest', 'weakest', 'strongest'] as const), group: null }
}
