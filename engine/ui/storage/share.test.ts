import { describe, expect, test } from 'vitest'
import { packLink, unpackLink } from './share.ts'

describe('links', () => {
  test('what is packed comes out again', async () => {
    const value = { name: 'Línea — ≤ 3', list: [1, null, 'x'.repeat(5000)] }
    const text = await packLink(value)
    expect(text).toMatch(/^1[A-Za-z0-9_-]+$/)
    expect(text.length).toBeLessThan(300)
    expect(await unpackLink(text)).toEqual({ ok: true, value })
  })

  test('plain ones are read as well', async () => {
    expect(await unpackLink(`0${btoa('[1]').replaceAll('=', '')}`)).toEqual({ ok: true, value: [1] })
  })

  test.each([
    ['nothing', '', 'not one of ours'],
    ['another kind', '7abc', 'not one of ours'],
    ['foreign characters', '1<script>', 'do not belong'],
    ['a cut link', '1q1YKS8xNVbJSUEpKLC5Q', 'damaged'],
    ['bytes that are no text', '0_____w', 'damaged'],
    ['text that is no JSON', `0${btoa('{"a":').replaceAll('=', '')}`, 'damaged'],
    ['a very long one', `1${'A'.repeat(300_000)}`, 'too long'],
  ])('hostile: %s', async (_, text, sentence) => {
    const read = await unpackLink(text)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.text).toContain(sentence)
  })

  test('a small link that would unpack to a huge text is given up', async () => {
    const bomb = await packLink('0'.repeat(6_000_000))
    expect(bomb.length).toBeLessThan(20_000)
    expect(await unpackLink(bomb)).toEqual({ ok: false, text: 'What this link holds is too large.' })
  })
})
