import { ChapterTour, type GuideProps, until, useVersion } from '@tessera/play'
import { useCallback } from 'react'
import type { Siege, SiegefrontSession } from '../types.ts'
import { type Chapter, chapterOf, shownIn } from './chapters.ts'
import { type Lesson, stepsOf } from './steps.ts'

/** The guide beside a first match. */
export default function Guide({ session, present, onDone }: GuideProps<Siege>) {
  useVersion(session)
  const { view, mine, result } = session.envelope()
  const steps = useCallback((chapter: Chapter) => stepsOf(chapter, lessonOf(session)), [session])
  if (result !== null) return null
  return (
    <ChapterTour
      game="siegefront"
      taught={() => shownSoFar(session)}
      next={(taught) => (present && mine === null ? chapterOf(view, taught) : null)}
      steps={steps}
      moment={`${view.phase === 'mulligan'} ${view.turn}`}
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
