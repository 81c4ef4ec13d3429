import {
  type ArmyUnit,
  armyCost,
  contentOf,
  type HundredConfig,
  TEMPLATES,
  templateName,
  unitCost,
} from '@tessera/hundred'
import { words } from '@tessera/hundred/words'

export function costOf(units: readonly ArmyUnit[], config: HundredConfig): number {
  return armyCost(units, contentOf(config))
}

export function costOfUnit(unit: ArmyUnit, config: HundredConfig): number {
  return unitCost(unit, contentOf(config))
}

/** "2 × Warrior, Archer": who is in an army, in words. */
export function armyWords(units: readonly Pick<ArmyUnit, 'template'>[]): string {
  return TEMPLATES.flatMap((template) => {
    const n = units.filter((unit) => unit.template === template).length
    return n === 0
      ? []
      : [n === 1 ? templateName(template) : words.text('build.several', { n, unit: templateName(template) })]
  }).join(', ')
}
