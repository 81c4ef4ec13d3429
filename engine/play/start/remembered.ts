import { readStored, writeStored } from '@tessera/ui/storage'

/** What a game's set-up page shows when it opens: how the last match was set up, or a good first one. */
export function remembered<Setup>(game: string, read: (stored: unknown) => Setup) {
  const key = `${game}.setup`
  return {
    /** What was stored may be old or changed by hand: `read` falls back to something sound. */
    recall: (): Setup => read(readStored(key)),
    keep: (setup: Setup): void => void writeStored(key, setup),
  }
}
