import type { CohortView } from '@tessera/cohort'
import { useMemo } from 'react'
import { sayingsFor } from './sayings.ts'

/** Orders for the whole army, a press each. */
export function Everyone({ view, onText }: { readonly view: CohortView; readonly onText: (text: string) => void }) {
  const sayings = useMemo(() => sayingsFor(view), [view])
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that write words are no form fields
    <div className="co-everyone" role="group" aria-label="Everyone">
      <h3>Everyone</h3>
      {sayings.map(({ name, text }) => (
        <button key={text} type="button" className="chip" onClick={() => onText(text)}>
          {name}
        </button>
      ))}
    </div>
  )
}
