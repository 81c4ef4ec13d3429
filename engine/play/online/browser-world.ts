import type { HubWorld, StreamSource } from './stream/stream-hub.ts'

/** Streams and time as browsers have them, in pages and in workers. */
export const browserWorld: HubWorld = {
  open: (address) => new EventSource(address) as unknown as StreamSource,
  later(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  now: () => Date.now(),
}
