import { createMatch, randomSeed } from '@tessera/kernel'
import { words } from '@tessera/table/words'
import { newKey } from '@tessera/ui/storage'
import {
  type Beginning,
  type KeptMatch,
  type MatchDefinition,
  type PlayTypes,
  refusalText,
} from '../definition/index.ts'
import { listening, listingOf, matches, OWN_SEAT, type StoredMatch, seatsHere } from '../kept/index.ts'

/** The page a match is played on, or a sentence why it cannot begin. */
export type Begun = { readonly path: string } | { readonly text: string }

/** Keeps a new match in this browser. */
export async function startMatch<T extends PlayTypes>(
  definition: MatchDefinition<T>,
  beginning: Beginning<T>,
): Promise<Begun> {
  const made = newMatch(definition, beginning)
  if ('text' in made) return made
  const saved = await matches.save(made)
  return saved.ok ? { path: `/${made.game}/battle/${made.id}` } : { text: saved.text }
}

/** A match as it would be kept, or a sentence why it cannot begin. */
export function newMatch<T extends PlayTypes>(
  definition: MatchDefinition<T>,
  beginning: Beginning<T>,
): StoredMatch | { readonly text: string } {
  const { ruleset } = definition.game
  const { opponent, own, state, draft, tour = false, seed = randomSeed(), botSeed = randomSeed() } = beginning
  const parsed = ruleset.config.parse(beginning.config)
  if (!parsed.ok) return { text: parsed.inputErrors[0]?.text ?? words.text('set-up.refused') }
  const { timeline, watcher } = listening<T>()
  const start = { config: parsed.value, seed, ...(state === undefined ? {} : { state }) }
  const match = createMatch(ruleset, start, [watcher])
  const fresh: KeptMatch<T> = { kind: 'match', opponent, botSeed, seen: 0, tour, draft: null, own }
  for (const seat of match.awaiting()) {
    const choice = definition.opening?.(match.envelope(seat).view, seat, fresh) ?? null
    const refusal = choice === null ? null : match.submit(seat, match.at, choice)
    if (refusal !== null) return { text: refusalText(refusal) }
  }
  const kept: KeptMatch<T> = {
    ...fresh,
    seen: definition.opensAt === 'first' ? 0 : timeline.length - 1,
    draft: draft === undefined ? null : { at: match.at, ...draft },
  }
  const id = newKey()
  const { view: latest, result } = match.envelope(OWN_SEAT)
  const seats = seatsHere(definition, parsed.value, opponent)
  return {
    id,
    game: ruleset.id,
    ...listingOf(definition, { timeline, seats, seen: kept.seen, latest, result, own, forked: state !== undefined }),
    record: JSON.stringify(match.record()),
    extra: kept,
    changed: Date.now(),
  }
}

/** A match that goes on from a position of another one, with dice of its own. */
export function startFork<T extends PlayTypes>(
  definition: MatchDefinition<T>,
  from: { readonly config: T['config']; readonly state: T['state'] },
  opponent: T['opponent'],
  before: T['own'] | null,
): Promise<Begun> {
  const own = definition.own.forked(from.state, before)
  return startMatch(definition, { config: from.config, state: from.state, opponent, own })
}
