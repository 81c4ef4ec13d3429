import { gauntletOnline } from '@tessera/gauntlet-online'
import type { ServerPlugin } from '@tessera/online'
import { siegefrontOnline } from '@tessera/siegefront-online'
import { addedPlugins } from './added-online.ts'

/** What games add to the server. */
export const serverPlugins: readonly ServerPlugin[] = [gauntletOnline, siegefrontOnline, ...addedPlugins]
