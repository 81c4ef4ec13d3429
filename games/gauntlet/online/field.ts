import { CONTENT_VERSION, FACTIONS, PRINTED, type Snapshot, type UnitCard } from '@tessera/gauntlet'
import type { PluginDatabase } from '@tessera/online'

/** As many of the newest teams are looked at. */
const SAMPLE = 500

/** What a team may bring, as people say it. */
const TRAITS: readonly { readonly id: string; readonly name: string; has(unit: UnitCard): boolean }[] = [
  { id: 'riders', name: 'riders', has: ({ tags }) => tags.includes('Cavalry') },
  { id: 'guards', name: 'guards', has: ({ role }) => role === 'tank' },
  { id: 'shooters', name: 'shooters', has: ({ trajectory }) => trajectory === 'direct' || trajectory === 'arc' },
  { id: 'casters', name: 'casters', has: ({ attackType }) => attackType === 'magic' },
  { id: 'support', name: 'support', has: ({ role }) => role === 'support' },
  { id: 'spears', name: 'spear walls', has: ({ tags }) => tags.includes('SpearWall') },
  { id: 'undead', name: 'undead', has: ({ tags }) => tags.includes('Undead') },
  { id: 'machines', name: 'machines', has: ({ tags }) => tags.includes('Mechanical') },
]

export interface FieldShares {
  readonly wins: number
  /** Teams looked at. */
  readonly teams: number
  readonly factions: readonly Share[]
  readonly traits: readonly Share[]
}

interface Share {
  readonly id: string
  readonly name: string
  readonly teams: number
}

/** What opponents with so many wins bring: "of 214 teams with six wins, 31 % bring riders". */
export async function fieldAt(database: PluginDatabase, wins: number): Promise<FieldShares> {
  const rows = await database.sql<{ snapshot: Snapshot }>(
    `select stored.snapshot from (select snapshot, number from gauntlet_pool where version = $1::int and wins = $2::int
       order by number desc limit ${SAMPLE}) newest join gauntlet_snapshots stored on stored.id = newest.snapshot`,
    [CONTENT_VERSION, wins],
  )
  const teams = rows.map(({ snapshot }) => snapshot)
  const units = teams.map(({ team }) => team.flatMap(({ unit }) => PRINTED.units.get(unit) ?? []))
  const most = (list: Share[]): readonly Share[] => list.sort((a, b) => b.teams - a.teams || (a.id < b.id ? -1 : 1))
  return {
    wins,
    teams: teams.length,
    factions: most(
      FACTIONS.map((id) => ({
        id,
        name: PRINTED.factions.get(id)?.name ?? id,
        teams: teams.filter(({ faction }) => faction === id).length,
      })),
    ),
    traits: most(
      TRAITS.map(({ id, name, has }) => ({ id, name, teams: units.filter((team) => team.some(has)).length })),
    ),
  }
}
