import type { GroupId } from '../content/groups.ts'
import { mapOf } from '../content/maps.ts'
import { type Facing, type Stance, tileName } from '../content/terms.ts'
import type {
  ConditionalOrder,
  GivenOrder,
  Order,
  Place,
  Route,
  Spot,
  Step,
  SwitchWeapon,
  Target,
  Test,
} from '../order.ts'
import type { CohortView, OwnUnit } from '../view/view.ts'
import { calling } from './scope.ts'

/** What it takes to call units and points by their names; a view has it. */
interface Naming {
  readonly units: readonly Pick<OwnUnit, 'id' | 'name'>[]
  readonly config: Pick<CohortView['config'], 'map'>
}

/** One line per own unit in id order, conditions first; reading it again gives the same orders (COH-12.14). */
export function echoOf(orders: readonly GivenOrder[], view: CohortView): string[] {
  return view.units.flatMap((unit) => {
    const given = orders.find((order) => order.unit === unit.id)
    const kept = given?.main == null ? [keptLine(calling(view.units, unit.id), unit, view)] : []
    return [...(given === undefined ? [] : linesOf(given, view)), ...kept]
  })
}

/** The lines of one unit: conditions first, then what it does. */
export function linesOf(given: GivenOrder, view: CohortView): string[] {
  const name = calling(view.units, given.unit)
  const conditions = given.conditions.map((condition) => conditionalLine(name, condition, view))
  return given.main === null ? conditions : [...conditions, `${name}: ${orderText(given.main, view)}.`]
}

/** An order as it is written: steps in sequence, then how. */
function orderText(order: Order, view: Naming): string {
  const steps = order.steps.map((step) => stepText(step, view))
  const parts = order.fire === 'hold' ? ['hold fire', ...steps] : steps
  return `${parts.join(', then ')}${STANCE_WORDS[order.stance]}`
}

/** The canonical words of COH-7.1. */
export function stepText(step: Step, view: Naming): string {
  switch (step.do) {
    case 'move':
      return `move to ${placeText(step.to, view)}${ROUTE_WORDS[step.route]}`
    case 'march':
      return `move ${FACING_WORDS[step.toward]}${step.tiles === 0 ? '' : ` ${step.tiles}`}${ROUTE_WORDS[step.route]}`
    case 'attack':
      return `attack ${targetText(step.target)}${ROUTE_WORDS[step.route]}`
    case 'shoot':
      return `shoot ${targetText(step.target)}`
    case 'hold':
      return step.until === null ? 'hold' : `hold until ${testText(step.until, view)}`
    case 'form':
      return `form ${step.formation}`
    case 'switch':
      return `switch to ${WEAPON_WORDS[step.weapon]}`
    case 'face':
      return `face ${FACING_WORDS[step.toward]}`
    case 'follow':
      return `follow ${calling(view.units, step.unit)}`
    case 'build':
      return `build ${step.work}${step.at === null ? '' : ` at ${tileName(step.at)}`}`
    case 'demolish':
    case 'repair':
      return `${step.do}${step.at === null ? '' : ` at ${tileName(step.at)}`}`
    case 'ambush':
    case 'dismount':
    case 'mount':
      return step.do
  }
}

function enemyText({ group, contact }: Extract<Test, { group: unknown }>): string {
  return contact === undefined ? `enemy ${groupWord(group)}` : `X${contact} `
}

