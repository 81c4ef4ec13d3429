import type { CardChoice, Placement } from '../choice.ts'
import type { Content, UnitCard } from '../content/content.ts'
import { FACTORS } from '../rules/card.ts'

const IN = [3, 4, 2, 5, 1, 6, 0, 7] as const
const OUT = [0, 7, 1, 6, 2, 5, 3, 4] as const
const CORNERS = [7, 0, 6, 1, 5, 2, 4, 3] as const

/** GR-606: a sound placement of any cards. */
export function placeCards(content: Content, cards: readonly CardChoice[]): Placement[] {
  const taken = new Set<number>()
  const placed: Placement[] = []
  const put = (card: number, c: number, r: number): boolean => {
    if (taken.has(r * 8 + c)) return false
    taken.add(r * 8 + c)
    placed.push({ card, c, r })
    return true
  }
  const along = (card: number, row: number, columns: readonly number[]): boolean =>
    columns.some((c) => put(card, c, row))
  const entries = cards.map(({ key, tier }, card) => ({ card, unit: cardNamed(content, key), tier }))
  const brawls = (unit: UnitCard): boolean => unit.range === 1 && unit.role !== 'support'
  const rides = (unit: UnitCard): boolean => unit.tags.includes('Cavalry') || unit.tags.includes('Charger')
  const hp = (entry: (typeof entries)[number]): number => Math.floor((entry.unit.hp * FACTORS[entry.tier]) / 100)

  const line = entries.filter(({ unit }) => brawls(unit) && !rides(unit))
  line.sort((a, b) => tankRank(a.unit) - tankRank(b.unit) || hp(b) - hp(a))
  for (const { card } of line) along(card, 1, IN) || along(card, 0, IN)
  for (const { card } of entries.filter(({ unit }) => brawls(unit) && rides(unit)))
    along(card, 1, OUT) || along(card, 0, IN)

  const carries = (unit: UnitCard): boolean => unit.role === 'support' || unit.tags.includes('AuraCarrier')
  const rest = entries.filter(({ unit }) => !brawls(unit))
  const ordered = [...rest.filter(({ unit }) => carries(unit)), ...rest.filter(({ unit }) => !carries(unit))]
  for (const { card } of ordered.filter(({ unit }) => unit.trajectory !== 'direct'))
    along(card, 0, IN) || along(card, 1, OUT)
  for (const { card } of ordered.filter(({ unit }) => unit.trajectory === 'direct')) {
    const open = CORNERS.find((c) => !taken.has(c) && !taken.has(8 + c))
    if (open === undefined || !put(card, open, 0)) along(card, 0, IN) || along(card, 1, IN)
  }
  return placed.sort((a, b) => a.card - b.card)
}

const tankRank = (unit: UnitCard): number => (unit.role === 'tank' ? 0 : 1)

function cardNamed(content: Content, key: string): UnitCard {
  const unit = content.units.get(key)
  if (unit === undefined) throw new Error(`There is no unit ${key}`)
  return unit
}
