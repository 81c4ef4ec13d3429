import { type Part, textOf } from '@tessera/words'
import type { ReactNode } from 'react'

/** A message whose markup is bold. */
export function marked(parts: readonly Part[]): ReactNode {
  let bold = false
  return parts.map((part, at) => {
    if (typeof part === 'object' && 'markup' in part) {
      bold = part.kind === 'open'
      return null
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    return bold ? <b key={at}>{textOf(part)}</b> : textOf(part)
  })
}
