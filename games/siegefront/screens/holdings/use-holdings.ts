import { answers, usePlugin, useServer } from '@tessera/play/online'
import type { Holdings } from '@tessera/siegefront-online/wire'
import { useEffect } from 'react'
import { holdingsClient } from './client.ts'

export type HoldingsState =
  | { readonly kind: 'loading' }
  /** A server that looks at no chain: nothing of this is shown. */
  | { readonly kind: 'unavailable' }
  /** Somebody without a name. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly holdings: Holdings }

const POLL_MS = 1500

/** What one holds, kept up to date while a look is under way. Nothing is asked for that would be refused. */
export function useHoldings(): HoldingsState {
  const server = useServer()
  const offered = usePlugin('siegefront')
  const named = server.state === 'here' && server.me?.kind === 'user'
  const { data, isError } = holdingsClient.useAnswer('holdings', {}, offered && named)
  const looking = data?.looking === true
  useEffect(() => {
    if (!looking) return
    const timer = setInterval(() => holdingsClient.outdated('holdings'), POLL_MS)
    return () => clearInterval(timer)
  }, [looking])
  if (server.state === 'asking') return { kind: 'loading' }
  if (!offered) return { kind: 'unavailable' }
  if (!named) return { kind: 'nobody' }
  if (data !== undefined) return { kind: 'here', holdings: data }
  return { kind: isError ? 'failed' : 'loading' }
}

/** What the server answered to a change. */
export function takeHoldings(holdings: Holdings): void {
  answers.setQueryData(['siegefront/holdings', {}], holdings)
}
