import type { DeepReadonly } from '@tessera/kernel'
import { z } from 'zod'
import { ABILITIES } from './abilities.ts'
import { CARDS, type Card, cardOf } from './cards.ts'

/** A card with other values than the printed ones, for experiments: only what is given changes. */
export const cardChange = z.strictObject({
  card: z.enum(CARDS.map(({ key }) => key)),
  cost: z.int().min(1).max(10).optional(),
  attack: z.int().min(0).max(30).optional(),
  hp: z.int().min(1).max(60).optional(),
  defence: z.int().min(0).max(10).optional(),
  speed: z.int().min(1).max(3).optional(),
  abilities: z
    .array(z.enum(ABILITIES.map(({ key }) => key)))
    .max(4)
    .optional(),
})

export type CardChange = DeepReadonly<z.infer<typeof cardChange>>

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
