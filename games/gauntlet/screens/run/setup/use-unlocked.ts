import type { FactionId } from '@tessera/gauntlet'
import { say } from '@tessera/ui'
import { useEffect, useState } from 'react'

/** Factions with which a deck of one's own may be brought online; none while that is not known. */
export function useUnlocked(online: boolean): readonly FactionId[] {
  const [unlocked, setUnlocked] = useState<readonly FactionId[]>([])
  useEffect(() => {
    if (!online) return
    let open = true
    import('../online/unlocked.ts')
      .then(({ unlockedThere }) => unlockedThere())
      .then((list) => open && setUnlocked(list))
      .catch((error: Error) => say(error.message, 'bad'))
    return () => {
      open = false
    }
  }, [online])
  return unlocked
}
