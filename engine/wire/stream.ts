import { z } from 'zod'
import { MatchUpdate } from './matches.ts'
import { Id, Instant, SeatNumber } from './parts.ts'

/**
 * What a stream says: that something changed, and for each listener what it made of the match. `seq` is the match's or the
 * account's revision; a reconnection is answered with `fresh`, after which the match is asked for.
 */
export const MatchMessage = z.object({
  seq: z.int(),
  kind: z.enum([
    'fresh',
    'joined',
    'left',
    'started',
    'chosen',
    'resolved',
    'offer',
    'clock',
    'phrase',
    /** A person in it wrote a line; only those in it are told, and ask for it. */
    'chat',
    'presence',
    'finished',
    'cancelled',
    /** It cannot be followed any more, or never could. */
    'gone',
  ]),
  match: Id,
  seat: SeatNumber.optional(),
  phrase: z.string().optional(),
  /** Of a phrase: one that comes twice has the same key. */
  key: z.string().optional(),
  present: z.array(SeatNumber).optional(),
  deadline: Instant.nullable().optional(),
  /** The match after the change, for this listener; missing where it must be asked for. */
  update: MatchUpdate.optional(),
})
export type MatchMessage = z.infer<typeof MatchMessage>

/** Matches one stream may follow. */
export const MOST_FOLLOWED = 16

/**
 * Matches to follow besides oneself, separated by commas, each with the revision that is known of it (`ID.12`) or without one. What
 * happened since that revision is told first, if the server still has it.
 */
export const StreamQuery = z.object({
  matches: z
    .string()
    .max(MOST_FOLLOWED * 24)
    .regex(/^([a-z0-9]{12}(\.\d{1,9})?(,|$))*$/)
    .refine((text) => text.split(',').length <= MOST_FOLLOWED, `At most ${MOST_FOLLOWED} matches`)
    .optional(),
})

export const AccountMessage = z.object({
  seq: z.int(),
  kind: z.enum(['fresh', 'turn', 'invitation', 'started', 'finished', 'reminder', 'paired', 'notice']),
  match: Id.optional(),
})
export type AccountMessage = z.infer<typeof AccountMessage>

export const Notice = z.object({
  id: Id,
  /** `turn`, `invitation`, `started`, `finished`, `reminder`, `carried-over`, `ended-by-admin`, `set-aside`, `friend`, or one of a game's own. */
  kind: z.string(),
  match: Id.nullable(),
  text: z.string(),
  /** For `friend` the person who asks or agrees; for a game's own kind an id of that game. */
  about: z.string().nullable(),
  created: Instant,
  read: z.boolean(),
})

export const NewWebhook = z.strictObject({
  url: z.url('This is not an address').max(500, 'At most 500 characters'),
  form: z.enum(['json', 'discord']).default('json'),
  /** Say something of the position (the game's own report) and not only "your turn". */
  details: z.boolean().default(false),
})
export const WebhookEntry = z.object({
  id: Id,
  url: z.string(),
  form: z.enum(['json', 'discord']),
  details: z.boolean(),
  created: Instant,
  lastTried: Instant.nullable(),
  lastStatus: z.int().nullable(),
  failures: z.int(),
})
/** The signing secret is shown once. */
export const MadeWebhook = WebhookEntry.extend({ secret: z.string() })

export const PushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
export const ForgetPush = z.strictObject({ endpoint: z.string().max(1000) })
/** Nothing given: all of them. */
export const ReadNotices = z.strictObject({ ids: z.array(Id).max(100).optional() })
