import { randomUUID } from 'node:crypto'
import { gameById } from '@tessera/games'
import { type AnyGame, type Json, seededDice, seedFrom } from '@tessera/kernel'
import { beginOnline, Client, playOnline } from '@tessera/server/testing'
import { type MatchView, type NewMatch, routes } from '@tessera/wire'
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

/** Plays a match with legal choices, watching every battle to its end, until it has come so far; returns how it stands then. */
export async function playUntil(
  people: readonly Client[],
  id: string,
  game: string,
  far: (view: MatchView) => boolean,
): Promise<MatchView> {
  const found = gameOf(game)
  const dice = seededDice(seedFrom('shipped'))
  for (let round = 0; round < 200; round++) {
    for (const player of people) {
      const { body: view } = await player.ask(routes.match, { params: { id } })
      if (view.status !== 'running' || far(view)) return view
      if (view.mine === null || !view.awaiting.includes(view.mine) || view.chosen?.final) continue
      if (view.frames > 1) await player.ask(routes.watched, { params: { id }, body: { frame: view.frames - 1 } })
      const choice = found.ruleset.sample(view.view as Json, dice)
      const sent = await player.ask(routes.submit, { params: { id }, body: { at: view.at, choice, key: randomUUID() } })
      if (sent.status !== 200) throw new Error(`A legal choice was refused: ${sent.text}`)
    }
  }
  throw new Error(`Match ${id} does not come so far`)
}

/** Plays a match to its end with legal choices, the same for the same seed where the dice are. */
export async function play(people: readonly Client[], id: string, game: string, seed = 'shipped'): Promise<void> {
  await playOnline(people, id, gameOf(game), seededDice(seedFrom(seed)))
}

function gameOf(id: string): AnyGame {
  const found = gameById(id)
  if (found === undefined) throw new Error(`There is no game ${id}`)
  return found
}
