/** HUN-1302. The lessons themselves come with the guide alone. */
export const LESSON_COUNT = 9
/** Winning, which every battle asks for anew. */
const WIN = LESSON_COUNT - 1

/** The lessons learned so far, which go on in another battle; null when all are learned. */
export function learnedSoFar(done: readonly number[]): readonly number[] | null {
  return done.length < LESSON_COUNT ? done.filter((lesson) => lesson !== WIN) : null
}
