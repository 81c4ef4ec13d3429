import { useCallback } from 'react'
import { ChapterTour, until } from '../../../table/chapter-tour.tsx'
import { useVersion } from '../../../table/kept-match.ts'
import type { CohortSession } from '../match/session.ts'
import { type Chapter, chapterOf, shownIn } from './chapters.ts'
import { type Lesson, stepsOf } from './steps.ts'

export interface MatchTourProps {
  readonly session: CohortSession
  /** Whether the player has watched everything that has happened. */
  readonly present: boolean
  /** Everything is taught, or the player would rather play. */
  readonly onDone: () => void
}

/** The guide beside a first battle. */
export function MatchTour({ session, present, onDone }: MatchTourProps) {
  useVersion(session)
  const { view, mine } = session.envelope()
  const ready = (present || view.phase === 'deploy') && mine?.final !== true
  const steps = useCallback((chapter: Chapter) => stepsOf(chapter, lessonOf(session)), [session])
  return (
    <ChapterTour
      game="cohort"
      taught={() => shownIn(view)}
      next={(taught) => (ready ? chapterOf(view, taught) : null)}
      steps={steps}
      last="enemy"
      onDone={onDone}
    />
  )
}

function lessonOf(session: CohortSession): Lesson {
  const sent = () => session.envelope().mine?.final === true
  return {
    untilBegun: until(session, () => session.envelope().view.phase !== 'deploy' || sent()),
    untilSent: until(session, () => session.envelope().view.turn > 1 || sent()),
  }
}
