import { createMatch, type Match, type Ruleset, type SeededDice, seededDice, seedFrom, type Watcher } from '../index.ts'

/** Gives every awaited seat a random legal choice, once; drafts and changes of mind included. */
export function playTurn<Config, State, Choice, Event, View>(
  match: Match<Config, State, Choice, Event, View>,
  dice: SeededDice,
): void {
  const { ruleset, at } = match
  for (const seat of match.awaiting()) {
    if (match.at !== at || match.result() !== null) return
    const choose = () => ruleset.sample(match.envelope(seat).view, dice)
    if (dice.int(4) === 0) match.submit(seat, at, choose(), false)
    if (dice.int(6) === 0) match.withdraw(seat, at)
    const refusal = match.submit(seat, at, choose())
    if (refusal !== null) throw new Error(`A sampled choice was refused: ${refusal.message}`)
  }
}

/** A whole match of random legal play. */
export function playRandomly<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  config: Config,
  seed: string,
  watchers: readonly Watcher<Event, View>[] = [],
): Match<Config, State, Choice, Event, View> {
  const match = createMatch(ruleset, { config, seed: seedFrom(seed) }, watchers)
  const dice = seededDice(seedFrom(`${seed} choices`))
  while (match.result() === null) playTurn(match, dice)
  return match
}
