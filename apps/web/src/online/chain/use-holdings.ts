import type { Holdings } from '@tessera/wire'
import { useCallback, useEffect, useState } from 'react'
import { ApiProblem, ask, Unreachable } from '../api.ts'

export type HoldingsState =
  | { readonly kind: 'loading' }
  /** No server, or one that looks at no chain: nothing of this is shown. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'here'; readonly holdings: Holdings }

const POLL_MS = 1500

/** What one holds, kept up to date while a look is under way. */
export function useHoldings(): readonly [HoldingsState, (holdings: Holdings) => void] {
  const [state, setState] = useState<HoldingsState>({ kind: 'loading' })
  const take = useCallback((holdings: Holdings) => setState({ kind: 'here', holdings }), [])
  const looking = state.kind === 'here' && state.holdings.looking
  useEffect(() => {
    let gone = false
    const set = (next: HoldingsState): void => {
      if (!gone) setState(next)
    }
    const read = (): Promise<void> => readHoldings().then(set)
    if (!looking) void read()
    const timer = looking ? setInterval(() => void read(), POLL_MS) : undefined
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [looking])
  return [state, take]
}

/** Whether this server lets wallets be linked at all. */
export function useHoldingsOffered(): boolean {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    let gone = false
    ask('facts').then(
      ({ holdings }) => !gone && setOffered(holdings),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])
  return offered
}

async function readHoldings(): Promise<HoldingsState> {
  try {
    const { holdings: offered } = await ask('facts')
    return offered ? { kind: 'here', holdings: await ask('holdings') } : { kind: 'unavailable' }
  } catch (error) {
    if (error instanceof ApiProblem && [401, 403].includes(error.problem.status)) return { kind: 'nobody' }
    if (error instanceof Unreachable || error instanceof ApiProblem) return { kind: 'unavailable' }
    throw error
  }
}
