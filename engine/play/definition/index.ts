export type { GameEntry, HostOptionProps } from './game-entry.ts'
export type { GameScreens, OnlineMatchProps, PracticeProps, ReplayProps } from './game-screens.ts'
export { defineMatch, type MatchDefinition } from './match-definition.ts'
export { gameOf, openWorker, type PuzzleSet, registeredPuzzles, registerGames, rulesOf } from './registry.ts'
export type { Eyes, GameSound, Onward, OptionsProps, ReplayParts, ScreenParts } from './screen-parts.ts'
export {
  type After,
  type Beginning,
  type Draft,
  type EndingProps,
  type GameOf,
  type GameTypes,
  type GuideProps,
  isPlaying,
  isRecordOf,
  type KeptMatch,
  type Listing,
  type Playing,
  type PlayTypes,
  type Practice,
  type RecordOf,
  type SeenMatch,
  type SessionOf,
  type SomeRecord,
  type TableProps,
  type TableSeat,
  type TypesOf,
  type WatchProps,
} from './types.ts'
export { useRules } from './use-rules.ts'
