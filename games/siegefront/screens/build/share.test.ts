import { CARDS, READY_DECKS } from '@tessera/siegefront'
import { describe, expect, it } from 'vitest'
import { sameDeck } from './cards.ts'
import { deckLink, readDeckCode, readSharedDeck, writeDeckCode } from './share.ts'
import { readDeckText, writeDeckText } from './text.ts'

const sentence = (text: string): string => {
  const read = readSharedDeck(text)
  return read.ok ? 'no input error' : (read.inputErrors[0]?.text ?? '')
}

describe('decks as text', () => {
  it('writes a line a card, cheapest first, and reads it again', () => {
    const text = writeDeckText(['knight', 'footman', 'footman'], 'Night watch')
    expect(text).toBe('# Night watch\n2 Footman\n1 Knight')
    expect(readDeckText(text)).toEqual({
      ok: true,
      value: { name: 'Night watch', cards: ['footman', 'footman', 'knight'] },
    })
  })

  it.each(READY_DECKS)('$name survives text, code and link', ({ name, cards }) => {
    for (const shared of [
      writeDeckText(cards, name),
      writeDeckCode(cards),
      deckLink('https://tessera.example', cards, name),
    ]) {
      const read = readSharedDeck(shared)
      expect(read.ok && sameDeck(read.value.cards, cards)).toBe(true)
    }
    expect(writeDeckCode(cards).length).toBeLessThan(60)
  })

  it('takes what people type: no number, a times sign, other case, keys, empty lines', () => {
    const read = readDeckText('\r\n3x man-at-arms\n2 × Lady of Banners\r\nELDER DRAGON\n\n1 peasant-levy\n')
    expect(read.ok && read.value.cards).toEqual([
      ...new Array<string>(3).fill('man-at-arms'),
      ...new Array<string>(2).fill('lady-of-banners'),
      'elder-dragon',
      'peasant-levy',
    ])
  })

  it.each([
    ['', /nothing here yet/],
    ['# only a name', /no card in this text/],
    ['3 Footman\n2 Fotman', /^Line 2: there is no card called “Fotman”/],
    ['3 Footman\n\n0 Knight', /^Line 3: write a number of 1 or more before Knight/],
    ['99999999 Footman', /^Line 1: .*more than 60 cards/],
    ['1 Militia', /^Line 1: there is no card/],
    [
      '1 <img src=x onerror=alert(1)> and much more of it',
      /^Line 1: there is no card called “<img src=x onerror=alert\(1.*…”/,
    ],
    ['1 constructor', /^Line 1/],
    [`1 ${'A'.repeat(500)}`, /^Line 1: .{0,80}$/],
    ['\u202e1 Footman reversed\u0000', /^Line 1/],
    ['1 Footman\n'.repeat(300), /at most 200/],
    ['x'.repeat(30_000), /too long/],
    ['sf1:', /cut off/],
    ['sf1:0', /cut off/],
    ['sf1:<b>', /characters/],
    ['sf1:zz3', /does not exist/],
    ['sf1:003003', /twice/],
    ['sf1:00z01z', /more than 60/],
    ['sf1:000', /holds no card/],
    [`sf1:${'003'.repeat(3000)}`, /too long/],
    ['https://tessera.example/siegefront/deck?x=1', /holds no deck/],
    ['https://elsewhere.example/', /holds no deck/],
    ['https://tessera.example/siegefront/deck?code=hx1:greywolf', /begins with sf1:/],
  ])('hostile or mistaken: %j gets a sentence', (text, expected) => {
    expect(sentence(text)).toMatch(expected)
  })

  it('a code names cards by their place in the catalogue', () => {
    expect(writeDeckCode(['peasant-levy', 'peasant-levy', 'stone-colossus'])).toBe('sf1:002251')
    expect(CARDS[77]?.key).toBe('stone-colossus')
    expect(readDeckCode('sf1:002251')).toEqual({ ok: true, value: ['peasant-levy', 'peasant-levy', 'stone-colossus'] })
  })
})
