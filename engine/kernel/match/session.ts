import type { Answer, Game } from '../contract/game.ts'
import type { Audience, Refusal, Seat } from '../contract/ruleset.ts'
import { FrameLog, type Timeline } from '../record/frame.ts'
import type { MatchRecord } from '../record/record.ts'
import type { SeatAct } from './acts.ts'
import type { Start } from './course.ts'
import type { Watcher } from './listeners.ts'
import { createMatch, type Match, replayMatch } from './match.ts'
import type { Envelope } from './match-data.ts'

/** What screens talk to, whether the match runs here or on a server. */
export interface Session<Config, State, Choice, Event, View> {
  readonly seat: Audience
  /** Everything this seat has seen; it grows. */
  readonly timeline: Timeline<Event, View>
  envelope(): Envelope<Choice, View>
  submit(choice: Choice, final?: boolean): Promise<Refusal | null>
  withdraw(): Promise<Refusal | null>
  act(act: SeatAct): Promise<Refusal | null>
  /** Called after anything changed. */
  subscribe(changed: () => void): () => void
  /** Seats whose bot is thinking. */
  thinking(): readonly Seat[]
  /** What went wrong with an opponent, if anything; `retry` asks it again. */
  trouble(): string | null
  retry(): void
  /** The record, where it may be known: local and finished matches. */
  record(): MatchRecord<Config, State, Choice> | null
  /** Stops asking opponents. */
  close(): void
}

/** Asks the player of a seat, such as a bot in a worker. */
export type Opponent<Choice, View> = (view: View, seat: Seat, at: number) => Promise<Answer<Choice>>

/** A match that runs here. Given a record it goes on from its end, with every frame of it in the timeline. */
export function localSession<Config, State, Choice, Event, View>(
  game: Game<Config, State, Choice, Event, View>,
  from: Start<Config, State> | MatchRecord<Config, State, Choice>,
  seat: Audience,
  opponents: ReadonlyMap<Seat, Opponent<Choice, View>>,
): Session<Config, State, Choice, Event, View> {
  const timeline = new FrameLog<Event, View>()
  const watcher: Watcher<Event, View> = { to: seat, frame: (frame) => timeline.push(frame) }
  const match: Match<Config, State, Choice, Event, View> =
    'format' in from ? replayMatch(game.ruleset, from, [watcher]) : createMatch(game.ruleset, from, [watcher])
  const listeners = new Set<() => void>()
  /** Which opponents were asked, and about which moment; an answer to another moment is dropped. */
  const asked = new Map<Seat, string>()
  let trouble: string | null = null
  let open = true

  const moment = (): string => `${match.at}/${match.frames}`
  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const ask = (): void => {
    if (!open || trouble !== null) return
    for (const opponent of match.awaiting()) {
      const think = opponents.get(opponent)
      if (think === undefined || asked.get(opponent) === moment()) continue
      const when = moment()
      asked.set(opponent, when)
      think(match.envelope(opponent).view, opponent, match.at).then(
        (answer) => take(opponent, when, answer),
        (error: unknown) => fail(opponent, when, error),
      )
    }
  }
  const take = (opponent: Seat, when: string, answer: Answer<Choice>): void => {
    if (!open || asked.get(opponent) !== when) return
    asked.delete(opponent)
    const refusal = when === moment() ? answered(opponent, answer) : null
    if (refusal !== null) trouble = `The opponent chose something the rules refuse: ${refusal.message}`
    after()
  }
  const answered = (opponent: Seat, answer: Answer<Choice>): Refusal | null =>
    'act' in answer ? match.act(opponent, answer.act) : match.submit(opponent, match.at, answer.choice)
  const fail = (opponent: Seat, when: string, error: unknown): void => {
    if (!open || asked.get(opponent) !== when) return
    asked.delete(opponent)
    trouble = `The opponent could not choose: ${error instanceof Error ? error.message : String(error)}`
    changed()
  }
  const after = (): void => {
    ask()
    changed()
  }
  const mine = (action: (seat: Seat) => Refusal | null): Promise<Refusal | null> => {
    if (seat === 'spectator') return Promise.resolve({ code: 'not_seated', message: 'You are watching this match.' })
    const refusal = action(seat)
    if (refusal === null) after()
    return Promise.resolve(refusal)
  }

  ask()
  return {
    seat,
    timeline,
    envelope: () => match.envelope(seat),
    submit: (choice, final = true) => mine((own) => match.submit(own, match.at, choice, final)),
    withdraw: () => mine((own) => match.withdraw(own, match.at)),
    act: (act) =>
      mine((own) => {
        const refusal = match.act(own, act)
        // A bot never minds.
        if (refusal === null && act === 'ask-takeback')
          for (const opponent of opponents.keys()) match.act(opponent, 'accept-takeback')
        return refusal
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    thinking: () => match.awaiting().filter((opponent) => asked.has(opponent)),
    trouble: () => trouble,
    retry() {
      trouble = null
      after()
    },
    record: () => match.record(),
    close() {
      open = false
      listeners.clear()
    },
  }
}
