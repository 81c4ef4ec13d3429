/** A match that hears of changes by a stream. */
export interface Following {
  revision(): number
  /** Whether the stream is there at the moment. */
  live(): boolean
  /** Called when the match or the stream has changed. Returns how to end that. */
  subscribe(listener: () => void): () => void
  /** Asks for the match as it is now. */
  refresh(): Promise<void>
}

type Later = (work: () => void, ms: number) => () => void

/** A stream that works is faster by far; after this time the match is asked for. */
export const ARRIVAL_MS = 1500

/**
 * Waits until the stream has told a revision that the server has acknowledged. Where the stream breaks before that, or brings nothing
 * in time, the match is asked for: what was acknowledged is on the screen when this returns.
 */
export async function arrival(following: Following, revision: number, later: Later = after): Promise<void> {
  const here = (): boolean => following.revision() >= revision
  const came = await new Promise<boolean>((done) => {
    const look = (): void => {
      if (here()) end(true)
      else if (!following.live()) end(false)
    }
    const end = (told: boolean): void => {
      cancel()
      leave()
      done(told)
    }
    const cancel = later(() => end(here()), ARRIVAL_MS)
    const leave = following.subscribe(look)
    look()
  })
  if (!came) await following.refresh()
}

function after(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
