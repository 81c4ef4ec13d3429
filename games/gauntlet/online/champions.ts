import { duelRecord, ROUND_LIMIT, runConfigSchema, type Snapshot, snapshotTeam } from '@tessera/gauntlet'
import { type Json, randomSeed } from '@tessera/kernel'
import {
  inTurn,
  newId,
  type Page,
  type PageWish,
  type PluginContext,
  type PluginDatabase,
  requestError,
} from '@tessera/online'
import type { Person } from '@tessera/wire'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { pageAt, placeOf } from './page.ts'
import { teamOf } from './people.ts'
import { gauntletChallenges, gauntletChampions, gauntletSnapshots } from './schema.ts'
import type { Challenge, Champion } from './wire/index.ts'

/** Those still standing first, the newest of them first. */
export async function championsOf({ db }: PluginDatabase, query: PageWish): Promise<Page<z.infer<typeof Champion>>> {
  const owner = (column: string) =>
    sql`(select ${sql.raw(column)} from accounts where accounts.id = ${gauntletChampions.account})`
  const rows = await db
    .select({
      champion: gauntletChampions,
      team: gauntletSnapshots,
      name: owner('name') as SQL<string>,
      kind: owner('kind') as SQL<Person['kind']>,
      gone: owner('deleted is not null') as SQL<boolean>,
    })
    .from(gauntletChampions)
    .innerJoin(gauntletSnapshots, eq(gauntletSnapshots.id, gauntletChampions.snapshot))
    .orderBy(sql`fallen desc nulls first, since desc, ${gauntletChampions.snapshot}`)
    .offset(placeOf(query))
    .limit(query.limit + 1)
  return pageAt(rows, query, ({ champion, team, name, kind, gone }) => ({
    team: teamOf(team),
    person: champion.account === null ? null : { id: champion.account, name, kind, gone },
    since: champion.since.toISOString(),
    challenges: champion.challenges,
    fallen: champion.fallen?.toISOString() ?? null,
    fallenTo: champion.fallenTo,
  }))
}

/** A duel of two stored teams, the challenger's first. It changes nobody's rating and nobody's run. */
export async function challenge(
  { database, person, notify }: PluginContext,
  by: { readonly id: string },
  champion: string,
  team: string,
): Promise<z.infer<typeof Challenge>> {
  return await inTurn(database.db, `gauntlet champion ${champion}`, async (tx) => {
    const [standing] = await tx.select().from(gauntletChampions).where(eq(gauntletChampions.snapshot, champion))
    if (standing === undefined) throw requestError(404, 'unknown_champion', 'There is no such champion.')
    if (standing.fallen !== null) throw requestError(409, 'champion_fell', 'This champion has been beaten already.')
    if (standing.account === by.id) throw requestError(409, 'oneself', 'One cannot challenge one’s own champion.')
    const teams = await Promise.all(
      [team, champion].map((id) => tx.select().from(gauntletSnapshots).where(eq(gauntletSnapshots.id, id))),
    )
    const [own, theirs] = teams.map(([row]) => row)
    if (own === undefined || own.account !== by.id) throw requestError(404, 'unknown_team', 'You have no such team.')
    if (theirs === undefined) throw requestError(404, 'unknown_champion', 'There is no such champion.')
    const record = duelOf(own.snapshot as unknown as Snapshot, theirs.snapshot as unknown as Snapshot)
    const winner = record.result?.winner ?? null
    const id = newId()
    const [made] = await tx
      .insert(gauntletChallenges)
      .values({ id, champion, snapshot: team, account: by.id, winner, record: record as unknown as Json })
      .onConflictDoNothing()
      .returning()
    if (made === undefined)
      throw requestError(409, 'challenged_before', 'This team has challenged this champion before.')
    await tx
      .update(gauntletChampions)
      .set({
        challenges: sql`challenges + 1`,
        ...(winner === 0 ? { fallen: made.fought, fallenTo: id } : {}),
      })
      .where(eq(gauntletChampions.snapshot, champion))
    const challenger = await person(by.id, tx)
    if (winner === 0 && standing.account !== null) {
      const text = `Your champion was beaten by ${challenger.name}.`
      await notify(tx, { account: standing.account, notice: { kind: 'champion-fell', text, about: id } })
    }
    return { id, champion, challenger, winner, fought: made.fought.toISOString(), record: made.record as Json }
  })
}

export async function challengeFought(
  { database: { db }, person }: PluginContext,
  id: string,
): Promise<z.infer<typeof Challenge>> {
  const [row] = await db.select().from(gauntletChallenges).where(eq(gauntletChallenges.id, id))
  if (row === undefined) throw requestError(404, 'unknown_battle', 'No such battle.')
  const { champion, winner, fought, record, account } = row
  const challenger = await person(account)
  return { id, champion, challenger, winner, fought: fought.toISOString(), record: record as Json }
}

function duelOf(own: Snapshot, theirs: Snapshot) {
  const config = runConfigSchema.parse({ roundLimit: ROUND_LIMIT.usual })
  if (!config.ok) throw new Error('The usual options do not fit')
  return duelRecord({ seed: randomSeed(), teams: [snapshotTeam(own), snapshotTeam(theirs)] }, config.value)
}
