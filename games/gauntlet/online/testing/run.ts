import { gauntletRun, type RunChoice, type RunView } from '@tessera/gauntlet'
import { anyGame, type Dice, type Json, seededDice, seedFrom } from '@tessera/kernel'
import { type Asker, begun, choice, gameRegistry, somebody } from '@tessera/server/testing'
import type { MatchDriver, ServerClock } from '@tessera/server/testing/fixtures'
import { type DATABASES, type TestDatabase, testDatabase, testMatches } from '@tessera/server/testing/fixtures'
import type { MatchView } from '@tessera/wire'
import { gauntletHost } from '../index.ts'

export const registry = gameRegistry([anyGame(gauntletRun)])

export const DAYS = { kind: 'days' as const, hours: 336 }

/** A database with the store of runs in it, and two people who play them. */
export async function openRuns(
  kind: (typeof DATABASES)[number],
  clock: ServerClock,
): Promise<{
  readonly database: TestDatabase
  readonly matches: MatchDriver
  readonly ada: Asker
  readonly ben: Asker
}> {
  const database = await testDatabase(kind)
  const matches = testMatches({ database, games: registry, hosts: [gauntletHost], clock })
  await gauntletHost.open?.(database)
  const [ada, ben] = [await somebody(database, 'user', 'Ada'), await somebody(database, 'user', 'Ben')]
  return { database, matches, ada, ben }
}

/** Whether so many battles of a run are over. */
export const afterBattles =
  (count: number) =>
  (view: RunView): boolean =>
    view.to === 0 && view.battles.length >= count

/** A run that has begun as a match; its first choice is still to come. */
export async function begunRun(matches: MatchDriver, who: Asker, config: Json = {}): Promise<string> {
  const { id } = await begun(matches, [who], { game: 'gauntlet-run', config, clock: DAYS })
  return id
}

/** Lets a bot choose for the player until the run is over or `until` says so; the last view. */
export async function climb(
  matches: MatchDriver,
  who: Asker,
  id: string,
  until: (view: RunView) => boolean = () => false,
  level = 'easy',
  dice: Dice = seededDice(seedFrom(id)),
): Promise<MatchView> {
  for (let turns = 0; turns < 200; turns++) {
    await matches.idle()
    const seen = await matches.view(who, id)
    const view = seen.view as unknown as RunView
    if (seen.status === 'finished' || until(view)) return seen
    if (!seen.awaiting.includes(0)) throw new Error(`Nobody answers in match ${id}`)
    await matches.submit(who, id, choice(seen.at, botChoice(view, level, dice) as unknown as Json))
  }
  throw new Error(`Run ${id} does not end`)
}

export function botChoice(view: RunView, level: string, dice: Dice): RunChoice {
  const answer = gauntletRun.bot.choose(view, dice, { level }, {})
  if (!('choice' in answer)) throw new Error('The bot left')
  return answer.choice
}
