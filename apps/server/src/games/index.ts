import { serverPlugins } from '@tessera/games/online'
import type { GameHost } from '@tessera/online'

export { type StartedPlugins, startPlugins } from './start-plugins.ts'

/** A game with a host's seat and no entry here is answered by its simplest bot. */
export const gameHosts: readonly GameHost[] = serverPlugins.flatMap(({ hosts = [] }) => hosts)
