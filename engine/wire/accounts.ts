import { z } from 'zod'
import { Id, Instant } from './parts.ts'

export const AccountName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{1,19}$/, 'Names have 2 to 20 letters, digits, _ or -')
export const Password = z
  .string()
  .min(10, 'A password has at least 10 characters')
  .max(200, 'A password has at most 200 characters')

/** An account as everybody may see it. Guests are called "Guest" and a number. */
export const Person = z.object({ id: Id, name: z.string(), kind: z.enum(['guest', 'user', 'bot']), gone: z.boolean() })
export type Person = z.infer<typeof Person>

/** Oneself. */
export const Me = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['guest', 'user', 'bot']),
  role: z.enum(['player', 'admin']),
  since: Instant,
  email: z.string().nullable(),
  recoveryCodesLeft: z.int(),
  /** Rises with every notice, invitation and turn; a stream tells of it. */
  revision: z.int(),
})
export type Me = z.infer<typeof Me>

export const Register = z.strictObject({ name: AccountName, password: Password })
export const SignIn = z.strictObject({ name: z.string().max(40), password: z.string().max(200) })
export const ChangePassword = z.strictObject({ current: z.string().max(200), password: Password })
export const Recover = z.strictObject({ name: z.string().max(40), code: z.string().max(40), password: Password })
/** Recovery codes are shown once. */
export const Registered = z.object({ me: Me, codes: z.array(z.string()) })
export const PasswordOnly = z.strictObject({ password: z.string().max(200) })
/** Guests and bots have no password and leave it out. */
export const DeleteAccount = z.strictObject({ password: z.string().max(200).optional() })
/** An empty address forgets the one kept. Where mail is configured, a letter with a code confirms it. */
export const ChangeEmail = z.strictObject({
  email: z.union([z.email('This is not a mail address').max(200), z.literal('')], 'This is not a mail address'),
  password: z.string().max(200),
})
export const ConfirmEmail = z.strictObject({ code: z.string().max(1000) })
export const RecoverByMail = z.strictObject({ name: z.string().max(40) })
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })

export const SessionEntry = z.object({
  id: z.string(),
  created: Instant,
  lastSeen: Instant,
  agent: z.string(),
  current: z.boolean(),
})

export const SCOPES = ['read', 'play', 'account'] as const
export const NewToken = z.strictObject({
  name: z.string().min(1, 'Give it a name, to know it by later').max(40, 'At most 40 characters'),
  scopes: z.array(z.enum(SCOPES)).min(1, 'Choose at least one thing it may do'),
  days: z.int().min(1).max(365).default(90),
  /** Needed unless one signed in within the last quarter of an hour. */
  password: z.string().max(200).optional(),
})
export const TokenEntry = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  created: Instant,
  expires: Instant,
  lastUsed: Instant.nullable(),
})
/** The token itself is shown once. */
export const MadeToken = TokenEntry.extend({ token: z.string() })

/** A bot is an account of its own, marked as such, that only tokens of its owner open. */
export const NewBot = z.strictObject({ name: AccountName, password: z.string().max(200).optional() })
export const BotEntry = Person.extend({ created: Instant })
export const MadeBot = BotEntry.extend({ token: z.string() })

export const Rating = z.object({
  game: z.string(),
  rating: z.int(),
  deviation: z.int(),
  matches: z.int(),
  provisional: z.boolean(),
})
export const Profile = Person.extend({
  since: Instant,
  ratings: z.array(Rating),
  won: z.int(),
  lost: z.int(),
  drawn: z.int(),
  /** Results against the asker. */
  against: z.object({ won: z.int(), lost: z.int(), drawn: z.int() }).nullable(),
  blocked: z.boolean(),
  /** To the asker: friends, asked by the asker, asking the asker; null for none of these. */
  friend: z.enum(['friends', 'asked', 'asks']).nullable(),
  /** For administrators: until when they are shut out, and why. */
  shutOut: z.object({ until: Instant, reason: z.string() }).nullable(),
})
export type Profile = z.infer<typeof Profile>

const Outcome = z.enum(['won', 'lost', 'drawn'])

/** One rated match, as it moved a rating. `match` is null where the asker may not see it. */
export const RatingStep = z.object({
  match: Id.nullable(),
  at: Instant,
  before: z.int(),
  after: z.int(),
  outcome: Outcome,
  opponent: Person.nullable(),
})
export type RatingStep = z.infer<typeof RatingStep>

/** Results against one other person, seen from whose profile it is. */
export const OpponentEntry = z.object({
  person: Person,
  won: z.int(),
  lost: z.int(),
  drawn: z.int(),
  last: Instant,
})
export type OpponentEntry = z.infer<typeof OpponentEntry>

export const LeaderboardEntry = z.object({
  place: z.int(),
  person: Person,
  rating: z.int(),
  deviation: z.int(),
  matches: z.int(),
})

export const REPORT_REASONS = ['cheating', 'stalling', 'chat', 'name', 'other'] as const
export const NewReport = z.strictObject({
  about: Id,
  match: Id.optional(),
  reason: z.enum(REPORT_REASONS),
  text: z.string().max(500).default(''),
})
export const ReportEntry = z.object({
  id: Id,
  by: Person,
  about: Person,
  match: Id.nullable(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  created: Instant,
  settled: Instant.nullable(),
})
export type ReportEntry = z.infer<typeof ReportEntry>

export const Rename = z.strictObject({ name: AccountName })
/** No days: for good. */
export const Ban = z.strictObject({
  days: z.int().min(1).max(3650).optional(),
  reason: z.string().min(1, 'Say why: they will read it').max(200, 'At most 200 characters'),
})

/** An error in a browser, for the operator of the server. */
export const BrowserError = z.strictObject({
  text: z.string().min(1).max(500),
  /** Where in the code. */
  stack: z.string().max(3000).default(''),
  /** The path of the page, without its query. */
  page: z
    .string()
    .max(200)
    .regex(/^\/[\w/.-]*$/),
})

/** This server, its abilities, and the asker. */
export const ServerFacts = z.object({
  name: z.literal('tessera'),
  /** The asker, or null without a session, so that a client learns of that without a refusal. */
  you: Me.nullable(),
  /** Whether letters can be sent: recovery by mail. */
  mail: z.boolean(),
  /** The public key that push subscriptions are made with. */
  pushKey: z.string(),
  /** Days after which guests that were not seen are deleted. */
  guestDays: z.int(),
  /** Whether wallets can be linked, and matches be played with what they hold. */
  plugins: z.array(z.string()),
  limits: z.object({ openMatches: z.int(), webhooks: z.int(), tokens: z.int(), bots: z.int() }),
})
