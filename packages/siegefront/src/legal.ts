import type { Dice } from '@tessera/kernel'
import { homeRow, SIZE } from './cells.ts'
import { cardIn } from './changes.ts'
import { abilityOf } from './content/abilities.ts'
import { CARDS, type Card, cardOf, isCard, type Rarity } from './content/cards.ts'
import { DECK_SIZE, MOST_COPIES, MOST_OF_RARITY } from './deck.ts'
import { refuse } from './refuse.ts'
import { pairOf, type SiegefrontChoice, type SiegefrontView } from './state.ts'

/**
 * Every command the awaited seat may give, in the order of SGF-1503: deploys by hand (one per distinct card, or by cost) and
 * cell, attacks by unit and target, moves, abilities, and the end of the turn. Decks and mulligans are too many to list.
 */
export function* legal(view: SiegefrontView): Generator<SiegefrontChoice> {
  if (view.phase !== 'action' || view.to !== view.active) return
  for (const choice of candidates(view)) if (refuse(view, choice) === null) yield choice
  yield { type: 'end_turn' }
}

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

function* candidates(view: SiegefrontView): Generator<SiegefrontChoice> {
  yield* entries(view)
  const mine = view.units.filter((unit) => unit.owner === view.to)
  for (const unit of mine) {
    for (const target of view.units)
      if (target.owner !== view.to) yield { type: 'attack_card', unit: unit.id, target: target.id }
    yield { type: 'attack_castle', unit: unit.id }
  }
  for (const unit of mine) {
    if (unit.moved) continue
    for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) yield { type: 'move_card', unit: unit.id, x, y }
  }
  for (const unit of mine) {
    for (const key of unit.abilities) {
      const ability = abilityOf(key)
      if (ability.trigger !== 'activated') continue
      if (ability.reach === undefined) yield { type: 'use_ability', unit: unit.id, ability: key }
      else
        for (const target of view.units) yield { type: 'use_ability', unit: unit.id, ability: key, target: target.id }
    }
  }
}

function* entries(view: SiegefrontView): Generator<SiegefrontChoice> {
  if (view.to === 'spectator') return
  const own = pairOf(view.seats, view.to)
  const rows = [0, 1, 2].filter((y) => y !== homeRow(1 - view.active))
  if (own.supply === 'forge') {
    if (own.charges < 1) return
    for (let cost = 1; cost <= Math.min(10, own.mana); cost++)
      for (const y of rows) for (let x = 0; x < SIZE; x++) yield { type: 'forge_card', cost, x, y }
    return
  }
  const seen = new Set<string>()
  for (const held of own.hand ?? []) {
    if (seen.has(held.card) || !isCard(held.card) || cardIn(view.config, held.card).cost > own.mana) continue
    seen.add(held.card)
    for (const y of rows) for (let x = 0; x < SIZE; x++) yield { type: 'deploy_card', hand: held.id, x, y }
  }
}
