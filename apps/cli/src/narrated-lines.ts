import type { Json } from '@tessera/kernel'
import { type Happening, type Narrator, plainWords } from '@tessera/words'
import { plainText } from './plain-text.ts'

/** A frame in lines of plain text; `short` leaves details out. */
export function narratedLines(told: readonly Happening[], telling: 'short' | 'whole'): readonly string[] {
  return told.flatMap(({ line }) =>
    line === null || (telling === 'short' && line.detail === true) ? [] : [plainText(plainWords(line.parts))],
  )
}

export type AnyNarrator = Narrator<Json, Json>
