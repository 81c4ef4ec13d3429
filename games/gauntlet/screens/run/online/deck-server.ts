import { FACTIONS } from '@tessera/gauntlet'
import type { gauntletRoutes } from '@tessera/gauntlet-online/wire'
import { ApiProblem, answers, ask, sorry, Unreachable } from '@tessera/play/online'
import type { AnswerOf } from '@tessera/wire'
import { type DeckServer, syncedDecks } from '../build/account-decks.ts'
import { decksBelongTo, keepDecks, keptDecks, type SavedDeck } from '../build/decks.ts'
import { gauntlet } from './client.ts'

type Deck = AnswerOf<(typeof gauntletRoutes)['makeGauntletDeck']>

/** One after the other: two at once would send a new deck twice. */
let last: Promise<string | null> = Promise.resolve(null)

/** Brings the decks of this browser and of the account together; says what went wrong. Without an answer nothing changes. */
export function syncDecks(): Promise<string | null> {
  last = last.then(() => sync().then(() => null, problem))
  return last
}

async function sync(): Promise<void> {
  const { you } = await answers.fetchQuery({ queryKey: ['facts', {}], queryFn: () => ask('facts'), staleTime: 5_000 })
  decksBelongTo(you?.id ?? null)
  if (you === null) return
  const before = keptDecks()
  const synced = await syncedDecks(you.id, before, SERVER)
  // What was saved while the server was asked is sent the next time.
  const known = new Set(before.map((deck) => JSON.stringify(deck)))
  const newer = keptDecks().filter((deck) => !known.has(JSON.stringify(deck)))
  keepDecks([...newer, ...synced.filter(({ id }) => !newer.some((deck) => deck.id === id))])
  gauntlet.outdated('gauntletDecks')
}

/** Deletes a deck of the account; says what went wrong. One that is gone already is gone. */
export async function forgetDeck(id: string): Promise<string | null> {
  return await missing(gauntlet.ask('deleteGauntletDeck', { params: { id } })).then(() => null, problem)
}

function problem(error: unknown): string | null {
  return error instanceof Unreachable ? null : sorry(error)
}

const SERVER: DeckServer = {
  list: async () => (await gauntlet.ask('gauntletDecks')).decks.flatMap((deck) => read(deck) ?? []),
  make: async (deck) => whole(await gauntlet.ask('makeGauntletDeck', { body: written(deck) })),
  change: async (deck) => {
    const changed = await missing(gauntlet.ask('changeGauntletDeck', { params: { id: deck.id }, body: written(deck) }))
    return changed === null ? null : whole(changed)
  },
}

async function missing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 404) return null
    throw error
  }
}

function written({ name, faction, leader, spells, deck }: SavedDeck) {
  return { name, faction, leader, spells: [...spells], units: [...deck] }
}

function read({ id, name, faction, leader, spells, units }: Deck): SavedDeck | null {
  const known = FACTIONS.find((each) => each === faction)
  return known === undefined ? null : { id, name, faction: known, leader, spells, deck: units }
}

function whole(deck: Deck): SavedDeck {
  const saved = read(deck)
  if (saved === null) throw new Error(`The server knows a faction ${deck.faction} that is unknown here`)
  return saved
}
