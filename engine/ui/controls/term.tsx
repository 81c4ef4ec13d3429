import { type ReactNode, useId } from 'react'
import { words } from '../words/catalogue.ts'

/** A word of the game that a newcomer need not know: pressing it says what it means, by mouse, touch and keyboard alike. */
export function Term({ means, children }: { readonly means: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button type="button" className="term" popoverTarget={id} title={means}>
        {children}
        <span className="vh">{words.text('term.ask')}</span>
      </button>
      <span id={id} popover="auto" className="term-means" role="note">
        {means}
      </span>
    </>
  )
}
