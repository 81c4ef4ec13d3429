import { createHash } from 'node:crypto'
import type { AnyGame, Dice, Json } from '@tessera/kernel'
import { type NewMatch, routes } from '@tessera/wire'
import { newId, newSecret } from '../../ids.ts'
import type { Client } from './client.ts'

export function newSalt(salt = newSecret()): { readonly salt: string; readonly saltHash: string } {
  return { salt, saltHash: createHash('sha256').update(salt, 'utf8').digest('hex') }
}

/** A match between these clients over the API, begun. With `given` salts, and the server's secret too, the dice are the same every time. */
export async function beginOnline(
  players: readonly Client[],
  wish: Partial<NewMatch> & { game: string },
  given: readonly string[] = [],
): Promise<string> {
  const [first, ...others] = players
  if (first === undefined) throw new Error('A match needs a person')
  const salts = players.map((_, index) => newSalt(given[index]))
  const made = await first.ask(routes.create, {
    body: {
      seats: [{ who: 'me' }, ...others.map(() => ({ who: 'open' as const }))],
      saltHash: salts[0]?.saltHash ?? '',
      ...wish,
    },
  })
  if (made.status !== 200) throw new Error(`No match was made: ${made.text}`)
  const { id } = made.body
  const sure = ({ status, text }: { readonly status: number; readonly text: string }): void => {
    if (status !== 200) throw new Error(`The match does not begin: ${text}`)
  }
  for (const [index, other] of others.entries())
    sure(await other.ask(routes.join, { params: { id }, body: { saltHash: salts[index + 1]?.saltHash ?? '' } }))
  for (const [index, player] of players.entries())
    sure(await player.ask(routes.reveal, { params: { id }, body: { salt: salts[index]?.salt ?? '' } }))
  return id
}

/** Everybody makes some legal choice whenever they are awaited; `between` runs before each. */
export async function playOnline(
  players: readonly Client[],
  id: string,
  game: AnyGame,
  dice: Dice,
  between: (at: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let round = 0; round < 2000; round++) {
    for (const player of players) {
      const { body: view } = await player.ask(routes.match, { params: { id } })
      if (view.status === 'finished') return
      if (view.mine === null || !view.awaiting.includes(view.mine) || view.chosen?.final) continue
      await between(view.at)
      const choice = game.ruleset.sample(view.view as Json, dice)
      const sent = await player.ask(routes.submit, { params: { id }, body: { at: view.at, choice, key: newId() } })
      if (sent.status !== 200) throw new Error(`A legal choice was refused: ${sent.text}`)
    }
  }
  throw new Error(`Match ${id} does not end`)
}
