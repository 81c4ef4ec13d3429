import { describe, expect, test } from 'vitest'
import { SENTENCES } from './testing/samples.ts'
import { summaryOf } from './testing/summary.ts'
import { understand } from './testing/understand.ts'
import { exampleView } from './testing/view.ts'
import type { Understanding } from './understand.ts'

const view = exampleView()
const all = Object.values(SENTENCES).flat()
const understood = new Map(all.map(([text]) => [text, understand(text, view)]))
const heardOf = (text: string): Understanding => understood.get(text) ?? understand(text, view)

describe('COH-12 sentences as players write them', () => {
  for (const [kind, sentences] of Object.entries(SENTENCES)) {
    test(kind, () => {
      const heard = sentences.map(([text]) => [text, summaryOf(heardOf(text), view)])
      expect(heard).toEqual(sentences)
    })
  }

  test('there are more than 400 of them, no two alike', () => {
    expect(new Set(all.map(([text]) => text)).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(400)
  })

  test('COH-18.6 the echo of each reads as the same orders', () => {
    for (const [text] of all) {
      const { orders, echo } = heardOf(text)
      const again = understand(echo, view)
      expect([text, again.orders, again.errors]).toEqual([text, orders, []])
    }
  })

  test('COH-18.6 every word of each is in an order, note, error, remark or the skip list', () => {
    for (const [text] of all) {
      const { words, errors } = heardOf(text)
      const said = text.replace(/(?<=[\p{L}\d])['’]s(?!\p{L})/gu, '').replace(/["'“”‘’\s]/g, '')
      const heard = words.map((word) => word.text.replace(/[\s'’]/g, '')).join('')
      expect(heard.replace(/-/g, '')).toBe(said.replace(/-/g, ''))
      if (errors.length === 0) expect(words.filter(({ kind }) => kind === 'lost' || kind === 'error')).toEqual([])
      for (const word of words) expect(text.slice(word.from, word.to)).toBe(word.text)
    }
  })
})
