import type { Json } from '@tessera/kernel'
import type { MatchView, NewMatch } from '@tessera/wire'
import { newId } from '../ids.ts'
import type { Asker, GameRegistry } from '../matches/index.ts'
import type { MatchDriver } from './matches.ts'
import { newSalt } from './people.ts'

/** A match between these people, all salts shown, so that it runs. */
export async function begun(
  matches: MatchDriver,
  people: readonly Asker[],
  wish: Partial<NewMatch> & { readonly game: string },
): Promise<MatchView> {
  const [first, ...others] = people
  if (first === undefined) throw new Error('A match needs a person')
  const salts = people.map(() => newSalt())
  const made = await matches.create(first, {
    config: {},
    visibility: 'link',
    clock: { kind: 'none' },
    rated: false,
    spectators: true,
    seats: [{ who: 'me' }, ...others.map(() => ({ who: 'open' as const }))],
    saltHash: salts[0]?.saltHash ?? '',
    ...wish,
  })
  for (const [index, other] of others.entries())
    await matches.join(other, made.id, { saltHash: salts[index + 1]?.saltHash ?? '' })
  for (const [index, person] of people.entries()) await matches.reveal(person, made.id, salts[index]?.salt ?? '')
  return await matches.view(first, made.id)
}

/** One choice with a key of its own. */
export function choice(at: number, what: Json, key = newId(), final = true) {
  return { at, choice: what as never, final, key }
}

/** Everybody makes some legal choice whenever they are awaited, until the match is over. */
export async function playOut(
  matches: MatchDriver,
  registry: GameRegistry,
  people: readonly Asker[],
  id: string,
  dice: { int(n: number): number; d(n: number): number; pick<T>(list: readonly T[]): T; shuffle<T>(list: T[]): void },
): Promise<void> {
  for (let moves = 0; moves < 5000; moves++) {
    await matches.idle()
    let moved = false
    for (const person of people) {
      const view = await matches.view(person, id)
      if (view.status === 'finished') return
      if (view.mine === null || !view.awaiting.includes(view.mine)) continue
      const game = registry.at(view.game, view.version)
      if (game === undefined) throw new Error(`There is no ${view.game} here`)
      await matches.submit(person, id, choice(view.at, game.ruleset.sample(view.view as Json, dice)))
      moved = true
    }
    if (!moved) {
      await matches.idle()
      const view = await matches.view(people[0] ?? null, id)
      if (view.status === 'finished') return
    }
  }
  throw new Error(`Match ${id} does not end`)
}
