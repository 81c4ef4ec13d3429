import { scenarioOf, sideOfSeat } from '../config.ts'
import type { Condition, Leaf, Scenario } from '../content/scenarios.ts'
import type { HundredView } from '../view/view.ts'
import { words } from './catalogue.ts'
import { areaName, listedUnit } from './names.ts'

/** HUN-1101: what a seat has to do, with its progress. */
export function objectiveText(view: HundredView, seat: 0 | 1): string {
  const scenario = scenarioOf(view.config)
  const { condition } = scenario.sides[sideOfSeat(view.config, seat)]
  const { held } = view.seats[seat]
  let place = 0
  return conditionText(condition, scenario, () => held[place++] ?? 0)
}

/** A condition as people say it; `held` gives the turns that each area has been held for, in their order. */
export function conditionText(
  condition: Condition,
  scenario: Pick<Scenario, 'sides'>,
  held: (() => number) | null = null,
): string {
  if (condition.type !== 'any' && condition.type !== 'all') return leafText(condition, scenario, held)
  const [first = '', ...rest] = condition.of.map((each) => conditionText(each, scenario, held))
  return rest.reduce(
    (before, next) => words.text(condition.type === 'any' ? 'objective.or' : 'objective.and', { before, next }),
    first,
  )
}

/** HUN-1101: a leaf of a condition as people say it. */
export function leafText(leaf: Leaf, scenario: Pick<Scenario, 'sides'>, held: (() => number) | null = null): string {
  switch (leaf.type) {
    case 'elimination':
    case 'morale':
      return words.text(`objective.${leaf.type}`)
    case 'hold': {
      const hold = { area: areaName(leaf.area), turns: leaf.turns }
      return held === null
        ? words.text('objective.hold', hold)
        : words.text('objective.held', { ...hold, held: held() })
    }
    case 'survive':
    case 'points':
      return words.text(`objective.${leaf.type}`, { turns: leaf.turns })
    case 'escort':
      return words.text('objective.escort', { unit: listedUnit(leaf.unit, scenario), area: areaName(leaf.area) })
    case 'reach':
      return words.text('objective.reach', { n: leaf.units, area: areaName(leaf.area) })
    case 'capture':
      return words.text('objective.capture', { area: areaName(leaf.area) })
    case 'assassinate':
    case 'keep':
      return words.text(`objective.${leaf.type}`, { unit: listedUnit(leaf.unit, scenario) })
  }
}
