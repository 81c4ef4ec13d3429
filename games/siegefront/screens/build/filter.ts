import {
  abilityDoes,
  abilityOf,
  abilityText,
  CARDS,
  type Card,
  cardText,
  type Rarity,
  type Trigger,
} from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { language } from '@tessera/words'

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
  const searched = filter.search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  return cards.filter(
    (card) =>
      (filter.cost === 0 || (filter.cost >= EXPENSIVE ? card.cost >= EXPENSIVE : card.cost === filter.cost)) &&
      (filter.rarity === '' || card.rarity === filter.rarity) &&
      (filter.ability === '' || hasAbility(card, filter.ability)) &&
      (!filter.mine || counts.has(card.key)) &&
      matches(card, searched),
  )
}

export function isFiltered(filter: CardFilter): boolean {
  return JSON.stringify({ ...filter, search: filter.search.trim() }) !== JSON.stringify(NO_FILTER)
}

export interface AbilityGroup {
  readonly name: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
}

const TRIGGERS: readonly Trigger[] = [
  'passive',
  'on_deploy',
  'on_attack',
  'on_damage',
  'on_death',
  'on_turn_start',
  'on_turn_end',
  'activated',
]

/** Abilities that some card has, by when they act. */
export function abilityGroups(): readonly AbilityGroup[] {
  const printed = [...new Set(CARDS.flatMap(({ abilities }) => abilities))].map(abilityOf)
  return TRIGGERS.flatMap((trigger) => {
    const own = printed.filter((ability) => ability.trigger === trigger)
    if (own.length === 0) return []
    const when = words.said(`trigger.${trigger}`)
    return {
      name: words.text('filter.acts', { when }),
      options: [
        { value: `trigger:${trigger}`, name: words.text('filter.anyThatActs', { when }) },
        ...own
          .map(({ key }) => ({ value: key, name: abilityText(key) }))
          .sort((a, b) => a.name.localeCompare(b.name, language())),
      ],
    }
  })
}

function hasAbility(card: Card, wanted: string): boolean {
  if (wanted === 'none') return card.abilities.length === 0
  if (wanted.startsWith('trigger:')) return card.abilities.some((key) => `trigger:${abilityOf(key).trigger}` === wanted)
  return card.abilities.includes(wanted)
}

/** Every word searched must stand in the card's name, its rarity, or the name and sentence of an ability. */
function matches(card: Card, searched: readonly string[]): boolean {
  if (searched.length === 0) return true
  const said = card.abilities.map((key) => `${abilityText(key)} ${abilityDoes(key)}`)
  const text = [cardText(card), words.text(`rarity.${card.rarity}`), ...said].join(' ').toLowerCase()
  return searched.every((word) => text.includes(word))
}
