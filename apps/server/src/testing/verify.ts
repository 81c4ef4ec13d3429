import { type AnyRecord, hashOf, type Json, playRecord, verifyRecord } from '@tessera/kernel'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { choices, matches, turns } from '../database/schema.ts'
import type { GameRegistry } from '../matches/index.ts'
import { recordFrom } from '../matches/show/index.ts'
import { databaseStore, serverClock } from '../matches/store/index.ts'

/** Replays a match from its tables; returns a sentence for each difference, and none when everything fits. */
export async function verifyMatch(database: Database, registry: GameRegistry, id: string): Promise<readonly string[]> {
  const wrong: string[] = []
  const [row] = await database.db.select().from(matches).where(eq(matches.id, id))
  if (row === undefined) return [`There is no match ${id}`]
  if (row.saved === null) return []
  const rules = registry.at(row.game, row.version)?.ruleset
  if (rules === undefined) return [`There are no rules for match ${id}`]
  const record = await recordFrom(databaseStore(database, serverClock(database)), row)
  const verified = verifyRecord(rules, record)
  if (!verified.ok) wrong.push(`match ${id} replays to ${verified.hash}, not ${record.hash}`)
  const done = await database.db
    .select()
    .from(turns)
    .where(and(eq(turns.match, id), eq(turns.dropped, false)))
    .orderBy(asc(turns.turn))
  if (done.length !== row.at) wrong.push(`match ${id} is at ${row.at} but has ${done.length} turns`)
  for (const [index, turn] of done.entries())
    if (turn.turn !== index) wrong.push(`match ${id} has turn ${turn.turn} in place ${index}`)
  const hashes = hashesOf(rules, record)
  for (const [index, turn] of done.entries())
    if (hashes[index] !== turn.stateHash)
      wrong.push(`match ${id}, turn ${index}: ${hashes[index]} is not ${turn.stateHash}`)
  if (hashOf(row.saved.point.state) !== (hashes.at(-1) ?? hashOf(row.saved.point.state)) && record.acts.length === 0)
    wrong.push(`match ${id}: the position kept is not the one of the last turn`)
  wrong.push(...(await countedWrongly(database, id, done)))
  return wrong
}

/** The last choice of each seat in the log is the one that was resolved, unless the clock chose. */
async function countedWrongly(
  database: Database,
  id: string,
  done: readonly { readonly turn: number; readonly branch: number; readonly choices: readonly (Json | null)[] }[],
): Promise<readonly string[]> {
  const log = await database.db.select().from(choices).where(eq(choices.match, id)).orderBy(asc(choices.revision))
  const wrong: string[] = []
  for (const { turn, branch, choices: resolved } of done) {
    for (const [seat, choice] of resolved.entries()) {
      const last = log.filter((entry) => entry.turn === turn && entry.branch === branch && entry.seat === seat).at(-1)
      if (last === undefined || last.choice === null || !last.final) continue
      if (choice === null || hashOf(choice) !== hashOf(last.choice))
        wrong.push(`match ${id}, turn ${turn}, seat ${seat}: the choice in the log is not the one resolved`)
    }
  }
  return wrong
}

/** The hash of the state after each turn and the beats that follow it. */
function hashesOf(rules: NonNullable<ReturnType<GameRegistry['at']>>['ruleset'], record: AnyRecord): string[] {
  const playback = playRecord(rules, record)
  const hashes: string[] = []
  let resolved = false
  for (;;) {
    if (resolved && !playback.course.beating()) {
      hashes.push(hashOf(playback.course.state))
      resolved = false
    }
    const step = playback.next()
    if (step === null) return hashes
    if (step === 'resolve') resolved = true
  }
}