/** COH-12.10, as a test is written. */
export function testText(test: Test, view: Naming): string {
  const whose = (unit: number | null): string => (unit === null ? '' : `${calling(view.units, unit)} `)
  switch (test.test) {
    case 'turn':
      return `turn ${test.turn}`
    case 'sight':
      return `${enemyText(test)}in sight`
    case 'within':
      return `${enemyText(test)}within ${test.tiles}${test.of.is === 'self' ? '' : ` of ${spotText(test.of, view)}`}`
    case 'engaged':
      return `${whose(test.unit)}engaged`
    case 'morale':
      return `${whose(test.unit)}morale below ${test.below}`
    case 'strength':
      return `${whose(test.unit)}strength below ${test.below}${test.percent ? '%' : ''}`
    case 'casualties':
      return `${whose(test.unit)}casualties above ${test.above}%`
    case 'reaches':
      return `${whose(test.unit)}at ${spotText(test.at, view)}`
    case 'held':
      return `${pointName(test.point, view)} ${test.by}`
  }
}

/** What a unit that is given nothing new goes on with. */
export function standingText(unit: OwnUnit, view: CohortView): string {
  if (unit.routing) return 'routing'
  const { steps, stance, fire } = unit.order
  return steps.length === 0 ? 'hold' : orderText({ steps, stance, fire }, view)
}

const FACING_WORDS: Readonly<Record<Facing, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }

const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  steady: '',
  aggressive: ', aggressively',
  cautious: ', cautiously',
  evade: ', evasively',
}
const ROUTE_WORDS: Readonly<Record<Route, string>> = {
  direct: '',
  road: ' by road',
  cover: ' under cover',
  safe: ' safely',
}
const WEAPON_WORDS: Readonly<Record<SwitchWeapon, string>> = { warSpears: 'spears', sarissaPikes: 'sarissas' }

/** As an enemy is spoken of. */
const GROUP_WORDS: Readonly<Record<GroupId, string>> = {
  everyone: '',
  rest: '',
  infantry: 'infantry',
  heavyInfantry: 'heavy infantry',
  professional: 'professionals',
  alliedHoplites: 'hoplites',
  militia: 'militia',
  levy: 'levy',
  scouts: 'scouts',
  heavyCavalry: 'heavy cavalry',
  warElephants: 'elephants',
  mercenaries: 'mercenaries',
  cavalry: 'cavalry',
  archers: 'archers',
  crossbowmen: 'crossbowmen',
  horseArchers: 'horse archers',
  spearmen: 'spearmen',
  pikemen: 'pikemen',
  elite: 'elite',
  engineers: 'engineers',
  fieldEngineers: 'field engineers',
  siegeEngineers: 'siege engineers',
  medicalCorps: 'medics',
  supplyTrain: 'supply train',
  administrators: 'administrators',
  support: 'support units',
}

function conditionalLine(name: string, condition: ConditionalOrder, view: CohortView): string {
  return `${name} ${condition.on} ${testText(condition.test, view)}: ${orderText(condition.order, view)}.`
}

/** In brackets, so that reading it orders nothing. */
function keptLine(name: string, unit: OwnUnit, view: CohortView): string {
  return `${name}: (no new order; ${standingText(unit, view)})`
}

function placeText(place: Place, view: Naming): string {
  switch (place.is) {
    case 'tile':
      return tileName(place.tile)
    case 'home':
      return 'home'
    case 'contact':
      return `X${place.handle}`
    case 'unit':
      return calling(view.units, place.unit)
  }
}

function targetText(target: Target): string {
  switch (target.is) {
    case 'contact':
      return `X${target.handle}`
    case 'at':
      return `enemy at ${tileName(target.tile)}`
    case 'pick':
      return `${target.which} enemy ${groupWord(target.group)}`.trim()
  }
}

function groupWord(group: GroupId | null): string {
  return group === null ? '' : `${GROUP_WORDS[group]} `
}

function spotText(spot: Spot, view: Naming): string {
  switch (spot.is) {
    case 'self':
      return 'us'
    case 'tile':
      return tileName(spot.tile)
    case 'unit':
      return calling(view.units, spot.unit)
    case 'point':
      return pointName(spot.point, view)
    case 'region':
      return spot.region
  }
}

function pointName(id: string, view: Naming): string {
  return mapOf(view.config).points.find((point) => point.id === id)?.name ?? id
}
