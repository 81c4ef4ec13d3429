/** A piece of a sentence: plain words, a name in its seat's colour, or an amount in the colour of its effect. */
export type SentencePart =
  | string
  | { readonly name: string; readonly seat: 0 | 1 }
  | { readonly amount: string; readonly tone: 'harm' | 'heal' | 'magic' }

export function plainWords(parts: readonly SentencePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : 'name' in part ? part.name : part.amount)).join('')
}
