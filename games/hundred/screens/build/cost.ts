import { type ArmyUnit, armyCost, contentOf, type HundredConfig, TEMPLATE_DATA, unitCost } from '@tessera/hundred'

export function costOf(units: readonly ArmyUnit[], config: HundredConfig): number {
  return armyCost(units, contentOf(config))
}

export function costOfUnit(unit: ArmyUnit, config: HundredConfig): number {
  return unitCost(unit, contentOf(config))
}

/** "2 warriors, an archer": who is in an army, in words. */
export function armyWords(units: readonly Pick<ArmyUnit, 'template'>[]): string {
  const counts = new Map<string, number>()
  for (const { template } of units) counts.set(template, (counts.get(template) ?? 0) + 1)
  return [...counts]
    .map(([template, count]) => {
      const name = TEMPLATE_DATA[template as keyof typeof TEMPLATE_DATA].name.toLowerCase()
      return count === 1 ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}` : `${count} ${plural(name)}`
    })
    .join(', ')
}

function plural(name: string): string {
  if (name === 'militia') return name
  return name.endsWith('man') ? `${name.slice(0, -3)}men` : `${name}s`
}
