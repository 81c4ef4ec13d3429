import { useSyncExternalStore } from 'react'

export type Width = 'wide' | 'middle' | 'phone'

/** Which of the three layouts fits: from 1200 px, from 700 px, below. */
export function useWidth(): Width {
  return useSyncExternalStore(subscribe, width, () => 'wide')
}

const wide = '(min-width: 1200px)'
const middle = '(min-width: 700px)'

function width(): Width {
  return matchMedia(wide).matches ? 'wide' : matchMedia(middle).matches ? 'middle' : 'phone'
}

function subscribe(changed: () => void): () => void {
  const lists = [matchMedia(wide), matchMedia(middle)]
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}
