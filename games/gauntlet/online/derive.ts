import {
  type BattleEntry,
  CONTENT_VERSION,
  PRINTED,
  type RunConfig,
  type RunState,
  refuseSnapshot,
  type Snapshot,
  snapshotOf,
} from '@tessera/gauntlet'
import type { Derived, Happened } from '@tessera/online'
import { BATTLE, CHAMPION, PLAYER, POOL, RUN_BEGUN, RUN_MOVED, SEARCH, SNAPSHOT } from './derived-tables.ts'

export const FIRST_RATING = 1000

/** What the host's seat keeps between finding an opponent and the battle. */
export interface Found {
  /** GR-2404: ids of the teams that the opponent was drawn from. */
  readonly kept?: readonly string[]
  /** Whose team it is. */
  readonly owner?: string | null
  /** The player's name, under which the team is stored. */
  readonly name?: string
}

/** GR-2407: what a change of a run means for the tables. */
export function derive(happened: Happened): Derived {
  const { match, version, at, result } = happened
  const account = happened.people[0] ?? null
  const config = happened.config as unknown as RunConfig
  const before = happened.before as unknown as RunState | null
  const after = happened.after as unknown as RunState
  const found = (happened.memories[1] ?? {}) as Found
  if (account === null) return {}
  const rows: NonNullable<Derived['rows']>[number][] = []
  const add = (into: (typeof rows)[number]['into'], row: object): void =>
    void rows.push({ into, rows: [{ match, ...row }] })
  if (before === null) {
    const { pool, rating, daily } = config
    add(RUN_BEGUN, { account, day: daily?.day ?? null, pool, version, rating })
    return { rows }
  }
  const ended = result !== null
  const fought = after.battles.length > before.battles.length ? after.battles.at(-1) : undefined
  if (before.phase === 'matching' && after.phase === 'matched') add(SEARCH, { turn: at, kept: found.kept ?? [] })
  if (fought !== undefined) addBattle(add, happened, account, fought, found)
  if (ended || fought !== undefined || (before.banner === null && after.banner !== null))
    add(RUN_MOVED, standing(after, result))
  const rated = fought?.opponent.rated || before.rating !== after.rating ? 1 : 0
  const won = ended && after.status === 'won' ? 1 : 0
  const wins = fought?.winner === 0 && after.banner !== null ? { [after.banner.faction]: 1 } : {}
  if (ended || fought !== undefined)
    add(PLAYER, {
      account,
      rating: rated > 0 ? after.rating : FIRST_RATING,
      rated,
      runs: ended ? 1 : 0,
      won,
      flawless: won > 0 && after.losses === 0 ? 1 : 0,
      wins,
    })
  return { rows, told: toldOf(match, fought, found) }
}

function standing(after: RunState, result: Happened['result']): object {
  const { wins, losses, draws, rating, banner } = after
  // A match that was called off or set aside has ended without its rules.
  const status = after.status === 'active' && result !== null ? 'lost' : after.status
  const { faction = null, leader = null } = banner ?? {}
  const reason = after.endReason ?? result?.reason ?? null
  return { status, faction, leader, wins, losses, draws, reason, rating }
}

function addBattle(
  add: (into: typeof SNAPSHOT, row: object) => void,
  { match, version, config, before, after }: Happened,
  account: string,
  { number, opponent, snapshot, winner, reason, rounds, ratingBefore, ratingAfter }: BattleEntry,
  { name = '' }: Found,
): void {
  add(BATTLE, {
    number,
    account,
    snapshot,
    opponent,
    winner,
    reason,
    rounds,
    rating_before: ratingBefore,
    rating_after: ratingAfter,
  })
  const id = battleId(match, number)
  const locked = before as unknown as RunState
  const team = snapshotOf(locked, config as unknown as RunConfig, {
    id,
    number: 0,
    name: name === '' ? 'A player' : name,
  })
  if (team === null) return
  const { faction, leader, wins, losses, draws, rating } = team
  const entry = { account, wins, rating }
  const stored = { ...team, contentVersion: version }
  add(SNAPSHOT, {
    ...entry,
    id,
    battle: number,
    name: team.name,
    version,
    faction,
    leader,
    losses,
    draws,
    snapshot: stored,
  })
  const battles = wins + losses + draws
  for (const offered of offeredUnder(version, stored))
    add(poolOf(offered), { ...entry, version: offered, battles, snapshot: id })
  if ((after as unknown as RunState).status === 'won') add(CHAMPION, { snapshot: id, account })
}

/** GR-2407: a run that still ends under an older version leaves its teams to the present one too, where they are legal. */
function offeredUnder(version: number, snapshot: Snapshot): readonly number[] {
  if (version === CONTENT_VERSION || refuseSnapshot(PRINTED, snapshot) !== null) return [version]
  return [version, CONTENT_VERSION]
}

/** A statement enters one row for each match: under another version it is another statement. */
function poolOf(version: number): typeof POOL {
  return version === CONTENT_VERSION ? POOL : { ...POOL, name: `${POOL.name}_before` }
}

/** A battle of a run, and the team that was locked for it. */
export function battleId(match: string, number: number): string {
  return `${match}-${number}`
}

/** GR-604: the owner of a stored team is told how it fared. */
function toldOf(match: string, fought: BattleEntry | undefined, { owner, name }: Found): NonNullable<Derived['told']> {
  if (fought === undefined || fought.snapshot === null || !owner) return []
  const outcome = fought.winner === null ? 'drew' : fought.winner === 1 ? 'won' : 'lost'
  const text = `Your team with ${fought.opponent.wins} wins was fought by ${name ?? 'somebody'}: it ${outcome}.`
  return [
    { account: owner, kind: 'notice', notice: { kind: 'team-fought', text, about: battleId(match, fought.number) } },
  ]
}
