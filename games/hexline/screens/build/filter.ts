import { abilityWords, type Family, type UnitType } from '@tessera/hexline'

export type RosterFilter = 'all' | 'reach' | 'cheap' | 'hired'

export const FILTERS: readonly { readonly id: RosterFilter; readonly name: string }[] = [
  { id: 'all', name: 'All' },
  { id: 'reach', name: 'Range 3 or more' },
  { id: 'cheap', name: 'Up to 10 points' },
  { id: 'hired', name: 'In my army' },
]

/** The units a roster shows: those of a family, or with words in the search box those of all families that match. */
export function shownUnits(
  units: readonly UnitType[],
  family: Family,
  filter: RosterFilter,
  search: string,
  hired: ReadonlyMap<string, number>,
): readonly UnitType[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  return units.filter(
    (unit) =>
      (words.length > 0 ? matches(unit, words) : filter === 'hired' || unit.family === family) &&
      passes(unit, filter, hired),
  )
}

function passes(unit: UnitType, filter: RosterFilter, hired: ReadonlyMap<string, number>): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'reach':
      return unit.attack_range >= 3
    case 'cheap':
      return unit.cost <= 10
    case 'hired':
      return hired.has(unit.id)
  }
}

/** Every word must stand in the unit's name, its family, or the sentence of an ability. */
function matches(unit: UnitType, words: readonly string[]): boolean {
  const said = unit.abilities.map((ability) => {
    const { when, what } = abilityWords(ability)
    return `${when} ${what} ${ability.effect}`
  })
  const text = [unit.name, unit.family, ...said].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}
