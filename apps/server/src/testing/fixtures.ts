/** For tests of a plug-in, inside Vitest alone: databases of both kinds, matches without a server, and servers. */
export { Client, testServer } from '../api/testing/client.ts'
export type { ServerClock } from '../matches/store/clock.ts'
export { stillClock } from '../matches/store/clock.ts'
export { DATABASES, type TestDatabase, testDatabase } from './database.ts'
export { type Killable, leaksIn, startKillable } from './killable.ts'
export { type MatchDriver, testMatches } from './matches.ts'
export { testPluginContext } from './plugin-context.ts'
export { verifyMatch } from './verify.ts'
