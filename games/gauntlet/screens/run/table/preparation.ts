import {
  type CardChoice,
  cardName,
  handOf,
  nextTierPrice,
  type Placement,
  type PlayerView,
  PRINTED,
  type Preparation,
  placeCards,
  type RunCard,
  type Tier,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { cardAt, freeSpot, placed } from '../../shared/placing/placing.ts'

/** GR-506: the hand as the draft of the camp would leave it. */
export interface Camp {
  readonly hand: readonly RunCard[]
  readonly gold: number
}

/** The hand with the upgrades of the draft made, and the gold left. */
export function campAfter(view: PlayerView, upgrades: readonly string[]): Camp {
  const hand = handOf(view.cards).map((card) => ({ ...card }))
  let { gold } = view
  for (const id of upgrades) {
    const card = hand.find((each) => each.id === id)
    const price = card === undefined ? null : nextTierPrice(PRINTED, card)
    if (card === undefined || price === null) continue
    gold -= price
    card.tier = (card.tier + 1) as Tier
  }
  return { hand, gold }
}

/** Why a card cannot rise now, in words; null when it can. */
export function blockedRise({ gold }: Camp, card: RunCard): string | null {
  const price = nextTierPrice(PRINTED, card)
  if (price === null) return words.text('camp.highest')
  return price > gold ? words.text('camp.price', { unit: cardName(card.unit), price, gold }) : null
}

/** Takes the last rise of a card back. */
export function withoutRise(upgrades: readonly string[], id: string): readonly string[] {
  const last = upgrades.lastIndexOf(id)
  return upgrades.filter((_, place) => place !== last)
}

/** What the camp opens with: the draft, or how the team stood last with the new cards beside it. */
export function preparationFor(view: PlayerView, drafted: Preparation | null): Preparation {
  const hand = handOf(view.cards)
  const known = (id: string): boolean => hand.some((card) => card.id === id)
  const spells = view.banner?.spells ?? []
  if (drafted !== null && drafted.timings.length === spells.length)
    return {
      upgrades: drafted.upgrades.filter(known),
      units: drafted.units.filter(({ card }) => known(card)),
      timings: drafted.timings,
    }
  const timings = spells.map((id, place) => view.timings[place] ?? PRINTED.spells.get(id)?.hint ?? 'mid')
  return { upgrades: [], units: withNewcomers(hand, view.deployment), timings }
}

/** Cards without a place get the one the rules would give (GR-606), or the nearest free one: a card that waits on the bench is easily forgotten. */
function withNewcomers(hand: readonly RunCard[], deployment: Preparation['units']): Preparation['units'] {
  const sound = placeCards(PRINTED, asCards(hand))
  let units = byPlace(hand, deployment)
  for (const { card, c, r } of sound) {
    if (units.some((unit) => unit.card === card)) continue
    const spot = cardAt(units, { c, r }) === null ? { c, r } : freeSpot(units, r === 0 ? 0 : 1)
    if (spot !== null) units = placed(units, card, spot)
  }
  return byCards(hand, units)
}

export function asCards(hand: readonly RunCard[]): readonly CardChoice[] {
  return hand.map(({ unit, tier }) => ({ key: unit, tier }))
}

/** From places in the hand to ids of cards. */
export function byCards(hand: readonly RunCard[], units: readonly Placement[]): Preparation['units'] {
  return units.flatMap(({ card, c, r }) => {
    const id = hand[card]?.id
    return id === undefined ? [] : [{ card: id, c, r }]
  })
}

/** And back. */
export function byPlace(hand: readonly RunCard[], units: Preparation['units']): readonly Placement[] {
  return units.flatMap(({ card, c, r }) => {
    const place = hand.findIndex(({ id }) => id === card)
    return place < 0 ? [] : [{ card: place, c, r }]
  })
}
