import { type CohortView, mapOf } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'

/**
 * COH-11.3: warns before a side has held long enough; null if none is near it. On some maps
 * only the attacker wins like that.
 */
export function holdWarning({ to, seats, config }: Pick<CohortView, 'to' | 'seats' | 'config'>): Warning | null {
  const { hold } = mapOf(config)
  const left = (seat: 0 | 1) => {
    const turns = hold.turns - seats[seat].hold
    return seats[seat].hold > 0 && hold.seats.includes(seat) && turns <= 2 ? turns : null
  }
  const me = to === 1 ? 1 : 0
  const theirs = left(me === 0 ? 1 : 0)
  if (theirs !== null) return { tone: 'harm', words: words.text('hold.theirs', { n: theirs }) }
  const ours = left(me)
  return ours === null ? null : { tone: 'heal', words: words.text('hold.yours', { n: ours }) }
}

interface Warning {
  readonly tone: 'harm' | 'heal'
  readonly words: string
}
