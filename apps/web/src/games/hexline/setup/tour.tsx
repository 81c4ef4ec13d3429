import { useCallback, useMemo } from 'react'
import { useWidth } from '../../../table/index.ts'
import { Tour } from '../../../ui/index.ts'
import type { Stage } from './stage.ts'
import { type Chapter, stepsOf } from './tour-steps.ts'

export interface MatchTourProps {
  readonly stage: Stage
  readonly battle: number
  /** How the first battle ended for the player, once it was watched. */
  readonly won: boolean | null
  readonly foe: string
  /** Everything is taught, or the player would rather play. */
  readonly onDone: () => void
}

/** The guided first battle: army, placing, watching, why, and changing the army for the next one. */
export function MatchTour({ stage, battle, won, foe, onDone }: MatchTourProps) {
  const width = useWidth()
  const chapter = chapterOf(stage, battle)
  const steps = useMemo(
    () => (chapter === null ? [] : stepsOf(chapter, { width, won, foe })),
    [chapter, width, won, foe],
  )
  const end = useCallback(
    (how: 'taken' | 'left') => {
      if (how === 'left' || chapter === 'change') onDone()
    },
    [chapter, onDone],
  )
  if (chapter === null) return null
  return <Tour key={chapter} id={`hexline.${chapter}`} steps={steps} again onDone={end} />
}

function chapterOf(stage: Stage, battle: number): Chapter | null {
  if (stage.kind === 'battle') return stage.number === 1 ? 'watch' : null
  if (stage.kind === 'deploy') return battle === 1 ? 'deploy' : null
  if (stage.kind === 'muster') return battle === 1 ? 'army' : battle === 2 ? 'change' : null
  return null
}
