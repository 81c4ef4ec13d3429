import type { Parsed } from '@tessera/kernel'
import { CARDS, cardOf, cardText, isCard } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { type Deck, stacksOf } from './cards.ts'

/** A deck as people write it: a name behind `#`, then a line per card. */
export interface WrittenDeck {
  readonly name: string | null
  readonly cards: Deck
}

const LONGEST_TEXT = 20_000
const MOST_LINES = 200
/** More than any deck has, so that a deck that breaks the rules can still be read and mended. */
const MOST_CARDS = 60
const LONGEST_NAME = 40

/** `3 Footman`, a line per card, cheapest first. */
export function writeDeckText(cards: Deck, name: string | null = null): string {
  const lines = stacksOf(cards).map(({ key, card, count }) => `${count} ${card?.name ?? key}`)
  return [...(name === null || name === '' ? [] : [`# ${name}`]), ...lines].join('\n')
}

/** Reads such a text from anywhere; the first line that is wrong is named by its number. */
export function readDeckText(text: string): Parsed<WrittenDeck> {
  if (text.length > LONGEST_TEXT) return bad(words.text('code.textTooLong'))
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > MOST_LINES) return bad(words.text('code.textLines', { n: lines.length, most: MOST_LINES }))
  let name: string | null = null
  const cards: string[] = []
  for (const [at, whole] of lines.entries()) {
    const line = whole.trim()
    const where = at + 1
    if (line.startsWith('#')) {
      name ??= tidy(line.slice(1)) || null
      continue
    }
    if (line === '') continue
    const read = /^(\d{1,9})?\s*[x×*]?\s*(.+)$/iu.exec(line)
    const [count, key] = [read?.[1] === undefined ? 1 : Number(read[1]), keyOf(read?.[2] ?? line)]
    if (key === null) return bad(words.text('code.lineNoCard', { line: where, card: shortened(read?.[2] ?? line) }))
    if (count < 1) return bad(words.text('code.lineNumber', { line: where, card: cardText(cardOf(key)) }))
    if (cards.length + count > MOST_CARDS)
      return bad(
        words.text('code.lineMore', { line: where, n: String(count), card: cardText(cardOf(key)), most: MOST_CARDS }),
      )
    for (let copy = 0; copy < count; copy++) cards.push(key)
  }
  if (cards.length === 0) return bad(words.text('code.textEmpty'))
  return { ok: true, value: { name, cards } }
}

/** What is shown of a text that may be anything. */
export function shortened(text: string): string {
  const plain = tidy(text)
  return plain.length > 30 ? `${plain.slice(0, 29)}…` : plain
}

/** One line without anything that could turn the text around it. */
export function tidy(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
}

const byName: ReadonlyMap<string, string> = new Map(
  CARDS.flatMap(({ key, name }) => [
    [plain(name), key],
    [plain(key), key],
  ]),
)

function keyOf(words: string): string | null {
  const key = byName.get(plain(words))
  return key !== undefined && isCard(key) ? key : null
}

/** Case, spaces and hyphens do not matter. */
function plain(words: string): string {
  return words.toLowerCase().replace(/[\s\-_.]+/g, '')
}

function bad(text: string): {
  readonly ok: false
  readonly inputErrors: { path: string; code: string; text: string }[]
} {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_deck', text }] }
}
