import type { AnyRecord, Seat } from '@tessera/kernel'
import { useChances } from '@tessera/table'
import { words } from '@tessera/table/words'
import { Button } from '@tessera/ui'
import { useEffect } from 'react'
import type { SomeRecord } from '../definition/index.ts'
import { wasPlayedOut } from './played-out.ts'

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
  const { chances, shown } = found
  const { curve, ledger, working } = chances
  const deciding = curve?.deciding ?? null
  if (deciding === null && !wasPlayedOut(record)) return null
  return (
    <section className="how-it-went" aria-label={words.text('how.label')} aria-busy={working}>
      {deciding === null ? (
        <p className="muted">{words.text(working ? 'how.working' : 'how.undecided')}</p>
      ) : (
        <p>
          {decidingWords(deciding.swing, me !== null, shown?.moment(deciding.frame) ?? null)}{' '}
          {shown !== null && (
            <Button
              onClick={() => {
                onClose()
                shown.seek(deciding.frame)
              }}
            >
              {words.text('how.go')}
            </Button>
          )}
        </p>
      )}
      {ledger !== null && <p className="muted">{ledgerWords(ledger)}</p>}
    </section>
  )
}

/** "The moment that won it: turn 7. Your chance rose by 34 percentage points." */
export function decidingWords(swing: number, mine: boolean, when: string | null): string {
  const how = swing > 0 ? 'won' : 'lost'
  const named = when === null ? words.text(`how.${how}`) : words.text(`how.${how}.when`, { when })
  const points = Math.round(100 * Math.abs(swing))
  return `${named} ${words.text(`how.${how}.${mine ? 'yours' : 'first'}`, { points })}`
}

interface Parts {
  readonly matchUp: number
  readonly choices: number
  readonly dice: number
}

/** Shares of all that moved the chance, whichever way: the largest first, whole percents that make a hundred. */
export function ledgerWords({ matchUp, choices, dice }: Parts): string {
  const causes = [
    { cause: 'choices', value: choices },
    { cause: 'match-up', value: matchUp },
    { cause: 'dice', value: dice },
  ] as const
  const parts = causes.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const whole = parts.reduce((sum, { value }) => sum + Math.abs(value), 0)
  if (whole === 0) return words.text('how.nothing')
  const rest = parts.slice(1).map(({ value }) => Math.round((100 * Math.abs(value)) / whole))
  const shares = [100 - rest.reduce((sum, share) => sum + share, 0), ...rest]
  const told = parts.flatMap(({ cause, value }, i) => {
    const share = shares[i] ?? 0
    return share === 0 ? [] : [words.text(`how.${cause}.${value >= 0 ? 'for' : 'against'}`, { share })]
  })
  return words.text('how.shares', { parts: told.join(', ') })
}
