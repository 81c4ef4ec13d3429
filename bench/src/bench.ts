import type { AnyRecord } from '@tessera/kernel'

/** One line of a benchmark. `ratio` above 1 is better than the peer or the goal, whichever way the figures run. */
export interface BenchResult {
  readonly name: string
  readonly peer: string
  /** Null where a figure stands beside ours only as context: another game, nothing to divide. */
  readonly ours: number | null
  readonly theirs: number
  readonly ratio: number | null
  readonly rounds: number
  /** Load average of the last minute. */
  readonly load: number
  /** For people: what the figures are, and how far the rounds were apart. */
  readonly unit: string
  readonly range: string
}

export interface BenchContext {
  readonly root: string
  /** Module that runs one contender in a process of its own. */
  readonly child: URL
  /** Module that plays for the lab in a worker thread. */
  readonly worker: URL
  readonly rounds: number
  /** How many battles a measure of memory fights. */
  readonly battles: number
  note(text: string): void
}

export interface Bench {
  readonly name: string
  readonly about: string
  run(context: BenchContext): Promise<readonly BenchResult[]>
}

/** What a game gives to benches that measure several games, or need one; loaded only when it is asked for. */
export interface BenchSamples {
  /** Id of its ruleset. */
  readonly game: string
  /** What somebody opens who has never been here, what is pressed until the match begins, and what can be pressed then. */
  readonly firstMatch?: { readonly open: string; readonly press: readonly RegExp[]; readonly ready: RegExp }
  /** Two people take turns in it, some hundred times a match, and `sample` chooses for them. */
  readonly manyTurns?: true
  /** A match between bots of this level is saved, restored and replayed. */
  readonly replayed?: { readonly level: string; readonly unit: string }
  /** A state of ordinary size. */
  position?(): Promise<unknown>
  /** A match that is watched for some seconds, as large as people play it. */
  watched?(): Promise<AnyRecord>
  /** The longest match that the rules allow. */
  longest?(): Promise<AnyRecord>
  /** The options whose first choice takes the longest, against a bot. */
  heaviest?(): Promise<{ readonly config: object; readonly choice: object }>
  /** Orders as people write them: those that bring an army, and those that take longest to read. */
  sheets?(): Promise<{ readonly army: string; readonly slowest: string }>
  /** An experiment of 400 short matches, for the lab. */
  readonly experiment?: string
}

/** One side of a comparison, made ready; each call does a batch and says how much it did. */
export interface Work {
  batch(): number
  /** Of programs that measure themselves: work per CPU-second over so many milliseconds; `batch` is not asked then. */
  rate?(ms: number): number
  /** Over what the first batches computed: contenders that should agree are held to it. */
  readonly digest?: string
}

/** What can be measured in a process of its own, by its name; loaded only there. */
export type Contenders = Readonly<Record<string, () => Promise<() => Work | Promise<Work>>>>
