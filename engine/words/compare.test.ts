import { expect, it } from 'vitest'
import { problemsOf } from './compare.ts'

const source = {
  hit: '{$by :name} hits for {$n :integer}.',
  rules: 'See {#link}the rules{/link}.',
  archer: 'Archer',
}

it('finds nothing wrong with a whole translation, whatever grammar its names need', () => {
  expect(
    problemsOf(source, {
      hit: '{$by :name case=nom} trifft für {$n :integer}.',
      rules: '{#link}Regeln{/link}',
      archer: '.input {$case :string} .match $case acc {{Bogenschützen}} * {{Bogenschütze}}',
    }),
  ).toEqual([])
})

it('names what is missing, unknown, unreadable and what uses other facts', () => {
  expect(problemsOf(source, { hit: '{$by} trifft {$whom}.', rules: 'Siehe {#link', knight: 'Ritter' })).toEqual([
    'hit does not use {$n}: {$by} trifft {$whom}.',
    'hit uses {$whom}, which it is not given: {$by} trifft {$whom}.',
    'rules: Expected "}" at character 13 of "Siehe {#link"',
    'archer is missing: Archer',
    'knight is not a message',
  ])
})
