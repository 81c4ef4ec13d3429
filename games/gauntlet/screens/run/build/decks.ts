import { DECK, PRINTED, refuseDeck } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { fieldsOf } from '@tessera/play/match'
import { readStored, writeStored } from '@tessera/ui/storage'
import type { Brought } from '../types.ts'

const KEY = 'gauntlet-run.decks'
const WHO = 'gauntlet-run.decks.who'

/** GR-403. */
export const DECK_LIMITS = { decks: 24, name: 30 } as const

export interface SavedDeck extends Brought {
  readonly id: string
  readonly name: string
  /** The account that keeps it on the server; without one it is kept in this browser alone. */
  readonly owner?: string
  /** Changed here since the server heard of it. */
  readonly pending?: boolean
}

/** Everything kept in this browser, other accounts' decks too. */
export function keptDecks(): readonly SavedDeck[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.flatMap((each) => deckIn(each) ?? []) : []
}

export function keepDecks(decks: readonly SavedDeck[]): boolean {
  return writeStored(KEY, decks)
}

/** Whose decks are shown: who was signed in when the server was last asked. */
export function decksBelongTo(account: string | null): void {
  writeStored(WHO, account)
}

/** The decks of this browser and of the player who is signed in. */
export function savedDecks(): readonly SavedDeck[] {
  const who = readStored(WHO)
  return keptDecks().filter(({ owner }) => owner === undefined || owner === who)
}

/** Why a deck cannot be saved under this name; null when it can. */
export function refuseSave(deck: Brought, name: string, others: readonly SavedDeck[]): string | null {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > DECK_LIMITS.name) return words.text('deck.names', { n: DECK_LIMITS.name })
  if (others.length >= DECK_LIMITS.decks) return words.text('deck.most', { n: DECK_LIMITS.decks })
  return refuseDeck(PRINTED, deck, deck.deck)?.message ?? null
}

export function saveDeck(deck: SavedDeck): boolean {
  return keepDecks([{ ...deck, pending: true }, ...keptDecks().filter(({ id }) => id !== deck.id)])
}

export function removeDeck(id: string): void {
  keepDecks(keptDecks().filter((deck) => deck.id !== id))
}

/** What was stored may be old: a deck that no longer fits stays, and cannot begin a run until it is edited. */
function deckIn(value: unknown): SavedDeck | null {
  const { id, name, faction, leader, spells, deck, owner, pending } = fieldsOf(value)
  const known = [...PRINTED.factions.values()].find((each) => each.id === faction)
  if (typeof id !== 'string' || typeof name !== 'string' || known === undefined || typeof leader !== 'string')
    return null
  const texts = (list: unknown): readonly string[] =>
    Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
  return {
    id,
    name,
    faction: known.id,
    leader,
    spells: texts(spells),
    deck: texts(deck).slice(0, DECK.most),
    ...(typeof owner === 'string' && { owner }),
    ...(pending === true && { pending }),
  }
}

/** What a deck costs and holds, against its limits. */
export function deckCount(deck: readonly string[]) {
  const units = deck.flatMap((id) => PRINTED.units.get(id) ?? [])
  return {
    cost: units.reduce((sum, { cost }) => sum + cost, 0),
    rares: units.filter(({ rarity }) => rarity === 'rare').length,
    epics: units.filter(({ rarity }) => rarity === 'epic').length,
  }
}

/** Why a unit cannot be added; a deck that is not full yet may still become one. */
export function refuseAdd(deck: readonly string[], id: string): string | null {
  const unit = PRINTED.units.get(id)
  if (unit === undefined) return words.text('refuse.unit')
  if (deck.length >= DECK.most) return words.text('refuse.deckSize', { n: DECK.most })
  const { cost, rares, epics } = deckCount(deck)
  const copies = deck.filter((each) => each === id).length
  if (cost + unit.cost > DECK.cost)
    return words.text('deck.noRoom', { cost: unit.cost, left: DECK.cost - cost, all: DECK.cost })
  if (copies >= DECK[unit.rarity ?? 'common']) return words.text(copies === 1 ? 'deck.oneMost' : 'deck.twoMost')
  if (unit.rarity === 'rare' && rares >= DECK.rares) return words.text('deck.rares', { n: DECK.rares })
  if (unit.rarity === 'epic' && epics >= DECK.epics) return words.text('deck.epics', { n: DECK.epics })
  return null
}
