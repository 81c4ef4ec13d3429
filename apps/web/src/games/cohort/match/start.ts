import { type ArmyList, type CohortConfig, type CohortState, cohort, cohortRules } from '@tessera/cohort'
import { createMatch, randomSeed, type Seed, seededDice } from '@tessera/kernel'
import { matches } from '../../../store/matches.ts'
import type { KeptMatch } from './kept.ts'
import { type OpponentChoice, opponentName } from './opponent.ts'
import { tidingsOf } from './tidings.ts'

export interface Beginning {
  /** Everything of COH-13.6; usual values where nothing is said. */
  readonly options?: Partial<CohortConfig>
  readonly opponent: OpponentChoice
  /** What the player musters; null in a match that goes on from a position. */
  readonly army: ArmyList | null
  readonly tour?: boolean
  /** Decides the dice; drawn without one. */
  readonly seed?: Seed
  readonly botSeed?: Seed
  /** A position to go on from, instead of a new match; its config counts. */
  readonly state?: CohortState
}

/** Keeps a new match and returns the page it is played on, or a sentence why it cannot be. */
export async function startMatch(beginning: Beginning): Promise<{ readonly path: string } | { readonly text: string }> {
  const { options = {}, opponent, army, tour = false, seed = randomSeed(), botSeed = randomSeed(), state } = beginning
  const parsed = cohortRules.config.parse(state === undefined ? optionsFor(options, opponent) : state.config)
  if (!parsed.ok) return { text: parsed.faults[0]?.text ?? 'These options do not go together.' }
  const match = createMatch(cohortRules, { config: parsed.value, seed, ...(state === undefined ? {} : { state }) })
  for (const seat of match.awaiting()) {
    const { view } = match.envelope(seat)
    if (view.phase !== 'muster' || army === null) break
    const refusal =
      seat === 0
        ? match.submit(seat, match.at, { type: 'army', ...army })
        : answered(cohort.bot.choose(view, seededDice(botSeed), { level: opponent.level }, {}), (choice) =>
            match.submit(seat, match.at, choice),
          )
    if (refusal !== null) return { text: refusal.message }
  }
  const record = match.record()
  const extra: KeptMatch = {
    kind: 'match',
    opponent,
    botSeed,
    army,
    placed: null,
    draft: null,
    seen: match.frames - 1,
    tour,
  }
  const id = crypto.randomUUID()
  const kept = await matches.save({
    id,
    game: 'cohort',
    ...tidingsOf(match.envelope(0).view, opponentName(opponent)),
    record: JSON.stringify(record),
    extra,
    changed: Date.now(),
  })
  return kept.ok ? { path: `/cohort/battle/${id}` } : { text: kept.text }
}

/** The opponent's culture is no secret once both have mustered, so that choosing it is an option like any other. */
export function optionsFor(options: Partial<CohortConfig>, { culture }: OpponentChoice): Partial<CohortConfig> {
  return { ...options, cultures: [[], culture === null ? [] : [culture]] }
}

function answered<Choice, T>(answer: { readonly choice: Choice } | object, submit: (choice: Choice) => T): T | null {
  return 'choice' in answer ? submit(answer.choice as Choice) : null
}
