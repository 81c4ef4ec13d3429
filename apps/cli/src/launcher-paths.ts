/** Where things are, as the launcher found them. */
export interface LauncherPaths {
  /** The repository. */
  readonly root: string
  /** Module that serves simulation slices in a worker thread. */
  readonly worker: URL
  /** Module with the list of benchmarks; loaded only when one is run. */
  readonly bench: URL
  /** Module that runs one side of a benchmark in a process of its own. */
  readonly benchChild: URL
  /** Module in which a server's bots think, in a worker thread. */
  readonly botWorker: URL
  /** Module in which a server hashes passwords, in a worker thread. */
  readonly scryptWorker: URL
  /** Module in which a server makes pages of frames, in a worker thread. */
  readonly framesWorker: URL
  /** The server's share of the dice of a match, 64 hex digits; random without it. Only a launcher for tests hands one in. */
  readonly matchSecret?: () => string
}
