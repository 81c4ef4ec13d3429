/** A sentence is read over again so often at most. */
export const MOST_TRIES = 2
/** In a whole text, whose sentences are mostly understood. */
export const MOST_TRIES_IN_ALL = 16
