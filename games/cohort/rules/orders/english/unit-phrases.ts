import type { GroupId } from '../../content/groups.ts'
import { calledSo, LEVELS, type UnitRef } from '../grammar/unit-phrases.ts'
import { FIGURE_WORDS, keysOf } from '../words/lexer.ts'
import { lexiconOf } from '../words/phrase.ts'
import { proposal } from '../words/spelling.ts'
import { MEASURE_WORDS } from '../words/vocabulary.ts'
import {
  after,
  as,
  before,
  both,
  type Chart,
  cell,
  either,
  type Found,
  map,
  maybe,
  phraseOf,
  priced,
  type Rule,
  several,
  token,
  words,
} from './chart.ts'
import { idle, unknownWord } from './filler.ts'
import { adjective, aGroup, isGroupWord, membersOf, NOUN_TAIL, refOf, wholeGroup } from './units/groups.ts'
import { foremost, nearestTo, standingAt } from './units/position.ts'

/** Who is spoken of. `same`: by a word such as `they`. `nobody`: in `nobody move`. */
export interface Who {
  readonly refs: readonly UnitRef[]
  readonly same: boolean
  readonly nobody: boolean
  /** Who was left out: `everyone but the train`. */
  readonly left?: readonly UnitRef[]
}

const ARTICLE = words(
  'skip',
  'the|a|an|my|our|your|his|her|their|its|this|that|these|those|dear|of|all|brave|bold|plucky|steady|poor|lovely|splendid|excellent|wonderful|lazy|silly|regiments of|companies of|regiment of|company of|nice|young|old|good|great|strong|fine|tired|fresh|proud|loyal|glorious|little|big|entire|men of|the men of|soldiers of|boys of|lads of|people of|squadrons of|units of|squadron of|unit of|unit|own',
)

const ALL = words(
  'unit',
  'both lots of|both regiments of|both companies of|both squads of|two units of|all groups of|all regiments of|all companies of|both squadrons of|both units of|both groups of|all units of|all squadrons of|all|all of|every|each|each of|the whole|whole|entire|all the|all my|all our|all of the|all of my|every one of|every single|any|both of|both of the|both|both my|both the',
)

const JOIN = token('joiner', ({ kind, key }) =>
  kind === 'joiner' && key !== 'then' && key !== ':' && key !== '->' && key !== '-' && key !== '=>' ? key : null,
)

const AND = either(
  several(JOIN, 2),
  map(words('joiner', 'as well as|along with|together with|plus|n|nor'), (word) => [word]),
)

const anId: Rule<UnitRef> = (chart, at) => {
  const here = at < chart.stop ? chart.tokens[at] : undefined
  if (here?.kind !== 'id' || !chart.scope.units.some(({ id }) => id === here.id)) return []
  return [
    {
      value: refOf(LEVELS.named, [here.id], at, at + 1),
      end: at + 1,
      price: 0,
      marks: [{ from: at, to: at + 1, kind: 'unit' }],
    },
  ]
}

const aName: Rule<UnitRef> = (chart, at) =>
  phraseOf(chart.scope.names, 'unit')(chart, at).map((found) => ({
    ...found,
    value: refOf(LEVELS.named, [found.value], at, found.end),
  }))

const partNames = new WeakMap<object, ReturnType<typeof lexiconOf<number>>>()

