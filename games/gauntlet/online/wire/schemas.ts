import { Id, Instant, Person, Plain, pageOf } from '@tessera/wire'
import { z } from 'zod'

const Word = z.string().max(60)

/** A battle of a run: its match and its number. */
export const BattleId = z
  .string()
  .regex(/^[a-z0-9]{12}-\d{1,2}$/)
  .meta({ examples: ['abcdefghijkl-1'] })
/** A stored team: the battle it was locked for, or one that the game came with. */
export const TeamId = z
  .string()
  .regex(/^[a-z0-9]{1,20}(-\d{1,6}){1,2}$/)
  .meta({ examples: ['founding-1-1'] })
/** A day of UTC. */
export const DayName = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** Everything that is printed: factions, leaders, spells and units with their numbers. */
export const GauntletCatalogue = z.object({
  version: z.int(),
  factions: z.array(Plain),
  leaders: z.array(Plain),
  spells: z.array(Plain),
  units: z.array(Plain),
})

/** What is checked is said in a sentence of the game's own, so the bounds here only keep input small. */
export const NewGauntletDeck = z
  .strictObject({
    name: z.string().max(100),
    faction: Word,
    leader: Word,
    units: z.array(Word).max(40),
    spells: z.array(Word).max(10),
  })
  .meta({ examples: [{ name: 'Wall', faction: 'order', leader: 'ser_aldric', units: [], spells: [] }] })

export const GauntletDeck = z.object({
  id: Id,
  name: z.string(),
  faction: z.string(),
  leader: z.string(),
  units: z.array(z.string()),
  spells: z.array(z.string()),
  version: z.int(),
  /** Why it no longer fits the rules and cannot begin a run; null where it does. */
  outdated: z.string().nullable(),
})

export const GauntletDecks = z.object({ decks: z.array(GauntletDeck), unlocked: z.array(z.string()) })

/** The matches of the active run and of the day's; null where there is none. */
export const ActiveRuns = z.object({ run: Id.nullable(), daily: Id.nullable(), dailyDone: z.boolean() })

export const GauntletStanding = z.object({
  rating: z.int(),
  peak: z.int(),
  ratedBattles: z.int(),
  runs: z.int(),
  runsWon: z.int(),
  /** Battles won, by faction. */
  wins: z.record(z.string(), z.int()),
  /** Factions whose decks one may build. */
  unlocked: z.array(z.string()),
})

export const GauntletTeam = z.object({
  id: z.string(),
  name: z.string(),
  faction: z.string(),
  leader: z.string(),
  wins: z.int(),
  losses: z.int(),
  draws: z.int(),
  rating: z.int(),
  created: Instant,
  /** Units with tier and cell, spells with timings: an army for a duel. */
  snapshot: Plain,
})

export const RunEntry = z.object({
  match: Id,
  status: z.enum(['active', 'won', 'lost']),
  day: z.string().nullable(),
  pool: z.string(),
  season: z.int(),
  faction: z.string().nullable(),
  leader: z.string().nullable(),
  wins: z.int(),
  losses: z.int(),
  draws: z.int(),
  reason: z.string().nullable(),
  ratingStart: z.int(),
  rating: z.int(),
  began: Instant,
  ended: Instant.nullable(),
})

export const GauntletProfile = GauntletStanding.extend({
  person: Person,
  /** Teams of the runs that came furthest, the best first. */
  best: z.array(GauntletTeam),
})

export const LadderEntry = z.object({
  place: z.int(),
  person: Person,
  rating: z.int(),
  peak: z.int(),
  ratedBattles: z.int(),
  runs: z.int(),
  runsWon: z.int(),
  /** Won without a loss. */
  flawless: z.int(),
})

export const Season = z.object({ number: z.int(), name: z.string(), began: Instant, ended: Instant.nullable() })
export const Ladder = pageOf(LadderEntry).extend({ season: Season.nullable() })

export const BattleEntry = z.object({
  id: z.string(),
  run: Id,
  number: z.int(),
  player: Person,
  /** What was seen of the opponent before the battle: name, faction, leader, rating, wins, losses, units, bot. */
  opponent: Plain,
  /** 0 the player, 1 the opponent; null a draw. */
  winner: z.int().nullable(),
  reason: z.string(),
  rounds: z.int(),
  ratingBefore: z.int(),
  ratingAfter: z.int(),
  fought: Instant,
})
/** With the record of a duel that shows it and verifies alone. */
export const WatchedBattle = BattleEntry.extend({ record: Plain })

export const FieldShare = z.object({ id: z.string(), name: z.string(), teams: z.int() })
/** What opponents with so many wins bring. */
export const GauntletField = z.object({
  wins: z.int(),
  /** Teams looked at: the newest, at most 500. */
  teams: z.int(),
  factions: z.array(FieldShare),
  traits: z.array(FieldShare),
})

export const Champion = z.object({
  team: GauntletTeam,
  person: Person.nullable(),
  since: Instant,
  challenges: z.int(),
  /** When it was beaten, and by which challenge. */
  fallen: Instant.nullable(),
  fallenTo: Id.nullable(),
})

/** One of one's own stored teams against a champion; each may try once. */
export const NewChallenge = z.strictObject({ team: TeamId }).meta({ examples: [{ team: 'founding-1-1' }] })
export const Challenge = z.object({
  id: Id,
  champion: z.string(),
  challenger: Person,
  /** 0 the challenger, 1 the champion; null a draw, which leaves the champion standing. */
  winner: z.int().nullable(),
  fought: Instant,
  record: Plain,
})

export const DailyEntry = z.object({
  place: z.int(),
  person: Person,
  status: z.enum(['active', 'won', 'lost']),
  wins: z.int(),
  losses: z.int(),
  draws: z.int(),
})

/** The run of a day, the same for everybody. */
export const Daily = z.object({
  day: z.string(),
  faction: z.string(),
  leader: z.string(),
  spells: z.array(z.string()),
  deck: z.array(z.string()),
  /** sha256 of the seed of the dice, which is shown when the day is over. */
  seedHash: z.string(),
  seed: z.string().nullable(),
  ends: Instant,
  mine: Id.nullable(),
  list: z.array(DailyEntry),
})
