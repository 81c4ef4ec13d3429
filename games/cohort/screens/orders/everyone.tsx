import type { CohortView } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { useMemo } from 'react'
import { sayingsFor } from './sayings.ts'

/** Orders for the whole army, a press each. */
export function Everyone({ view, onText }: { readonly view: CohortView; readonly onText: (text: string) => void }) {
  const sayings = useMemo(() => sayingsFor(view), [view])
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that write words are no form fields
    <div className="co-everyone" role="group" aria-label={words.text('desk.everyone')}>
      <h3>{words.text('desk.everyone')}</h3>
      {sayings.map(({ name, text }) => (
        <button key={text} type="button" className="chip" onClick={() => onText(text)}>
          {name}
        </button>
      ))}
    </div>
  )
}
