import { gameById } from '@tessera/games'
import { seededDice, seedFrom } from '@tessera/kernel'
import { beginOnline, Client, playOnline } from '@tessera/server/testing'
import { type NewMatch, routes } from '@tessera/wire'
import type { Product } from './product.ts'

/** Somebody new at a server, with a guest's session. */
export async function guest(product: Pick<Product, 'url'>): Promise<Client> {
  const client = new Client(product)
  const { status, text } = await client.ask(routes.guest)
  if (status !== 200) throw new Error(`Nobody may be a guest: ${status} ${text}`)
  return client
}

/** A match between these people, begun. */
export const begin = (
  people: readonly Client[],
  wish: Partial<NewMatch> & { readonly game: string },
): Promise<string> => beginOnline(people, wish)

/** Plays a match to its end with legal choices, the same for the same seed where the dice are. */
export async function play(people: readonly Client[], id: string, game: string, seed = 'shipped'): Promise<void> {
  const found = gameById(game)
  if (found === undefined) throw new Error(`There is no game ${game}`)
  await playOnline(people, id, found, seededDice(seedFrom(seed)))
}
