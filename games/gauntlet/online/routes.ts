import { CONTENT_VERSION, PRINTED, type RunConfig } from '@tessera/gauntlet'
import type { Json } from '@tessera/kernel'
import { type PluginContext, requestError, type Serve, sha256 } from '@tessera/online'
import type { z } from 'zod'
import { battlesOfRun, foughtTeams, watchBattle } from './battles.ts'
import { challenge, challengeFought, championsOf } from './champions.ts'
import { dayAt, dayEnds, dayOf, seedHashOf } from './daily.ts'
import { changeDeck, decksOf, deleteDeck, saveDeck } from './decks.ts'
import { fieldAt } from './field.ts'
import { ladder, seasonEntry } from './ladder.ts'
import { bestTeams, runsOf, standingOf, teamsOf } from './people.ts'
import { seasonsOf } from './seasons.ts'
import { scoreBefore, unwatchedBy } from './unwatched.ts'
import { type Daily, gauntletRoutes as routes } from './wire/index.ts'

/** GR-802: what the game has of its own; a run is a match, and is played as one. */
export function serveGauntlet(serve: Serve, context: PluginContext): void {
  const { database, clock } = context
  const { db } = database

  serve(routes.gauntletCatalogue, async () => catalogue())
  serve(routes.gauntletDecks, ({ by }) => decksOf(database, by.id))
  serve(routes.makeGauntletDeck, ({ by, body }) => saveDeck(database, by.id, body))
  serve(routes.changeGauntletDeck, ({ by, params, body }) => changeDeck(database, by.id, params.id, body))
  serve(routes.deleteGauntletDeck, async ({ by, params }) => {
    await deleteDeck(database, by.id, params.id)
    return undefined
  })

  serve(routes.activeRuns, ({ by }) => activeRuns(context, by.id))
  serve(routes.gauntletStanding, ({ by }) => standingOf(database, by.id, by.id))
  serve(routes.myGauntletTeams, ({ by, query }) => teamsOf(db, by.id, query))
  serve(routes.foughtTeams, ({ by, query }) => foughtTeams(database, by.id, query))
  serve(routes.gauntletProfile, async ({ by, params }) => {
    const person = await context.person(params.name)
    const standing = await standingOf(database, person.id, by?.id ?? null)
    return { person, ...standing, best: await bestTeams(db, person.id) }
  })
  serve(routes.gauntletRuns, async ({ by, params, query }) =>
    runsOf(database, (await context.person(params.name)).id, by?.id ?? null, query),
  )
  serve(routes.runBattles, ({ by, params }) => battlesOfRun(database, params.id, by?.id ?? null, clock.now()))
  serve(routes.gauntletBattle, ({ by, params }) => watchBattle(database, params.battle, by?.id ?? null, clock.now()))

  serve(routes.gauntletLadder, ({ by, query }) => ladder(database, query, by?.id ?? null))
  serve(routes.gauntletSeasons, async () => ({ seasons: (await seasonsOf(database)).map(seasonEntry) }))
  serve(routes.gauntletField, async ({ query }) => fieldAt(database, query.wins))
  serve(routes.champions, ({ query }) => championsOf(database, query))
  serve(routes.challenge, ({ by, params, body }) => challenge(context, by, params.team, body.team))
  serve(routes.challengeFought, ({ params }) => challengeFought(context, params.id))

  serve(routes.daily, ({ by, query }) => dailyOf(context, query.day ?? dayAt(clock.now()), by?.id ?? null))
  serve(routes.beginDaily, async ({ by, request }) => {
    const day = await dayOf(database, dayAt(clock.now()))
    const wish = {
      game: 'gauntlet-run',
      config: day.config as unknown as Json,
      secret: day.secret,
      clock: { kind: 'days' as const, hours: 24 },
    }
    return await context.begin(by, wish, request.ip)
  })
}

