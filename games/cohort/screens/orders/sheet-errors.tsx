import type { OrderError, Understanding } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'

interface SheetErrorsProps {
  readonly errors: readonly OrderError[]
  /** Shows where an error stands. */
  readonly onShow: (error: OrderError) => void
  /** Replaces the passage by what is suggested. */
  readonly onMend: (error: OrderError, suggestion: string) => void
}

/** COH-12.13: the passages that were not understood, each with what could stand there. */
export function SheetErrors({ errors, onShow, onMend }: SheetErrorsProps) {
  if (errors.length === 0) return null
  return (
    <ul className="co-errors" aria-label={words.text('desk.notUnderstood')}>
      {errors.map((error) => {
        const { line, col, code, text, message, suggestion, expected } = error
        return (
          <li key={`${line} ${col} ${code}`}>
            <button type="button" className="co-where" onClick={() => onShow(error)}>
              {text.trim() === '' ? words.text('desk.here') : text}
            </button>{' '}
            {message}
            {suggestion !== null && (
              <button type="button" className="chip" onClick={() => onMend(error, suggestion)}>
                {suggestion}
              </button>
            )}
            {suggestion === null && expected.length > 0 && (
              <span className="muted t13">
                {words.text('desk.expected', { list: expected.slice(0, 4).join(', ') })}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className="co-notes" aria-label={words.text('desk.warnings')}>
      {warnings.map((warning) => (
        <li key={warning} className="warned">
          {warning}
        </li>
      ))}
    </ul>
  )
}

export function Notes({ notes }: { readonly notes: Understanding['notes'] }) {
  const shown = notes.filter(({ code }) => code !== 'no_new_order')
  if (shown.length === 0) return null
  return (
    <ul className="co-notes" aria-label={words.text('desk.notes')}>
      {shown.map(({ code, message, unit }) => (
        <li key={`${code} ${unit} ${message}`} className={code}>
          {message}
        </li>
      ))}
    </ul>
  )
}
