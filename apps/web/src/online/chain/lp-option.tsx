import type { AnyGame, Json } from '@tessera/kernel'
import { ask } from '@tessera/play/online'
import { NumberField, Segments } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { useEffect } from 'react'
import { percentText } from './amount.ts'
import { takeHoldings, useHoldings, useHoldingsOffered } from './use-holdings.ts'
import './chain.css'

type Mode = 'off' | 'shared' | 'capped' | 'open'

interface LpOptionProps {
  readonly game: AnyGame | undefined
  readonly config: unknown
  readonly onConfig: (config: unknown) => void
  /** Rated matches are always without. */
  readonly rated: boolean
}

/** The option of a new match. Where the server looks at no chain, or the game knows of none, there is none. */
export function LpOption({ game, config, onConfig, rated }: LpOptionProps) {
  const offered = useHoldingsOffered()
  if (!offered || game?.hostFacts === undefined) return null
  const { mode: chosen, cap } = lpOf(config)
  const mode = rated ? 'off' : chosen
  const blocked = rated ? 'Off in rated play' : undefined
  const choose = (lp: { readonly mode: Mode; readonly cap: number }) => onConfig({ ...(config as object), lp })
  return (
    <div className="lp-option">
      <Segments
        label="LP bonuses"
        value={mode}
        onChange={(next) => choose({ mode: next, cap })}
        options={[
          { value: 'off', name: 'Off' },
          { value: 'shared', name: 'Shared', blocked },
          { value: 'capped', name: 'Own', blocked },
          { value: 'open', name: 'Own, no cap', blocked },
        ]}
        hint={rated ? 'LP bonuses never apply in rated play.' : HINTS[mode]}
      />
      {(mode === 'shared' || mode === 'capped') && (
        <NumberField
          label="Cap"
          unit="steps of 5 %"
          value={cap}
          least={1}
          most={MOST_CAP}
          onChange={(next) => choose({ mode, cap: Math.min(MOST_CAP, Math.max(1, next)) })}
        />
      )}
      {mode !== 'off' && <OwnBonus />}
    </div>
  )
}

interface LpTermsProps {
  readonly game: AnyGame | undefined
  readonly config: Json
  /** Whoever sits has brought what counts. */
  readonly seated: boolean
}

/** SGF-1402: what somebody agrees to who takes a seat, and what they would bring themselves. */
export function LpTerms({ game, config, seated }: LpTermsProps) {
  if (game?.hostFacts?.wanted(config) !== true) return null
  return (
    <div className="lp-terms">
      <p>{game.hostFacts.terms(config)}</p>
      {!seated && <OwnBonus />}
    </div>
  )
}

const MOST_CAP = 40

function lpOf(config: unknown): { readonly mode: Mode; readonly cap: number } {
  const { lp } = config as { readonly lp?: { readonly mode?: Mode; readonly cap?: number } }
  return { mode: lp?.mode ?? 'off', cap: lp?.cap ?? 10 }
}

const HINTS: Readonly<Record<Mode, string>> = {
  off: 'Nobody’s cards are raised.',
  shared: 'Both sides get the larger of the two bonuses: fair, and still something to show.',
  capped: 'Each side gets its own bonus, up to the cap.',
  open: 'Each side gets its own bonus, however large. Wealth will decide.',
}

/** What one would bring oneself; looks again when it is no longer fresh. */
function OwnBonus() {
  const state = useHoldings()
  const due = state.kind === 'here' && state.holdings.wallets.length > 0 && state.holdings.again === null
  const look = due && state.kind === 'here' && !state.holdings.looking
  useEffect(() => {
    if (look) ask('lookAgain', { body: {} }).then(takeHoldings, () => {})
  }, [look])
  if (state.kind !== 'here') return null
  const { steps, wallets, looking } = state.holdings
  return (
    <p className="muted t13" role="status">
      {wallets.length === 0
        ? 'You have no wallet linked, so you bring nothing.'
        : `You would bring ${percentText(steps)}.`}
      {looking ? ' Checking the blockchain again.' : ''} <Link to="/account/holdings">Your holdings</Link>
    </p>
  )
}
