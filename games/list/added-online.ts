import type { ServerPlugin } from '@tessera/online'

/** What games from elsewhere add to the server, put in by the bundler like the games in added-rules.ts. */
export const addedPlugins: readonly ServerPlugin[] = []
