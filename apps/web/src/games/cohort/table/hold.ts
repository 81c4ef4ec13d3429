import { type CohortView, MAP_DATA } from '@tessera/cohort'
import { counted } from '../names.ts'

/** COH-11.3: whoever has almost held long enough, said before the turn in which it counts; null: nobody yet. */
export function holdWarning({ to, seats, config }: Pick<CohortView, 'to' | 'seats' | 'config'>): Warning | null {
  const { turns } = MAP_DATA[config.map].hold
  const me = to === 1 ? 1 : 0
  const theirs = turns - seats[me === 0 ? 1 : 0].hold
  if (theirs <= 2) return { tone: 'harm', words: `They win by holding their points ${counted(theirs, 'turn')} more.` }
  const ours = turns - seats[me].hold
  return ours <= 2 ? { tone: 'heal', words: `Hold your points ${counted(ours, 'turn')} more and you win.` } : null
}

interface Warning {
  readonly tone: 'harm' | 'heal'
  readonly words: string
}
