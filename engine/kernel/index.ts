export {
  type Answer,
  type AnyGame,
  anyGame,
  type Bot,
  type Brought,
  type Game,
  type HostFacts,
  type Memory,
  type Report,
  type ReportFacts,
  type Style,
  type StyleName,
  type SuggestedClock,
  type Written,
} from './contract/game.ts'
export type { Panel, PanelGround, Script } from './contract/panel.ts'
export { plainNarrator } from './contract/plain-narrator.ts'
export { refereeOf } from './contract/referee.ts'
export {
  type ActKind,
  type Audience,
  type Choices,
  type FramePolicy,
  type MatchReferee,
  peopleSeats,
  type Referee,
  type Refusal,
  type Result,
  type Ruleset,
  refused,
  type Seat,
} from './contract/ruleset.ts'
export {
  type DeepReadonly,
  type InputError,
  inputErrorText,
  type Parsed,
  type Schema,
  schemaOf,
  withoutHostFields,
} from './contract/schema.ts'
export { capital, seatCalled, seatDoes, seatOwning } from './contract/seat-words.ts'
export type { Terminal, TerminalOption, TerminalPlay, TerminalStyle, TerminalTurn } from './contract/terminal.ts'
export { WorkExceeded, type WorkLimits, WorkMeter } from './contract/work.ts'
export type { Build, Part, Preset, Seating, Workshop } from './contract/workshop.ts'
export { type Change, changed, difference } from './data/difference.ts'
export { hashOf } from './data/hash.ts'
export { copy, type Json } from './data/json.ts'
export { lasting } from './data/share.ts'
export { isSeed, type Nonce, type Seed } from './dice/chacha.ts'
export {
  countingDice,
  type Dice,
  randomSeed,
  type ScriptedDice,
  type SeededDice,
  scriptedDice,
  seededDice,
  seedFrom,
} from './dice/dice.ts'
export { type ActEntry, endedBy, type HostAct, type Offer, type SeatAct, type Turn } from './match/acts.ts'
export { clocksOf, pairingClocks } from './match/clocks.ts'
export { Course, MOST_BEATS, type Point, type Start } from './match/course.ts'
export type { Watcher } from './match/listeners.ts'
export { createMatch, Match, replayMatch, restoreMatch } from './match/match.ts'
export type { Chosen, Envelope, SavedMatch } from './match/match-data.ts'
export { localSession, type Opponent, type Session } from './match/session.ts'
export {
  type Cause,
  type Frame,
  FrameLog,
  KEY_EVERY,
  openFrames,
  type StoredFrame,
  type Timeline,
} from './record/frame.ts'
export { type Playback, playRecord } from './record/playback.ts'
export {
  type AnyRecord,
  type MatchRecord,
  MOST_RECORD_CHARACTERS,
  matchHash,
  readRecord,
  readsVersion,
  verifyRecord,
} from './record/record.ts'
export { openRecord, type RecordTimeline } from './record/timeline.ts'
