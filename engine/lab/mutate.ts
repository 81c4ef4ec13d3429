import type { Dice, Json } from '@tessera/kernel'

/** Something like `value`, a little wrong: what broken clients and curious people send. */
export function mutate(value: Json, dice: Dice): Json {
  if (dice.int(12) === 0) return hostile(dice)
  if (Array.isArray(value) && value.length > 0 && dice.int(4) > 0) return mutateList(value, dice)
  if (isFields(value) && dice.int(4) > 0) return mutateFields(value, dice)
  switch (typeof value) {
    case 'number':
      return dice.pick<Json>([value + 1, value - 1, -value, value + 0.5, 2 ** 31, 2 ** 53, 1e308, String(value)])
    case 'string':
      return dice.pick<Json>([`${value}x`, value.slice(1), value.toUpperCase(), '', `${value}\u0000`, 0, [value]])
    default:
      return hostile(dice)
  }
}

/** Values that have broken programs before. */
export function hostile(dice: Dice): Json {
  return dice.pick(HOSTILE)
}

const HOSTILE: readonly Json[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  '',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  [],
  {},
  [null],
  JSON.parse('{"__proto__":{"type":"x"}}') as Json,
  { toString: 'x', length: -1 },
  { type: 'constructor' },
  nested(500),
  Array.from({ length: 20_000 }, () => 0),
]

function mutateList(list: readonly Json[], dice: Dice): Json {
  const place = dice.int(list.length)
  const entry = list[place] ?? null
  switch (dice.int(5)) {
    case 0:
      return list.filter((_, index) => index !== place)
    case 1:
      return [...list, entry]
    case 2:
      return Array.from({ length: 1 + dice.int(60) }, () => entry)
    case 3:
      return [...list].reverse()
    default:
      return list.map((other, index) => (index === place ? mutate(other, dice) : other))
  }
}

function mutateFields(fields: { readonly [key: string]: Json }, dice: Dice): Json {
  const keys = Object.keys(fields)
  if (keys.length === 0 || dice.int(6) === 0) return { ...fields, surprise: hostile(dice) }
  const key = dice.pick(keys)
  if (dice.int(6) === 0) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
  return { ...fields, [key]: mutate(fields[key] ?? null, dice) }
}

function nested(depth: number): Json {
  let value: Json = 0
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

function isFields(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
