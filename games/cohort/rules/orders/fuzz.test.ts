import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order, Step } from '../order.ts'
import { SPOKEN_VERBS } from './english/verbs.ts'
import { SENTENCES } from './testing/samples.ts'
import { understand } from './testing/understand.ts'
import { exampleView } from './testing/view.ts'
import type { Understanding } from './understand.ts'
import { FORMATION_PHRASES, type Verb, VOCABULARY } from './words/vocabulary.ts'

const view = exampleView()
const runs = process.env['TESSERA_DEEP'] === undefined ? 150 : 20_000

const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...VOCABULARY) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...view.units.map(({ name }) => name), 'militia', 'scouts', 'archers', '#2', '#9'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('E10', 'F11', 'U7', 'X1', 'X2', 'X9', '3', '150m', '40%', '2nd', 'western ford'),
  },
  { weight: 3, arbitrary: fc.constantFrom(',', ';', ':', 'and', 'then', '.', '\n', '(', ')', '&', '’s', '-') },
  { weight: 1, arbitrary: fc.string({ maxLength: 8, unit: 'grapheme' }) },
)
const salad = fc.array(word, { maxLength: 24 }).map((words) => words.join(' '))

/** Sentences of players, run together and with slips, so that most of a text is understood. */
const sentences = Object.values(SENTENCES).flatMap((list) => list.map(([text]) => text))
const letter = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...sentences), fc.constantFrom('; ', '. ', '\n', ', ', ' and ', ' then ', ' ')), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.option(fc.nat({ max: 80 }), { freq: 2 }),
  )
  .map(([parts, slip]) => {
    const text = parts.map(([said, joiner]) => said + joiner).join('')
    return slip === null ? text : text.slice(0, slip) + text.slice(slip + 1)
  })
const texts = fc.oneof(salad, letter)
/** Every property is held against the same texts, so each is read once. */
const drawn = { numRuns: runs, seed: 12 }
const readings = new Map<string, Understanding>()

function readingOf(text: string): Understanding {
  const known = readings.get(text)
  if (known !== undefined) return known
  const read = understand(text, view)
  readings.set(text, read)
  return read
}

/** Verbs that a step can come from; a place with `hold` or `guard` is gone to first, works too. */
const LICENCE: Readonly<Record<Step['do'], readonly Verb[]>> = {
  move: [
    'move',
    'scout',
    'retreat',
    'hold',
    'guard',
    'follow',
    'ambush',
    'evade',
    'form',
    'build',
    'fortify',
    'demolish',
    'repair',
    'attack',
    'charge',
    'seize',
  ],
  march: ['move', 'scout', 'retreat'],
  attack: ['attack', 'charge', 'seize', 'demolish'],
  shoot: ['shoot'],
  hold: ['hold', 'guard', 'follow', 'evade', 'cancel', 'holdFire', 'freeFire', 'continue'],
  form: ['form', 'breakFormation', 'move', 'scout', 'retreat', 'attack', 'charge', 'seize', 'shoot', 'hold'],
  switch: ['switch'],
  face: ['face'],
  follow: ['follow', 'guard'],
  ambush: ['ambush'],
  build: ['build', 'fortify'],
  demolish: ['demolish'],
  repair: ['repair'],
  dismount: ['dismount'],
  mount: ['mount'],
}

/** What can be ordered without a verb: `#2 E10`, `cavalry X1`, `Cohort: testudo`; and what `do not move` comes to. */
const BARE: Readonly<Partial<Record<Step['do'], readonly string[]>>> = {
  move: ['place'],
  march: ['direction'],
  attack: ['target'],
  form: ['formation'],
  build: ['work'],
  hold: ['verb'],
  face: ['direction'],
}

test('word salads never crash, are wholly accounted for, and their echo reads the same', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { orders, echo, words, errors } = readingOf(text)
      for (const { from, to, text: said, kind } of words) {
        expect(text.slice(from, to)).toBe(said)
        if (errors.length === 0) expect(kind === 'lost' || kind === 'error').toBe(false)
      }
      for (const error of errors) expect(text.slice(error.from, error.to)).toBe(error.text)
      const again = understand(echo, view)
      expect(again.errors).toEqual([])
      expect(again.orders).toEqual(orders)
    }),
    drawn,
  )
})

test('nothing is ordered that was not said', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { orders, words, notes } = readingOf(text)
      const meant = notes.filter(({ code }) => code === 'assumed').map(({ message }) => message)
      const spoken = words.filter(({ kind }) => kind === 'verb').map((said) => said.text.toLowerCase())
      const verbs = verbsSaid([...spoken, ...meant])
      const kinds = new Set(words.map(({ kind }) => kind))
      if (orders.length > 0) expect(kinds.has('unit')).toBe(true)
      for (const { main, conditions } of orders) {
        if (conditions.length > 0) expect(kinds.has('condition')).toBe(true)
        for (const order of [main, ...conditions.map((condition) => condition.order)]) {
          if (order !== null) checkSaid(order, verbs, text, kinds)
        }
      }
    }),
    drawn,
  )
})

function checkSaid(order: Order, verbs: ReadonlySet<Verb>, text: string, kinds: ReadonlySet<string>): void {
  for (const step of order.steps) {
    const bare = BARE[step.do]?.some((kind) => kinds.has(kind)) === true
    const licensed =
      bare || LICENCE[step.do].some((verb) => verbs.has(verb)) || (step.do === 'hold' && kinds.has('stance'))
    expect([step.do, licensed]).toEqual([step.do, true])
    if ('target' in step && step.target.is === 'contact') expect(text.toUpperCase()).toContain(`X${step.target.handle}`)
    if (step.do === 'move' && step.to.is === 'contact') expect(text.toUpperCase()).toContain(`X${step.to.handle}`)
    if (step.do === 'form' && !verbs.has('breakFormation')) expect(kinds.has('formation')).toBe(true)
    if (step.do === 'move' && step.to.is === 'tile') expect(kinds.has('place') || kinds.has('direction')).toBe(true)
    if (step.do === 'march') expect(kinds.has('direction')).toBe(true)
  }
  if (order.stance !== 'steady') {
    const manner = kinds.has('stance') || verbs.has('scout') || verbs.has('charge') || verbs.has('evade')
    expect(manner).toBe(true)
  }
  if (order.fire === 'hold') expect(verbs.has('holdFire') || verbs.has('shoot')).toBe(true)
}

/** By first word, so more than were said: `hold fire` also licenses `hold`, never the other way round. */
function verbsSaid(first: readonly string[]): ReadonlySet<Verb> {
  const said = first.join(' ')
  const verbs = new Set<Verb>()
  for (const phrases of SPOKEN_VERBS.byFirst.values()) {
    for (const [keys, verb] of phrases) if (keys.every((key) => said.includes(key.slice(0, 3)))) verbs.add(verb)
  }
  return verbs
}

test('the vocabulary has a word for every formation', () => {
  expect(new Set([...FORMATION_PHRASES.byFirst.values()].flat().map(([, formation]) => formation)).size).toBe(6)
})
