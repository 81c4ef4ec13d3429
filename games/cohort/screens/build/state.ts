import {
  type ArmyList,
  type ArmyProblem,
  armyCost,
  armyProblems,
  budgetOf,
  type CohortConfig,
  CULTURE_DATA,
  MAP_DATA,
  SUPPORTS,
  type SupportType,
} from '@tessera/cohort'

/** An army in the making, against its budget and the rules. */
export interface Building {
  readonly problems: readonly ArmyProblem[]
  /** Why the army cannot be taken yet. */
  readonly blocked: string | null
  readonly spent: number
  readonly budget: number
  /** Supply points that stay in reserve; below zero there are too many units. */
  readonly left: number
  /** What each troop and the support cost, as shares of the whole bar. */
  readonly shares: readonly number[]
}

/** `waiting`: why a lawful army cannot be taken yet. */
export function buildingOf(config: CohortConfig, seat: 0 | 1, army: ArmyList, waiting: string | null): Building {
  const problems = armyProblems(army, config, seat)
  const spent = armyCost(army)
  const budget = budgetOf(config, seat, army.culture)
  const troops = army.troops.map((entry) => armyCost({ ...army, troops: [entry], support: [] }))
  const support = armyCost({ ...army, troops: [] })
  const whole = Math.max(budget, spent)
  return {
    problems,
    blocked: problems[0]?.message ?? waiting,
    spent,
    budget,
    left: budget - spent,
    shares: [...troops, support].map((cost) => cost / whole),
  }
}

/** The support units that this culture can have on this map. */
export function supportOnOffer({ map }: CohortConfig, { culture }: ArmyList): readonly SupportType[] {
  const { administrators, train } = CULTURE_DATA[culture]
  return SUPPORTS.filter((id) => {
    if (id === 'administrators') return administrators
    if (id === 'siegeEngineers') return MAP_DATA[map].fortOwner !== null
    return id !== 'supplyTrain' || train !== 'free'
  })
}
