import { createHash, randomBytes } from 'node:crypto'
import { changed, type Json, seededDice, seedFrom } from '@tessera/kernel'
import type { MatchUpdate, MatchView } from '@tessera/wire'
import { rulesetOf, sampleOf } from '../samples.ts'
import type { Connections } from './process.ts'

const { game: GAME } = sampleOf('manyTurns')
const ruleset = rulesetOf(GAME)

/** Somebody at a match, whose screen shows what the server tells. */
export interface Player {
  readonly cookie: string
  view: MatchView
  frames: number
  /** Ends what keeps the screen up to date. */
  leave: () => void
  /** Called when this player's screen has a new revision. */
  seen: (revision: number) => void
}

/** One match, and the two people at it as their browsers would follow it. */
export interface Table {
  readonly id: string
  readonly players: readonly Player[]
  readonly following: Following
  over: boolean
  dice: ReturnType<typeof seededDice>
}

/**
 * How browsers follow a match: by one stream for everything that also brings what they did themselves, or, before there was one, by a
 * stream for the match and one for the account.
 */
export type Following = 'one stream' | 'two streams'

export async function seated(connections: Connections, following: Following = 'one stream'): Promise<Table> {
  const cookies = await Promise.all([0, 1].map(async () => (await connections.ask('POST', '/api/guest', '')).cookie))
  const salts = cookies.map(() => randomBytes(32).toString('hex'))
  const hashOf = (salt: string): string => createHash('sha256').update(salt).digest('hex')
  const [a = '', b = ''] = cookies
  const wish = { game: GAME, seats: [{ who: 'me' }, { who: 'open' }], saltHash: hashOf(salts[0] ?? '') }
  const { id } = (await connections.ask<MatchView>('POST', '/api/matches', a, wish)).answer
  await connections.ask('POST', `/api/matches/${id}/join`, b, { saltHash: hashOf(salts[1] ?? '') })
  for (const [seat, cookie] of cookies.entries())
    await connections.ask('POST', `/api/matches/${id}/salt`, cookie, { salt: salts[seat] })
  const players = await Promise.all(cookies.map((cookie) => follow(connections, id, cookie, following)))
  return { id, players, over: false, following, dice: seededDice(seedFrom(id)) }
}

/** Somebody's screen with a match on it, kept up to date as a browser does it. */
export async function follow(
  connections: Connections,
  id: string,
  cookie: string,
  following: Following = 'one stream',
): Promise<Player> {
  const { answer } = await connections.ask<MatchView>('GET', `/api/matches/${id}`, cookie)
  const side: Player = { cookie, view: answer, frames: answer.frames, leave: () => undefined, seen: () => undefined }
  const heard = (data: string): void => {
    const message = JSON.parse(data) as { readonly kind: string; readonly seq: number; readonly update?: MatchUpdate }
    if (message.kind === 'presence' || message.seq <= side.view.revision) return
    take(connections, id, side, message.update).catch((error: unknown) => {
      // What was asked when everything ended is of no use to anybody.
      if (!connections.closed) throw error
    })
  }
  if (following === 'two streams') {
    await connections.listen('/api/stream', cookie, () => undefined)
    side.leave = await connections.listen(`/api/matches/${id}/stream`, cookie, heard)
  } else
    side.leave = await connections.listen(`/api/stream?matches=${id}.${answer.revision}`, cookie, (data, name) => {
      if (name === 'match') heard(data)
    })
  return side
}

/** What a client does with what it is told: takes it over, or asks where it cannot. */
async function take(
  connections: Connections,
  id: string,
  side: Player,
  update: MatchUpdate | undefined,
): Promise<void> {
  if (update !== undefined && update.revision <= side.view.revision) return
  const told = update?.fresh != null && update.from === side.frames
  if (update?.fresh != null && told && update.status === 'running') {
    let view = side.view.view as Json
    for (const { view: whole, change } of update.fresh)
      view = whole !== undefined ? (whole as Json) : change == null ? view : (changed(view, change as never) as Json)
    const { fresh: _, from: __, ...facts } = update
    side.view = { ...side.view, ...facts, view: view as never }
  } else {
    const { answer } = await connections.ask<MatchView>('GET', `/api/matches/${id}`, side.cookie)
    if (answer.frames > side.frames && !(told && update.frames === answer.frames))
      await connections.ask('GET', `/api/matches/${id}/frames?from=${side.frames}`, side.cookie)
    if (answer.revision > side.view.revision) side.view = answer
  }
  side.frames = side.view.frames
  side.seen(side.view.revision)
}

/** One choice of an awaited seat; how long after its acknowledgement the other screen has it. */
export async function act(connections: Connections, table: Table): Promise<number> {
  const seat = table.players.findIndex(({ view }, index) => view.awaiting.includes(index))
  const [mine, other] = [table.players[seat], table.players[1 - seat]]
  if (mine === undefined || other === undefined) {
    table.over = true
    return 0
  }
  const choice = ruleset.sample(mine.view.view as Json, table.dice)
  const body = { at: mine.view.at, choice, key: randomBytes(8).toString('hex') }
  const minimal = table.following === 'one stream' ? 'return=minimal' : ''
  let arrived = 0
  const shown = (side: Player, wanted: () => number): Promise<void> =>
    new Promise((done) => {
      side.seen = (revision) => {
        if (side === other) arrived = performance.now()
        if (revision >= wanted()) done()
      }
      if (table.over) done()
    })
  let wanted = Number.POSITIVE_INFINITY
  const both = [mine, other].map((side) => shown(side, () => wanted))
  const { answer } = await connections.ask<{ readonly revision: number; readonly update?: MatchUpdate }>(
    'POST',
    `/api/matches/${table.id}/choice`,
    mine.cookie,
    body,
    minimal,
  )
  const acknowledged = performance.now()
  wanted = answer.revision
  if (minimal === '') await take(connections, table.id, mine, answer.update)
  for (const [place, side] of [mine, other].entries()) if (side.view.revision < wanted) await both[place]
  table.over = mine.view.status !== 'running'
  return Math.max(0, arrived - acknowledged)
}
