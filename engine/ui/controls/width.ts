import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

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

/** An element's inner size, kept up to date. */
export function useSize(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      setSize((before) =>
        before.width === box.clientWidth && before.height === box.clientHeight
          ? before
          : { width: box.clientWidth, height: box.clientHeight },
      )
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
