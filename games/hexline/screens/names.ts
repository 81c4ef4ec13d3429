import {
  type BattleReason,
  catalogOf,
  FAMILIES,
  type Family,
  type HexlineConfig,
  typeName as unitName,
} from '@tessera/hexline'

export { unitName }

export function familyName(family: Family): string {
  return FAMILIES.find(({ id }) => id === family)?.name ?? family
}

/** "3 Greywolf, 2 Ripper, Howler". */
export function armyInWords(config: HexlineConfig, units: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const type of units) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
    .map(([type, count]) => (count === 1 ? unitName(config, type) : `${count} ${unitName(config, type)}`))
    .join(', ')
}

export function familiesOf(config: HexlineConfig, units: readonly string[]): string {
  const catalog = catalogOf(config)
  const families = new Set(units.map((type) => catalog.type(type)?.family).filter((family) => family !== undefined))
  return [...families].map(familyName).join(' and ')
}

/** How a battle ended, as the end of a sentence: "in round 8, every unit fallen". */
export const ENDED_BY: Readonly<Record<BattleReason, string>> = {
  eliminated: 'one side fell',
  mutual: 'both sides fell at once',
  stalemate: 'three rounds changed nothing',
  exhausted: 'too many effects set each other off',
  round_limit: 'the round limit was reached',
}

export function ordinal(n: number): string {
  return ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n - 1] ?? `${n}th`
}
