export type { ActEntry, HostAct, Offer, SeatAct, Turn } from './acts.ts'
export { isSeed, type Nonce, type Seed } from './chacha.ts'
export { clocksOf, pairingClocks } from './clocks.ts'
export { Course, MOST_BEATS, type Point, type Start } from './course.ts'
export {
  countingDice,
  type Dice,
  randomSeed,
  type ScriptedDice,
  type SeededDice,
  scriptedDice,
  seededDice,
  seedFrom,
} from './dice.ts'
export { type Change, changed, difference } from './difference.ts'
export { type Cause, type Frame, FrameLog, KEY_EVERY, openFrames, type StoredFrame, type Timeline } from './frame.ts'
export {
  type Answer,
  type AnyGame,
  anyGame,
  type Backing,
  type Bot,
  type Brought,
  type Game,
  type Memory,
  type Report,
  type ReportFacts,
  type Style,
  type StyleName,
  type SuggestedClock,
} from './game.ts'
export { hashOf } from './hash.ts'
export { copy, type Json } from './json.ts'
export {
  createMatch,
  type Envelope,
  Match,
  replayMatch,
  restoreMatch,
  type SavedMatch,
  type Watcher,
} from './match.ts'
export { Playback } from './playback.ts'
export {
  type AnyRecord,
  type MatchRecord,
  MOST_RECORD_CHARACTERS,
  matchHash,
  readRecord,
  verifyRecord,
} from './record.ts'
export type { Audience, Choices, Referee, Refusal, Result, Ruleset, Seat } from './ruleset.ts'
export { type Fault, faultText, type Parsed, type Schema, schemaOf, withoutHostFields } from './schema.ts'
export { capital, seatCalled, seatDoes, seatOwning } from './seat-words.ts'
export { localSession, type Opponent, type Session } from './session.ts'
export type { Terminal, TerminalOption, TerminalPlay, TerminalStyle, TerminalTurn } from './terminal.ts'
export { openRecord, type RecordTimeline } from './timeline.ts'
export type { Build, Part, Preset, Seating, Workshop } from './workshop.ts'
