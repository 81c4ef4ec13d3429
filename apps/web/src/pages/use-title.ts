import { useEffect } from 'react'

/** The tab's name: "Replays · Tessera". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Tessera' : `${title} · Tessera`
  }, [title])
}
