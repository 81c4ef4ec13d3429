import { expect, it } from 'vitest'
import { z } from 'zod'
import { inputErrorText, schemaOf, withoutHostFields } from '../index.ts'

const schema = schemaOf(
  z.strictObject({
    rounds: z.int().min(1).max(9).default(3),
    name: z.string().min(1),
    sizes: z.array(z.int()).max(2).default([]),
    mode: z.enum(['fast', 'slow']).default('fast'),
    bonus: z.int().default(0).meta({ by: 'host' }),
  }),
  (value) => (value.name === 'bad' ? [{ path: 'name', code: 'bad_name', text: 'That name is taken' }] : []),
)

it('fills in what may be left out', () => {
  expect(schema.parse({ name: 'x' })).toEqual({
    ok: true,
    value: { rounds: 3, name: 'x', sizes: [], mode: 'fast', bonus: 0 },
  })
})

it('reports every input error with its place, a code and a sentence', () => {
  const parsed = schema.parse({ rounds: 12, sizes: [1, 'two'], mode: 'odd', colour: 'red' })
  expect(parsed.ok ? [] : parsed.inputErrors).toEqual([
    { path: 'rounds', code: 'out_of_range', text: 'rounds must be at most 9' },
    { path: 'name', code: 'missing_field', text: 'name is missing' },
    { path: 'sizes.1', code: 'wrong_type', text: '1 must be of type number' },
    { path: 'mode', code: 'out_of_range', text: 'mode must be one of fast, slow' },
    { path: 'colour', code: 'unknown_key', text: 'There is no field colour here' },
  ])
  expect(parsed.ok ? '' : inputErrorText(parsed.inputErrors.slice(0, 2))).toBe(
    'rounds: rounds must be at most 9; name: name is missing',
  )
})

it('says how long text and lists may be, and finds what is missing below something of another kind', () => {
  const parsed = schema.parse({ name: '', sizes: [1, 2, 3] })
  expect(parsed.ok ? [] : parsed.inputErrors.map(({ text }) => text)).toEqual([
    'name must be at least 1 characters long',
    'sizes must be at most 2 entries long',
  ])
  const nested = schemaOf(z.union([z.strictObject({ at: z.strictObject({ x: z.int() }) }), z.int()]))
  for (const input of [{ at: 'here' }, { at: null }, { at: {} }]) expect(nested.parse(input).ok).toBe(false)
})

it('names no place for what is wrong with the whole', () => {
  const parsed = schema.parse(7)
  expect(parsed.ok ? '' : inputErrorText(parsed.inputErrors)).toBe('This must be of type object')
})

it('checks further what types cannot say', () => {
  expect(schema.parse({ name: 'bad' })).toMatchObject({ ok: false, inputErrors: [{ code: 'bad_name' }] })
})

it('knows which fields only the host may set, and strips them from requests', () => {
  expect(schema.hostFields).toEqual(['bonus'])
  expect(withoutHostFields(schema, { name: 'x', bonus: 40 })).toEqual({ name: 'x' })
  for (const nonsense of ['nonsense', null, ['bonus']]) expect(withoutHostFields(schema, nonsense)).toEqual(nonsense)
})
