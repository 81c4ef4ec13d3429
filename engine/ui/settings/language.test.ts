import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

const THERE = ['en', 'de', 'pt-BR']

test('a language that is set counts, before what the browser prefers', () => {
  expect(languageOf('de', ['en-GB'], THERE)).toBe('de')
})

test('without a setting the first language of the browser that there is counts', () => {
  expect(languageOf('system', ['fr-FR', 'de-AT', 'en'], THERE)).toBe('de')
  expect(languageOf('system', ['pt-BR'], THERE)).toBe('pt-BR')
})

test('English is spoken where nothing fits', () => {
  expect(languageOf('system', ['fr'], THERE)).toBe('en')
})
