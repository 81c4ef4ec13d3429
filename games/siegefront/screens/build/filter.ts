import { abilityOf, CARDS, type Card, type Rarity, type Trigger } from '@tessera/siegefront'
import { TRIGGER_NAMES } from '../names.ts'

/** SGF-1906: what the catalogue shows. Empty parts let everything pass. */
export interface CardFilter {
  /** 0 for any; 7 stands for 7 and more. */
  readonly cost: number
  readonly rarity: Rarity | ''
  /** An ability's key, `none` for cards without any, or `trigger:on_death` for all of a kind. */
  readonly ability: string
  readonly search: string
  readonly mine: boolean
}

export const NO_FILTER: CardFilter = { cost: 0, rarity: '', ability: '', search: '', mine: false }

export const EXPENSIVE = 7

export function shownCards(
  cards: readonly Card[],
  filter: CardFilter,
  counts: ReadonlyMap<string, number>,
): readonly Card[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  return cards.filter(
    (card) =>
      (filter.cost === 0 || (filter.cost >= EXPENSIVE ? card.cost >= EXPENSIVE : card.cost === filter.cost)) &&
      (filter.rarity === '' || card.rarity === filter.rarity) &&
      (filter.ability === '' || hasAbility(card, filter.ability)) &&
      (!filter.mine || counts.has(card.key)) &&
      matches(card, words),
  )
}

export function isFiltered(filter: CardFilter): boolean {
  return JSON.stringify({ ...filter, search: filter.search.trim() }) !== JSON.stringify(NO_FILTER)
}

export interface AbilityGroup {
  readonly name: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
}

/** Abilities that some card has, by when they act. */
export const ABILITY_GROUPS: readonly AbilityGroup[] = groups()

function groups(): readonly AbilityGroup[] {
  const printed = [...new Set(CARDS.flatMap(({ abilities }) => abilities))].map(abilityOf)
  return (Object.keys(TRIGGER_NAMES) as Trigger[]).flatMap((trigger) => {
    const own = printed.filter((ability) => ability.trigger === trigger)
    if (own.length === 0) return []
    const name = `Acts ${TRIGGER_NAMES[trigger]}`
    return {
      name,
      options: [
        { value: `trigger:${trigger}`, name: `Any that acts ${TRIGGER_NAMES[trigger]}` },
        ...own.map(({ key, name }) => ({ value: key, name })).sort((a, b) => a.name.localeCompare(b.name, 'en')),
      ],
    }
  })
}

function hasAbility(card: Card, wanted: string): boolean {
  if (wanted === 'none') return card.abilities.length === 0
  if (wanted.startsWith('trigger:')) return card.abilities.some((key) => `trigger:${abilityOf(key).trigger}` === wanted)
  return card.abilities.includes(wanted)
}

/** Every word must stand in the card's name, its rarity, or the name and sentence of an ability. */
function matches(card: Card, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const said = card.abilities.map((key) => `${abilityOf(key).name} ${abilityOf(key).text}`)
  const text = [card.name, card.rarity, ...said].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}
