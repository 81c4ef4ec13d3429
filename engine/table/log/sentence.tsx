import { type Part, textOf } from '@tessera/words'
import type { ReactNode } from 'react'
import { type SeatOf, seatClass } from '../piece/index.ts'

/** Parts as a sentence in colour. */
export function worded(parts: readonly Part[]): ReactNode {
  return parts.map((part, i) => {
    if (typeof part === 'string') return part
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of one sentence
    if ('name' in part)
      return (
        <Name key={i} seat={part.seat}>
          {part.name}
        </Name>
      )
    if ('amount' in part)
      return (
        <Amount key={i} tone={part.tone}>
          {part.amount}
        </Amount>
      )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of one sentence
    return textOf(part)
  })
}

/** A piece's name in its seat's colour. */
export function Name({ seat, children }: { readonly seat: SeatOf; readonly children: ReactNode }) {
  return <b className={seatClass(seat)}>{children}</b>
}

/** A number in the colour of its effect. */
export function Amount({ tone, children }: { readonly tone: 'harm' | 'heal' | 'magic'; readonly children: ReactNode }) {
  return <b className={tone}>{children}</b>
}
