/** What definitions and set-up pages need of this folder: no components, so that tests and small pages load it alone. */

export {
  type After,
  type Beginning,
  defineMatch,
  type EndingProps,
  type GuideProps,
  type KeptMatch,
  type Listing,
  type MatchDefinition,
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
} from './definition/index.ts'
export { countIn, fieldsOf, keptIn } from './kept/index.ts'
export { type Begun, newMatch, remembered, startMatch } from './start/index.ts'
