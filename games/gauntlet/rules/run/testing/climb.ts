import { createMatch, type Match, type Seed, seedFrom } from '@tessera/kernel'
import { PRINTED } from '../../content/content.ts'
import type { FactionId } from '../../content/vocabulary.ts'
import { placeCards } from '../../view/placement.ts'
import type { RunChoice, Snapshot } from '../choice.ts'
import { type RunConfig, runConfigSchema } from '../config.ts'
import type { RunEvent } from '../events.ts'
import { setupRun } from '../rules/run.ts'
import { runRules } from '../ruleset.ts'
import { handOf, type RunCard, type RunState } from '../state.ts'
import type { HostView, PlayerView, RunView } from '../view/view.ts'

export type RunMatch = Match<RunConfig, RunState, RunChoice, RunEvent, RunView>

export function configOf(input: Readonly<Record<string, unknown>> = {}): RunConfig {
  const parsed = runConfigSchema.parse({ pool: 'bots', ...input })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

export function runOf(input: Readonly<Record<string, unknown>> = {}, seed: Seed = seedFrom('run')): RunMatch {
  return createMatch(runRules, { config: configOf(input), seed })
}

export function submit(match: RunMatch, choice: RunChoice): void {
  const [seat] = match.awaiting()
  const refusal = match.submit(seat ?? 0, match.at, choice)
  if (refusal !== null) throw new Error(`${refusal.code} in phase ${match.state.phase}`)
}

export function seen(match: RunMatch): PlayerView {
  const { view } = match.envelope(0)
  if (view.to !== 0) throw new Error('The player sees something else')
  return view
}

export function hosted(match: RunMatch): HostView {
  const { view } = match.envelope(1)
  if (view.to !== 1) throw new Error('The host sees something else')
  return view
}

/** What a run does next when nobody thinks: the first cards, no upgrades, a sound placement, a bot team. */
export function nextChoice(state: RunState, snapshot: Snapshot | null = null): RunChoice {
  switch (state.phase) {
    case 'begin':
      return { do: 'begin', faction: 'order', leader: 'ser_aldric' }
    case 'draft':
      return { do: 'pick', cards: state.offer.slice(0, state.picksDue) }
    case 'camp':
      return { do: 'find', upgrades: [], ...placed(handOf(state.cards)) }
    case 'matching':
      return { do: 'opponent', snapshot, among: snapshot === null ? 0 : 1 }
    default:
      return { do: 'fight' }
  }
}

export function placed(hand: readonly RunCard[]): Pick<Extract<RunChoice, { do: 'find' }>, 'units' | 'timings'> {
  const cards = hand.map(({ unit, tier }) => ({ key: unit, tier }))
  const units = placeCards(PRINTED, cards).map(({ card, c, r }) => ({ card: hand[card]?.id ?? '', c, r }))
  return { units, timings: ['mid', 'mid'] }
}

/** Plays on until the run comes to this phase, or ends. */
export function playTo(match: RunMatch, phase: RunState['phase'], snapshot: Snapshot | null = null): RunMatch {
  do submit(match, nextChoice(match.state, snapshot))
  while (match.state.phase !== phase && match.result() === null)
  return match
}

/** A run in its camp with these units in hand, c01 first. */
export function campOf(
  faction: FactionId,
  leader: string,
  units: readonly string[],
  numbers: Partial<RunState> = {},
): RunState {
  const starter = PRINTED.factions.get(faction)?.starter ?? []
  const deck = [...units, ...starter.filter((unit) => !units.includes(unit))].slice(0, 12)
  return {
    ...setupRun(configOf()),
    phase: 'camp',
    banner: { faction, leader, spells: PRINTED.leaders.get(leader)?.spells.slice(0, 2) ?? [] },
    cards: deck.map((unit, place) => ({
      id: `c${String(place + 1).padStart(2, '0')}`,
      unit,
      tier: 1,
      place: place < units.length ? 'hand' : 'remaining',
    })),
    ...numbers,
  }
}

/** A stored team of three Squires' worth, legal and easily changed. */
export function storedTeam(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    id: 's1',
    number: 1,
    name: 'Wren',
    contentVersion: 1,
    faction: 'order',
    leader: 'ser_aldric',
    spells: ['divine_smite', 'blessing_of_light'],
    timings: ['mid', 'late'],
    team: [
      { unit: 'ord_squire', tier: 1, c: 3, r: 1 },
      { unit: 'ord_bowman', tier: 2, c: 3, r: 0 },
    ],
    wins: 0,
    losses: 0,
    draws: 0,
    rating: 1000,
    ...changes,
  }
}
