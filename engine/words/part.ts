/** What an amount does to the one it happens to. */
export type Tone = 'harm' | 'heal' | 'magic'

/**
 * A piece of a sentence: plain text, a name in its seat's colour, an amount in the colour of its effect, a place on the board,
 * or the beginning and end of something a screen draws in its own way (a link, a key, an icon).
 */
export type Part =
  | string
  | { readonly name: string; readonly seat: 0 | 1 }
  | { readonly amount: string; readonly tone: Tone }
  | { readonly place: string; readonly at: Place }
  | { readonly markup: string; readonly kind: 'open' | 'close' | 'standalone'; readonly options: Options }

/** A cell, as its game counts them. */
export type Place = readonly [x: number, y: number]

export type Options = Readonly<Record<string, string>>

export function textOf(part: Part): string {
  if (typeof part === 'string') return part
  if ('name' in part) return part.name
  if ('amount' in part) return part.amount
  return 'place' in part ? part.place : ''
}

export function plainWords(parts: readonly Part[]): string {
  return parts.map(textOf).join('')
}

/** The parts as the beginning of a sentence. */
export function capitalised(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex((part) => textOf(part) !== '')
  const first = parts[at]
  return first === undefined ? parts : parts.with(at, capital(first))
}

function capital(part: Part): Part {
  if (typeof part === 'string') return upper(part)
  if ('name' in part) return { ...part, name: upper(part.name) }
  if ('amount' in part) return { ...part, amount: upper(part.amount) }
  return 'place' in part ? { ...part, place: upper(part.place) } : part
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
