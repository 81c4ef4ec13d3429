import { useEffect } from 'react'
import { Link } from 'react-router'
import { NumberField, Segments } from '../../ui/index.ts'
import { ask } from '../api.ts'
import { percentText } from './amount.ts'
import { useHoldings, useHoldingsOffered } from './use-holdings.ts'

/** As Siegefront's config has it. */
export interface LpChoice {
  readonly mode: 'off' | 'shared' | 'capped' | 'open'
  readonly cap: number
}

export const LP_OFF: LpChoice = { mode: 'off', cap: 10 }

interface LpOptionProps {
  readonly value: LpChoice
  readonly onChange: (value: LpChoice) => void
  /** Rated matches are always without. */
  readonly rated: boolean
}

/** The option of a new match. Where the server looks at no chain there is none. */
export function LpOption({ value, onChange, rated }: LpOptionProps) {
  const offered = useHoldingsOffered()
  if (!offered) return null
  const shown = rated ? 'off' : value.mode
  const blocked = rated ? 'Off in rated play' : undefined
  return (
    <div className="lp-option">
      <Segments
        label="LP bonuses"
        value={shown}
        onChange={(mode) => onChange({ ...value, mode })}
        options={[
          { value: 'off', name: 'Off' },
          { value: 'shared', name: 'Shared', blocked },
          { value: 'capped', name: 'Own', blocked },
          { value: 'open', name: 'Own, no cap', blocked },
        ]}
        hint={rated ? 'LP bonuses never apply in rated play.' : HINTS[shown]}
      />
      {(shown === 'shared' || shown === 'capped') && (
        <NumberField
          label="Cap"
          unit="steps of 5 %"
          value={value.cap}
          least={1}
          most={40}
          onChange={(cap) => onChange({ ...value, cap: Math.min(40, Math.max(1, cap)) })}
        />
      )}
      {shown !== 'off' && <OwnBonus />}
    </div>
  )
}

const HINTS: Readonly<Record<LpChoice['mode'], string>> = {
  off: 'Nobody’s cards are raised.',
  shared: 'Both sides get the larger of the two bonuses: fair, and still something to show.',
  capped: 'Each side gets its own bonus, up to the cap.',
  open: 'Each side gets its own bonus, however large. Wealth will decide.',
}

/** What one would bring oneself; looks again when it is no longer fresh. For match pages before one sits down, too. */
export function OwnBonus() {
  const [state, take] = useHoldings()
  const due = state.kind === 'here' && state.holdings.wallets.length > 0 && state.holdings.again === null
  const look = due && state.kind === 'here' && !state.holdings.looking
  useEffect(() => {
    if (look) ask('lookAgain', { body: {} }).then(take, () => {})
  }, [look, take])
  if (state.kind !== 'here') return null
  const { steps, wallets, looking } = state.holdings
  return (
    <p className="muted t13" role="status">
      {wallets.length === 0
        ? 'You have no wallet linked, so you bring nothing.'
        : `You would bring ${percentText(steps)}.`}
      {looking ? ' Looking at the chain again.' : ''} <Link to="/account/holdings">Your holdings</Link>
    </p>
  )
}
