import { Tour, type TourStep } from '@tessera/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

export interface ChapterTourProps<Chapter extends string> {
  readonly game: string
  /** Which chapters need not be taught any more, when the guide begins. */
  readonly taught: () => ReadonlySet<Chapter>
  /** What could be taught now, after these. */
  readonly next: (taught: ReadonlySet<Chapter>) => Chapter | null
  readonly steps: (chapter: Chapter) => readonly TourStep[]
  /** Names what the player has before them: a chapter is over when they have gone on to something else. */
  readonly moment: string
  /** After this one everything is taught. */
  readonly last: Chapter
  /** Everything is taught, or the player would rather play. */
  readonly onDone: () => void
}

/** The guide beside a first match: a chapter whenever something can be done for the first time. */
export function ChapterTour<Chapter extends string>(props: ChapterTourProps<Chapter>) {
  const { game, steps: stepsOf, moment, last, onDone } = props
  const [taught, setTaught] = useState(props.taught)
  const [open, setOpen] = useState<Chapter | null>(null)
  const began = useRef(moment)
  const next = props.next(taught)
  useEffect(() => {
    if (open !== null || next === null) return
    began.current = moment
    setOpen(next)
  }, [open, next, moment])
  const steps = useMemo(() => (open === null ? [] : stepsOf(open)), [open, stepsOf])
  const end = useCallback(
    (how: 'taken' | 'left') => {
      if (open === null) return
      setTaught((now) => new Set([...now, open]))
      setOpen(null)
      if (how === 'left' || open === last) onDone()
    },
    [open, last, onDone],
  )
  // A player who acts instead of reading on does not need the card, and it would cover the next step.
  useEffect(() => {
    if (open !== null && moment !== began.current) end('taken')
  }, [open, moment, end])
  if (open === null) return null
  return <Tour key={open} id={`${game}.${open}`} steps={steps} again onDone={end} />
}

/** A step that ends as soon as something is so in the match. */
export function until(
  session: { subscribe(look: () => void): () => void },
  fulfilled: () => boolean,
): NonNullable<TourStep['until']> {
  return (done) => {
    const look = () => {
      if (fulfilled()) done()
    }
    const stop = session.subscribe(look)
    look()
    return stop
  }
}
