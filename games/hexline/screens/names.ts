import { type BattleReason, catalogOf, type Family, type HexlineConfig, typeName as unitName } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { language } from '@tessera/words'

export { unitName }

export function familyName(family: Family): string {
  return words.text(`family.${family}`)
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
  return new Intl.ListFormat(language()).format([...families].map(familyName))
}

/** How a battle ended: "one side fell". */
export function reasonText(reason: BattleReason): string {
  return words.text(`reason.${reason}`)
}

export function ordinal(n: number): string {
  return ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n - 1] ?? `${n}th`
}
