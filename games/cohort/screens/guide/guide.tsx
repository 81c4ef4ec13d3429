import { ChapterTour, type GuideProps, until, useVersion } from '@tessera/play'
import { useCallback } from 'react'
import type { CohortPlay, CohortSession } from '../types.ts'
import { type Chapter, chapterOf, shownIn } from './chapters.ts'
import { type Lesson, stepsOf } from './steps.ts'

/** The guide beside a first battle. */
export default function Guide({ session, present, onDone }: GuideProps<CohortPlay>) {
  useVersion(session)
  const { view, mine, result } = session.envelope()
  const ready = (present || view.phase === 'deploy') && mine?.final !== true
  const steps = useCallback((chapter: Chapter) => stepsOf(chapter, lessonOf(session)), [session])
  if (result !== null) return null
  return (
    <ChapterTour
      game="cohort"
      taught={() => shownIn(view)}
      next={(taught) => (ready ? chapterOf(view, taught) : null)}
      steps={steps}
      moment={`${view.phase} ${view.turn} ${mine?.final === true}`}
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
