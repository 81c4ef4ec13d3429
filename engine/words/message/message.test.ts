import { expect, it } from 'vitest'
import type { Fact } from '../fact.ts'
import { type Part, plainWords } from '../part.ts'
import { formatMessage } from './format.ts'
import { MessageError, parseMessage } from './parse.ts'

function parts(source: string, facts: Readonly<Record<string, Fact>> = {}, language = 'en'): readonly Part[] {
  return formatMessage(parseMessage(source), {
    language,
    facts,
    resolve: ({ key, facts: own }, extra) => parts(NAMES[key] ?? key, { ...own, ...extra }, language),
  })
}

const text = (...given: Parameters<typeof parts>): string => plainWords(parts(...given))

/** A name with its cases, as a German catalogue has it. */
const NAMES: Readonly<Record<string, string>> = {
  archer:
    '.input {$case :string} .match $case acc {{den Bogenschützen}} dat {{dem Bogenschützen}} * {{der Bogenschütze}}',
}

it('replaces variables and keeps escaped braces', () => {
  expect(text('{$who} says \\{{$what}\\}', { who: 'Ann', what: 'hello' })).toBe('Ann says {hello}')
})

it('shows a missing fact by its name and keeps the rest', () => {
  expect(text('{$who} waits', {})).toBe('{$who} waits')
})

it('chooses by plural category, and an exact number before it', () => {
  const men = '.input {$n :integer} .match $n 0 {{nobody}} one {{{$n} man}} * {{{$n} men}}'
  expect([0, 1, 2, 1234].map((n) => text(men, { n }))).toEqual(['nobody', '1 man', '2 men', '1,234 men'])
})

it('chooses by two values, the first weighing most', () => {
  const both =
    '.input {$a :string} .input {$n :integer} .match $a $n x one {{x1}} x * {{x}} * one {{one}} * * {{other}}'
  expect(
    [
      { a: 'x', n: 1 },
      { a: 'x', n: 2 },
      { a: 'y', n: 1 },
      { a: 'y', n: 2 },
    ].map((facts) => text(both, facts)),
  ).toEqual(['x1', 'x', 'one', 'other'])
})

it('gives names their seat and amounts their tone', () => {
  expect(
    parts('{$by :name} strikes for {$damage :amount tone=harm}.', { by: { name: 'Knight', seat: 1 }, damage: 4 }),
  ).toEqual([{ name: 'Knight', seat: 1 }, ' strikes for ', { amount: '4', tone: 'harm' }, '.'])
})

it('puts a name in the case of its placeholder', () => {
  const archer = { name: { scope: 'test', key: 'archer' }, seat: 0 } as const
  expect(
    text('{$a :name} trifft {$b :name case=acc} mit {$c :name case=dat}', { a: archer, b: archer, c: archer }),
  ).toBe('der Bogenschütze trifft den Bogenschützen mit dem Bogenschützen')
})

it('says "you" to the reader by selecting on the name', () => {
  const turn = '.input {$who :name} .match $who you {{You win.}} * {{{$who} wins.}}'
  expect(text(turn, { who: { name: 'Ann', seat: 0, you: true } })).toBe('You win.')
  expect(text(turn, { who: { name: 'Ann', seat: 0 } })).toBe('Ann wins.')
})

it('keeps markup as parts for the screen', () => {
  expect(parts('See {#link to=|/rules|}the rules{/link}.')).toEqual([
    'See ',
    { markup: 'link', kind: 'open', options: { to: '/rules' } },
    'the rules',
    { markup: 'link', kind: 'close', options: {} },
    '.',
  ])
})

it('joins lists, formats numbers, shares and units as the language does', () => {
  const list = [
    { name: 'Ann', seat: null },
    { name: { scope: 'test', key: 'archer' }, seat: null },
    { name: 'Bo', seat: null },
  ] as const
  expect(text('{$all :list}', { all: list })).toBe('Ann, der Bogenschütze, and Bo')
  expect(text('{$all :list style=or}', { all: list }, 'de')).toBe('Ann, der Bogenschütze oder Bo')
  expect(text('{$n :number minimumFractionDigits=1}', { n: 1234.5 }, 'de')).toBe('1.234,5')
  expect(text('{$p :percent}', { p: 0.25 })).toBe('25%')
  expect(text('{$d :unit unit=meter maximumFractionDigits=1}', { d: 12.34 })).toBe('12.3 m')
  expect(text('{$gain :integer signDisplay=always}', { gain: 3 })).toBe('+3')
})

it.each([
  ['{', 'Expected a name at character 2 of "{"'],
  ['a } b', 'Unexpected "}" at character 3 of "a } b"'],
  ['{$a :number', 'Expected "}"'],
  ['.match $a * {{x}}', '"$a" is selected on, but not declared with a function'],
  ['.input {$a :string} .match $a x {{x}}', 'No variant is for all other cases (*)'],
  ['.input {$a :string} .match $a x y {{x}} * {{}}', 'A variant has 2 keys for 1 variables'],
  ['{{a}} b', 'Unexpected text after the message'],
  ['\\a', '"\\" may stand before'],
])('says where %j cannot be read', (source, problem) => {
  expect(() => parseMessage(source)).toThrow(MessageError)
  expect(() => parseMessage(source)).toThrow(problem)
})
