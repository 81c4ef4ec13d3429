export type { PluginDatabase, Queries } from './database.ts'
export type {
  Derived,
  DerivedTable,
  FoundedMatch,
  GameHost,
  Happened,
  HostAnswer,
  HostQuestion,
  NewMatchFacts,
  Rebuilding,
  Told,
} from './game-host.ts'
export { newId, newSecret, sha256 } from './ids.ts'
export { inTurn, takeTurn } from './in-turn.ts'
export { json, jsonb } from './json-columns.ts'
export type { Page, PageWish } from './page.ts'
export type {
  FactsProvider,
  Migration,
  PluginContext,
  PreparedMatch,
  ServerPlugin,
  StartedPlugin,
} from './plugin.ts'
export { RequestError, type RequestProblem, requestError, SettingsError } from './request-error.ts'
export type { Answering, Ask, Asker, Fixed, RequestFacts, Serve } from './serve.ts'
