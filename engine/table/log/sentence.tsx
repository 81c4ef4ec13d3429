import { type Part, textOf } from '@tessera/words'
import { Fragment, type ReactNode } from 'react'
import { type SeatOf, seatClass } from '../piece/index.ts'

/** How a screen draws what stands between the beginning and the end of a markup. */
export type Markup = Readonly<Record<string, (inside: ReactNode) => ReactNode>>

/** Parts as a sentence in colour. */
export function worded(parts: readonly Part[], markup: Markup = {}): ReactNode {
  const drawn: ReactNode[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? ''
    const opened = markupOf(part)
    if (opened?.kind !== 'open') {
      drawn.push(typeof part === 'string' ? part : <Piece key={at} part={part} />)
      continue
    }
    const end = endOf(parts, opened.markup, at)
    const inside = worded(parts.slice(at + 1, end), markup)
    drawn.push(<Fragment key={at}>{markup[opened.markup]?.(inside) ?? inside}</Fragment>)
    at = end
  }
  return drawn
}

/** Markup of one name does not stand inside itself. */
function endOf(parts: readonly Part[], name: string, from: number): number {
  const end = parts.findIndex((part, at) => at > from && markupOf(part)?.markup === name)
  return end < 0 ? parts.length : end
}

function markupOf(part: Part | undefined): Extract<Part, { readonly markup: string }> | null {
  return typeof part === 'object' && 'markup' in part ? part : null
}

function Piece({ part }: { readonly part: Exclude<Part, string> }): ReactNode {
  if ('name' in part) return <Name seat={part.seat}>{part.name}</Name>
  if ('amount' in part) return <Amount tone={part.tone}>{part.amount}</Amount>
  return textOf(part)
}

/** A piece's name in its seat's colour. */
export function Name({ seat, children }: { readonly seat: SeatOf; readonly children: ReactNode }) {
  return <b className={seatClass(seat)}>{children}</b>
}

/** A number in the colour of its effect. */
export function Amount({ tone, children }: { readonly tone: 'harm' | 'heal' | 'magic'; readonly children: ReactNode }) {
  return <b className={tone}>{children}</b>
}
