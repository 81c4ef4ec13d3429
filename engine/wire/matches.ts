import { z } from 'zod'
import { Person } from './accounts.ts'
import { Id, Instant, Key, Plain, pageOf, SeatNumber } from './parts.ts'

/** Time is counted in seconds. `none`: there is no limit. */
export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('turn'), seconds: z.int().min(10).max(3600) }),
  z.strictObject({ kind: z.literal('bank'), seconds: z.int().min(30).max(7200), increment: z.int().min(0).max(300) }),
  z.strictObject({
    kind: z.literal('days'),
    hours: z
      .int()
      .min(1)
      .max(24 * 14),
  }),
])
export type Clock = z.infer<typeof Clock>

export const Visibility = z.enum(['public', 'link', 'private'])
export type Visibility = z.infer<typeof Visibility>

export const BotStyle = z.strictObject({ level: z.string().max(40), personality: z.string().max(40).optional() })

/** Who is wanted for a seat. */
export const SeatWish = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('me') }),
  z.strictObject({ who: z.literal('open') }),
  z.strictObject({ who: z.literal('invited'), name: z.string().max(40) }),
  z.strictObject({ who: z.literal('bot'), bot: BotStyle }),
])

export type SeatWish = z.infer<typeof SeatWish>

/** The hash of a salt that is revealed once every seat is taken: sha256 of its 64 hex digits, in hex. */
export const SaltHash = z.string().regex(/^[0-9a-f]{64}$/)
export const Salt = z.string().regex(/^[0-9a-f]{64}$/)

/** Rather wait than have the match called off when another person does not reveal their salt in time. */
const Patient = z.boolean().default(false)

export const NewMatch = z.strictObject({
  game: z.string().max(40),
  config: Plain.default({}),
  seats: z.array(SeatWish).min(1).max(8),
  visibility: Visibility.default('link'),
  clock: Clock.default({ kind: 'none' }),
  rated: z.boolean().default(false),
  spectators: z.boolean().default(true),
  saltHash: SaltHash,
  patient: Patient,
  /** Makes asking twice harmless: the same key gives the match that was made the first time. */
  key: z.string().min(8).max(64).optional(),
})
export type NewMatch = z.infer<typeof NewMatch>

export const JoinMatch = z.strictObject({ saltHash: SaltHash, seat: SeatNumber.optional(), patient: Patient })
export const RevealSalt = z.strictObject({ salt: Salt })

export const MatchStatus = z.enum(['open', 'starting', 'running', 'finished', 'cancelled'])

export const SeatEntry = z.object({
  seat: SeatNumber,
  person: Person.nullable(),
  bot: BotStyle.nullable(),
  /** It has no person: the server answers for it. */
  host: z.literal(true).optional(),
  invited: Person.nullable(),
  rating: z.int().nullable(),
  /** Connected to the match at this moment. */
  present: z.boolean(),
})

/** No spoilers: `result` is null for a person in the match who has not watched it to the end. */
export const MatchResult = z.object({
  winner: SeatNumber.nullable(),
  reason: z.string(),
  score: z.array(z.number()).optional(),
  /** A seat's time ran out, and that ended it. */
  late: z.boolean().optional(),
})

export const MatchSummary = z.object({
  id: Id,
  game: z.string(),
  version: z.int(),
  status: MatchStatus,
  visibility: Visibility,
  clock: Clock,
  rated: z.boolean(),
  /** The backing of players raises their sides; the terms are part of the match. */
  backed: z.boolean(),
  seats: z.array(SeatEntry),
  /** The seats that must choose; may be empty. */
  awaiting: z.array(SeatNumber),
  /** The asker's seat. */
  mine: SeatNumber.nullable(),
  /** When the clock of those awaited runs out. */
  deadline: Instant.nullable(),
  period: z.int(),
  created: Instant,
  changed: Instant,
  result: MatchResult.nullable(),
  /** There is a result the asker has not watched yet. */
  unwatched: z.boolean(),
})
export type MatchSummary = z.infer<typeof MatchSummary>
export const MatchPage = pageOf(MatchSummary)

export const Offer = z.object({ kind: z.enum(['draw', 'takeback']), by: SeatNumber, agreed: z.array(SeatNumber) })

