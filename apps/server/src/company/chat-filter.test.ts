import { describe, expect, test } from 'vitest'
import { filtered } from './chat-filter.ts'

describe('the filter of free text', () => {
  test.each([
    'Good luck, have fun!',
    'You took my castle with a Glass Golem? Well played.',
    'Scunthorpe, Penistone, Essex, assassins, a cockerel and a class act',
    'I pass. Shall we play the classic map again at 19:30?',
    'Attack at 4+2, then hold the ford...',
    'Grüße aus Köln, wie geht’s',
    'e.g. the ford, i.e. the one by Pakistan Road',
  ])('leaves "%s" alone', (text) => expect(filtered(text)).toBe(text))

  test.each([
    ['you fucking idiot', 'you ******* idiot'],
    ['FUUUUCK', '*******'],
    ['sh1t', '****'],
    ['a$$hole', '*******'],
    ['f u c k you', '******* you'],
    ['f.u.c.k off', '******* off'],
    ['b!tch', '*****'],
    ['fück', '****'],
  ])('masks abuse however it is spelled: %s', (text, shown) => expect(filtered(text)).toBe(shown))

  test.each(['see https://evil.example/x?y=1', 'see www.evil.test', 'see free-coins.xyz/claim', 'see me@evil.org'])(
    'takes places to go out: %s',
    (text) => expect(filtered(text)).toBe('see [link removed]'),
  )

  test('signs that hide, reverse or break lines become spaces', () => {
    expect(filtered('one\u202etwo\u200b three\n\nfour\u0000')).toBe('one two three four')
  })
})
