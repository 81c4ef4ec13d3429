import type { Dice } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import { CARDS, type Card, cardOf, isCard, type Rarity } from '../content/cards.ts'
import { DECK_SIZE, MOST_COPIES, MOST_OF_RARITY } from '../content/deck.ts'
import { pairOf } from '../state.ts'
import { legal } from './legal.ts'
import type { SiegefrontView } from './view.ts'

/** Some legal choice. */
export function sample(view: SiegefrontView, dice: Dice): SiegefrontChoice {
  if (view.phase === 'deck') return { type: 'deck', cards: dealt([], DECK_SIZE, dice) }
  if (view.phase === 'mulligan') {
    const hand = view.to === 'spectator' ? [] : (pairOf(view.seats, view.to).hand ?? [])
    return { type: 'mulligan', back: hand.filter(() => dice.int(2) === 0).map((held) => held.id) }
  }
  return dice.pick([...legal(view)])
}

/** So many cards drawn at random that they make a legal deck together with those already there (SGF-703). */
export function dealt(
  there: readonly string[],
  count: number,
  dice: Dice,
  from: readonly Card[] = CARDS,
): readonly string[] {
  const copies = new Map<string, number>()
  const kinds: Partial<Record<Rarity, number>> = {}
  const add = ({ key, rarity }: Card): void => {
    copies.set(key, (copies.get(key) ?? 0) + 1)
    kinds[rarity] = (kinds[rarity] ?? 0) + 1
  }
  for (const key of there) if (isCard(key)) add(cardOf(key))
  const drawn: string[] = []
  while (drawn.length < count) {
    const card = dice.pick(from)
    const { key, rarity } = card
    if ((copies.get(key) ?? 0) >= MOST_COPIES[rarity]) continue
    if ((kinds[rarity] ?? 0) >= (MOST_OF_RARITY[rarity] ?? DECK_SIZE)) continue
    add(card)
    drawn.push(key)
  }
  return drawn
}
