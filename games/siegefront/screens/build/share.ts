import type { Parsed } from '@tessera/kernel'
import { CARDS, cardText } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { countsOf, type Deck } from './cards.ts'
import { readDeckText, shortened, tidy, type WrittenDeck } from './text.ts'

const BEGINNING = 'sf1:'
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'
const LONGEST = 2_000
const MOST_CARDS = 60

/**
 * The short code of a deck: `sf1:` and three characters a card, its place in the catalogue (two digits to the base of 36)
 * and its copies. The catalogue only ever grows at its end, so old codes keep their meaning.
 */
export function writeDeckCode(cards: Deck): string {
  const counts = countsOf(cards)
  const parts = CARDS.flatMap(({ key }, place) => {
    const count = counts.get(key)
    return count === undefined ? [] : [`${place.toString(36).padStart(2, '0')}${DIGITS[Math.min(count, 35)]}`]
  })
  return BEGINNING + parts.join('')
}

export function readDeckCode(code: string): Parsed<Deck> {
  const text = code.trim()
  if (!text.startsWith(BEGINNING)) return bad(words.text('code.begins', { beginning: BEGINNING }))
  const body = text.slice(BEGINNING.length)
  if (body.length > LONGEST) return bad(words.text('code.tooLong'))
  if (!/^[0-9a-z]*$/.test(body)) return bad(words.text('code.characters'))
  if (body === '' || body.length % 3 !== 0) return bad(words.text('code.cutOff'))
  const cards: string[] = []
  for (let at = 0; at < body.length; at += 3) {
    const card = CARDS[Number.parseInt(body.slice(at, at + 2), 36)]
    const count = Number.parseInt(body.charAt(at + 2), 36)
    if (card === undefined) return bad(words.text('code.noCard', { card: body.slice(at, at + 2) }))
    if (cards.includes(card.key)) return bad(words.text('code.twice', { card: cardText(card) }))
    if (cards.length + count > MOST_CARDS) return bad(words.text('code.more', { most: MOST_CARDS }))
    for (let copy = 0; copy < count; copy++) cards.push(card.key)
  }
  return cards.length === 0 ? bad(words.text('code.none')) : { ok: true, value: cards }
}

/** The page that opens the builder with this deck. */
export function deckLink(origin: string, cards: Deck, name: string | null): string {
  const query = new URLSearchParams({ code: writeDeckCode(cards) })
  if (name !== null && name !== '') query.set('name', name)
  return `${origin}/siegefront/deck?${query.toString().replaceAll('%3A', ':')}`
}

/** Reads pasted text: lines, a code, or a link with a code. */
export function readSharedDeck(pasted: string): Parsed<WrittenDeck> {
  const text = pasted.trim()
  if (text === '') return bad(words.text('code.nothing'))
  if (text.startsWith(BEGINNING)) return named(readDeckCode(text), null)
  const query = queryOf(text)
  if (query === null) return readDeckText(pasted)
  const code = query.get('code')
  return code === null
    ? bad(words.text('code.link', { link: shortened(text) }))
    : named(readDeckCode(code), tidy(query.get('name') ?? '') || null)
}

function named(read: Parsed<Deck>, name: string | null): Parsed<WrittenDeck> {
  return read.ok ? { ok: true, value: { name, cards: read.value } } : read
}

function queryOf(text: string): URLSearchParams | null {
  const link = /^(?:https?:\/\/\S*|\/siegefront\/\S*)?\?(\S*)$/i.exec(text)
  if (link) return new URLSearchParams((link[1] ?? '').slice(0, LONGEST).split('#')[0])
  return /^https?:\/\//i.test(text) ? new URLSearchParams() : null
}

function bad(text: string): {
  readonly ok: false
  readonly inputErrors: { path: string; code: string; text: string }[]
} {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_deck', text }] }
}
