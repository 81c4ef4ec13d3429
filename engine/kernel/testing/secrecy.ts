import {
  type Audience,
  Course,
  copy,
  createMatch,
  difference,
  type Frame,
  hashOf,
  type Match,
  type Ruleset,
  type SavedMatch,
  type Seat,
  type SeededDice,
  seededDice,
  seedFrom,
} from '../index.ts'

/** Changes everything the listener may not know, and nothing else; a test writes one for its game. */
export interface Rehide<State, Event> {
  state(state: State, to: Audience): State
  event(event: Event, to: Audience): Event
}

/**
 * Plays a random match and looks, after every step from the set-up on, whether what a listener gets (view, events as heard)
 * changes when what is hidden from it changes, and before every turn whether the number of its frames and events depends on
 * what others choose out of its sight. Returns the leaks, in words.
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
  /** The state after the last step, known before the match is: set-up and the beats after it run while it is made. */
  let now: State | undefined
  const { beat, leave } = ruleset
  const spied: Ruleset<Config, State, Choice, Event, View> = {
    ...ruleset,
    setup(given, ref) {
      now = ruleset.setup(given, ref)
      return now
    },
    resolve(state, choices, ref) {
      ruleset.resolve(state, choices, ref)
      now = state
    },
    ...(beat && {
      beat(state, ref) {
        beat.call(ruleset, state, ref)
        now = state
      },
    }),
    ...(leave && {
      leave(state, seat, ref, why) {
        leave.call(ruleset, state, seat, ref, why)
        now = state
      },
    }),
    hear(state, event, to) {
      const heard = ruleset.hear(state, event, to, config)
      const blind = ruleset.hear(rehide.state(state, to), rehide.event(event, to), to, config)
      if (hashOf(heard) !== hashOf(blind)) leaks.push(`${String(to)} hears a hidden thing in ${JSON.stringify(event)}`)
      return heard
    },
  }
  const look = (frame: Frame<Event, View>, to: Audience): void => {
    if (now === undefined) throw new Error('A frame came before the set-up')
    const change = difference(frame.view, ruleset.view(rehide.state(now, to), to, config))
    if (change !== null)
      leaks.push(`${String(to)} sees a hidden thing at frame ${frame.index}: ${JSON.stringify(change)}`)
  }
  const watchers = audiences.map((to) => ({ to, frame: (frame: Frame<Event, View>) => look(frame, to) }))
  const match = createMatch(spied, { config, seed: seedFrom(seed) }, watchers)
  const dice = seededDice(seedFrom(`${seed} choices`))
  for (let turns = 0; turns < 1000 && match.result() === null; turns++) {
    if (turns < MOST_COUNTED) leaks.push(...countLeaks(ruleset, match, audiences, dice))
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

/** Every turn is played twice for each listener, so only the first turns of a match are counted. */
const MOST_COUNTED = 12

/**
 * The next turn twice, with the listener's own choice and other choices of all others. Where the listener sees and hears
 * the same things, it must hear each as often, in the same number of frames: else counting tells it what it cannot perceive.
 */
function countLeaks<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  match: Match<Config, State, Choice, Event, View>,
  audiences: readonly Audience[],
  dice: SeededDice,
): readonly string[] {
  const leaks: string[] = []
  const awaited = match.awaiting()
  const sampled = (): Map<Seat, Choice> =>
    new Map(awaited.map((seat) => [seat, ruleset.sample(match.envelope(seat).view, dice)]))
  const one = sampled()
  const other = sampled()
  const saved = match.save()
  /** The turn as the first plans have it is the same for all spectators. */
  const seats = Array.from({ length: match.seats }, (_, seat) => seat)
  const listening = audiences.filter((to) => awaited.some((seat) => seat !== to))
  const firsts = seenOf(
    ruleset,
    saved,
    seats.map((seat) => one.get(seat) ?? null),
    listening,
  )
  for (const [place, to] of listening.entries()) {
    const choices = seats.map((seat) => (seat === to ? one : other).get(seat) ?? null)
    const first = firsts[place]
    const [second] = seenOf(ruleset, saved, choices, [to])
    if (first === undefined || second === undefined || first.perceived !== second.perceived) continue
    if (first.events !== second.events)
      leaks.push(
        `${String(to)} perceives the same at turn ${match.at}, but hears it ${first.events} or ${second.events} times`,
      )
    else if (first.frames !== second.frames)
      leaks.push(`${String(to)} perceives the same at turn ${match.at}, in ${first.frames} or ${second.frames} frames`)
  }
  return leaks
}

interface Seen {
  /** What was seen, one after the other without repetitions, and what was heard, each thing once. */
  readonly perceived: string
  readonly events: number
  readonly frames: number
}

/** What each listener makes of a turn that goes on from a saved match. */
function seenOf<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  saved: SavedMatch<Config, State, Choice>,
  choices: readonly (Choice | null)[],
  audiences: readonly Audience[],
): readonly Seen[] {
  const again = new Course(ruleset, { ...saved.start, state: saved.point.state })
  again.return(saved.point)
  const listeners = audiences.map((to) => ({
    to,
    events: [] as Event[],
    sights: [hashOf(again.view(to))],
    frames: 0,
    heard: 0,
  }))
  again.listen((event) => {
    for (const { to, events } of listeners) {
      const heard = again.hear(event, to)
      if (heard !== null) events.push(copy(heard))
    }
  })
  const look = (beat: boolean): void => {
    for (const listener of listeners) {
      const { to, events, sights, heard } = listener
      const sight = hashOf(again.view(to))
      const same = sight === sights.at(-1)
      if (!same) sights.push(sight)
      if (!(ruleset.frames === 'perceived' && beat && same && events.length === heard)) listener.frames++
      listener.heard = events.length
    }
  }
  again.resolve({ choices, branch: saved.branch })
  look(false)
  again.advance(() => look(true))
  return listeners.map(({ sights, events, frames }) => {
    const things = [...new Set(events.map((event) => hashOf(event)))].sort()
    return { perceived: hashOf([sights, things]), events: events.length, frames }
  })
}