/** `the Cohort`: a word of a name that only one unit has. */
const partOfName: Rule<UnitRef> = (chart, at) => {
  let parts = partNames.get(chart.scope)
  if (parts === undefined) {
    const owners = new Map<string, number[]>()
    for (const { id, name } of chart.scope.units) {
      for (const key of keysOf(name)) owners.set(key, [...(owners.get(key) ?? []), id])
    }
    const single = [...owners].filter(([key, ids]) => ids.length === 1 && /^\p{L}{4,}$/u.test(key) && !isGroupWord(key))
    // `FC`, where only one unit's name begins so.
    const initials = new Map<string, number[]>()
    for (const { id, name } of chart.scope.units) {
      const short = /^\p{L}+(?: \p{L}+)+$/u.test(name)
        ? keysOf(name)
            .map((key) => key.charAt(0))
            .join('')
        : ''
      const first = name
        .split(' ')
        .map((word) => word.charAt(0).toLowerCase())
        .join('')
      for (const key of new Set([short, first]))
        if (/^\p{L}{2,}$/u.test(key)) initials.set(key, [...(initials.get(key) ?? []), id])
    }
    const short = [...initials].filter(
      ([key, ids]) => ids.length === 1 && !owners.has(key) && !isGroupWord(key) && !isLittle(key),
    )
    parts = lexiconOf([...single, ...short].map(([key, ids]) => [[key], ids[0] ?? 0] as const))
    partNames.set(chart.scope, parts)
  }
  return phraseOf(parts, 'unit')(chart, at).map((found) => ({
    ...found,
    value: refOf(LEVELS.named, [found.value], at, found.end),
  }))
}

function isLittle(key: string): boolean {
  return LITTLE.has(key)
}

const LITTLE: ReadonlySet<string> = new Set(
  'as at an am be by do go he if in is it me my no of on or so to up us we'.split(' '),
)

/** `the infantry`, where one of those on foot is called so: it may be meant alone. */
const onlyOne: Rule<UnitRef> = (chart, at) =>
  wholeGroup(chart, at).flatMap((found) => {
    const { level, units } = found.value
    const all = chart.tokens.slice(Math.max(0, at - 2), at).some(({ key }) => key === 'all')
    if (level !== LEVELS.group || units.length < 2 || all) return []
    const called = calledSo(chart, { ...found.value, from: at, to: found.end })
    return called.length === 1 ? [{ ...found, value: { ...found.value, level: LEVELS.named, units: called } }] : []
  })

const BY_WEAPON: ReadonlySet<GroupId> = new Set(['pikemen', 'spearmen', 'horseArchers'])

/** `the pikemen`: those with a name of their own may be meant too, or not. */
const withoutElite: Rule<UnitRef> = (chart, at) =>
  aGroup(chart, at).flatMap((found) => {
    const units = membersOf(chart, found.value)
    const plain = units.filter((id) => chart.scope.units.some((unit) => unit.id === id && unit.kind !== 'elite'))
    if (!BY_WEAPON.has(found.value) || plain.length === 0 || plain.length === units.length) return []
    return chart.tokens[at - 1]?.key === 'all' ? [] : [{ ...found, value: refOf(LEVELS.group, plain, at, found.end) }]
  })

const SOME = words('unit', 'everyone|everybody|all|those|anyone|anybody|units|troops|soldiers|men|guys|ones|horses')
const ARMED = words('unit', 'with|with a|who have|who has|that have|that has|what have|having|carrying|armed with')
const WEAPON = lexiconOf<GroupId>([
  [['bows'], 'archers'],
  [['bow'], 'archers'],
  [['crossbows'], 'crossbowmen'],
  [['spears'], 'spearmen'],
  [['pikes'], 'pikemen'],
  [['horses'], 'cavalry'],
])

/** `everyone with bows`: those, and nobody who goes along with them. */
const armed: Rule<UnitRef> = (chart, at) =>
  both(
    after(maybe(words('unit', 'all|every')), SOME),
    after(ARMED, phraseOf(WEAPON, 'unit')),
    (_, group) => group,
  )(chart, at).flatMap((found) => {
    const units = membersOf(chart, found.value)
    return units.length === 0 ? [] : [{ ...found, value: refOf(LEVELS.group, units, at, found.end) }]
  })

const plainNumber = token('number', (here) => (here.kind === 'number' && here.measure === 'plain' ? here.value : null))

const anOrdinal = token('unit', (here) => (here.kind === 'ordinal' ? here.value : null))

/** `both militia`, `all my archers`, `the two cavalry units`: as many as there are. */
const counted: Rule<UnitRef> = (chart, at) => {
  const quantity = either<string | number>(ALL, plainNumber)
  return both(before(quantity, maybe(several(ARTICLE, 3))), wholeGroup, (many, ref) => ({ many, ref }))(
    chart,
    at,
  ).flatMap((found) => {
    const { many, ref } = found.value
    if (ref.level === LEVELS.rest) return []
    const count = typeof many === 'number' ? many : many.startsWith('both') ? 2 : null
    if (count !== null && ref.units.length !== count) {
      const called = calledSo(chart, ref)
      return called.length === count ? [{ ...found, value: { ...ref, units: called, from: at } }] : []
    }
    if (typeof many === 'number' && many < 2) return []
    return [{ ...found, value: { ...ref, from: at } }]
  })
}

