import { afterEach, expect, expectTypeOf, it } from 'vitest'
import { inLanguage } from './by-language.ts'
import { Catalogue, findLanguages, language, onLanguage, speak, wordedSaid } from './catalogue.ts'
import type { FactsOf, Named } from './fact.ts'
import { pseudoMessages } from './pseudo.ts'

const en = {
  greeting: 'Good morning.',
  blow: '{$by :name} strikes for {$damage :amount tone=harm}.',
  men: '.input {$n :integer} .match $n one {{{$n} man}} * {{{$n} men}}',
  archer: 'Archer',
} as const

const de = {
  greeting: 'Guten Morgen.',
  blow: '{$by :name} trifft für {$damage :amount tone=harm}.',
  men: '.input {$n :integer} .match $n one {{{$n} Mann}} * {{{$n} Männer}}',
  archer: 'Bogenschütze',
}

const words = new Catalogue<typeof en>('catalogue test', en, {
  de: () => Promise.resolve(de),
  half: () => Promise.resolve({ greeting: 'Half.' }),
})

afterEach(() => speak('en'))

it('reads from each message which facts it needs', () => {
  expectTypeOf<FactsOf<(typeof en)['blow']>>().toEqualTypeOf<{ readonly by: Named; readonly damage: number }>()
  expectTypeOf<FactsOf<(typeof en)['men']>>().toEqualTypeOf<{ readonly n: number }>()
  // @ts-expect-error: the amount is missing
  words.text('blow', { by: { name: 'A', seat: 0 } })
})

it('says the same sentence in the language that is spoken', async () => {
  const archer = { name: words.said('archer'), seat: 0 } as const
  expect(words.text('blow', { by: archer, damage: 4 })).toBe('Archer strikes for 4.')
  await speak('de')
  expect(language()).toBe('de')
  expect(words.text('blow', { by: archer, damage: 4 })).toBe('Bogenschütze trifft für 4.')
  expect(words.text('men', { n: 1 })).toBe('1 Mann')
})

it('falls back to English for what a language does not say', async () => {
  await speak('half')
  expect(words.text('greeting')).toBe('Half.')
  expect(words.text('archer')).toBe('Archer')
})

it('finds a language that was added from outside, over English', async () => {
  findLanguages((scope, tag) =>
    Promise.resolve(scope === 'catalogue test' && tag === 'fr' ? { greeting: 'Bonjour.' } : null),
  )
  await speak('fr')
  expect([words.text('greeting'), words.text('archer')]).toEqual(['Bonjour.', 'Archer'])
})

it('reads a text that comes in its languages itself', async () => {
  const verb = { en: 'Play', de: 'Spielen' }
  expect([inLanguage(verb), inLanguage('Play')]).toEqual(['Play', 'Play'])
  await speak('de')
  expect([inLanguage(verb), inLanguage({ en: 'Only here' })]).toEqual(['Spielen', 'Only here'])
})

it('loads nothing for a catalogue that is not used', async () => {
  const asked: string[] = []
  const idle = new Catalogue('idle', null, {
    de: () => {
      asked.push('de')
      return Promise.resolve({ greeting: 'Guten Tag.' })
    },
  })
  await speak('de')
  expect(asked).toEqual([])
  await idle.ready()
  expect(idle.worded('greeting', {})).toEqual(['Guten Tag.'])
})

it('words later what was said as data', async () => {
  const said = JSON.parse(JSON.stringify(words.said('men', { n: 2 }))) as ReturnType<typeof words.said>
  expect(wordedSaid(said)).toEqual(['2', ' men'])
  await speak('de')
  expect(wordedSaid(said)).toEqual(['2', ' Männer'])
})

it('tells listeners after every catalogue has changed', async () => {
  const heard: string[] = []
  const end = onLanguage(() => heard.push(words.text('greeting')))
  await speak('de')
  end()
  await speak('en')
  expect(heard).toEqual(['Guten Morgen.'])
})

it('dresses text in the pseudo-language and leaves placeholders alone', () => {
  expect(pseudoMessages(en)).toEqual({
    greeting: '[Ĝóóð móŕñíñĝ. one tw]',
    blow: '[{$by :name} šţŕíķéš fóŕ {$damage :amount tone=harm}. one tw]',
    men: '.input {$n :integer} .match $n one {{[{$n} máñ on]}} * {{[{$n} méñ on]}}',
    archer: '[Áŕçĥéŕ one]',
  })
})
