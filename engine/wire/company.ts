import { z } from 'zod'
import { Person } from './accounts.ts'
import { MatchSummary } from './matches.ts'
import { Id, Instant, Key, SeatNumber } from './parts.ts'

/** A line that a person in a match wrote to the others in it. */
export const ChatLine = z.object({ number: z.int(), seat: SeatNumber, text: z.string(), said: Instant })
export type ChatLine = z.infer<typeof ChatLine>

/** `free`: the asker may write here. Elsewhere there are phrases. */
export const Chat = z.object({ free: z.boolean(), lines: z.array(ChatLine) })
export type Chat = z.infer<typeof Chat>

export const LONGEST_LINE = 200
export const SayLine = z.strictObject({
  text: z.string().trim().min(1, 'Write something first').max(LONGEST_LINE, `At most ${LONGEST_LINE} characters`),
  key: Key.optional(),
})

/** Friends are two people who have asked each other. */
export const Friend = Person.extend({
  state: z.enum(['friends', 'asked', 'asks']),
  /** Connected at this moment. Only friends see this. */
  here: z.boolean(),
  /** A running match of theirs that may be watched. */
  playing: Id.nullable(),
})
export type Friend = z.infer<typeof Friend>

/** Worth watching today; its result is not told. */
export const MatchOfTheDay = z.object({ match: MatchSummary.nullable() })
