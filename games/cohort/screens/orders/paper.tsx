import type { Understanding } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { type RefObject, useRef } from 'react'
import { cutAt } from './spans.ts'

/** The text of the sheet, with errors underlined where they stand. */
export function Paper(props: {
  readonly text: string
  readonly onText: (text: string) => void
  readonly understood: Understanding
  readonly example: string
  readonly area: RefObject<HTMLTextAreaElement | null>
}) {
  const { text, onText, understood, example, area } = props
  const hint = `${words.text('desk.example')}\n${example}`
  const under = useRef<HTMLDivElement>(null)
  const { errors, words: known } = understood
  const wrong = errors.map((error) => ({ ...error, kind: 'error' as const }))
  const told = known.filter(({ line, col }) => !wrong.some((error) => error.line === line && error.col === col))
  return (
    <div className="co-paperbox">
      <div className="co-under" ref={under} aria-hidden="true">
        {text === '' && <span className="co-hint">{hint}</span>}
        {cutAt(text, [...wrong, ...told]).map((piece, i) =>
          piece.mark === null ? (
            piece.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the text
            <span key={i} className={`w w-${piece.mark.kind}`}>
              {piece.text}
            </span>
          ),
        )}
        {'\n'}
      </div>
      <textarea
        ref={area}
        aria-label={words.text('desk.label')}
        aria-describedby="co-count"
        aria-invalid={errors.length > 0}
        placeholder={hint}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        rows={6}
        onChange={(event) => onText(event.target.value)}
        onScroll={(event) => {
          if (under.current !== null) under.current.scrollTop = event.currentTarget.scrollTop
        }}
      />
    </div>
  )
}
