import type { WorkLimits } from '@tessera/kernel'

/**
 * HEX-123: queued effects. A battle of 40 roster units has about 3,000 in all and hardly ever 100 in one step; units made to
 * answer every wound by reaching everybody have millions.
 */
export const EFFECT_LIMITS: WorkLimits = { step: 2000, match: 60_000 }
