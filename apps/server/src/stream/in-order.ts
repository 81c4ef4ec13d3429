import type { z } from 'zod'

/** Sends a message; `update` is JSON that goes into it as it is. */
type Send = (message: { readonly seq: number }, update?: string) => void

/** Messages that come while the first one is being made wait for it; those that it covers are left out. */
export function inOrder<Schema extends z.ZodType<{ readonly seq: number }>>(schema: Schema, send: Send) {
  let waiting: { readonly message: { readonly seq: number }; readonly update: string | undefined }[] | null = []
  let last = 0
  const put = (message: unknown, update?: string): void => {
    const parsed = schema.safeParse(message)
    if (!parsed.success) return
    last = Math.max(last, parsed.data.seq)
    send(parsed.data, update)
  }
  return {
    /** A message that is no change of the match has no number of its own; the first message covers earlier ones. */
    beside(message: object): void {
      if (waiting === null) put({ ...message, seq: last })
    },
    /** `update` is JSON that is sent as it is: many hear the same. */
    later(message: { readonly seq: number }, update?: string): void {
      if (waiting === null) put(message, update)
      else waiting.push({ message, update })
    },
    /** `missed` is what happened before, for a client that comes back and then need not ask for it. */
    now(
      message: z.input<Schema> & { readonly seq: number },
      missed: readonly { readonly message: object; readonly update: string }[] = [],
    ): void {
      for (const earlier of missed) put(earlier.message, earlier.update)
      put(message)
      const kept = waiting ?? []
      waiting = null
      for (const { message: later, update } of kept) if (later.seq > message.seq) put(later, update)
    },
  }
}
