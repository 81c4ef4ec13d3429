import type { AnyGame } from '@tessera/kernel'
import { useEffect, useState } from 'react'
import { rulesOf } from './registry.ts'

/** The rules of a game as soon as they are loaded; none for a game that is not played here. */
export function useRules(id: string): AnyGame | undefined {
  const [loaded, setLoaded] = useState<AnyGame>()
  useEffect(() => {
    let here = true
    void rulesOf(id).then((game) => here && setLoaded(() => game))
    return () => {
      here = false
    }
  }, [id])
  return loaded?.ruleset.id === id ? loaded : undefined
}