/** `infantry 2`, `mil 1, 2`, `units 4 and 5`, `infantry first and second`: by number. */
const numbered: Rule<readonly UnitRef[]> = (chart, at) => {
  const next = either(after(several(JOIN, 2), plainNumber), priced(2, plainNumber))
  const list = either(
    both(plainNumber, maybe(several(next, 6)), (first, more) => [first, ...(more ?? [])]),
    // `infantry first and second`, but not `infantry first`, which may be before the others.
    both(anOrdinal, several(after(several(JOIN, 2), anOrdinal), 6), (first, more) => [first, ...more]),
  )
  return both(
    either<GroupId | 'unit'>(
      aGroup,
      map(words('unit', 'unit|units|number'), () => 'unit' as const),
    ),
    after(maybe(words('unit', 'number|no|nr')), list),
    (group, numbers) => ({ group, numbers }),
  )(chart, at).flatMap((found) => {
    const { group, numbers } = found.value
    const next = chart.tokens[found.end]?.key ?? ''
    if (group === 'everyone' || group === 'rest' || MEASURE_WORDS.has(next) || FAR.has(next)) return []
    const ids = numbers.map((n) => nth(chart, group, n, at, found.end))
    if (ids.some((id) => id === null)) return []
    return [{ ...found, value: ids.flatMap((id) => (id === null ? [] : [refOf(LEVELS.named, [id], at, found.end)])) }]
  })
}

const FAR: ReadonlySet<string> = new Set([
  'north',
  'south',
  'east',
  'west',
  'tile',
  'tiles',
  'square',
  'squares',
  'field',
  'fields',
  'steps',
  'turns',
])

/** `1st and 2nd infantry`, `1 inf`. */
const byOrdinal: Rule<readonly UnitRef[]> = (chart, at) => {
  const which = either(anOrdinal, priced(2, plainNumber))
  const list = both(
    which,
    maybe(
      several(
        after(
          as(
            both(several(JOIN, 2), maybe(words('skip', 'the')), () => true),
            null,
          ),
          which,
        ),
        6,
      ),
    ),
    (first, more) => [first, ...(more ?? [])],
  )
  return both(list, before(aGroup, maybe(NOUN_TAIL)), (numbers, group) => ({ numbers, group }))(chart, at).flatMap(
    (found) => {
      const { group, numbers } = found.value
      if (group === 'everyone' || group === 'rest') return []
      const ids = numbers.map((n) => nth(chart, group, n, at, found.end))
      if (ids.some((id) => id === null)) return []
      return [{ ...found, value: ids.flatMap((id) => (id === null ? [] : [refOf(LEVELS.named, [id], at, found.end)])) }]
    },
  )
}

/** By default name first, else the n-th of the group (COH-12.5). */
function nth(chart: Chart, group: GroupId | 'unit', n: number, from: number, to: number): number | null {
  if (group === 'unit') return chart.scope.units.find(({ id }) => id === n)?.id ?? null
  const called = chart.tokens.slice(from, to).map(({ key }) => key)
  const named = chart.scope.units.find((unit) => {
    const [first, ...rest] = keysOf(unit.name)
    return first === `${n}.` && rest.length > 0 && rest.every((key) => called.includes(key))
  })
  return named?.id ?? membersOf(chart, group)[n - 1] ?? null
}

