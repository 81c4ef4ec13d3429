import type { MatchView, routes, Sent } from '@tessera/wire'
import { ask, outdated } from './answers.ts'
import { ApiProblem, Unreachable } from './api.ts'
import { beSomebody } from './me.ts'
import { keepSalt, newSalt } from './salt.ts'

export type Wish = Omit<Sent<typeof routes.create>['body'], 'saltHash'>

/** Founds a match, as a guest where one has no session; the own half of the dice is made and kept on the way. */
export async function found(wish: Wish): Promise<MatchView> {
  await beSomebody()
  return await salted((saltHash) => ask('create', { body: { ...wish, saltHash } }))
}

/** Takes a seat. */
export async function takeSeat(id: string): Promise<MatchView> {
  await beSomebody()
  return await salted((saltHash) => ask('join', { params: { id }, body: { saltHash } }))
}

/** The same match again with seats swapped; the second player to ask joins the first. */
export async function playAgain(id: string): Promise<MatchView> {
  return await salted((saltHash) => ask('rematch', { params: { id }, body: { saltHash } }))
}

/** What to say when something did not work: the server's own sentence, or that it cannot be reached. */
export function sorry(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof Unreachable) return error.message
  throw error
}

async function salted(action: (saltHash: string) => Promise<MatchView>): Promise<MatchView> {
  const salt = await newSalt()
  const match = await action(salt.hash)
  // Asked for twice, the seat was taken before, with another salt.
  if (match.mine !== null && match.fairness.saltHashes[match.mine] === salt.hash) keepSalt(match.id, salt)
  outdated('myMatches', 'openMatches', 'invitations')
  return match
}
