import { useMotion } from '@tessera/ui/settings'
import { useEffect, useState } from 'react'

/**
 * The frame that is still being acted out, whose outcome log and numbers keep back; null when there is none. Only a frame that is
 * seen for the first time is acted out, and none is when motion is off.
 */
export function useAnimating(shown: {
  readonly index: number
  readonly furthest: number
  readonly moved: 'play' | 'step' | 'jump'
  /** How long its effects take. */
  readonly ms: number
}): number | null {
  const { index, furthest, moved, ms } = shown
  const motion = useMotion()
  const acted = motion && moved !== 'jump' && index >= furthest && ms > 0
  const [finished, setFinished] = useState(index)
  useEffect(() => {
    if (!acted) return setFinished(index)
    const timer = setTimeout(() => setFinished(index), ms)
    return () => clearTimeout(timer)
  }, [index, acted, ms])
  return acted && finished !== index ? index : null
}
