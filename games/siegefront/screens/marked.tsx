import { type Part, textOf } from '@tessera/words'
import type { ReactNode } from 'react'

/** A message whose markup is bold, in a class if one is given. */
export function marked(parts: readonly Part[], className?: string): ReactNode {
  let bold = false
  return parts.map((part, at) => {
    if (typeof part === 'object' && 'markup' in part) {
      bold = part.kind === 'open'
      return null
    }
    if (!bold) return textOf(part)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      <b key={at} className={className}>
        {textOf(part)}
      </b>
    )
  })
}
