import { useCallback, useEffect, useMemo, useState } from 'react'
import { useVersion } from '../../../table/kept-match.ts'
import { Tour } from '../../../ui/index.ts'
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

/** The guide beside a first battle: a chapter whenever something can be done for the first time. */
export function MatchTour({ session, present, onDone }: MatchTourProps) {
  useVersion(session)
  const { view, mine } = session.envelope()
  const [taught, setTaught] = useState<ReadonlySet<Chapter>>(() => shownIn(view))
  const [open, setOpen] = useState<Chapter | null>(null)
  const next = (present || view.phase === 'deploy') && mine?.final !== true ? chapterOf(view, taught) : null
  useEffect(() => {
    if (next !== null) setOpen((now) => now ?? next)
  }, [next])
  const steps = useMemo(() => (open === null ? [] : stepsOf(open, lessonOf(session))), [open, session])
  const end = useCallback(
    (how: 'taken' | 'left') => {
      if (open === null) return
      setTaught((now) => new Set([...now, open]))
      setOpen(null)
      if (how === 'left' || open === 'enemy') onDone()
    },
    [open, onDone],
  )
  if (open === null) return null
  return <Tour key={open} id={`cohort.${open}`} steps={steps} again onDone={end} />
}

function lessonOf(session: CohortSession): Lesson {
  const when = (fulfilled: () => boolean) => (done: () => void) => {
    const look = () => {
      if (fulfilled()) done()
    }
    const stop = session.subscribe(look)
    look()
    return stop
  }
  return {
    untilBegun: when(() => session.envelope().view.phase !== 'deploy' || session.envelope().mine?.final === true),
    untilSent: when(() => session.envelope().view.turn > 1 || session.envelope().mine?.final === true),
  }
}