/** A match as one listener sees it now. Frames come separately. */
export const MatchView = MatchSummary.extend({
  config: Plain,
  /** Rises with every change; streams carry it. */
  revision: z.int(),
  at: z.int(),
  sealed: z.array(SeatNumber),
  chosen: z.object({ choice: Plain, final: z.boolean() }).nullable(),
  offers: z.array(Offer),
  view: Plain.nullable(),
  frames: z.int(),
  /** How far the asker has watched. */
  watched: z.int(),
  /** Milliseconds left in each seat's bank. */
  banks: z.array(z.int().nullable()),
  /** When each seat that is still awaited runs out of time; a live clock waits for those who watch a battle. */
  deadlines: z.array(Instant.nullable()),
  fairness: z.object({
    commitment: z.string(),
    saltHashes: z.array(z.string().nullable()),
    salts: z.array(z.string().nullable()),
    /** Shown when the match is over. */
    secret: z.string().nullable(),
    seed: z.string().nullable(),
  }),
  /** What the asker must still do before the match can start. */
  owes: z.enum(['salt', 'nothing']),
  spectators: z.boolean(),
  /** The same match again, once a person in it has asked for it. */
  rematch: Id.nullable(),
  link: z.string(),
})
export type MatchView = z.infer<typeof MatchView>

export const FrameEntry = z.object({
  at: z.int(),
  cause: z.enum(['setup', 'resolve', 'beat', 'act']),
  period: z.int(),
  events: z.array(Plain),
  view: Plain.optional(),
  change: Plain.nullable().optional(),
})

/** Frames from `from` on; the first of them is a key frame. */
export const Frames = z.object({ from: z.int(), frames: z.array(FrameEntry), total: z.int() })

/**
 * What a change made of a match, for one listener: everything that can change between two moves, whole, and the frames that are
 * new. It can be applied after any gap, as long as no frame before `from` is missing.
 */
export const MatchUpdate = z.object({
  revision: z.int(),
  at: z.int(),
  status: MatchStatus,
  awaiting: z.array(SeatNumber),
  sealed: z.array(SeatNumber),
  chosen: z.object({ choice: Plain, final: z.boolean() }).nullable(),
  offers: z.array(Offer),
  deadline: Instant.nullable(),
  deadlines: z.array(Instant.nullable()),
  banks: z.array(z.int().nullable()),
  period: z.int(),
  changed: Instant,
  result: MatchResult.nullable(),
  unwatched: z.boolean(),
  rematch: Id.nullable(),
  /** How many frames there are, the number of the first new one, and those; null when they are too many and are to be asked for. */
  frames: z.int(),
  from: z.int(),
  fresh: z.array(FrameEntry).nullable(),
})
export type MatchUpdate = z.infer<typeof MatchUpdate>

/** `key` makes sending the same choice twice harmless. */
export const SubmitChoice = z.strictObject({
  at: z.int().min(0),
  choice: Plain,
  final: z.boolean().default(true),
  key: z.string().min(8).max(64),
})
/** Here and below: a request that comes twice with the same key counts once. */
export const WithdrawChoice = z.strictObject({ at: z.int().min(0), key: Key.optional() })
/** A choice as text, for games that can be written: an order sheet, an army's code. Without `at` it is for now. */
export const WriteChoice = z.strictObject({
  text: z.string().max(2000),
  at: z.int().min(0).optional(),
  final: z.boolean().default(true),
  key: z.string().min(8).max(64),
})
/**
 * `update` is the result of the choice for its sender; missing when it was sent before, and for clients that get it over a stream and
 * asked with `Prefer: return=minimal`.
 */
export const Accepted = z.object({
  at: z.int(),
  revision: z.int(),
  resolved: z.boolean(),
  update: MatchUpdate.optional(),
})
/** How a written choice was understood, line by line. */
export const Understood = Accepted.omit({ update: true }).extend({ echo: z.string() })

export const Act = z.strictObject({
  act: z.enum([
    'resign',
    'offer-draw',
    'accept-draw',
    'decline-draw',
    'ask-takeback',
    'accept-takeback',
    'decline-takeback',
  ]),
  key: Key.optional(),
})

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'sorry',
  'good-game',
  'rematch',
] as const
export const SayPhrase = z.strictObject({ phrase: z.enum(PHRASES), key: Key.optional() })

export const QuickPairing = z.strictObject({
  game: z.string().max(40),
  clock: Clock,
  rated: z.boolean().default(false),
  saltHash: SaltHash,
})
export const Pairing = z.object({ match: Id.nullable(), waiting: z.boolean() })

export const Watched = z.strictObject({ frame: z.int().min(0) })

/** A new match from a frame of a finished one; everything else as in a new match. */
export const ForkMatch = NewMatch.omit({ game: true, config: true, rated: true }).extend({ frame: z.int().min(0) })

const StyleEntry = z.object({ id: z.string(), name: z.string(), blurb: z.string() })
export const GameEntry = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  blurb: z.string(),
  minutes: z.number(),
  levels: z.array(StyleEntry),
  personalities: z.array(StyleEntry),
  /** Clocks that suit it, the best first. */
  clocks: z.array(Clock),
  /** Whether the server rates it; some games have a rating of their own. */
  rated: z.boolean(),
  /** JSON Schemas of its options and its choices. */
  config: Plain,
  choice: Plain,
})
