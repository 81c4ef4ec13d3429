/** HUN-1302. The lessons themselves come with the guide alone. */
export const LESSON_COUNT = 9
/** Winning, which every battle asks for anew. */
const WIN = LESSON_COUNT - 1

/** What goes on in another battle: the lessons learned so far; null once nothing is left. */
export function learnedSoFar(done: readonly number[]): readonly number[] | null {
  return done.length < LESSON_COUNT ? done.filter((lesson) => lesson !== WIN) : null
}
