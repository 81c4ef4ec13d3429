import type { Dice } from '@tessera/kernel'
import type { Army } from '../../choice.ts'
import { contentOf } from '../../content/changes.ts'
import type { Content } from '../../content/content.ts'
import { upgradeEvenly } from '../../content/presets.ts'
import type { Team } from '../../rules/battle.ts'
import { placeCards } from '../../view/placement.ts'
import type { RunChoice, Snapshot } from '../choice.ts'
import type { BotLevel, RunConfig } from '../config.ts'
import type { Face, RunState } from '../state.ts'
import type { RunReferee } from './draft.ts'

/** GR-605: cards and gold of a bot team by wins. */
const BOT_TEAMS: readonly { readonly cards: number; readonly gold: number }[] = [
  { cards: 3, gold: 10 },
  { cards: 4, gold: 19 },
  { cards: 6, gold: 28 },
  { cards: 7, gold: 44 },
  { cards: 8, gold: 64 },
  { cards: 10, gold: 86 },
  { cards: 11, gold: 110 },
  { cards: 12, gold: 134 },
  { cards: 12, gold: 160 },
]

const LEVEL_PERCENT: Readonly<Record<BotLevel, number>> = { easy: 60, normal: 100, hard: 120 }

/** GR-601: the host's answer: a stored team, or a bot team drawn by the rules. */
export function meetOpponent(state: RunState, choice: Extract<RunChoice, { do: 'opponent' }>, ref: RunReferee): void {
  const { snapshot, among } = choice
  const content = contentOf(ref.config)
  const team = snapshot === null ? botTeam(content, state.wins, ref.config.botLevel, ref.dice) : snapshotTeam(snapshot)
  const face = snapshot === null ? botFace(content, team, state) : faceOf(snapshot, ref.config)
  state.opponent = { face, snapshot: snapshot?.id ?? null, among, team }
  state.phase = 'matched'
  ref.tell?.({ type: 'opponent_found', face, candidateCount: among })
}

/** GR-605. */
export function botTeam(content: Content, wins: number, level: BotLevel, dice: Dice): Team {
  const { cards: count, gold } = BOT_TEAMS[Math.min(wins, BOT_TEAMS.length - 1)] ?? { cards: 12, gold: 0 }
  const faction = dice.pick([...content.factions.values()])
  const leader = content.leaders.get(dice.pick(faction.leaders))
  if (leader === undefined) throw new Error(`${faction.name} has nobody to lead it`)
  const omitted = dice.int(leader.spells.length)
  const spells = leader.spells.filter((_, slot) => slot !== omitted)
  const deck = [...faction.starter]
  const hand: string[] = []
  while (hand.length < count && deck.length > 0) hand.push(...deck.splice(dice.int(deck.length), 1))
  const brawler = (id: string): boolean => content.units.get(id)?.range === 1
  const first = faction.starter.find(brawler)
  if (!hand.some(brawler) && first !== undefined) hand[hand.length - 1] = first
  const drawn: Army = {
    faction: faction.id,
    leader: leader.id,
    spells,
    cards: hand.map((key) => ({ key, tier: 1 })),
  }
  const army = upgradeEvenly(content, drawn, Math.floor((gold * LEVEL_PERCENT[level]) / 100))
  const timings = spells.map((spell) => content.spells.get(spell)?.hint ?? 'early')
  return { army, deployment: { units: placeCards(content, army.cards), timings } }
}

export function snapshotTeam({ faction, leader, spells, timings, team }: Snapshot): Team {
  return {
    army: { faction, leader, spells: [...spells], cards: team.map(({ unit, tier }) => ({ key: unit, tier })) },
    deployment: { units: team.map(({ c, r }, card) => ({ card, c, r })), timings: [...timings] },
  }
}

function botFace(content: Content, { army, deployment }: Team, state: RunState): Face {
  const { faction, leader } = army
  const name = `${content.leaders.get(leader)?.name ?? leader} (bot)`
  const { wins, rating } = state
  return { name, faction, leader, rating, wins, losses: 0, units: deployment.units.length, bot: true, rated: false }
}

/** GR-703: rated are battles with stored teams of other people under the printed tables. */
function faceOf({ name, faction, leader, rating, wins, losses, team }: Snapshot, config: RunConfig): Face {
  const rated = config.pool === 'async' && (config.changes ?? []).length === 0
  return { name, faction, leader, rating, wins, losses, units: team.length, bot: false, rated }
}
