import { type BattleEntry, type Candidate, CONTENT_VERSION, type Snapshot } from '@tessera/gauntlet'
import { browserCollection, type Collection } from '@tessera/ui/storage'

/** A team of one's own, as it stood before a battle. */
export interface FormerTeam {
  readonly id: string
  readonly run: string
  readonly snapshot: Snapshot
}

/** Older ones make room. */
const MOST = 120

/** GR-602 for the pool on the device: the team of a battle that was fought, with the results before it. */
export function teamOfBattle(run: string, name: string, battles: readonly BattleEntry[], place: number): FormerTeam {
  const entry = battles[place]
  if (entry === undefined) throw new Error(`There is no battle ${place + 1}`)
  const before = battles.slice(0, place)
  const { army, deployment } = entry.teams[0]
  const id = `${run}.${entry.number}`
  return {
    id,
    run,
    snapshot: {
      id,
      number: entry.number,
      name,
      contentVersion: CONTENT_VERSION,
      faction: army.faction,
      leader: army.leader,
      spells: army.spells,
      timings: deployment.timings,
      team: deployment.units.flatMap(({ card, c, r }) => {
        const chosen = army.cards[card]
        return chosen === undefined ? [] : [{ unit: chosen.key, tier: chosen.tier, c, r }]
      }),
      wins: before.filter(({ winner }) => winner === 0).length,
      losses: before.filter(({ winner }) => winner === 1).length,
      draws: before.filter(({ winner }) => winner === null).length,
      rating: entry.ratingBefore,
    },
  }
}

export interface FormerTeams {
  newest(count: number): Promise<readonly FormerTeam[]>
  keep(teams: readonly FormerTeam[]): Promise<void>
  /** Every run counts as a player of its own: the newest team of each run and number of wins can be met. */
  candidates(): Promise<readonly Candidate[]>
}

export function teamsOn(collection: Collection<FormerTeam>): FormerTeams {
  return {
    async keep(teams) {
      const kept = await collection.all()
      let number = Math.max(0, ...kept.map(({ snapshot }) => snapshot.number))
      for (const team of teams) {
        if (kept.some(({ id }) => id === team.id)) continue
        await collection.put({ ...team, snapshot: { ...team.snapshot, number: ++number } })
      }
      const surplus = (await collection.all()).toSorted((a, b) => b.snapshot.number - a.snapshot.number).slice(MOST)
      for (const { id } of surplus) await collection.remove(id)
    },
    async newest(count) {
      return (await collection.all()).toSorted((a, b) => b.snapshot.number - a.snapshot.number).slice(0, count)
    },
    async candidates() {
      return (await collection.all()).map(({ run, snapshot }) => ({ player: run, snapshot }))
    },
  }
}

export const formerTeams: FormerTeams = teamsOn(browserCollection<FormerTeam>('gauntlet-teams'))
