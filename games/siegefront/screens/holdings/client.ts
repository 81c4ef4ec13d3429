import { clientOf } from '@tessera/play/online'
import { holdingsRoutes } from '@tessera/siegefront-online/wire'

/** Requests about wallets and what they hold. */
export const holdingsClient = clientOf(holdingsRoutes, 'siegefront/')
