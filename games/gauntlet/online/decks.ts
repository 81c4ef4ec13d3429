import { CONTENT_VERSION, type FactionId, PRINTED, refuseDeck } from '@tessera/gauntlet'
import type { PluginDatabase } from '@tessera/online'
import { inTurn, newId, requestError } from '@tessera/online'
import { and, asc, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { playerOf, unlockedBy } from './players.ts'
import { gauntletDecks } from './schema.ts'
import type { GauntletDeck, NewGauntletDeck } from './wire/index.ts'

type Deck = z.infer<typeof GauntletDeck>
type NewDeck = z.infer<typeof NewGauntletDeck>

const MOST_DECKS = 24
const NAME = { least: 1, most: 30 }

/** GR-403: saved decks, each with why it no longer fits, if so. */
export async function decksOf({ db }: PluginDatabase, account: string): Promise<{ decks: Deck[]; unlocked: string[] }> {
  const rows = await db
    .select()
    .from(gauntletDecks)
    .where(eq(gauntletDecks.account, account))
    .orderBy(asc(gauntletDecks.created), asc(gauntletDecks.id))
  const { wins } = await playerOf(db, account)
  return { decks: rows.map(shown), unlocked: [...unlockedBy(wins)] }
}

export async function saveDeck(database: PluginDatabase, account: string, deck: NewDeck): Promise<Deck> {
  const checked = check(deck)
  return await inTurn(database.db, `gauntlet decks ${account}`, async (tx) => {
    const [kept] = await tx.select({ decks: count() }).from(gauntletDecks).where(eq(gauntletDecks.account, account))
    if ((kept?.decks ?? 0) >= MOST_DECKS) throw requestError(409, 'too_many_decks', 'You can save 24 decks.')
    const [row] = await tx
      .insert(gauntletDecks)
      .values({ id: newId(), account, ...checked, version: CONTENT_VERSION })
      .returning()
    if (row === undefined) throw new Error('A deck was saved without an answer')
    return shown(row)
  })
}

export async function changeDeck({ db }: PluginDatabase, account: string, id: string, deck: NewDeck): Promise<Deck> {
  const [row] = await db
    .update(gauntletDecks)
    .set({ ...check(deck), version: CONTENT_VERSION })
    .where(and(eq(gauntletDecks.id, id), eq(gauntletDecks.account, account)))
    .returning()
  if (row === undefined) throw unknownDeck()
  return shown(row)
}

export async function deleteDeck({ db }: PluginDatabase, account: string, id: string): Promise<void> {
  const gone = await db
    .delete(gauntletDecks)
    .where(and(eq(gauntletDecks.id, id), eq(gauntletDecks.account, account)))
    .returning({ id: gauntletDecks.id })
  if (gone.length === 0) throw unknownDeck()
}

const unknownDeck = () => requestError(404, 'unknown_deck', 'No such deck.')

function check(deck: NewDeck): NewDeck {
  const name = deck.name.trim()
  if (name.length < NAME.least || name.length > NAME.most)
    throw requestError(422, 'bad_name', 'Names have 1 to 30 characters.')
  const refusal = refusalOf(deck)
  if (refusal !== null) throw requestError(422, refusal.code, refusal.message)
  return { ...deck, name }
}

function refusalOf({ faction, leader, spells, units }: Omit<NewDeck, 'name'>) {
  return refuseDeck(PRINTED, { faction: faction as FactionId, leader, spells }, units)
}

function shown({ id, name, faction, leader, units, spells, version }: typeof gauntletDecks.$inferSelect): Deck {
  const deck = { name, faction, leader, units: [...units], spells: [...spells] }
  return { id, ...deck, version, outdated: refusalOf(deck)?.message ?? null }
}
