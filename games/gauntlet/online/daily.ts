import { drawDailyRun, PRINTED, type RunConfig } from '@tessera/gauntlet'
import { type Json, seededDice, seedFrom } from '@tessera/kernel'
import type { PluginDatabase } from '@tessera/online'
import { newSecret, sha256 } from '@tessera/online'

const DAY_MS = 86_400_000

/** GR-2411: what the run of a day is played with. */
export interface Day {
  readonly day: string
  /** All of its dice; nobody is told before the day is over. */
  readonly secret: string
  readonly config: RunConfig
}

/** Days are those of UTC. */
export function dayAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

export function dayEnds(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY_MS
}

/** Drawn once, by the first request. */
export async function dayOf(database: PluginDatabase, day: string): Promise<Day> {
  const known = await storedDay(database, day)
  if (known !== null) return known
  const secret = newSecret()
  const dice = seededDice(seedFrom(`what the day is played with ${secret}`))
  const config = { pool: 'bots', daily: drawDailyRun(PRINTED, day, dice) }
  await database.sql(
    `insert into gauntlet_days (day, secret, config) values ($1::text, $2::text, $3::jsonb) on conflict (day) do nothing`,
    [day, secret, JSON.stringify(config)],
  )
  const drawn = await storedDay(database, day)
  if (drawn === null) throw new Error(`The day ${day} is not there`)
  return drawn
}

async function storedDay(database: PluginDatabase, day: string): Promise<Day | null> {
  const [row] = await database.sql<Day>(`select day, secret, config from gauntlet_days where day = $1::text`, [day])
  return row ?? null
}

/** Shown beforehand, so that the dice cannot be exchanged later: of the seed that every run of the day has. */
export function seedHashOf({ secret }: Day): string {
  return sha256(sha256(secret, ''))
}

/** While the day lasts others may still play with the same dice. */
export function sealed(config: Json, now: number): boolean {
  const { daily } = config as unknown as RunConfig
  return daily !== undefined && dayEnds(daily.day) > now
}

/** What is not finished when its day is over ends. */
export async function due(database: PluginDatabase, now: number) {
  const rows = await database.sql<{ match: string }>(
    `select match from gauntlet_runs where day < $1::text and status = 'active' limit 200`,
    [dayAt(now)],
  )
  return rows.map(({ match }) => ({ match, seat: 0 }))
}
