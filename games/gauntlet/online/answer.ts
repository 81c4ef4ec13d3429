import { type Candidate, chooseOpponent, type HostView, type Snapshot } from '@tessera/gauntlet'
import type { Json } from '@tessera/kernel'
import type { HostAnswer, HostQuestion, PluginDatabase } from '@tessera/online'
import type { Found } from './derive.ts'
import { nearTeams } from './search.ts'

/** GR-2404: the store is searched by GR-603, and one of the nearest is drawn with the stream of the host's seat. */
export async function answer({ view: seen, version, people, database, dice }: HostQuestion): Promise<HostAnswer> {
  const view = seen as unknown as HostView
  const account = people[0] ?? null
  const name = account === null ? '' : await nameOf(database, account)
  if (account === null || view.config.pool !== 'async') return answered({ snapshot: null, among: 0 }, { name })
  const stored = await nearTeams(database, {
    version,
    account,
    wins: view.wins,
    battles: view.wins + view.losses + view.draws,
    rating: view.rating,
    fought: view.foughtSnapshots,
  })
  const candidates = stored.map(({ id, account: player, snapshot }): Candidate => ({ player: player ?? id, snapshot }))
  const { choice, kept } = chooseOpponent(view, candidates, dice)
  const owner = stored.find(({ id }) => id === choice.snapshot?.id)?.account ?? null
  return answered(choice, { kept, owner, name })
}

function answered(choice: { readonly snapshot: Snapshot | null; readonly among: number }, found: Found): HostAnswer {
  const { snapshot, among } = choice
  return { choice: { do: 'opponent', snapshot, among } as unknown as Json, memory: found as Record<string, Json> }
}

async function nameOf(database: PluginDatabase, account: string): Promise<string> {
  const [row] = await database.sql<{ name: string }>('select name from accounts where id = $1::text', [account])
  return row?.name ?? ''
}
