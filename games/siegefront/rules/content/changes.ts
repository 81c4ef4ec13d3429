import type { AbilityKey } from './abilities.ts'
import { type Card, cardOf } from './cards.ts'

/** A card that differs in an experiment from what is printed: only what is given changes. */
export interface CardChange {
  readonly card: string
  readonly cost?: number | undefined
  readonly attack?: number | undefined
  readonly hp?: number | undefined
  readonly defence?: number | undefined
  readonly speed?: number | undefined
  readonly abilities?: readonly AbilityKey[] | undefined
}

/** The card as it is in a match. */
export function cardIn({ changes }: { readonly changes?: readonly CardChange[] | undefined }, key: string): Card {
  if (changes === undefined) return cardOf(key)
  let known = tables.get(changes)
  if (known === undefined) {
    known = new Map()
    for (const { card, ...values } of changes)
      known.set(card, { ...(known.get(card) ?? cardOf(card)), ...given(values) })
    tables.set(changes, known)
  }
  return known.get(key) ?? cardOf(key)
}

const tables = new WeakMap<readonly CardChange[], Map<string, Card>>()

function given(values: Omit<CardChange, 'card'>): Partial<Card> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