function catalogue() {
  const { factions, leaders, spells, units } = PRINTED
  const list = (map: ReadonlyMap<string, unknown>): Json[] => [...map.values()] as Json[]
  return {
    version: CONTENT_VERSION,
    factions: list(factions),
    leaders: list(leaders),
    spells: list(spells),
    units: list(units),
  }
}

async function activeRuns({ database, clock }: PluginContext, account: string) {
  const rows = await database.sql<{ id: string; day: string | null }>(
    `select id, config->'daily'->>'day' as day from matches where created_by = $1::text and game = 'gauntlet-run'
     and status in ('starting', 'running') order by created desc`,
    [account],
  )
  const today = dayAt(clock.now())
  const [played] = await database.sql<{ match: string; status: string }>(
    'select match, status from gauntlet_runs where account = $1::text and day = $2::text',
    [account, today],
  )
  // A run that the last battle ended goes on for its player until they have watched it.
  const unwatched = (await unwatchedBy(database, account)).filter(({ status }) => status !== 'active')
  const watchesDaily = unwatched.some(({ match }) => match === played?.match)
  const watched = unwatched.findLast(({ day }) => day === null)
  return {
    run: rows.find(({ day }) => day === null)?.id ?? watched?.match ?? null,
    daily: rows.find(({ day }) => day === today)?.id ?? (watchesDaily ? (played?.match ?? null) : null),
    dailyDone: played !== undefined && played.status !== 'active' && !watchesDaily,
  }
}

const LISTED = 100

/** GR-2411: wins, then fewer losses, then fewer draws, then who ended first. */
async function dailyOf(
  { database, clock }: PluginContext,
  day: string,
  asker: string | null,
): Promise<z.infer<typeof Daily>> {
  const today = dayAt(clock.now())
  if (day > today) throw requestError(404, 'no_such_day', 'That day has not come.')
  if (day !== today) {
    const [known] = await database.sql('select day from gauntlet_days where day = $1::text', [day])
    if (known === undefined) throw requestError(404, 'no_such_day', 'Nobody played on that day.')
  }
  const played = await dayOf(database, day)
  const { daily } = played.config as RunConfig
  if (daily === undefined) throw new Error(`The day ${day} has no run`)
  const rows = await database.sql<{
    match: string
    account: string
    name: string
    kind: 'guest' | 'user' | 'bot'
    gone: boolean
    status: 'active' | 'won' | 'lost'
    wins: number
    losses: number
    draws: number
  }>(
    `select run.match, run.account, accounts.name, accounts.kind, accounts.deleted is not null as gone, run.status, run.wins, run.losses, run.draws
     from gauntlet_runs run join accounts on accounts.id = run.account where run.day = $1::text
     order by run.wins desc, run.losses, run.draws, run.ended nulls last, run.match limit ${LISTED}`,
    [day],
  )
  const [mine] = await database.sql<{ match: string }>(
    'select match from gauntlet_runs where day = $1::text and account = $2::text',
    [day, asker ?? ''],
  )
  const unwatched = (await unwatchedBy(database, asker)).find(({ match }) => match === mine?.match)
  const list = rows.map((row) =>
    unwatched === undefined || row.match !== unwatched.match
      ? row
      : { ...row, status: 'active' as const, ...scoreBefore(row, unwatched) },
  )
  if (unwatched !== undefined) list.sort((a, b) => b.wins - a.wins || a.losses - b.losses || a.draws - b.draws)
  const ends = dayEnds(day)
  return {
    day,
    faction: daily.faction,
    leader: daily.leader,
    spells: [...daily.spells],
    deck: [...daily.deck],
    seedHash: seedHashOf(played),
    seed: ends <= clock.now() ? sha256(played.secret, '') : null,
    ends: new Date(ends).toISOString(),
    mine: mine?.match ?? null,
    list: list.map(({ account, name, kind, gone, status, wins, losses, draws }, place) => ({
      place: place + 1,
      person: { id: account, name, kind, gone },
      status,
      wins,
      losses,
      draws,
    })),
  }
}
