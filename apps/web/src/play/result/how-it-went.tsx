import type { AnyRecord, Seat } from '@tessera/kernel'
import { useEffect } from 'react'
import { useChances } from '#table'
import { Button } from '#ui'
import type { SomeRecord } from '../types.ts'

interface HowItWentProps {
  readonly record: SomeRecord
  readonly me: Seat | null
  readonly onClose: () => void
}

/** The moment that decided a finished match, and where its result came from; found out while the dialog is open. */
export function HowItWent({ record, me, onClose }: HowItWentProps) {
  const found = useChances()
  const begin = found?.begin
  const seat = me ?? 0
  useEffect(() => begin?.(record as AnyRecord, seat), [begin, record, seat])
  if (found === null) return null
  const { chances, seek } = found
  const { curve, ledger, working } = chances
  const deciding = curve?.deciding ?? null
  return (
    <section className="how-it-went" aria-label="How it went" aria-busy={working}>
      {deciding === null ? (
        <p className="muted">
          {working ? 'Playing it again with other dice to see what decided it …' : 'No single moment decided it.'}
        </p>
      ) : (
        <p>
          {decidingWords(deciding.swing, me !== null)}{' '}
          {seek !== null && (
            <Button
              onClick={() => {
                onClose()
                seek(deciding.frame)
              }}
            >
              Go to that moment
            </Button>
          )}
        </p>
      )}
      {ledger !== null && <p className="muted">{ledgerWords(ledger)}</p>}
    </section>
  )
}

/** "The moment that won it: your chance rose by 34 %." */
export function decidingWords(swing: number, mine: boolean): string {
  const much = `${Math.round(100 * Math.abs(swing))} percentage points`
  const whose = mine ? 'your chance' : 'the chance of the first seat'
  return swing > 0
    ? `The moment that won it: ${whose} rose by ${much}.`
    : `The moment that lost it: ${whose} fell by ${much}.`
}

interface Parts {
  readonly matchUp: number
  readonly choices: number
  readonly dice: number
}

/** Shares of all that moved the chance, whichever way. */
export function ledgerWords({ matchUp, choices, dice }: Parts): string {
  const whole = Math.abs(matchUp) + Math.abs(choices) + Math.abs(dice)
  if (whole === 0) return 'Nothing moved the chances.'
  const part = (name: string, value: number): string =>
    `${name} ${Math.round((100 * Math.abs(value)) / whole)} % (${value >= 0 ? 'for' : 'against'} you)`
  return `What made the difference: ${part('what was brought', matchUp)}, ${part('choices', choices)}, ${part('dice', dice)}.`
}
