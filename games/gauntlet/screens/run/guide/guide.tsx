import { ChapterTour, type GuideProps, useVersion } from '@tessera/play'
import { useCallback, useMemo } from 'react'
import { battleSpans } from '../match/frames.ts'
import type { Run } from '../types.ts'
import { CHAPTERS, type Chapter, chapterOf, taughtBy } from './chapters.ts'

/** The guide beside a first run: a chapter for every screen, the first time it is seen. */
export default function Guide({ session, seen, own, onDone }: GuideProps<Run>) {
  const version = useVersion(session)
  const { view } = session.envelope()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place
  const last = useMemo(() => battleSpans(session.timeline).at(-1), [session.timeline, version])
  const steps = useCallback((chapter: Chapter) => CHAPTERS[chapter], [])
  if (view.to !== 0 || view.phase === 'ended') return null
  const told = {
    watched: last === undefined || own.watched >= last.number || seen >= last.last,
    told: last === undefined || own.told >= last.number,
  }
  return (
    <ChapterTour
      game="gauntlet-run"
      taught={() => taughtBy(view)}
      next={(taught) => chapterOf(view, told, taught)}
      steps={steps}
      moment={chapterOf(view, told, new Set()) ?? view.phase}
      last="spend"
      onDone={onDone}
    />
  )
}
