import { z } from 'zod'
import { Id, Instant, Plain } from './parts.ts'

/** The options for a browser's passkey functions, and a ticket that proves afterwards that they are ours. */
export const PasskeyQuestion = z.object({ options: Plain, ticket: z.string() })

/** A browser's answer in its own JSON form; the server's library reads it. */
const Answer = z.strictObject({ ticket: z.string().max(1000), response: Plain })

export const NewPasskey = z.strictObject({
  /** Needed unless one signed in within the last quarter of an hour. */
  password: z.string().max(200).optional(),
})
export const KeepPasskey = Answer.extend({
  name: z.string().min(1, 'Give it a name, to know it by later').max(40, 'At most 40 characters'),
})
export const PasskeySignIn = Answer

export const PasskeyEntry = z.object({
  id: Id,
  name: z.string(),
  created: Instant,
  lastUsed: Instant.nullable(),
})
