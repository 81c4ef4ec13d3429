import { answers, outdated, useAnswer, useServer } from '@tessera/play/online'
import type { Holdings } from '@tessera/wire'
import { useEffect } from 'react'

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
  const offered = useHoldingsOffered()
  const named = server.state === 'here' && server.me?.kind === 'user'
  const { data, isError } = useAnswer('holdings', {}, offered && named)
  const looking = data?.looking === true
  useEffect(() => {
    if (!looking) return
    const timer = setInterval(() => outdated('holdings'), POLL_MS)
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
  answers.setQueryData(['holdings', {}], holdings)
}

/** Whether this server lets wallets be linked at all. */
export function useHoldingsOffered(): boolean {
  const server = useServer()
  return server.state === 'here' && server.facts.holdings
}
