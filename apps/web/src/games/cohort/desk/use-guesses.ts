import type { Guesses } from '@tessera/cohort/guess'
import { useEffect, useState } from 'react'

/** What guesses at sentences that cannot be read, which only ever asks: it comes after the table is shown. */
export function useGuesses(): Guesses | null {
  const [guesses, setGuesses] = useState<Guesses | null>(null)
  useEffect(() => {
    let gone = false
    void import('@tessera/cohort/guess').then(({ GUESSES }) => {
      if (!gone) setGuesses(GUESSES)
    })
    return () => {
      gone = true
    }
  }, [])
  return guesses
}
