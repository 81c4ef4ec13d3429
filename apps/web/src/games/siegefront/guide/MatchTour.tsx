import { useCallback } from 'react'
import { ChapterTour, until } from '../../../table/chapter-tour.tsx'
import { useVersion } from '../../../table/kept-match.ts'
import type { SiegefrontSession } from '../match/session.ts'
import { type Chapter, chapterOf, shownIn } from './chapters.ts'
import { type Lesson, stepsOf } from './steps.ts'

export interface MatchTourProps {
  readonly session: SiegefrontSession
  /** Whether the player has watched everything that has happened. */
  readonly present: boolean
  /** Everything is taught, or the player would rather play. */
  readonly onDone: () => void
}

/** The guide beside a first match. */
export function MatchTour({ session, present, onDone }: MatchTourProps) {
  useVersion(session)
  const { view, mine } = session.envelope()
  const steps = useCallback((chapter: Chapter) => stepsOf(chapter, lessonOf(session)), [session])
  return (
    <ChapterTour
      game="siegefront"
      taught={() => shownSoFar(session)}
      next={(taught) => (present && mine === null ? chapterOf(view, taught) : null)}
      steps={steps}
      last="castle"
      onDone={onDone}
    />
  )
}

function lessonOf(session: SiegefrontSession): Lesson {
  return {
    untilShown: (chapter) => until(session, () => shownSoFar(session).has(chapter)),
    untilEnded: until(session, () => {
      const { view, result } = session.envelope()
      return result !== null || view.active !== view.to
    }),
  }
}

function shownSoFar({ timeline, seat }: SiegefrontSession): ReadonlySet<Chapter> {
  const events = Array.from({ length: timeline.length }, (_, index) => timeline.events(index)).flat()
  return seat === 'spectator' ? new Set() : shownIn(events, seat)
}
