import type { Friend } from '@tessera/wire'
import { and, count, eq, inArray, or, sql } from 'drizzle-orm'
import { accountById, personOf } from '../accounts/people.ts'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { takeTurn } from '../database/in-turn.ts'
import { accounts, blocks, friends, notices } from '../database/schema.ts'
import { newId } from '../ids.ts'
import type { Asker } from '../matches/index.ts'
import { cursor, type ListQuery, type Page } from '../matches/lists/index.ts'
import { requestError } from '../request-error.ts'

const MOST_FRIENDS = 200

/** Whether everybody of these and the one have asked each other. */
export async function areFriends(db: Queries, one: string, others: readonly string[]): Promise<boolean> {
  const list = [...others]
  const [both] = await db
    .select({ asked: count() })
    .from(friends)
    .where(
      or(
        and(eq(friends.account, one), inArray(friends.friend, list)),
        and(eq(friends.friend, one), inArray(friends.account, list)),
      ),
    )
  return (both?.asked ?? 0) === 2 * list.length
}

export async function friendStateOf(db: Queries, one: string, other: string): Promise<Friend['state'] | null> {
  const rows = await db
    .select({ account: friends.account })
    .from(friends)
    .where(
      or(
        and(eq(friends.account, one), eq(friends.friend, other)),
        and(eq(friends.account, other), eq(friends.friend, one)),
      ),
    )
  return stateOf(
    rows.some(({ account }) => account === one),
    rows.some(({ account }) => account === other),
  )
}

function stateOf(mine: boolean, theirs: boolean): Friend['state'] | null {
  if (mine && theirs) return 'friends'
  if (mine) return 'asked'
  return theirs ? 'asks' : null
}

interface FriendRow {
  readonly id: string
  readonly name: string
  readonly kind: Friend['kind']
  readonly mine: boolean
  readonly theirs: boolean
  readonly playing: string | null
  readonly place: string
}

/** Those who ask first, then the others, newest first. Only friends see what a person does. */
export async function friendsOf(
  { sql: ask }: ServerContext['database'],
  by: Asker,
  { after, limit }: ListQuery,
  here: (account: string) => boolean,
): Promise<Page<Friend>> {
  const from = after === undefined ? null : cursor(after)
  const rows = await ask<FriendRow>(
    `with pairs as (
       select coalesce(own.friend, theirs.account) as other, own.account is not null as mine, theirs.account is not null as theirs,
         greatest(own.since, theirs.since) as since
       from (select * from friends where account = $1) own
       full join (select * from friends where friend = $1) theirs on theirs.account = own.friend
     )
     select a.id, a.name, a.kind, p.mine, p.theirs, to_char(p.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
       case when p.mine and p.theirs then (
         select m.id from matches m join seats s on s.match = m.id
         where s.account = a.id and m.status = 'running' and m.visibility = 'public' and m.spectators
         order by m.changed desc limit 1) end as playing
     from pairs p join accounts a on a.id = p.other
     where a.deleted is null and ($2::timestamptz is null or (p.since, a.id) < ($2::timestamptz, $3))
       and not (p.theirs and not p.mine and exists (select from blocks b where b.account = $1 and b.blocked = a.id))
     order by p.since desc, a.id desc limit $4`,
    [by.id, from?.instant ?? null, from?.id ?? '', limit + 1],
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    entries: shown.map(({ id, name, kind, mine, theirs, playing }) => ({
      id,
      name,
      kind,
      gone: false,
      state: stateOf(mine, theirs) ?? 'asked',
      here: mine && theirs && here(id),
      playing,
    })),
    next: rows.length > limit && last !== undefined ? `${last.place}_${last.id}` : null,
  }
}

/** Asks a person, or agrees with one who asked before. A person who has blocked the asker hears nothing of it. */
export async function befriend({ database: { db }, matches }: ServerContext, by: Asker, id: string): Promise<void> {
  if (id === by.id) throw requestError(409, 'oneself', 'One is one’s own friend already.')
  const other = await accountById(db, id)
  if (other.kind !== 'user' || other.deleted !== null)
    throw requestError(409, 'no_account', 'Only people with an account can be friends: they may sign up first.')
  const me = personOf(await accountById(db, by.id))
  const seq = await db.transaction(async (tx) => {
    // Both directions at once, in one order, so that two who ask each other do not miss each other.
    await takeTurn(tx, `friends ${[by.id, id].sort().join(' ')}`)
    await takeTurn(tx, `friends ${by.id}`)
    const [many] = await tx.select({ friends: count() }).from(friends).where(eq(friends.account, by.id))
    if ((many?.friends ?? 0) >= MOST_FRIENDS)
      throw requestError(409, 'too_many_friends', `At most ${MOST_FRIENDS} friends: let some go first.`)
    const [made] = await tx.insert(friends).values({ account: by.id, friend: id }).onConflictDoNothing().returning()
    const [quiet] = await tx
      .select()
      .from(blocks)
      .where(and(eq(blocks.account, id), eq(blocks.blocked, by.id)))
    if (made === undefined || quiet !== undefined) return null
    const agreed = (await friendStateOf(tx, by.id, id)) === 'friends'
    const text = agreed ? `${me.name} is your friend now.` : `${me.name} would like to be your friend.`
    await tx.insert(notices).values({ id: newId(), account: id, kind: 'friend', text, about: me.name })
    const [told] = await tx
      .update(accounts)
      .set({ revision: sql`revision + 1` })
      .where(eq(accounts.id, id))
      .returning({ revision: accounts.revision })
    return told?.revision ?? null
  })
  if (seq !== null) matches.publisher.say({ topic: 'a', id, seq, kind: 'notice' })
}

/** Ends it for both, so that neither stays on the other's list. */
export async function unfriend({ db }: ServerContext['database'], by: Asker, id: string): Promise<void> {
  await db
    .delete(friends)
    .where(
      or(
        and(eq(friends.account, by.id), eq(friends.friend, id)),
        and(eq(friends.account, id), eq(friends.friend, by.id)),
      ),
    )
}