/** `#4-#5`, `#2, 3 and 4`. */
const idList: Rule<readonly UnitRef[]> = (chart, at) => {
  const more = either<readonly number[]>(
    map(
      both(
        token('joiner', ({ key }) => (key === '-' || key === '\u2013' ? key : null)),
        anId,
        (_, ref) => ref,
      ),
      ({ units }) => [-(units[0] ?? 0)],
    ),
    map(
      after(
        several(JOIN, 2),
        either(
          map(plainNumber, (n) => n),
          map(anId, ({ units }) => units[0] ?? 0),
        ),
      ),
      (n) => [n],
    ),
  )
  return both(anId, several(more, 8), (first, rest) => ({ first, rest: rest.flat() }))(chart, at).flatMap((found) => {
    const ids: number[] = [...found.value.first.units]
    for (const n of found.value.rest) {
      if (n > 0) ids.push(n)
      else for (let id = (ids.at(-1) ?? 0) + 1; id <= -n; id++) ids.push(id)
    }
    if (ids.some((id) => !chart.scope.units.some((unit) => unit.id === id))) return []
    return [{ ...found, value: ids.map((id) => refOf(LEVELS.named, [id], at, found.end)) }]
  })
}

/** Bare numbers for ids: nobody else can be meant, but it is asked. */
const bareNumbers: Rule<readonly UnitRef[]> = (chart, at) =>
  both(plainNumber, several(after(several(JOIN, 2), plainNumber), 8), (first, more) => [first, ...more])(
    chart,
    at,
  ).flatMap((found) =>
    found.value.every((n) => chart.scope.units.some(({ id }) => id === n))
      ? [{ ...found, price: found.price + 8, value: found.value.map((n) => refOf(LEVELS.named, [n], at, found.end)) }]
      : [],
  )

const GUESSED: readonly GroupId[] = ['infantry', 'cavalry', 'archers', 'elite', 'scouts', 'militia', 'engineers']

const AS_UNIT = 9

/** A word nobody knows, taken for any group there is. */
const guessed: Rule<UnitRef> = (chart, at) => {
  if (chart.gist?.lacksUnit !== true || chart.gist.strange[at] !== true || at >= chart.stop) return []
  return GUESSED.flatMap((group, index) => {
    const units = membersOf(chart, group)
    if (units.length === 0) return []
    return [
      {
        value: refOf(LEVELS.group, units, at, at + 1),
        end: at + 1,
        price: AS_UNIT + (index < 3 ? 0 : 1),
        marks: [{ from: at, to: at + 1, kind: 'unit' as const }],
      },
    ]
  })
}

/** `the 3rd`, after `4th Cavalry`: of the kind that was last named. */
const bareOrdinal: Rule<UnitRef> = (chart, at) =>
  anOrdinal(chart, at).flatMap((found) => {
    const next = found.end < chart.stop ? chart.tokens[found.end] : undefined
    if (next?.kind === 'word' && (isGroupWord(next.key) || next.key === 'turn' || next.key === 'round')) return []
    for (let back = at - 1; back >= 0; back--) {
      const noun = chart.tokens[back]?.key ?? ''
      const unit = chart.scope.units.find(({ name }) => {
        const keys = keysOf(name)
        return keys[0] === `${found.value}.` && keys.length === 2 && keys[1] === noun
      })
      // `2nd cav with 1st`: the kind by another word for it.
      const [group] = isGroupWord(noun) ? aGroup(chart, back) : []
      const id = unit?.id ?? (group === undefined ? null : nth(chart, group.value, found.value, back, group.end))
      if (id !== null) return [{ ...found, price: found.price + 1, value: refOf(LEVELS.named, [id], at, found.end) }]
    }
    return []
  })

const one = (rule: Rule<UnitRef>): Rule<readonly UnitRef[]> => map(rule, (ref) => [ref])

const term: Rule<readonly UnitRef[]> = cell((chart, at) =>
  after(
    maybe(several(ARTICLE, 6)),
    after(
      adjective,
      either(
        one(anId),
        one(aName),
        one(partOfName),
        one(wholeGroup),
        one(guessed),
        one(standingAt),
        one(foremost),
        one(nearestTo),
        one(bareOrdinal),
        one(onlyOne),
        one(withoutElite),
        one(armed),
        one(counted),
        numbered,
        byOrdinal,
        idList,
        bareNumbers,
      ),
    ),
  )(chart, at).filter(({ value, end }) => !isSomeOfAll(chart, value, at, end)),
)

