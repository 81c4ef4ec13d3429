import { Link } from '@tessera/ui/router'
import { useEffect } from 'react'
import { percentText } from './amount.ts'
import { holdingsClient } from './client.ts'
import { takeHoldings, useHoldings } from './use-holdings.ts'
import './holdings.css'

/** What one would bring oneself; looks again when it is no longer fresh. */
export default function OwnBonus() {
  const state = useHoldings()
  const due = state.kind === 'here' && state.holdings.wallets.length > 0 && state.holdings.again === null
  const look = due && state.kind === 'here' && !state.holdings.looking
  useEffect(() => {
    if (look) holdingsClient.ask('lookAgain', { body: {} }).then(takeHoldings, () => {})
  }, [look])
  if (state.kind !== 'here') return null
  const { steps, wallets, looking } = state.holdings
  return (
    <p className="muted t13" role="status">
      {wallets.length === 0
        ? 'You have no wallet linked, so you bring nothing.'
        : `You would bring ${percentText(steps)}.`}
      {looking ? ' Checking the blockchain again.' : ''} <Link to="/siegefront/holdings">Your holdings</Link>
    </p>
  )
}
