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
  /** How many battles `hexline-memory` fights. */
  readonly battles: number
  note(text: string): void
}

export interface Bench {
  readonly name: string
  readonly about: string
  run(context: BenchContext): Promise<readonly BenchResult[]>
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
