export type { ActEntry, HostAct, Offer, SeatAct, Turn } from './acts.ts'
export { clocksOf, pairingClocks } from './clocks.ts'
export { Course, MOST_BEATS, type Point, type Start } from './course.ts'
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
export { type Change, changed, difference } from './difference.ts'
export { type Cause, type Frame, FrameLog, KEY_EVERY, openFrames, type StoredFrame, type Timeline } from './frame.ts'
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
} from './game.ts'
export { hashOf } from './hash.ts'
export { copy, type Json } from './json.ts'
export type { Watcher } from './listeners.ts'
export {
  type Chosen,
  createMatch,
  type Envelope,
  Match,
  replayMatch,
  restoreMatch,
  type SavedMatch,
} from './match.ts'
export type { Panel, PanelGround, Script } from './panel.ts'
export { type Playback, playRecord } from './playback.ts'
export {
  type AnyRecord,
  type MatchRecord,
  MOST_RECORD_CHARACTERS,
  matchHash,
  readRecord,
  readsVersion,
  verifyRecord,
} from './record.ts'
export { refereeOf } from './referee.ts'
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
  type Seat,
} from './ruleset.ts'
export { type InputError, inputErrorText, type Parsed, type Schema, schemaOf, withoutHostFields } from './schema.ts'
export { capital, seatCalled, seatDoes, seatOwning } from './seat-words.ts'
export { localSession, type Opponent, type Session } from './session.ts'
export type { Terminal, TerminalOption, TerminalPlay, TerminalStyle, TerminalTurn } from './terminal.ts'
export { openRecord, type RecordTimeline } from './timeline.ts'
export { WorkExceeded, type WorkLimits, WorkMeter } from './work.ts'
export type { Build, Part, Preset, Seating, Workshop } from './workshop.ts'
