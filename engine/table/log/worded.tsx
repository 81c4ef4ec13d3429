import type { SentencePart } from '@tessera/words'
import type { ReactNode } from 'react'
import { Amount, Name } from './log.tsx'

/** Parts as a sentence in colour. */
export function worded(parts: readonly SentencePart[]): ReactNode {
  return parts.map((part, i) => {
    if (typeof part === 'string') return part
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of one sentence
    return 'name' in part ? (
      <Name key={i} seat={part.seat}>
        {part.name}
      </Name>
    ) : (
      <Amount key={i} tone={part.tone}>
        {part.amount}
      </Amount>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of one sentence
  })
}
