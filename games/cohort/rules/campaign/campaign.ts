import { type Seat, seededDice, seedFrom } from '@tessera/kernel'
import type { ArmyList } from '../choice.ts'
import type { CohortConfig } from '../config.ts'
import type { MapId } from '../content/terms.ts'
import { pairOf } from '../state.ts'
import { after, type Outcome } from './aftermath.ts'
import { type Refit, refitPrice, refitProblem, refitted, usualRefit } from './refit.ts'
import { type Roll, rollOf } from './roll.ts'

/** COH-21.1: how a campaign was begun; with its steps it is the whole truth about it. */
export interface CampaignStart {
  readonly seed: string
  /** Battles to win: 2, 3 or 4, so that three, five or seven are fought at most. */
  readonly wins: number
  readonly armies: readonly [ArmyList, ArmyList]
}

/** A battle that was fought, and what both sides made of their supplies after it. */
export interface CampaignStep {
  readonly outcome: Outcome
  readonly refits: readonly [Refit, Refit]
}

/** Where a campaign stands. */
export interface Campaign {
  readonly won: readonly [number, number]
  readonly purses: readonly [number, number]
  readonly rolls: readonly [Roll, Roll]
  /** The next battle, from 1; of a campaign that is over the one that was last. */
  readonly battle: number
  readonly map: MapId
  readonly winner: Seat | 'nobody' | null
}

/** SP a side is sent after a battle: who lost is nearer to home (COH-21.5, set here). */
export const SUPPLIES = { won: 6, lost: 10, drawn: 8, captive: 1, train: 2 } as const

/** Siege needs engines and a budget of its own (COH-3.3), so the fort is not on the road. */
const ROAD: readonly MapId[] = ['river_crossing', 'desert_oasis', 'mountain_pass', 'forest_ambush']

export function campaignOf(start: CampaignStart, steps: readonly CampaignStep[]): Campaign {
  let campaign: Campaign = {
    won: [0, 0],
    purses: [0, 0],
    rolls: [rollOf(start.armies[0]), rollOf(start.armies[1])],
    battle: 1,
    map: mapAt(start, 1),
    winner: null,
  }
  for (const { outcome, refits } of steps) {
    campaign = resupplied(campaign, outcome)
    campaign = { ...campaign, ...spent(campaign, refits) }
    campaign = { ...campaign, winner: winnerOf(start, campaign) }
    if (campaign.winner !== null) return campaign
    const battle = campaign.battle + 1
    campaign = { ...campaign, battle, map: mapAt(start, battle) }
  }
  return campaign
}

/** After a battle and before anything is bought: what a side has to work with. */
export function resupplied(campaign: Campaign, outcome: Outcome): Campaign {
  const { winner, sides } = outcome
  const gain = (seat: 0 | 1): number =>
    (winner === null ? SUPPLIES.drawn : winner === seat ? SUPPLIES.won : SUPPLIES.lost) +
    SUPPLIES.captive * sides[seat].captives +
    (sides[seat].train ? SUPPLIES.train : 0)
  return {
    ...campaign,
    won: [campaign.won[0] + (winner === 0 ? 1 : 0), campaign.won[1] + (winner === 1 ? 1 : 0)],
    purses: [campaign.purses[0] + gain(0), campaign.purses[1] + gain(1)],
    rolls: [after(campaign.rolls[0], 0, sides[0]), after(campaign.rolls[1], 1, sides[1])],
  }
}

/** The options of the next battle. */
export function battleConfig(start: CampaignStart, campaign: Campaign): Partial<CohortConfig> {
  const { battle, won, rolls, map } = campaign
  return { map, campaign: { battle, wins: start.wins, won, rolls } }
}

/** What a bot, or somebody in a hurry, does after a battle. */
export function usualStep(start: CampaignStart, steps: readonly CampaignStep[], outcome: Outcome): CampaignStep {
  const { rolls, purses } = resupplied(campaignOf(start, steps), outcome)
  return { outcome, refits: [usualRefit(rolls[0], purses[0]), usualRefit(rolls[1], purses[1])] }
}

function spent({ rolls, purses }: Campaign, refits: CampaignStep['refits']): Pick<Campaign, 'rolls' | 'purses'> {
  const done = ([0, 1] as const).map((seat) => {
    const roll = rolls[seat]
    const purse = purses[seat]
    const wanted = refits[seat]
    // What was kept may be old or meddled with: the quartermaster decides then.
    const refit = refitProblem(roll, purse, wanted) === null ? wanted : usualRefit(roll, purse)
    return { roll: refitted(roll, refit), purse: purse - refitPrice(roll, refit) }
  }) as [{ roll: Roll; purse: number }, { roll: Roll; purse: number }]
  return { rolls: [done[0].roll, done[1].roll], purses: [done[0].purse, done[1].purse] }
}

/** COH-21.6: the side with enough battles won; after the last battle, the side with more of them. */
function winnerOf({ wins }: CampaignStart, { won, battle, rolls }: Campaign): Campaign['winner'] {
  if (won[0] >= wins) return 0
  if (won[1] >= wins) return 1
  const gone = ([0, 1] as const).filter((seat) => pairOf(rolls, seat).men.every((men) => men === 0))
  if (gone.length === 1) return gone[0] === 0 ? 1 : 0
  if (battle < 2 * wins - 1 && gone.length === 0) return null
  return won[0] === won[1] ? 'nobody' : won[0] > won[1] ? 0 : 1
}

/** Every map of the road comes before one comes again, in an order of the campaign's own. */
function mapAt({ seed }: CampaignStart, battle: number): MapId {
  const order = [...ROAD]
  seededDice(seedFrom(`campaign ${seed}`)).shuffle(order)
  return order[(battle - 1) % order.length] ?? 'river_crossing'
}
