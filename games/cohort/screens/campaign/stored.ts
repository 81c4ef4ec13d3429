import { type CampaignStart, type CampaignStep, campaignOf, cohort } from '@tessera/cohort'
import { keepGoing } from '@tessera/play/kept'
import { fieldsOf } from '@tessera/play/match'
import { readStored, writeStored } from '@tessera/ui/storage'
import { useSyncExternalStore } from 'react'
import { armyIn } from '../build/stored.ts'
import { cultureName } from '../names.ts'

/** A campaign of this browser: how it began and every step since, from which everything else follows (COH-21.1). */
export interface KeptCampaign {
  readonly id: string
  readonly start: CampaignStart
  readonly steps: readonly CampaignStep[]
  /** A bot's level; null: a friend, over the server. */
  readonly level: string | null
  /** Ids of the battles' matches, one more than steps while one is being fought. */
  readonly battles: readonly string[]
}

const KEY = 'cohort.campaigns'
const MOST = 20

/** What was stored may be old or changed by hand: what cannot be reckoned through is left out. */
function campaignIn(stored: unknown): KeptCampaign | null {
  const { id, start, steps, level, battles } = fieldsOf(stored)
  const { seed, wins, armies } = fieldsOf(start)
  const list = Array.isArray(armies) ? armies : []
  const first = armyIn(list[0])
  const second = armyIn(list[1])
  const known = level === null || cohort.bot.levels.some((each) => each.id === level)
  if (typeof id !== 'string' || typeof seed !== 'string' || first === null || second === null || !known) return null
  if (wins !== 2 && wins !== 3 && wins !== 4) return null
  if (!Array.isArray(steps) || !Array.isArray(battles) || !battles.every((each) => typeof each === 'string'))
    return null
  const kept: KeptCampaign = {
    id,
    start: { seed, wins, armies: [first, second] },
    steps: steps as CampaignStep[],
    level: level === null ? null : String(level),
    battles,
  }
  try {
    campaignOf(kept.start, kept.steps)
    return kept
  } catch {
    return null
  }
}

function read(): readonly KeptCampaign[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.map(campaignIn).filter((each) => each !== null) : []
}

let list = read()
const listeners = new Set<() => void>()

/** Kept before all others; false where the browser keeps nothing. */
export function keepCampaign(campaign: KeptCampaign): boolean {
  return write([campaign, ...list.filter(({ id }) => id !== campaign.id)].slice(0, MOST))
}

export function dropCampaign(id: string): void {
  write(list.filter((each) => each.id !== id))
}

function write(next: readonly KeptCampaign[]): boolean {
  list = next
  for (const listener of listeners) listener()
  keepForHome(next[0])
  return writeStored(KEY, next)
}

/** The home page leads back to the campaign that was touched last, until it is decided. */
function keepForHome(last: KeptCampaign | undefined): void {
  const at = last && campaignOf(last.start, last.steps)
  if (last === undefined || at === undefined || at.winner !== null) {
    keepGoing('cohort', null)
    return
  }
  const { wins, armies } = last.start
  keepGoing('cohort', {
    path: '/cohort/campaign',
    eyebrow: `Battle ${at.battle} of at most ${2 * wins - 1}`,
    title: 'Cohort campaign',
    note: `${cultureName(armies[0].culture)} against ${cultureName(armies[1].culture)}, ${at.won[0]} to ${at.won[1]}`,
  })
}

/** All campaigns of this browser, the last touched first. */
export function useCampaigns(): readonly KeptCampaign[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => list,
  )
}
