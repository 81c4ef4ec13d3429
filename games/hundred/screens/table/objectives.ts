import {
  areaName,
  type Condition,
  type HundredView,
  type Leaf,
  scenarioOf,
  sideOfSeat,
  TEMPLATE_DATA,
} from '@tessera/hundred'

/** The objective of a seat as a sentence, with its progress. */
export function objectiveWords(view: HundredView, seat: 0 | 1): string {
  const scenario = scenarioOf(view.config)
  const side = scenario.sides[sideOfSeat(view.config, seat)]
  let held = 0
  return conditionWords(side.condition, scenario, (leaf) =>
    leaf.type === 'hold' ? ` (${view.seats[seat].held[held++] ?? 0} so far)` : '',
  )
}

type Scenario = Pick<ReturnType<typeof scenarioOf>, 'sides'>

export function conditionWords(
  condition: Condition,
  scenario: Scenario,
  progress: (leaf: Leaf) => string = () => '',
): string {
  switch (condition.type) {
    case 'any':
      return condition.of.map((one) => conditionWords(one, scenario, progress)).join(', or ')
    case 'all':
      return condition.of.map((one) => conditionWords(one, scenario, progress)).join(', and ')
    case 'elimination':
      return 'leave no enemy able to fight'
    case 'morale':
      return 'break the enemy army’s nerve'
    case 'hold':
      return `hold the ${areaName(condition.area)} for ${condition.turns} turns${progress(condition)}`
    case 'survive':
      return `last ${condition.turns} turns`
    case 'escort':
      return `bring ${unitWords(condition.unit, scenario)} to the ${areaName(condition.area)}`
    case 'reach':
      return `bring ${condition.units} fighters to the ${areaName(condition.area)}`
    case 'capture':
      return `carry the other side’s banner to the ${areaName(condition.area)}`
    case 'assassinate':
      return `fell ${unitWords(condition.unit, scenario)}`
    case 'keep':
      return `keep ${unitWords(condition.unit, scenario)} standing`
    case 'points':
      return `have more points left after ${condition.turns} turns`
  }
}

/** Units are numbered from 1 in the west and from 101 in the east. */
function unitWords(id: number, { sides }: Scenario): string {
  const unit = sides[id > 100 ? 1 : 0].units[(id % 100) - 1]
  return unit === undefined ? `u${id}` : `the ${TEMPLATE_DATA[unit.template].name.toLowerCase()}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
