import { type BattleEntry, type EndReason, FACTIONS, type FactionId, type PlayerView } from '@tessera/gauntlet'
import { fieldsOf } from '@tessera/play/match'

/** A battle as the road shows it. */
export interface Step {
  readonly result: 'win' | 'loss' | 'draw'
  readonly name: string
  readonly faction: FactionId
  readonly rounds: number
}

/** All that the picture of a run tells: no seed, no hand, nothing that could be played with. */
export interface RoadStory {
  readonly faction: FactionId
  readonly leader: string
  readonly steps: readonly Step[]
  readonly end: EndReason | null
  /** Units of the last team with their tiers. */
  readonly team: readonly { readonly unit: string; readonly tier: number }[]
  readonly day: string | null
}

export function storyOf(view: PlayerView): RoadStory {
  const { banner, battles, endReason, config } = view
  const last = battles.at(-1)?.teams[0].army.cards ?? []
  return {
    faction: banner?.faction ?? 'order',
    leader: banner?.leader ?? '',
    steps: battles.map(stepOf),
    end: endReason,
    team: last.map(({ key, tier }) => ({ unit: key, tier })),
    day: config.daily?.day ?? null,
  }
}

function stepOf(entry: BattleEntry): Step {
  const { opponent, rounds } = entry
  return { result: resultOf(entry), name: opponent.name, faction: opponent.faction, rounds }
}

/** What a battle was for the player. */
export function resultOf({ winner }: Pick<BattleEntry, 'winner'>): Step['result'] {
  return winner === 0 ? 'win' : winner === 1 ? 'loss' : 'draw'
}

export function countOf({ steps }: RoadStory, result: Step['result']): number {
  return steps.filter((step) => step.result === result).length
}

const ENDS: readonly EndReason[] = ['nine_wins', 'four_losses', 'abandoned', 'expired', 'battle_limit']

/** From a link, which may be anything. */
export function readStory(value: unknown): RoadStory | null {
  const { faction, leader, steps, end, team, day } = fieldsOf(value)
  const known = factionIn(faction)
  if (known === null || typeof leader !== 'string' || !Array.isArray(steps) || !Array.isArray(team)) return null
  if (steps.length > 20 || team.length > 12) return null
  const read = steps.map(stepIn)
  if (read.some((step) => step === null)) return null
  return {
    faction: known,
    leader: leader.slice(0, 60),
    steps: read.filter((step) => step !== null),
    end: ENDS.find((reason) => reason === end) ?? null,
    team: team.map((each) => {
      const { unit, tier } = fieldsOf(each)
      return { unit: typeof unit === 'string' ? unit.slice(0, 60) : '', tier: tier === 3 ? 3 : tier === 2 ? 2 : 1 }
    }),
    day: typeof day === 'string' ? day.slice(0, 10) : null,
  }
}

function stepIn(value: unknown): Step | null {
  const { result, name, faction, rounds } = fieldsOf(value)
  const known = factionIn(faction)
  if (known === null || (result !== 'win' && result !== 'loss' && result !== 'draw')) return null
  if (typeof name !== 'string' || typeof rounds !== 'number' || !Number.isInteger(rounds)) return null
  return { result, name: name.slice(0, 40), faction: known, rounds }
}

function factionIn(value: unknown): FactionId | null {
  return FACTIONS.find((faction) => faction === value) ?? null
}
