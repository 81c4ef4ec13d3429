import { readStored, writeStored } from '@tessera/ui/storage'
import { useCallback, useState } from 'react'

export interface Painter {
  readonly painter: 'diorama' | 'flat'
  readonly quality: 'auto' | 'plain' | 'full'
  /** WebGL is missing or was lost twice. */
  readonly failed: boolean
  choose(painter: 'diorama' | 'flat'): void
  onFail(): void
}

/** HUN-1510: the diorama, or the flat map: by choice, on phones by default, and where WebGL fails. */
export function usePainter(phone: boolean): Painter {
  const [stored, setStored] = useState(() => parse(readStored('hundred-table')))
  const [failed, setFailed] = useState(false)
  const choose = useCallback((painter: 'diorama' | 'flat') => {
    setStored((before) => {
      const next = { ...before, painter }
      writeStored('hundred-table', next)
      return next
    })
  }, [])
  const onFail = useCallback(() => setFailed(true), [])
  const wanted = stored.painter ?? (phone ? 'flat' : 'diorama')
  return { painter: failed ? 'flat' : wanted, quality: stored.quality, failed, choose, onFail }
}

interface Stored {
  readonly painter: 'diorama' | 'flat' | null
  readonly quality: 'auto' | 'plain' | 'full'
}

function parse(stored: unknown): Stored {
  const from = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const { painter, quality } = from
  return {
    painter: painter === 'diorama' || painter === 'flat' ? painter : null,
    quality: quality === 'plain' || quality === 'full' ? quality : 'auto',
  }
}