const TELLING_APART = new Set('big little young old strong tired fresh'.split(' '))

const FIGURES = new Set(FIGURE_WORDS)

const NO_WORDS = new Set<string>()

/** `the big guys`, `secnd militia`: of several only some are meant, and nobody knows which. */
function isSomeOfAll(chart: Chart, refs: readonly UnitRef[], from: number, end: number): boolean {
  if (!refs.some(({ units }) => units.length > 1)) return false
  const all = refs.some(({ level }) => level === LEVELS.everyone)
  return chart.tokens.slice(from, end).some(({ key }, index) => {
    if (all && TELLING_APART.has(key)) return true
    return unknownWord(chart, from + index).length > 0 && proposal(key, FIGURES, NO_WORDS) !== null
  })
}

const EXCEPT = words(
  'unit',
  '-|except|except for|but|but not|but for|apart from|save|save for|bar|excluding|less|minus|other than|besides|with the exception of|without|not counting|aside from|excepting',
)

const list: Rule<readonly UnitRef[]> = cell((chart, at) =>
  both(term, maybe(several(after(AND, after(maybe(several(ARTICLE, 2)), term)), 7)), (first, more) => [
    ...first,
    ...(more ?? []).flat(),
  ])(chart, at).map((found) => {
    // `lads, 1st Infantry and First Cohort`: those who are named.
    const named = found.value.filter(({ level }) => level !== LEVELS.everyone)
    const mixed = named.length > 0 && named.length < found.value.length
    return mixed ? { ...found, price: found.price + 2, value: named } : found
  }),
)

const withoutSome: Rule<Who> = (chart, at) =>
  both(before(list, maybe(several(JOIN, 1))), after(EXCEPT, list), (all, some): Who | null => {
    const refs = less(all, some)
    return refs === null ? null : { refs, same: false, nobody: false, left: some }
  })(chart, at)

/** The rest of a group without some of it; null where that leaves nobody, or takes nobody away. */
export function less(all: readonly UnitRef[], some: readonly UnitRef[]): readonly UnitRef[] | null {
  const gone = new Set(some.flatMap(({ units }) => units))
  if (all.some(({ level }) => level === LEVELS.rest) || gone.size === 0) return null
  const left = all.map((ref) => ({ ...ref, units: ref.units.filter((id) => !gone.has(id)) }))
  const took = all.some((ref, index) => ref.units.length !== left[index]?.units.length)
  return took && left.every(({ units }) => units.length > 0) ? left : null
}

const PRONOUN = words(
  'unit',
  'it|them|they|he|she|him|her|these|those|these men|those men|they all|all of them|themselves|which|who|which should|who should|both|both of them|both of you|they both|you both|you two|the two|the two of them|the two of you|all three|all three of them|each',
)

const NOBODY = words(
  'unit',
  'nobody|no one|none|nothing|no unit|no man|no soldier|none of you|no units|noone|not one of you|not a man',
)

/** Some own units by name, kind, group, number, or as the ones spoken of before. */
export const who: Rule<Who> = cell(
  either<Who>(
    map(list, (refs) => ({ refs, same: false, nobody: false })),
    withoutSome,
    map(PRONOUN, () => ({ refs: [], same: true, nobody: false })),
    (chart, at) =>
      NOBODY(chart, at).map((found) => ({
        ...found,
        value: {
          refs: [
            refOf(
              LEVELS.everyone,
              chart.scope.units.map(({ id }) => id),
              at,
              found.end,
            ),
          ],
          same: false,
          nobody: true,
        },
      })),
    (chart, at) =>
      both(
        words('unit', 'neither|neither of|no|none of|not one of'),
        list,
        (_, refs) => refs,
      )(chart, at).map((found) => ({
        ...found,
        value: { refs: found.value, same: false, nobody: true },
      })),
  ),
)

/** Own units as something to go to, follow or guard. */
export const ownUnits: Rule<readonly UnitRef[]> = cell(
  (chart: Chart, at: number): readonly Found<readonly UnitRef[]>[] =>
    after(idle, term)(chart, at).filter(({ value }) => value.every(({ level }) => level >= LEVELS.group)),
)

export { EXCEPT }
