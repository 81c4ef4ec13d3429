import { battleConfig, campaignOf, cohort, type Outcome, outcomeOf } from '@tessera/cohort'
import { openRecord, readsVersion } from '@tessera/kernel'
import { startMatch } from '@tessera/play'
import { matches } from '@tessera/play/kept'
import type { RecordOf, SomeRecord } from '@tessera/play/match'
import { fetchRecord, found, sorry } from '@tessera/play/online'
import { cohortMatch } from '../match/definition.ts'
import type { CohortPlay } from '../types.ts'
import { type KeptCampaign, keepCampaign } from './stored.ts'

/** Where a battle of a campaign is played. */
export function battlePath({ level }: KeptCampaign, match: string): string {
  return level === null ? `/m/${match}` : `/cohort/battle/${match}`
}

/** Begins the next battle and notes it down; the page it is played on, or a sentence why it cannot begin. */
export async function beginBattle(kept: KeptCampaign): Promise<{ readonly path: string } | { readonly text: string }> {
  const config = battleConfig(kept.start, campaignOf(kept.start, kept.steps))
  const match = kept.level === null ? await online(config) : await here(config, kept.level)
  if ('text' in match) return match
  keepCampaign({ ...kept, battles: [...kept.battles.slice(0, kept.steps.length), match.id] })
  return { path: battlePath(kept, match.id) }
}

type Made = { readonly id: string } | { readonly text: string }

async function here(config: ReturnType<typeof battleConfig>, level: string): Promise<Made> {
  const begun = await startMatch(cohortMatch, { config, opponent: { level, culture: null }, own: { army: null } })
  return 'text' in begun ? begun : { id: begun.path.slice(begun.path.lastIndexOf('/') + 1) }
}

async function online(config: ReturnType<typeof battleConfig>): Promise<Made> {
  try {
    return await found({
      game: 'cohort',
      config: config as never,
      seats: [{ who: 'me' }, { who: 'open' }],
      visibility: 'link',
      clock: { kind: 'days', hours: 24 },
      rated: false,
      spectators: true,
    })
  } catch (error) {
    return { text: sorry(error) }
  }
}

/** How a battle stands: over, still being fought, or not to be found any more. */
export type BattleNews = { readonly outcome: Outcome } | 'running' | 'gone'

export async function newsOf({ level }: KeptCampaign, match: string): Promise<BattleNews> {
  const record = level === null ? await recordOnline(match) : await recordHere(match)
  if (record === null) return 'gone'
  if (record === 'running' || record.result === null) return 'running'
  if (record.game !== cohort.ruleset.id || !readsVersion(cohort.ruleset, record.version)) return 'gone'
  const timeline = openRecord(cohort.ruleset, record as RecordOf<CohortPlay>, 'spectator')
  const last = timeline.state(timeline.length - 1)
  // Giving up ends a battle without a result in its state.
  const outcome = outcomeOf({ ...last, result: last.result ?? { winner: record.result.winner, reason: 'resignation' } })
  return outcome === null ? 'running' : { outcome }
}

async function recordHere(id: string): Promise<SomeRecord | null> {
  const stored = await matches.load(id)
  return stored === undefined ? null : (JSON.parse(stored.record) as SomeRecord)
}

async function recordOnline(id: string): Promise<SomeRecord | 'running' | null> {
  try {
    return await fetchRecord(id)
  } catch (error) {
    sorry(error)
    return 'running'
  }
}
