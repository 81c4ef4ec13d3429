import {
  type Audience,
  copy,
  createMatch,
  difference,
  type Frame,
  hashOf,
  type Match,
  type Ruleset,
  seededDice,
  seedFrom,
} from '../index.ts'

/** Changes everything the listener may not know, and nothing else; a test writes one for its game. */
export interface Rehide<State, Event> {
  state(state: State, to: Audience): State
  event(event: Event, to: Audience): Event
}

/**
 * Plays a random match and looks, after every step, whether what a listener gets (view, events as heard) changes when what
 * is hidden from it changes. Returns the leaks, in words.
 */
export function leaksOf<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  config: Config,
  rehide: Rehide<State, Event>,
  seed: string,
): readonly string[] {
  const seats = ruleset.seats(config)
  const audiences: Audience[] = [...Array(seats).keys(), 'spectator']
  const leaks: string[] = []
  const spied: Ruleset<Config, State, Choice, Event, View> = {
    ...ruleset,
    hear(state, event, to) {
      const heard = ruleset.hear(state, event, to, config)
      const blind = ruleset.hear(rehide.state(state, to), rehide.event(event, to), to, config)
      if (hashOf(heard) !== hashOf(blind)) leaks.push(`${String(to)} hears a hidden thing in ${JSON.stringify(event)}`)
      return heard
    },
  }
  const look = (frame: Frame<Event, View>, to: Audience, match: Match<Config, State, Choice, Event, View>): void => {
    const blind = copy(ruleset.view(rehide.state(match.state, to), to, config))
    const change = difference(frame.view, blind)
    if (change !== null)
      leaks.push(`${String(to)} sees a hidden thing at frame ${frame.index}: ${JSON.stringify(change)}`)
  }
  let match: Match<Config, State, Choice, Event, View> | undefined
  const watchers = audiences.map((to) => ({
    to,
    frame: (frame: Frame<Event, View>) => {
      if (match !== undefined) look(frame, to, match)
    },
  }))
  match = createMatch(spied, { config, seed: seedFrom(seed) }, watchers)
  const dice = seededDice(seedFrom(`${seed} choices`))
  for (let turns = 0; turns < 1000 && match.result() === null; turns++) {
    for (const seat of match.awaiting()) {
      for (const other of audiences) {
        const before = hashOf(match.envelope(other))
        if (other === seat) continue
        const draft = ruleset.sample(ruleset.view(match.state, seat, config), dice)
        match.submit(seat, match.at, draft, false)
        if (hashOf(match.envelope(other)) !== before) leaks.push(`${String(other)} notices a draft of seat ${seat}`)
      }
      match.submit(seat, match.at, ruleset.sample(ruleset.view(match.state, seat, config), dice))
      if (match.result() !== null) break
    }
  }
  return leaks
}
