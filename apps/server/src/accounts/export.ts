import { serverPlugins } from '@tessera/games/online'
import type { Json } from '@tessera/wire'
import { and, eq } from 'drizzle-orm'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import {
  accounts,
  blocks,
  chatLines,
  choices,
  friends,
  matches,
  notices,
  passkeys,
  pushSubscriptions,
  reports,
  seats,
  sessions,
  tokens,
  webhooks,
} from '../database/schema.ts'
import type { Asker } from '../matches/index.ts'
import { ratingsOf } from '../matches/ratings/index.ts'
import { accountById } from './people.ts'

/** Everything kept about an account, without hashes and secrets, and without the choices of others. */
export async function exportOf({ database: { db }, matches: played }: ServerContext, who: Asker): Promise<Json> {
  const { id } = who
  const account = await accountById(db, id)
  const { name, kind, role, email, created, lastSeen, bannedUntil, banReason, owner } = account
  const everything = {
    format: 'tessera-account',
    account: { id, name, kind, role, email, created, lastSeen, bannedUntil, banReason, owner },
    sessions: await db
      .select({
        created: sessions.created,
        lastSeen: sessions.lastSeen,
        expires: sessions.expires,
        agent: sessions.agent,
      })
      .from(sessions)
      .where(eq(sessions.account, id)),
    tokens: await db
      .select({
        name: tokens.name,
        scopes: tokens.scopes,
        created: tokens.created,
        expires: tokens.expires,
        lastUsed: tokens.lastUsed,
      })
      .from(tokens)
      .where(eq(tokens.account, id)),
    bots: await db
      .select({ id: accounts.id, name: accounts.name, created: accounts.created })
      .from(accounts)
      .where(eq(accounts.owner, id)),
    ratings: await ratingsOf(played, id, who),
    blocked: await db.select({ person: blocks.blocked }).from(blocks).where(eq(blocks.account, id)),
    friends: await db
      .select({ person: friends.friend, since: friends.since })
      .from(friends)
      .where(eq(friends.account, id)),
    written: await db
      .select({ match: chatLines.match, text: chatLines.text, said: chatLines.said })
      .from(chatLines)
      .where(eq(chatLines.account, id)),
    reports: await db
      .select({
        about: reports.about,
        match: reports.match,
        reason: reports.reason,
        text: reports.text,
        created: reports.created,
      })
      .from(reports)
      .where(eq(reports.by, id)),
    notices: await db.select().from(notices).where(eq(notices.account, id)),
    webhooks: await db
      .select({ url: webhooks.url, form: webhooks.form, details: webhooks.details, created: webhooks.created })
      .from(webhooks)
      .where(eq(webhooks.account, id)),
    browsers: await db
      .select({ endpoint: pushSubscriptions.endpoint, created: pushSubscriptions.created })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.account, id)),
    passkeys: await db
      .select({ name: passkeys.name, created: passkeys.created, lastUsed: passkeys.lastUsed })
      .from(passkeys)
      .where(eq(passkeys.account, id)),
    matches: await matchesOf(db, id),
    games: await gamesOf(db, id),
  }
  return JSON.parse(JSON.stringify(everything)) as Json
}

/** The data of plug-ins, by their names. */
async function gamesOf(db: Queries, id: string): Promise<Json> {
  const kept: { [name: string]: Json } = {}
  for (const { name, exported } of serverPlugins) if (exported !== undefined) kept[name] = await exported(db, id)
  return kept
}

async function matchesOf(db: Queries, id: string) {
  const own = await db
    .select({
      id: matches.id,
      game: matches.game,
      seat: seats.seat,
      status: matches.status,
      created: matches.created,
      finished: matches.finished,
    })
    .from(seats)
    .innerJoin(matches, eq(matches.id, seats.match))
    .where(eq(seats.account, id))
    .orderBy(matches.created)
  const made = await db
    .select({
      match: choices.match,
      turn: choices.turn,
      choice: choices.choice,
      final: choices.final,
      received: choices.received,
    })
    .from(choices)
    .innerJoin(seats, and(eq(seats.match, choices.match), eq(seats.seat, choices.seat)))
    .where(eq(seats.account, id))
  const of = new Map<string, typeof made>()
  for (const choice of made) {
    const known = of.get(choice.match)
    if (known === undefined) of.set(choice.match, [choice])
    else known.push(choice)
  }
  return own.map((match) => ({
    ...match,
    choices: (of.get(match.id) ?? []).map(({ turn, choice, final, received }) => ({ turn, choice, final, received })),
  }))
}
