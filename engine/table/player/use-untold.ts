import { useMotion } from '@tessera/ui/settings'
import { useEffect, useState } from 'react'

/**
 * The frame whose outcome is not told yet because it is still being acted out; null when everything shown may be told. Only what
 * is seen for the first time is held back, and nothing is without motion.
 */
export function useUntold(shown: {
  readonly index: number
  readonly furthest: number
  readonly moved: 'play' | 'step' | 'jump'
  /** How long its effects take. */
  readonly ms: number
}): number | null {
  const { index, furthest, moved, ms } = shown
  const motion = useMotion()
  const acted = motion && moved !== 'jump' && index >= furthest && ms > 0
  const [told, setTold] = useState(index)
  useEffect(() => {
    if (!acted) return setTold(index)
    const timer = setTimeout(() => setTold(index), ms)
    return () => clearTimeout(timer)
  }, [index, acted, ms])
  return acted && told !== index ? index : null
}
