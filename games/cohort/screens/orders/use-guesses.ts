import type { Guesses } from '@tessera/cohort/guess'
import { useEffect, useState } from 'react'

/** What guesses at sentences that cannot be read, which only ever asks: it comes after the table is shown. */
export function useGuesses(): Guesses | null {
  const [guesses, setGuesses] = useState<Guesses | null>(null)
  useEffect(() => {
    let gone = false
    const arrived = ({ GUESSES }: { readonly GUESSES: Guesses }) => {
      if (!gone) setGuesses(GUESSES)
    }
    // Without a connection it may not come: what cannot be read is then an error instead of a question.
    void import('@tessera/cohort/guess').then(arrived, () => undefined)
    return () => {
      gone = true
    }
  }, [])
  return guesses
}
