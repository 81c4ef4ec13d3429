import type { GameHost } from './game-host.ts'
import { gauntletHost } from './gauntlet/index.ts'

export type { Founding, GameHost, HostQuestion } from './game-host.ts'

/** One entry for each game that stores things of its own. A game with a host's seat and no entry is answered by its simplest bot. */
export const gameHosts: readonly GameHost[] = [gauntletHost]
