import { PRINTED } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { type DeckServer, syncedDecks } from './account-decks.ts'
import type { SavedDeck } from './decks.ts'

const deckOf = (id: string, name: string, more: Partial<SavedDeck> = {}): SavedDeck => ({
  id,
  name,
  faction: 'order',
  leader: 'ser_aldric',
  spells: ['divine_smite', 'blessing_of_light'],
  deck: PRINTED.factions.get('order')?.starter ?? [],
  ...more,
})

/** A server that keeps decks and gives them ids of its own. */
function serverWith(...decks: readonly SavedDeck[]): DeckServer & { readonly kept: Map<string, SavedDeck> } {
  const kept = new Map(decks.map((deck) => [deck.id, deck]))
  return {
    kept,
    list: async () => [...kept.values()],
    make: async (deck) => {
      const made = { ...deck, id: `made-${kept.size}` }
      kept.set(made.id, made)
      return made
    },
    change: async (deck) => {
      if (!kept.has(deck.id)) return null
      kept.set(deck.id, deck)
      return deck
    },
  }
}

const namesOf = (decks: readonly SavedDeck[]) => decks.map(({ name, owner = 'here' }) => `${name} ${owner}`)

test('a deck saved before there was an account goes to it, once, and is on the next device', async () => {
  const server = serverWith()
  const first = await syncedDecks('ada', [deckOf('a', 'Wall')], server)
  expect(namesOf(first)).toEqual(['Wall ada'])
  expect(namesOf(await syncedDecks('ada', first, server))).toEqual(['Wall ada'])
  expect(namesOf(await syncedDecks('ada', [], server))).toEqual(['Wall ada'])
  expect(server.kept.size).toBe(1)
})

test('what was changed here is sent, what was changed elsewhere comes, what was deleted elsewhere goes', async () => {
  const server = serverWith(deckOf('a', 'Old name'), deckOf('b', 'New name'))
  const kept = [
    deckOf('a', 'Renamed here', { owner: 'ada', pending: true }),
    deckOf('b', 'Old name', { owner: 'ada' }),
    deckOf('c', 'Gone', { owner: 'ada' }),
  ]
  const synced = await syncedDecks('ada', kept, server)
  expect(namesOf(synced).toSorted()).toEqual(['New name ada', 'Renamed here ada'])
  expect(synced.every(({ pending }) => pending === undefined)).toBe(true)
})

test('decks of another account stay its own, and those that cannot be sent stay here', async () => {
  const server = serverWith(...Array.from({ length: 24 }, (_, i) => deckOf(`d${i}`, `Deck ${i}`)))
  const kept = [
    deckOf('x', 'One too many'),
    deckOf('y', 'Unfinished', { deck: [] }),
    deckOf('z', 'Of Ben', { owner: 'ben', pending: true }),
  ]
  const synced = namesOf(await syncedDecks('ada', kept, server))
  expect(synced).toHaveLength(27)
  expect(synced).toEqual(expect.arrayContaining(['One too many here', 'Unfinished here', 'Of Ben ben']))
})
