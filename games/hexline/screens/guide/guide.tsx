import type { HexlineView } from '@tessera/hexline'
import { type GuideProps, useVersion } from '@tessera/play'
import { Tour, useWidth } from '@tessera/ui'
import { useCallback, useMemo } from 'react'
import { type Stage, stageOf } from '../match/stage.ts'
import type { HexlinePlay } from '../types.ts'
import { type Chapter, stepsOf } from './tour-steps.ts'

/** The guided first battle: army, placing, watching, why, and changing the army for the next one. */
export default function Guide({ session, seats, own, onDone }: GuideProps<HexlinePlay>) {
  useVersion(session)
  const width = useWidth()
  const { view, result, mine } = session.envelope()
  const stage = stageOf(view, result, own.watched)
  const chapter = mine?.final === true && stage.kind !== 'battle' ? null : chapterOf(stage, view.battle_number)
  const won = wonBy(view.past[0])
  const foe = seats[1]?.name ?? ''
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

/** How the first battle ended for the player, once it was watched. */
function wonBy(battle: HexlineView['past'][number] | undefined): boolean | null {
  return battle === undefined || battle.winner_seat === null ? null : battle.winner_seat === 0
}

function chapterOf(stage: Stage, battle: number): Chapter | null {
  if (stage.kind === 'battle') return stage.number === 1 ? 'watch' : null
  if (stage.kind === 'deploy') return battle === 1 ? 'deploy' : null
  if (stage.kind === 'muster') return battle === 1 ? 'army' : battle === 2 ? 'change' : null
  return null
}
