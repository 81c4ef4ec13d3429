import { type Condition, type HundredView, type Leaf, scenarioOf, sideOfSeat } from '@tessera/hundred'

/** What a seat must do to win, in a sentence, with how far it has come. */
export function objectiveWords(view: HundredView, seat: 0 | 1): string {
  const side = scenarioOf(view.config).sides[sideOfSeat(view.config, seat)]
  let held = 0
  return conditionWords(side.condition, (leaf) =>
    leaf.type === 'hold' ? ` (${view.seats[seat].held[held++] ?? 0} so far)` : '',
  )
}

export function conditionWords(condition: Condition, progress: (leaf: Leaf) => string = () => ''): string {
  switch (condition.type) {
    case 'any':
      return condition.of.map((one) => conditionWords(one, progress)).join(', or ')
    case 'all':
      return condition.of.map((one) => conditionWords(one, progress)).join(', and ')
    case 'elimination':
      return 'leave no enemy able to fight'
    case 'morale':
      return 'break the enemy army’s nerve'
    case 'hold':
      return `hold the ${condition.area} for ${condition.turns} turns${progress(condition)}`
    case 'survive':
      return `last ${condition.turns} turns`
    case 'escort':
      return `bring u${condition.unit} to the ${condition.area}`
    case 'reach':
      return `bring ${condition.units} fighters to the ${condition.area}`
    case 'capture':
      return `carry their banner to the ${condition.area}`
    case 'assassinate':
      return `fell u${condition.unit}`
    case 'keep':
      return `keep u${condition.unit} standing`
    case 'points':
      return `have more points left after ${condition.turns} turns`
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
