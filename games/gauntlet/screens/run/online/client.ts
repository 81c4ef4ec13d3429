import { gauntletRoutes } from '@tessera/gauntlet-online/wire'
import { clientOf } from '@tessera/play/online'

/** Requests that only this game has. */
export const gauntlet = clientOf(gauntletRoutes, 'gauntlet/')
