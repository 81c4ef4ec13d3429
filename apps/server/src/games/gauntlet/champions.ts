import { duelRecord, ROUND_LIMIT, runConfigSchema, type Snapshot, snapshotTeam } from '@tessera/gauntlet'
import { randomSeed } from '@tessera/kernel'
import type { Challenge, Champion, Json } from '@tessera/wire'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Page, PageWish } from '../../accounts/page.ts'
import { accountById, personOf } from '../../accounts/people.ts'
import type { Database } from '../../database/database.ts'
import { inTurn } from '../../database/in-turn.ts'
import { accounts, gauntletChallenges, gauntletChampions, gauntletSnapshots, notices } from '../../database/schema.ts'
import { newId } from '../../ids.ts'
import { requestError } from '../../request-error.ts'
import { pageAt, placeOf } from './page.ts'
import { teamOf } from './people.ts'

/** Those still standing first, the newest of them first. */
export async function championsOf({ db }: Database, query: PageWish): Promise<Page<z.infer<typeof Champion>>> {
  const rows = await db
    .select({ champion: gauntletChampions, team: gauntletSnapshots, account: accounts })
    .from(gauntletChampions)
    .innerJoin(gauntletSnapshots, eq(gauntletSnapshots.id, gauntletChampions.snapshot))
    .leftJoin(accounts, eq(accounts.id, gauntletChampions.account))
    .orderBy(sql`fallen desc nulls first, since desc, ${gauntletChampions.snapshot}`)
    .offset(placeOf(query))
    .limit(query.limit + 1)
  return pageAt(rows, query, ({ champion, team, account }) => ({
    team: teamOf(team),
    person: account === null ? null : personOf(account),
    since: champion.since.toISOString(),
    challenges: champion.challenges,
    fallen: champion.fallen?.toISOString() ?? null,
    fallenTo: champion.fallenTo,
  }))
}

/** A duel of two stored teams, the challenger's first. It changes nobody's rating and nobody's run. */
export async function challenge(
  database: Database,
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
    const challenger = personOf(await accountById(tx, by.id))
    if (winner === 0 && standing.account !== null) {
      const text = `Your champion was beaten by ${challenger.name}.`
      await tx
        .insert(notices)
        .values({ id: newId(), account: standing.account, kind: 'champion-fell', text, about: id })
      await tx.update(accounts).set({ revision: sql`revision + 1` }).where(eq(accounts.id, standing.account))
    }
    return { id, champion, challenger, winner, fought: made.fought.toISOString(), record: made.record as Json }
  })
}

export async function challengeFought({ db }: Database, id: string): Promise<z.infer<typeof Challenge>> {
  const [row] = await db.select().from(gauntletChallenges).where(eq(gauntletChallenges.id, id))
  if (row === undefined) throw requestError(404, 'unknown_battle', 'No such battle.')
  const { champion, winner, fought, record, account } = row
  const challenger = personOf(await accountById(db, account))
  return { id, champion, challenger, winner, fought: fought.toISOString(), record: record as Json }
}

function duelOf(own: Snapshot, theirs: Snapshot) {
  const config = runConfigSchema.parse({ roundLimit: ROUND_LIMIT.usual })
  if (!config.ok) throw new Error('The usual options do not fit')
  return duelRecord({ seed: randomSeed(), teams: [snapshotTeam(own), snapshotTeam(theirs)] }, config.value)
}
